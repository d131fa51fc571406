import { type AccountNo, accountIntervalText } from "../../account-plan/index.ts";
import { type AccountLedgerReport, type AccountLedgerRow, counterEntries } from "../account-ledger-report.ts";
import type { GeneralLedgerAccount, GeneralLedgerReport } from "../general-ledger.ts";
import type { VoucherEntry } from "../voucher-entry.ts";
import { accountText, entryNotes, sideCells } from "./entry-cells.ts";
import { allRows, type PartRows, partedRows } from "./parted-rows.ts";
import {
  amountCell,
  dateCell,
  listedRows,
  type ReportSheet,
  type SheetCell,
  type SheetColumn,
  type SheetRow,
  textCell,
} from "./report-sheet.ts";

const COLUMNS: readonly SheetColumn[] = [
  { heading: "Ver", kind: "voucher" },
  { heading: "Datum", kind: "date" },
  { heading: "Beskrivning", kind: "text" },
  { heading: "Debet", kind: "side" },
  { heading: "Kredit", kind: "side" },
  { heading: "Saldo", kind: "amount" },
];
const ACCOUNT_COLUMNS: readonly SheetColumn[] = [
  { heading: "Konto", kind: "account", place: "across" },
  { heading: "Namn", kind: "text", place: "across" },
];

type NameOf = (account: AccountNo) => string;

/** One account's ledger. With details each row is followed by the other rows of its voucher on screen and paper (RE8). */
export function accountLedgerSheet(
  report: AccountLedgerReport,
  nameOf: NameOf,
  { details }: { readonly details: boolean },
): ReportSheet {
  const { accountNo, range } = report;
  const parts = [ledgerPart(report)];
  return {
    title: accountText(accountNo, nameOf(accountNo)),
    range,
    form: "list",
    columns: COLUMNS,
    page: details
      ? listedRows(parts.flatMap((part) => detailedRows(part, nameOf)))
      : partedRows(parts, LEDGER_ROWS),
    file: () => allRows(parts, LEDGER_ROWS),
  };
}

/** The general ledger: the accounts one after the other, each under its name. */
export function generalLedgerSheet({ range, interval, accounts }: GeneralLedgerReport): ReportSheet {
  const parts = accounts.map((account) => ledgerPart(account, accountHeading(account)));
  return {
    title: interval === undefined ? "Huvudbok" : `Huvudbok, konto ${accountIntervalText(interval)}`,
    range,
    form: "list",
    columns: [...ACCOUNT_COLUMNS, ...COLUMNS],
    page: partedRows(parts, LEDGER_ROWS),
    file: () => allRows(parts, LEDGER_ROWS),
  };
}

/** An account's rows, between the opening and closing rows. */
interface LedgerPart {
  readonly above: readonly SheetRow[];
  readonly report: AccountLedgerReport;
  readonly below: readonly SheetRow[];
  /** How many cells come before those of the ledger's own columns. */
  readonly before: readonly undefined[];
}

function ledgerPart(report: AccountLedgerReport, heading?: SheetRow): LedgerPart {
  const { accountNo, range, opening, turnover, closing } = report;
  const before = heading === undefined ? [] : ACCOUNT_COLUMNS.map(() => undefined);
  const [from, to] = [dateCell(range.from), dateCell(range.to)];
  const [debit, credit] = [amountCell(turnover.debit), amountCell(turnover.credit)];
  const row = (
    kind: "opening" | "turnover" | "closing",
    cells: SheetRow["cells"],
    keep: SheetRow["keep"],
  ): SheetRow => ({ kind, id: `${kind}-${accountNo}`, level: 2, cells: [...before, ...cells], keep });
  const balance = (date: SheetCell, text: string, amount: SheetCell) => {
    return [undefined, date, textCell(text), undefined, undefined, amount];
  };
  return {
    above: [
      ...(heading === undefined ? [] : [heading]),
      row("opening", balance(from, "Ingående balans", amountCell(opening)), "next"),
    ],
    report,
    below: [
      row("turnover", [undefined, undefined, textCell("Omslutning"), debit, credit], "previous"),
      row("closing", balance(to, "Utgående balans", amountCell(closing)), "previous"),
    ],
    before,
  };
}

/** The row that an account's part of the general ledger begins with. */
export const accountRowId = (accountNo: number): string => `account-${accountNo}`;

function accountHeading({ accountNo, name }: GeneralLedgerAccount): SheetRow {
  return {
    kind: "heading",
    id: accountRowId(accountNo),
    level: 1,
    cells: [{ kind: "account", accountNo }, textCell(name)],
    isShared: true,
  };
}

const LEDGER_ROWS: PartRows<LedgerPart> = {
  lengthOf: ({ above, report, below }) => above.length + report.rowCount + below.length,
  kindAt: ({ above, report, below }, index) => {
    return (above[index] ?? below[index - above.length - report.rowCount])?.kind ?? "row";
  },
  rows: (part, first, end) => {
    const { above, report, below } = part;
    const inRows = (index: number) => Math.max(0, index - above.length);
    const inBelow = (index: number) => Math.max(0, index - above.length - report.rowCount);
    return [
      ...above.slice(first, end),
      ...report
        .rows(inRows(first), inRows(end))
        .map((row, index) => ledgerRow(part, row, inRows(first) + index === 0)),
      ...below.slice(inBelow(first), inBelow(end)),
    ];
  },
};

/** No page ends with the first row below the opening balance. */
function ledgerRow({ before, report }: LedgerPart, row: AccountLedgerRow, isFirst: boolean): SheetRow {
  const { id, series, number, date, description, balance, isStruck } = row;
  return {
    kind: "row",
    id,
    level: 2,
    cells: [
      ...before,
      { kind: "voucher", series, number, date },
      dateCell(date),
      { kind: "text", text: description, notes: entryNotes(row) },
      ...sideCells(row),
      amountCell(balance),
    ],
    isStruck,
    keep: isFirst && report.rowCount > 1 ? "next" : undefined,
  };
}

function detailedRows(part: LedgerPart, nameOf: NameOf): readonly SheetRow[] {
  const rows = [...part.above];
  for (const row of part.report.rows()) {
    rows.push(ledgerRow(part, row, false));
    for (const entry of counterEntries(row)) rows.push(detailRow(row, entry, nameOf));
  }
  return [...rows, ...part.below];
}

/** A row on another account of the same voucher. */
function detailRow(row: AccountLedgerRow, entry: VoucherEntry, nameOf: NameOf): SheetRow {
  const { id, accountNo, isStruck } = entry;
  const text = accountText(accountNo, accountNo === undefined ? "" : nameOf(accountNo));
  return {
    kind: "detail",
    id: `${row.id}/${id}`,
    level: 3,
    cells: [undefined, undefined, { kind: "text", text, notes: entryNotes(entry) }, ...sideCells(entry)],
    isStruck,
  };
}
