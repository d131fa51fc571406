import type { IsoDate } from "@huvudbok/core/calendar";
import {
  closedSettlement,
  closedSettlementText,
  type VatBooks,
  type VatPeriodType,
  type VatReport,
} from "@huvudbok/core/vat";
import { ClosedDateLink } from "../../parts/fiscal-year/closed-date-link.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";

interface ClosedSettlementNoticeProps {
  readonly years: readonly VatBooks[];
  readonly report: Pick<VatReport, "period">;
  readonly type: VatPeriodType;
  readonly closedThrough: IsoDate | undefined;
}

/** Told before the VAT of closed days is booked: that it would come after a period that is closed as well (VR18). */
export function ClosedSettlementNotice({ years, report, type, closedThrough }: ClosedSettlementNoticeProps) {
  const closed = closedSettlement(years, { period: report.period, type }, closedThrough);
  if (closed === undefined) return null;
  return (
    <Notice
      kind="warning"
      title="Momsen bör inte bokföras medan dagarna är låsta"
      action={<ClosedDateLink />}
    >
      {closedSettlementText(closed)}
    </Notice>
  );
}
