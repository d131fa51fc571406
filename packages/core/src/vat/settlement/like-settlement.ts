import type { AccountNo } from "../../account-plan/index.ts";
import { type IsoDate, rangeContains } from "../../calendar/index.ts";
import type { FiscalYear } from "../../fiscal-year/index.ts";
import { transactionsOnAccounts } from "../../ledger/index.ts";
import { type Ore, sumOre, ZERO_ORE } from "../../money/index.ts";
import { countedEntries, type Transaction } from "../../transaction/index.ts";
import { isVatOf, taxCodeOf, type VatBooks, type VatPart } from "../vat-moves.ts";
import { INPUT_BOX, isTaxBox } from "../vat-return-box.ts";
import { isVatSettlement, ROUNDING_ACCOUNT, vatSettlements, withoutReversed } from "../vat-settlements.ts";
import { isKnownAmount, TAX_ACCOUNTS } from "./known-amount.ts";

/** A transaction that looks like a settlement of VAT and is none: its rows are in the boxes of the period (VR17). */
export interface LikeSettlement {
  readonly voucher: Transaction;
  readonly fiscalYear: FiscalYear;
  /** Its accounts that are neither of VAT nor the rounding: what the VAT was moved to, and what was paid with it. */
  readonly movedTo: readonly AccountNo[];
  /** The last day of the period in its year: reversed on a later one it is in the boxes of two periods. */
  readonly through: IsoDate;
  /** Nothing but a settlement looks like it, so the boxes are wrong; else VAT alone may have been paid back. */
  readonly isCertain: boolean;
}

/**
 * The transactions of a period that move VAT and nothing else to the tax account, the bank or the owner: rows on VAT
 * accounts, on those, on what is paid of wages, and on 3740 alone, and not those of a settlement (OV4). One that was reversed within the period
 * changes no box. `before` are the books of the year before, where they are known.
 */
export function likeSettlements(parts: readonly VatPart[], before?: VatBooks): readonly LikeSettlement[] {
  const years = [...(before === undefined ? [] : [before]), ...parts.map(({ books }) => books)];
  const settlements = years.flatMap(({ ledger }) => vatSettlements(ledger));
  return parts.flatMap((part) => {
    const { books, range } = part;
    const { fiscalYear } = books.ledger;
    return withoutReversed(candidatesOf(part)).flatMap((voucher) => {
      const accounts = countedEntries(voucher.entries).map(({ accountId }) => accountId);
      const movedTo = [...new Set(accounts.filter((account) => isPaidOn(account) || isOfPayroll(account)))];
      const isCertain =
        hasBothSides(books, voucher) ||
        movedTo.some(isOfTax) ||
        isKnownAmount(part, { date: voucher.date, rows: boxedRows(books, voucher) }, settlements);
      if (!isCertain && !takesVat(books, voucher)) return [];
      return [{ voucher, fiscalYear, movedTo, through: range.to, isCertain }];
    });
  });
}

/** The transactions of a part that move VAT and nothing else, and are no settlements. */
function candidatesOf({ books, range }: VatPart): readonly Transaction[] {
  const moving = transactionsOnAccounts(books.ledger, {
    key: boxedAccounts(books).join(),
    isAllowed: (account) =>
      isVatOf(books, account) || isPaidOn(account) || isOfPayroll(account) || account === ROUNDING_ACCOUNT,
    isNeeded: [(account) => isBoxed(books, account), isPaidOn],
  });
  return moving.filter(({ date, entries }) => rangeContains(range, date) && !isVatSettlement(entries));
}

/** What of the chart decides which transactions those are. */
function boxedAccounts(books: VatBooks): readonly AccountNo[] {
  return [...books.accounts.values()].map(({ id }) => id).filter((id) => isBoxed(books, id));
}

/** The owner's own money, from which a sole trader pays VAT. */
const OWNERS_ACCOUNTS: ReadonlySet<number> = new Set([2013, 2018]);

function isOfTax(account: AccountNo): boolean {
  return TAX_ACCOUNTS.has(account);
}

/** The tax and the fees of wages, which are paid to the tax account on the same day as VAT: 2710 and 2730-2739. */
export function isOfPayroll(account: AccountNo): boolean {
  return account === 2710 || (account >= 2730 && account <= 2739);
}

function isPaidOn(account: AccountNo): boolean {
  return isOfTax(account) || OWNERS_ACCOUNTS.has(account) || (account >= 1900 && account <= 1999);
}

/** Whether what is on an account is in a box of VAT: One Stop Shop is paid from the bank as well, and is in none. */
function isBoxed(books: VatBooks, account: AccountNo): boolean {
  return isTaxBox(taxCodeOf(books, account) ?? 0);
}

/** Output and input VAT in one: nothing but a settlement, or its reversal, moves both and no base. */
function hasBothSides(books: VatBooks, voucher: Transaction): boolean {
  const sides = new Set([...boxedRows(books, voucher).keys()].map((account) => isInput(books, account)));
  return sides.size === 2;
}

/** Whether it takes VAT from the accounts, as a settlement does, or corrects what did: VAT that is paid puts some there. */
function takesVat(books: VatBooks, voucher: Transaction): boolean {
  const isTaken = [...boxedRows(books, voucher)].every(([account, amount]) =>
    isInput(books, account) ? amount < 0 : amount > 0,
  );
  return isTaken || voucher.corrects !== undefined;
}

function boxedRows(books: VatBooks, { entries }: Transaction): ReadonlyMap<AccountNo, Ore> {
  const sums = new Map<AccountNo, Ore>();
  for (const { accountId, amount } of countedEntries(entries)) {
    if (isBoxed(books, accountId)) sums.set(accountId, sumOre([sums.get(accountId) ?? ZERO_ORE, amount]));
  }
  return sums;
}

function isInput(books: VatBooks, account: AccountNo): boolean {
  return taxCodeOf(books, account) === INPUT_BOX;
}
