import { incomeTaxReport } from "@huvudbok/core/income-tax";
import { useMemo } from "react";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { AccountProblems } from "./account-problems.tsx";
import { FilledReturn } from "./filled-return.tsx";
import type { TaxReturnProps } from "./return-props.ts";

/** A return of a year: what the accounts give with what is typed; or every account that cannot be placed (TX3). */
export function TaxReturn(props: TaxReturnProps) {
  const { books, read } = props;
  const { ledger, plan } = books;
  const report = useMemo(
    () => incomeTaxReport(ledger, plan, read.form, read.entries),
    [ledger, plan, read.form, read.entries],
  );
  if (report.ok) return <FilledReturn {...props} report={report.value} />;
  return (
    <PageFrame>
      <AccountProblems problems={report.error} />
    </PageFrame>
  );
}
