import type { AccountNo } from "@huvudbok/core/account-plan";
import { formatOre, type Ore } from "@huvudbok/core/money";
import type { VoucherEntry } from "@huvudbok/core/report";
import { assertNever } from "@huvudbok/core/shared";
import { entryAccountText, entryTexts } from "./entry-texts.ts";
import type { LedgerLine } from "./ledger-line.ts";
import { voucherLabel } from "./report-address.ts";
import type { TransactionListLine } from "./transaction-list-lines.ts";

/** A row of a long table as it is printed: texts alone. */
export interface PrintedRow {
  readonly kind: LedgerLine["kind"] | TransactionListLine["kind"];
  /** What stands in the columns before that of the text; empty at the end where nothing does. */
  readonly before: readonly string[];
  readonly text: string;
  /** What follows the text, and is never struck out. */
  readonly further: string;
  readonly amounts: readonly string[];
  readonly isStruck: boolean;
}

const PLAIN = { before: [], further: "", amounts: [], isStruck: false } as const;

/** Ver, Datum, Beskrivning, Debet, Kredit, Saldo. */
export function printedLedgerRow(line: LedgerLine, nameOf: (account: AccountNo) => string): PrintedRow {
  const { kind } = line;
  switch (kind) {
    case "account":
      return { ...PLAIN, kind, text: `${line.accountNo} ${line.name}` };
    case "opening":
      return { ...PLAIN, kind, text: "Ingående balans", ...balanceOn(line) };
    case "closing":
      return { ...PLAIN, kind, text: "Utgående balans", ...balanceOn(line) };
    case "turnover":
      return { ...PLAIN, kind, text: "Omslutning", amounts: [formatOre(line.debit), formatOre(line.credit)] };
    case "detail":
      return printedEntry(kind, line.entry, nameOf);
    case "row": {
      const { row } = line;
      return {
        kind,
        before: [voucherLabel(row), row.date],
        text: row.description,
        further: furtherText(row),
        amounts: [side(row.debit), side(row.credit), formatOre(row.balance)],
        isStruck: row.isStruck,
      };
    }
    default:
      return assertNever(line);
  }
}

/** Ver, Datum, Registrerad, Beskrivning, Debet, Kredit. */
export function printedListRow(line: TransactionListLine): PrintedRow {
  const { kind } = line;
  switch (kind) {
    case "voucher": {
      const { voucher } = line;
      const before = [voucherLabel(voucher), voucher.date, voucher.regDate ?? ""];
      return { ...PLAIN, kind, before, text: voucher.text };
    }
    case "entry":
      return printedEntry(kind, line.entry, () => line.entry.accountName);
    case "sum":
      return { ...PLAIN, kind, text: "Summa", amounts: [formatOre(line.debit), formatOre(line.credit)] };
    default:
      return assertNever(line);
  }
}

/**
 * Which neighbour a row shares its page with, beside those that its kind alone asks for: no page ends with the first row
 * below a voucher or an opening balance, or begins with the last row of a voucher.
 */
export function keepsWith(rows: readonly PrintedRow[], index: number): "next" | "previous" | undefined {
  const kindAt = (at: number) => rows[at]?.kind;
  const kind = kindAt(index);
  if (kind !== "entry" && kind !== "row") return undefined;
  const isFirst = kindAt(index - 1) === (kind === "entry" ? "voucher" : "opening");
  const isLast = kindAt(index + 1) !== kind;
  if (isFirst) return isLast ? undefined : "next";
  return isLast && kind === "entry" ? "previous" : undefined;
}

export type RowGroup = readonly [first: number, end: number];

/** The rows of an account below its name, which stands on every page of them; of a table without accounts all rows. */
export interface PrintedSection {
  readonly name: string | undefined;
  /** Where its rows begin, with the name where there is one. */
  readonly first: number;
  readonly groups: readonly RowGroup[];
}

/** Rows of a group: enough to make groups few, and few enough to be gone through for each page. */
const GROUP_ROWS = 150;

/** The rows by account, and within it in groups of about as many as fill a few pages, ending where a page may end too. */
export function printedSections(rows: readonly PrintedRow[]): readonly PrintedSection[] {
  const starts = rows.flatMap(({ kind }, index) => (kind === "account" || index === 0 ? [index] : []));
  return starts.map((first, place) => {
    const isNamed = rows[first]?.kind === "account";
    const groups = groupsOf(rows, isNamed ? first + 1 : first, starts[place + 1] ?? rows.length);
    return { name: isNamed ? rows[first]?.text : undefined, first, groups };
  });
}

function groupsOf(rows: readonly PrintedRow[], from: number, end: number): readonly RowGroup[] {
  const groups: RowGroup[] = [];
  let first = from;
  for (let index = from + 1; index < end; index++) {
    if (index - first < GROUP_ROWS || !mayPart(rows, index)) continue;
    groups.push([first, index]);
    first = index;
  }
  return from < end ? [...groups, [first, end]] : [];
}

/** Whether a page may begin with the row, however the rows around it are kept. */
function mayPart(rows: readonly PrintedRow[], index: number): boolean {
  const [before, after] = [rows[index - 1]?.kind, rows[index]?.kind];
  if (after === "voucher") return true;
  if (after !== before || (after !== "row" && after !== "entry"))
    return after === "row" && before === "detail";
  return keepsWith(rows, index) === undefined && keepsWith(rows, index - 1) === undefined;
}

function balanceOn({ date, balance }: { readonly date: string; readonly balance: Ore }) {
  return { before: ["", date], amounts: ["", "", formatOre(balance)] };
}

function printedEntry(
  kind: "detail" | "entry",
  entry: VoucherEntry,
  nameOf: (account: AccountNo) => string,
): PrintedRow {
  const { debit, credit, isStruck } = entry;
  return {
    kind,
    before: [],
    text: entryAccountText(entry, nameOf),
    further: furtherText(entry),
    amounts: [side(debit), side(credit)],
    isStruck,
  };
}

function furtherText(entry: VoucherEntry): string {
  return entryTexts(entry)
    .map((text) => `, ${text}`)
    .join("");
}

/** Debit or credit: empty on the side without amount. */
function side(amount: Ore): string {
  return amount === 0 ? "" : formatOre(amount);
}
