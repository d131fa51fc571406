import type { AccountNo } from "../account-plan/index.ts";
import type { DateRange } from "../calendar/index.ts";
import { periodBalancesOfDays } from "../ledger/index.ts";
import { cutToKronor, negateOre, type Ore, ore, sumOre, ZERO_ORE } from "../money/index.ts";
import { isVatOf, partsOfPeriod, taxCodeOf, type VatBooks, type VatPart } from "./vat-moves.ts";
import { INPUT_BOX, OUTPUT_BOXES, SALES_GROUP } from "./vat-return-box.ts";

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

/** The boxes of a period without its settlements, each cut to whole kronor before it is summed. */
export function periodVat(years: readonly VatBooks[], period: DateRange): PeriodVat {
  return vatOfParts(partsOfPeriod(years, period));
}

/** The same of the parts of a period; it is the box 49 of the return, and what the settlement moves (VR2). */
export function vatOfParts(parts: readonly VatPart[]): PeriodVat {
  const { boxes, withoutBox } = movedByBox(parts);
  const boxed = (box: number) => boxes.get(box) ?? ZERO_ORE;
  const output = sumOre(OUTPUT_BOXES.map((box) => cutToKronor(negateOre(boxed(box)))));
  const input = cutToKronor(boxed(INPUT_BOX));
  const toPay = sumOre([output, negateOre(input)]);
  return { output, input, toPay, amount: ore(Math.abs(toPay)), withoutBox };
}

/** The change of the accounts of each tax code, debit positive, and the VAT accounts that moved without one. */
function movedByBox(parts: readonly VatPart[]) {
  const boxes = new Map<number, Ore>();
  const withoutBox = new Set<AccountNo>();
  for (const { books, moved } of parts) {
    for (const [account, amount] of moved) {
      const box = taxCodeOf(books, account);
      if (box !== undefined) boxes.set(box, sumOre([boxes.get(box) ?? ZERO_ORE, amount]));
      else if (isVatOf(books, account) && amount !== 0) withoutBox.add(account);
    }
  }
  return { boxes, withoutBox: [...withoutBox] };
}

const SALES_BOXES: ReadonlySet<number> = new Set(SALES_GROUP.bases);
/** Trade with other EU countries. */
const EU_BOXES: ReadonlySet<number> = new Set([20, 21, 35, 37, 38, 39]);

export interface VatTurnover {
  /** Taxed sales of the year, the base that decides how often VAT is reported, in öre. */
  readonly taxBase: Ore;
  readonly tradesInEu: boolean;
}

/** What a year's books say about how often and when the company declares its VAT. */
export function vatTurnover(books: VatBooks): VatTurnover {
  const { ledger } = books;
  const sales: Ore[] = [];
  let tradesInEu = false;
  for (const [account, { period, rows }] of periodBalancesOfDays(ledger, ledger.fiscalYear)) {
    const box = taxCodeOf(books, account) ?? 0;
    if (SALES_BOXES.has(box)) sales.push(negateOre(period));
    if (EU_BOXES.has(box) && rows > 0) tradesInEu = true;
  }
  return { taxBase: sumOre(sales), tradesInEu };
}
