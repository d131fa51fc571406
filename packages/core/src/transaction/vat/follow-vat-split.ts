import type { IsoDate } from "../../calendar/index.ts";
import { negateOre, type Ore, ore, sumOre } from "../../money/index.ts";
import type { MadeVatRow, MadeVatSplit } from "./made-vat-split.ts";
import { splitEntryVat, type VatParts, type VatSplitRules, vatParts } from "./split-entry-vat.ts";
import type { VatRate } from "./vat-rates.ts";
import type { VatSplitRefusal } from "./vat-split-refusal.ts";
import { vatOfAccount } from "./vat-treatment.ts";

/** A row of the form that contains a split. */
export interface SplitFormRow {
  readonly key: number;
  readonly accountId?: number | undefined;
  readonly amount?: Ore | undefined;
  /** The field holds a text that is not an amount. */
  readonly isUnreadable: boolean;
  /** The field is empty. */
  readonly isEmpty: boolean;
}

/** The rows of a split, and what else the form has. */
export interface SplitFormRows {
  readonly rows: readonly SplitFormRow[];
  /** The accounts of the rows that were not made by a split. */
  readonly otherAccounts: ReadonlySet<number>;
  /** The day of the transaction, now and before the change. */
  readonly date?: IsoDate | undefined;
  readonly dateBefore?: IsoDate | undefined;
}

/** Why the rows of VAT are removed. */
export type VatRemoval =
  | VatSplitRefusal
  | { readonly code: "row-removed" }
  | { readonly code: "vat-removed" }
  | { readonly code: "no-table" };

/** The effect of a change in the form on a split. */
export type VatFollowing =
  | { readonly kind: "same" }
  /** The rows no longer follow, and belong to the person. */
  | { readonly kind: "own" }
  /** The VAT is removed; `amount` is the new amount of the row, if it changes. */
  | { readonly kind: "removed"; readonly why: VatRemoval; readonly amount?: Ore }
  | {
      readonly kind: "counted";
      /** `vat-above`: the typed VAT is the whole amount or more. */
      readonly why: "account" | "date" | "amount" | "vat" | "vat-above" | "same-vat";
      readonly parts: VatParts;
    };

const SAME: VatFollowing = { kind: "same" };

/**
 * The rows of VAT that a split has made follow their row, so that no VAT is booked by mistake and the rows sum to what
 * was typed (TR11): they are removed with it and recomputed for another account or amount, and the row is adjusted to
 * VAT that is typed over. While an account or an amount is missing nothing is registered, and nothing changes.
 */
export function followedVatSplit(
  split: MadeVatSplit,
  { rows, otherAccounts, date, dateBefore }: SplitFormRows,
  rules: VatSplitRules | undefined,
): VatFollowing {
  const standing = (key: number) => rows.find((row) => row.key === key && !row.isEmpty);
  const net = standing(split.key);
  const vat = split.vatRows.flatMap((made): StandingVat[] => {
    const row = standing(made.key);
    return row === undefined ? [] : [{ made, row }];
  });
  const isOwn = vat.some(({ made, row }) => row.accountId !== undefined && row.accountId !== made.accountId);
  if (isOwn || (net === undefined && vat.length === 0)) return { kind: "own" };
  if (net === undefined) return { kind: "removed", why: { code: "row-removed" } };
  if (vat.length < split.vatRows.length) return withoutVat(split, net);
  if (net.isUnreadable || net.accountId === undefined) return SAME;
  const amount = net.amount ?? ore(0);
  const isSplits = amount === split.amount;
  if (amount === 0 && !isSplits) return SAME;
  if (net.accountId !== split.accountId) {
    const gross = isSplits ? split.gross : amount;
    return ofAccount(split, { accountId: net.accountId, amount: gross, otherAccounts, date }, rules);
  }
  if (!isSplits) return ofAmount(split, amount);
  return ofOtherDate(split, { date, dateBefore, otherAccounts }, rules) ?? ofVat(split, vat);
}

/** Its VAT was removed by hand: the row gets back the typed amount. */
function withoutVat({ amount, gross }: MadeVatSplit, net: SplitFormRow): VatFollowing {
  const removed = { kind: "removed", why: { code: "vat-removed" } } as const;
  return net.amount === amount && gross !== amount ? { ...removed, amount: gross } : removed;
}

interface ChangedAccount {
  readonly accountId: number;
  readonly amount: Ore;
  readonly otherAccounts: ReadonlySet<number>;
  readonly date: IsoDate | undefined;
}

function ofAccount(split: MadeVatSplit, row: ChangedAccount, rules: VatSplitRules | undefined): VatFollowing {
  const removed = (why: VatRemoval): VatFollowing => ({ kind: "removed", why, amount: row.amount });
  if (rules === undefined) return removed({ code: "no-table" });
  const parts = splitEntryVat({ ...row, rate: chosenRate(split, row, rules) }, rules);
  if (!parts.ok) return removed(parts.error);
  const { gross, rate, treatment, vatRows } = parts.value;
  const isSameVat =
    gross === split.gross &&
    rate === split.rate &&
    treatment === split.treatment &&
    vatRows.every(({ accountId }, index) => accountId === split.vatRows[index]?.accountId);
  return isSameVat
    ? { kind: "counted", why: "same-vat", parts: split }
    : { kind: "counted", why: "account", parts: parts.value };
}

/** A chosen rate is kept for another account of the same kind; undefined when it was the account's own. */
function chosenRate(
  split: MadeVatSplit,
  { accountId, date }: Pick<ChangedAccount, "accountId" | "date">,
  rules: VatSplitRules,
): VatRate | undefined {
  const chosen = vatOf(split.accountId, date, rules, split.rate);
  const own = vatOf(split.accountId, date, rules);
  const after = vatOf(accountId, date, rules, split.rate);
  const isChosen = chosen !== undefined && own?.rate !== split.rate;
  return isChosen && after?.treatment === split.treatment ? split.rate : undefined;
}

function vatOf(number: number, date: IsoDate | undefined, { chart, table }: VatSplitRules, chosen?: VatRate) {
  const account = chart.get(number);
  const vat = account === undefined ? undefined : vatOfAccount(account, table, date, chosen);
  return vat?.ok === true ? vat.value : undefined;
}

/**
 * The rate of food on another day, unless a person chose another or typed the VAT (TR29); undefined where the day
 * changes nothing.
 */
function ofOtherDate(
  split: MadeVatSplit,
  { date, dateBefore, otherAccounts }: Omit<SplitFormRows, "rows">,
  rules: VatSplitRules | undefined,
): VatFollowing | undefined {
  if (rules === undefined || date === undefined || date === dateBefore) return undefined;
  const { accountId, rate, gross: amount } = split;
  const [before, after] = [dateBefore, date].map((day) => vatOf(accountId, day, rules)?.rate);
  if (before !== rate || after === rate || isTyped(split)) return undefined;
  const parts = splitEntryVat({ accountId, amount, otherAccounts, date }, rules);
  return parts.ok
    ? { kind: "counted", why: "date", parts: parts.value }
    : { kind: "removed", why: parts.error, amount };
}

/** True when the VAT of a split is not its rate. */
function isTyped({ treatment, rate, vatRows, gross }: MadeVatSplit): boolean {
  const counted = vatParts(treatment, rate, accountsOf(vatRows), gross).vatRows;
  return counted.some(({ amount }, index) => amount !== vatRows[index]?.amount);
}

function accountsOf(vatRows: readonly MadeVatRow[]) {
  return vatRows.map(({ accountId }) => accountId);
}

function ofAmount({ treatment, rate, vatRows }: MadeVatSplit, gross: Ore): VatFollowing {
  const parts = vatParts(treatment, rate, accountsOf(vatRows), gross);
  return parts.vatRows.every(({ amount }) => amount === 0)
    ? { kind: "removed", why: { code: "too-small" } }
    : { kind: "counted", why: "amount", parts };
}

interface StandingVat {
  readonly made: MadeVatRow;
  readonly row: SplitFormRow;
}

/**
 * VAT that a person types over or empties: the row gets the rest of the whole, and the other row of a pair the negative
 * amount. Emptied VAT leaves the whole on the row, and cannot be registered until it has an amount or is removed.
 */
function ofVat(split: MadeVatSplit, vat: readonly StandingVat[]): VatFollowing {
  if (vat.some(({ row }) => row.isUnreadable || row.accountId === undefined)) return SAME;
  const changed = vat.find(({ made, row }) => (row.amount ?? 0) !== made.amount);
  if (changed === undefined) return SAME;
  const typed = changed.row.amount ?? ore(0);
  const vatRows = split.vatRows.map((made) => ({
    accountId: made.accountId,
    amount: made === changed.made || typed === 0 ? typed : negateOre(typed),
  }));
  if (split.treatment === "reverse") return { kind: "counted", why: "vat", parts: { ...split, vatRows } };
  const amount = sumOre([split.gross, negateOre(typed)]);
  const isAbove = Math.sign(amount) !== Math.sign(split.gross);
  return { kind: "counted", why: isAbove ? "vat-above" : "vat", parts: { ...split, amount, vatRows } };
}
