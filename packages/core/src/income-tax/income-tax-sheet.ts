import type { DateRange } from "../calendar/index.ts";
import { sumOre } from "../money/index.ts";
import { listedRows, type ReportSheet, type SheetColumn, type SheetRow } from "../report/index.ts";
import type { IncomeTaxReport } from "./income-tax-report.ts";
import type { ReturnGroup, ReturnPart, ReturnRow } from "./return-row.ts";
import { returnCells, type SheetDetail } from "./sheet-cells.ts";
import type { TaxSide, TaxSidePart } from "./tax-side.ts";

export interface IncomeTaxSheetChoice extends SheetDetail {
  readonly title: string;
  readonly range: DateRange;
  /** 'Dölj tomma rader'. */
  readonly hidesEmpty: boolean;
}

/**
 * The return as a table for screen, paper and files: section, name, SRU number, amount; 'S:a' of each group, and
 * 'Avrundning' where the cut rows sum to something else than what is filed (TX6).
 */
export function incomeTaxSheet(
  report: IncomeTaxReport,
  side: TaxSide,
  choice: IncomeTaxSheetChoice,
): ReportSheet {
  const rows = [
    ...report.parts.flatMap((part) => [...partRows(part, choice), ...roundingRow(part, report, choice)]),
    ...side.parts.flatMap((part) => taxSideRows(part, choice)),
  ];
  return {
    title: choice.title,
    range: choice.range,
    form: "levels",
    columns: columnsOf(choice),
    page: listedRows(rows),
    file: () => rows,
  };
}

function columnsOf({ showsDetails }: SheetDetail): readonly SheetColumn[] {
  return [
    { heading: "Rad", kind: "text", place: "before-next" },
    ...(showsDetails ? [{ heading: "Konto", kind: "account", place: "before-next" } as const] : []),
    { heading: "Benämning", kind: "text" },
    { heading: "SRU-nummer", kind: "text" },
    ...(showsDetails ? [{ heading: "Exakt", kind: "amount" } as const] : []),
    { heading: "Belopp", kind: "amount", narrow: "main" },
  ];
}

/** The groups of a part below the headings that several of them share. */
function partRows(part: ReturnPart, choice: IncomeTaxSheetChoice): readonly SheetRow[] {
  const sections = [...new Set(part.items.map(({ section }) => section))];
  return sections.flatMap((section) => {
    const groups = part.items.filter((group) => group.section === section);
    const id = `${part.form} ${part.section} ${section}`;
    const rows = groups.flatMap((group) => groupRows(`${id} ${group.name}`, group, choice));
    if (rows.length === 0) return [];
    const sums = groups.flatMap(({ sum }) => sum ?? []);
    // Without the group of the result, which is no sum, a statement has no sum of all of it.
    const isSum = sums.length === groups.length && groups.length > 1;
    const total = sumOre(sums.map((sum) => sum.total));
    const roundedTotal = sumOre(sums.map((sum) => sum.roundedTotal));
    return [
      heading(id, 1, section, choice),
      ...rows,
      ...(isSum ? [sum(id, 1, { name: section, total, roundedTotal }, choice)] : []),
    ];
  });
}

function groupRows(id: string, group: ReturnGroup, choice: IncomeTaxSheetChoice): readonly SheetRow[] {
  const shown = group.items.filter((row) => isShown(row, choice));
  if (shown.length === 0) return [];
  const { name } = group;
  return [
    heading(id, 2, name, choice),
    ...shown.flatMap((row) => [
      rowOf(`${id} ${row.section}`, row, choice),
      ...(choice.showsDetails ? accountRows(`${id} ${row.section}`, row, choice) : []),
    ]),
    ...(group.sum === undefined ? [] : [sum(id, 2, { name, ...group.sum }, choice)]),
  ];
}

function isShown({ total, items }: ReturnRow, { hidesEmpty, showsDetails }: IncomeTaxSheetChoice): boolean {
  return !hidesEmpty || total !== 0 || (showsDetails && items.length > 0);
}

function rowOf(id: string, row: ReturnRow, choice: SheetDetail): SheetRow {
  const { section, name, sru, total, roundedTotal } = row;
  const cells = returnCells(choice, { section, name, sru, exact: total, amount: roundedTotal });
  return { kind: "row", id, level: 3, cells };
}

function accountRows(id: string, { items }: ReturnRow, choice: SheetDetail): readonly SheetRow[] {
  return items.map(({ accountNo, name, amount }) => ({
    kind: "row",
    id: `${id} ${accountNo ?? "result"}`,
    level: 4,
    cells: returnCells(choice, { accountNo, name, exact: amount }),
  }));
}

function roundingRow(part: ReturnPart, report: IncomeTaxReport, choice: SheetDetail): readonly SheetRow[] {
  const isStatement = part.items.some(({ sum }) => sum === undefined);
  const rounding = isStatement ? report.resultRounding : report.balanceRounding;
  if (rounding === 0) return [];
  const cells = returnCells(choice, { name: "Avrundning", amount: rounding });
  return [{ kind: "row", id: `${part.form} ${part.section} rounding`, level: 2, cells }];
}

function taxSideRows({ form, name, items }: TaxSidePart, choice: IncomeTaxSheetChoice): readonly SheetRow[] {
  const groups = items.flatMap((group) => {
    const id = `${form} ${group.name}`;
    const shown = group.items.filter(({ amount }) => !choice.hidesEmpty || amount !== 0);
    if (shown.length === 0) return [];
    const rows = shown.map((row): SheetRow => {
      const { section, sru, amount } = row;
      return {
        kind: "row",
        id: `${id} ${sru}`,
        level: 3,
        cells: returnCells(choice, { section, name: row.name, sru, amount }),
      };
    });
    return [heading(id, 2, group.name, choice), ...rows];
  });
  return groups.length === 0 ? [] : [heading(form, 1, name, choice), ...groups];
}

function heading(id: string, level: number, name: string, choice: SheetDetail): SheetRow {
  return { kind: "heading", id, level, cells: returnCells(choice, { name }), keep: "next" };
}

function sum(
  id: string,
  level: number,
  { name, total, roundedTotal }: Pick<ReturnRow, "name" | "total" | "roundedTotal">,
  choice: SheetDetail,
): SheetRow {
  const cells = returnCells(choice, { name: `S:a ${name}`, exact: total, amount: roundedTotal });
  return { kind: "subtotal", id: `${id} sum`, level, cells, keep: "previous" };
}
