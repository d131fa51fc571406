import type { FilingFigures } from "../filing/index.ts";
import { partsOfPeriod } from "./vat-moves.ts";
import { reportRows, type VatReport, vatSections } from "./vat-report.ts";
import type { VatReportQuestion } from "./vat-report-row.ts";
import { boxNumberText } from "./vat-report-sheet.ts";
import { RESULT_BOX } from "./vat-return-box.ts";

/** What a return declares: the boxes with an amount, and always box 49, in whole kronor ("05": 106000). */
export function vatFigures(report: Pick<VatReport, "sections">): FilingFigures {
  const declared = reportRows(report).filter(({ box, whole }) => box.box === RESULT_BOX || whole !== 0);
  return Object.fromEntries(declared.map(({ box, whole }) => [boxNumberText(box.box), whole / 100]));
}

/** What a return of a period would declare by the books, without the checks of the report. */
export function vatFiguresOf({
  years,
  period,
  boxes,
}: Pick<VatReportQuestion, "years" | "period" | "boxes">): FilingFigures {
  return vatFigures(vatSections(partsOfPeriod(years, period), boxes));
}
