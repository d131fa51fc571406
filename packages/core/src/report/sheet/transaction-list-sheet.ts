import type {
  ListChoice,
  TransactionListOrder,
  TransactionListReport,
  TransactionListVoucher,
} from "../transaction-list-report.ts";
import { entryNotes, sideCells } from "./entry-cells.ts";
import { allRows, type PartRows, partedRows } from "./parted-rows.ts";
import {
  amountCell,
  dateCell,
  type ReportSheet,
  type SheetColumn,
  type SheetRow,
  textCell,
} from "./report-sheet.ts";

const COLUMNS: readonly SheetColumn[] = [
  { heading: "Ver", kind: "voucher" },
  { heading: "Datum", kind: "date" },
  { heading: "Registrerad", kind: "date" },
  { heading: "Text", kind: "text", place: "before-next" },
  { heading: "Konto", kind: "account", place: "before-next" },
  { heading: "Namn", kind: "text", place: "before-next" },
  { heading: "Beskrivning", kind: "text" },
  { heading: "Debet", kind: "side" },
  { heading: "Kredit", kind: "side" },
];

/**
 * The transaction list: vouchers with their rows, and last the sum of all. In files each row carries its voucher. Its
 * title says which vouchers, and in which order (RE9).
 */
export function transactionListSheet(
  report: TransactionListReport,
  title: string = listTitle(report),
): ReportSheet {
  const { range, vouchers } = report;
  const parts = [...vouchers, sumRow(report)];
  return {
    title,
    range,
    form: "list",
    columns: COLUMNS,
    page: partedRows(parts, LIST_ROWS),
    file: () => allRows(parts, LIST_ROWS),
  };
}

const NAMES: Readonly<Record<TransactionListOrder, string>> = {
  number: "Transaktionslista",
  registration: "Transaktionslista (grundbok)",
  date: "Transaktionslista, efter datum",
};

function listTitle({ choice }: Pick<TransactionListReport, "choice">): string {
  const { order, files } = choice;
  const withFiles = files === undefined ? "" : `, ${files === "with" ? "med" : "utan"} underlag`;
  return `${NAMES[order]}${searchWords(choice)}${withFiles}`;
}

/** The title of the list with every file of its vouchers (RE18). */
export function fullListTitle({ choice }: Pick<TransactionListReport, "choice">): string {
  const name = choice.files === "without" ? "Transaktioner utan underlag" : "Transaktioner med underlag";
  const only = choice.files === "with" ? ", bara de som har underlag" : "";
  return `${name}${only}${searchWords(choice)}`;
}

function searchWords({ search }: ListChoice): string {
  return search === undefined ? "" : `, sökning ”${search}”`;
}

/** A voucher with its rows, or the sum. */
const LIST_ROWS: PartRows<TransactionListVoucher | SheetRow> = {
  lengthOf: (part) => ("cells" in part ? 1 : part.entries.length + 1),
  kindAt: (part, index) => {
    if ("cells" in part) return part.kind;
    return index === 0 ? "voucher" : "entry";
  },
  rows: (part, first, end) => ("cells" in part ? [part] : voucherRows(part, first, end)),
};

function voucherRows(voucher: TransactionListVoucher, first: number, end: number): readonly SheetRow[] {
  const rows = first === 0 ? [voucherRow(voucher)] : [];
  const from = Math.max(0, first - 1);
  for (const [index, entry] of voucher.entries.slice(from, end - 1).entries()) {
    rows.push(entryRow(entry, keptEntry(from + index, voucher.entries.length)));
  }
  return rows;
}

function voucherRow({ id, series, number, date, regDate, text }: TransactionListVoucher): SheetRow {
  const registered = regDate === undefined ? undefined : dateCell(regDate);
  return {
    kind: "voucher",
    id,
    level: 1,
    cells: [{ kind: "voucher", series, number, date }, dateCell(date), registered, textCell(text)],
    isShared: true,
    keep: "next",
  };
}

function entryRow(entry: TransactionListVoucher["entries"][number], keep: SheetRow["keep"]): SheetRow {
  const { id, accountNo, accountName, isStruck } = entry;
  return {
    kind: "entry",
    id,
    level: 2,
    cells: [
      undefined,
      undefined,
      undefined,
      undefined,
      { kind: "account", accountNo },
      textCell(accountName),
      { kind: "text", notes: entryNotes(entry) },
      ...sideCells(entry),
    ],
    isStruck,
    keep,
  };
}

/** No page ends with the first row of a voucher, or begins with its last. */
function keptEntry(index: number, count: number): SheetRow["keep"] {
  const [isFirst, isLast] = [index === 0, index === count - 1];
  if (isFirst === isLast) return undefined;
  return isFirst ? "next" : "previous";
}

function sumRow({ debit, credit }: TransactionListReport): SheetRow {
  const text = textCell("Summa");
  const sums = [amountCell(debit), amountCell(credit)];
  const empty = undefined;
  const cells = [empty, empty, empty, text, empty, empty, empty, ...sums];
  return { kind: "sum", id: "sum", level: 1, cells, keep: "previous" };
}
