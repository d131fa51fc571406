import type { AccountNo } from "@huvudbok/core/account-plan";
import { type VatBooks, type VatPeriodType, type VatReport, vatFigures } from "@huvudbok/core/vat";
import { ChangedFilingNotice } from "../../parts/filing/changed-filing-notice.tsx";
import { OverlappingFilingsNotice } from "../../parts/filing/overlapping-filings-notice.tsx";
import type { Action } from "../../ui/form/use-action.ts";
import { ReturnsInsteadNotice } from "./returns-instead.tsx";
import type { useReportState } from "./use-report-state.ts";
import type { UsedReturns } from "./use-returns-instead.ts";
import { VatNotices } from "./vat-notices.tsx";
import { VatSettled } from "./vat-settled.tsx";

interface PeriodStateProps {
  readonly found: { readonly years: readonly VatBooks[]; readonly report: VatReport };
  readonly declared: UsedReturns | undefined;
  /** The kind of period that is reported. */
  readonly type: VatPeriodType;
  readonly nameOf: (account: AccountNo) => string;
  readonly typed: ReturnType<typeof useReportState>;
  readonly closing: Pick<Action, "run">;
  /** Opens the entry that settles what is left. */
  readonly onSettle: (() => void) | undefined;
}

/** What is to be known of a period before its boxes: what has changed, what is wrong, and whether its VAT is booked. */
export function PeriodState({ found, declared, type, nameOf, typed, closing, onSettle }: PeriodStateProps) {
  const { years, report } = found;
  return (
    <div data-print="hidden">
      <ChangedFilingNotice kind="vat" period={report.period} now={vatFigures(report)} />
      {declared !== undefined && declared.instead.length > 0 ? (
        <ReturnsInsteadNotice returns={declared.instead} text={declared.text} />
      ) : (
        <OverlappingFilingsNotice kind="vat" period={report.period} />
      )}
      <VatNotices years={years} report={report} type={type} nameOf={nameOf} typed={typed} />
      <VatSettled years={years} report={report} closing={closing} onSettle={onSettle} />
    </div>
  );
}
