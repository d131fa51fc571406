import { reportRows, type VatReport } from "./vat-report.ts";
import { boxNumberText } from "./vat-report-sheet.ts";
import { RESULT_BOX } from "./vat-return-box.ts";

/** What a return declares: the boxes with an amount, and always box 49, in whole kronor ("05": 106000). */
export function vatFigures(report: Pick<VatReport, "sections">): Readonly<Record<string, number>> {
  const declared = reportRows(report).filter(({ box, whole }) => box.box === RESULT_BOX || whole !== 0);
  return Object.fromEntries(declared.map(({ box, whole }) => [boxNumberText(box.box), whole / 100]));
}
