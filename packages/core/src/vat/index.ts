export { ratesOfAccounts } from "./base/vat-base-rates.ts";
export { missingDays } from "./missing-days.ts";
export { correctedVatText } from "./period/corrected-vat-text.ts";
export { vatHindranceText } from "./period/hindrance-text.ts";
export { periodsAsReturned } from "./period/periods-as-returned.ts";
export { type ReturnInstead, returnsInstead, returnsInsteadText } from "./period/returns-instead.ts";
export { sharedPeriodLeft } from "./period/shared-period-left.ts";
export { type VatPeriodType, vatPeriods, vatPeriodTypeOf } from "./period/vat-period.ts";
export { type VatPeriodChoice, vatPeriodChoice } from "./period/vat-period-choice.ts";
export {
  type VatPeriodsToDeclare,
  type VatPeriodToDeclare,
  vatPeriodsToDeclare,
} from "./period/vat-periods-to-declare.ts";
export {
  closedSettlement,
  closedSettlementText,
  isMendedOnClosedDays,
} from "./settlement/closed-settlement.ts";
export { isPeriodSettled } from "./settlement/held/period-settled.ts";
export { type VatStanding, vatStanding } from "./settlement/held/vat-standing.ts";
export { takenOfOpening } from "./settlement/opening-settlements.ts";
export type { VatOrigin } from "./settlement/origin/vat-origin.ts";
export { changedSettlement } from "./settlement/prepared/changed-settlement.ts";
export { repeatedSettlement } from "./settlement/prepared/repeated-settlement.ts";
export { settledVouchers } from "./settlement/settled-vouchers.ts";
export { settlementsOfYearBefore } from "./settlement/settlements-of-year-before.ts";
export { vatClosingDate } from "./settlement/vat-closing-date.ts";
export { vatLeftText } from "./settlement/vat-left-text.ts";
export { yearEndsWithVat } from "./settlement/year-ends-with-vat.ts";
export { unsettledVatPeriod, vatPeriodToReport } from "./suggested-vat-period.ts";
export { type VatBoxRow, vatBoxRows } from "./vat-box-rows.ts";
export { vatTurnover } from "./vat-boxes.ts";
export { vatDueDate } from "./vat-due-date.ts";
export { vatFigures, vatFiguresOf } from "./vat-figures.ts";
export { isSettledAccount, taxCodeOf, type VatBooks } from "./vat-moves.ts";
export { cutVatNote, LONGEST_VAT_NOTE, replacedInFile } from "./vat-note.ts";
export { type VatOverview, vatOverview } from "./vat-overview.ts";
export { reportRows, type VatReport, vatReport } from "./vat-report.ts";
export type { VatReportQuestion, VatReportRow } from "./vat-report-row.ts";
export { boxNumberText, shownSections, vatReportSheet } from "./vat-report-sheet.ts";
export { RESULT_BOX, type VatReturnBox } from "./vat-return-box.ts";
export { vatSettlementEntries } from "./vat-settlement-entry.ts";
export { isVatSettlement, ROUNDING_ACCOUNT, vatRows, vatSettlements } from "./vat-settlements.ts";
export { type VatSummary, vatSummary } from "./vat-summary.ts";
export {
  vatFileRefusalText,
  vatProblemText,
  vatSettlementRefusalText,
  vatSummaryTexts,
  vatWarningText,
} from "./vat-text.ts";
export { vatXml } from "./vat-xml.ts";
