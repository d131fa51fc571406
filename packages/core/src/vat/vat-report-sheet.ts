import type { AccountNo } from "../account-plan/index.ts";
import {
  listedRows,
  type ReportSheet,
  type SheetCell,
  type SheetColumn,
  type SheetRow,
} from "../report/index.ts";
import type { VatReport } from "./vat-report.ts";
import type { VatReportRow } from "./vat-report-row.ts";
import { RESULT_BOX } from "./vat-return-box.ts";

const COLUMNS: readonly SheetColumn[] = [
  { heading: "Ruta", kind: "text", place: "before-next" },
  { heading: "Benämning", kind: "text" },
  { heading: "Bokfört", kind: "amount", narrow: "below" },
  { heading: "Att deklarera", kind: "amount", narrow: "main" },
];

/** The return as a table for files: sections, boxes, and the accounts below them with what is booked. */
export function vatReportSheet(
  report: VatReport,
  nameOf: (account: AccountNo) => string,
  { hidesEmpty }: { readonly hidesEmpty: boolean },
): ReportSheet {
  const rows = shownSections(report, { hidesEmpty }).flatMap(({ section, name, rows: boxes }): SheetRow[] => [
    { kind: "heading", id: section, level: 1, cells: [text(section), text(name)], keep: "next" },
    ...boxes.flatMap((row) => boxRows(row, nameOf)),
  ]);
  return {
    title: "Momsrapport",
    range: report.period,
    form: "levels",
    columns: COLUMNS,
    page: listedRows(rows),
    file: () => rows,
  };
}

/** The sections as they are shown: without the boxes of 0 where those are hidden, but always with box 49. */
export function shownSections(
  { sections }: Pick<VatReport, "sections">,
  { hidesEmpty }: { readonly hidesEmpty: boolean },
): VatReport["sections"] {
  const isShown = ({ box, exact }: VatReportRow) => !hidesEmpty || box.box === RESULT_BOX || exact !== 0;
  return sections
    .map((section) => ({ ...section, rows: section.rows.filter(isShown) }))
    .filter(({ rows }) => rows.length > 0);
}

/** The number of a box as the form writes it: 05. */
export function boxNumberText(box: number): string {
  return String(box).padStart(2, "0");
}

function boxRows(
  { box, exact, whole, accounts }: VatReportRow,
  nameOf: (account: AccountNo) => string,
): readonly SheetRow[] {
  const id = boxNumberText(box.box);
  const kind = box.box === RESULT_BOX ? "total" : "row";
  const moved = accounts.filter(({ amount }) => amount !== 0);
  return [
    { kind, id, level: 2, cells: [text(id), text(box.name), amountOf(exact), amountOf(whole)] },
    ...moved.map(
      ({ account, amount }): SheetRow => ({
        kind: "detail",
        id: `${id}-${account}`,
        level: 3,
        cells: [undefined, text(`${account} ${nameOf(account)}`.trim()), amountOf(amount)],
        keep: "previous",
      }),
    ),
  ];
}

const text = (shown: string): SheetCell => ({ kind: "text", text: shown });
const amountOf = (amount: VatReportRow["exact"]): SheetCell => ({ kind: "amount", amount });
