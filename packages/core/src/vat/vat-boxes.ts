import { type Account, type AccountNo, isVatAccount } from "../account-plan/index.ts";
import { type DateRange, rangeContains } from "../calendar/index.ts";
import { type Ledger, periodBalances } from "../ledger/index.ts";
import { negateOre, type Ore, ore, sumOre } from "../money/index.ts";
import { vatRows, vatSettlements } from "./vat-settlements.ts";

/** The books of a fiscal year with the chart, which says the box of each account. */
export interface VatBooks {
  readonly ledger: Ledger;
  readonly accounts: ReadonlyMap<string, Account>;
}

/** The VAT of a period as it is declared: whole kronor, in öre. */
export interface PeriodVat {
  /** Boxes 10-12, 30-32 and 60-62; positive to pay. */
  readonly output: Ore;
  /** Box 48; positive to deduct. */
  readonly input: Ore;
  /** Box 49: a negative amount is refunded. */
  readonly toPay: Ore;
  /** Box 49 without its sign: the amount to be paid or refunded. */
  readonly amount: Ore;
  /** Accounts 2610-2649 that moved without a box (OV5): not in the sums. */
  readonly withoutBox: readonly AccountNo[];
}

const OUTPUT_BOXES: readonly number[] = [10, 11, 12, 30, 31, 32, 60, 61, 62];
const INPUT_BOX = 48;
const ONE_KRONA = 100;
/** Taxed sales, the base that decides how often VAT is reported. */
const SALES_BOXES: ReadonlySet<number> = new Set([5, 6, 7, 8]);
/** Trade with other EU countries. */
const EU_BOXES: ReadonlySet<number> = new Set([20, 21, 35, 37, 38, 39]);

/** The boxes of a period without its settlements, each cut to whole kronor before it is summed. */
export function periodVat(books: VatBooks, period: DateRange): PeriodVat {
  const moves = vatMoves(books, period);
  const boxed = (box: number) => sumOre(moves.filter((move) => move.box === box).map(({ amount }) => amount));
  const output = sumOre(OUTPUT_BOXES.map((box) => wholeKronor(negateOre(boxed(box)))));
  const input = wholeKronor(boxed(INPUT_BOX));
  const withoutBox = moves.filter(({ box, amount }) => box === undefined && amount !== 0);
  const toPay = sumOre([output, negateOre(input)]);
  return {
    output,
    input,
    toPay,
    amount: ore(Math.abs(toPay)),
    withoutBox: withoutBox.map(({ account }) => account),
  };
}

/** True for the accounts of VAT: 2610-2649, and any other whose tax code is a box of output or input tax (OV5). */
export function isVatOf(accounts: VatBooks["accounts"], account: AccountNo): boolean {
  const box = accounts.get(String(account))?.taxCode;
  return isVatAccount(account) || (box !== undefined && (box === INPUT_BOX || OUTPUT_BOXES.includes(box)));
}

/** The change of each VAT account in the period, without settlements. */
function vatMoves({ ledger, accounts }: VatBooks, period: DateRange) {
  const settled = vatSettlements(ledger)
    .filter(({ date }) => rangeContains(period, date))
    .flatMap((settlement) => [...vatRows(settlement)]);
  return [...periodBalances(ledger, period)]
    .filter(([account]) => isVatOf(accounts, account))
    .map(([account, { period: moved }]) => ({
      account,
      box: accounts.get(String(account))?.taxCode,
      amount: sumOre([
        moved,
        ...settled.filter(([cleared]) => cleared === account).map(([, amount]) => negateOre(amount)),
      ]),
    }));
}

/** Öre are dropped, not rounded. */
function wholeKronor(amount: Ore): Ore {
  return ore(Math.trunc(amount / ONE_KRONA) * ONE_KRONA);
}

export interface VatTurnover {
  /** Taxed sales of the year, in öre. */
  readonly taxBase: Ore;
  readonly tradesInEu: boolean;
}

/** What a year's books say about how often and when the company declares its VAT. */
export function vatTurnover({ ledger, accounts }: VatBooks): VatTurnover {
  const sales: Ore[] = [];
  let tradesInEu = false;
  for (const [account, { period, rows }] of periodBalances(ledger, ledger.fiscalYear)) {
    const box = accounts.get(String(account))?.taxCode;
    if (box === undefined) continue;
    if (SALES_BOXES.has(box)) sales.push(negateOre(period));
    if (EU_BOXES.has(box) && rows > 0) tradesInEu = true;
  }
  return { taxBase: sumOre(sales), tradesInEu };
}
