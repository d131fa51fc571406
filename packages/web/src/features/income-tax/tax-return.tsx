import { type AccountProblem, incomeTaxReport } from "@huvudbok/core/income-tax";
import { useMemo } from "react";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { AccountProblems } from "./account-problems.tsx";
import { FilledReturn } from "./filled-return.tsx";
import { formFacts } from "./form-facts.ts";
import type { TaxReturnProps } from "./return-props.ts";
import { useFormCodes } from "./use-form-codes.tsx";

/** A return of a year: what the accounts give with what is typed; or every account that cannot be placed (TX3). */
export function TaxReturn(props: TaxReturnProps) {
  const { books, read } = props;
  const { ledger, plan } = books;
  const report = useMemo(
    () => incomeTaxReport(ledger, plan, read.form, read.entries),
    [ledger, plan, read.form, read.entries],
  );
  if (report.ok) return <FilledReturn {...props} report={report.value} />;
  return <Unplaced {...props} problems={report.error} />;
}

function Unplaced({
  books,
  read,
  problems,
}: TaxReturnProps & { readonly problems: readonly AccountProblem[] }) {
  const { error, isRunning, button, question } = useFormCodes({ books, read });
  return (
    <PageFrame facts={formFacts(read)} state={isRunning ? "Loading" : "Default"} error={error}>
      <AccountProblems problems={problems} action={button} />
      {question}
    </PageFrame>
  );
}
