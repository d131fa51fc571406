import type { AccountNo } from "../../account-plan/index.ts";
import type { IsoDate } from "../../calendar/index.ts";
import { negateOre, type Ore, sumOre } from "../../money/index.ts";
import { countedEntries, type Transaction } from "../../transaction/index.ts";
import type { VatPart } from "../vat-moves.ts";
import { CLAIM_ACCOUNT, DEBT_ACCOUNT, settledOn, vatRows } from "../vat-settlements.ts";
import { movesOfDays } from "./moves-of-days.ts";

/** The tax account, and where VAT to pay and to get back stands. Nothing but tax is booked there. */
export const TAX_ACCOUNTS: ReadonlySet<number> = new Set([1630, 1640, 2012, CLAIM_ACCOUNT, DEBT_ACCOUNT]);

type VatRows = ReadonlyMap<AccountNo, Ore>;

/** The rows of a transaction on the accounts of a box of VAT, and its day. */
interface TakenVat {
  readonly date: IsoDate;
  readonly rows: VatRows;
}

/**
 * Whether rows on VAT accounts of one side take what the accounts held when the part began, or the same as a settlement did,
 * and that is still there to pay or to get back: on the accounts themselves, or on those of tax. What has been settled and
 * paid is paid no second time, so the rows may be VAT that was given back alone (VR17).
 */
export function isKnownAmount(
  part: VatPart,
  { date, rows }: TakenVat,
  settlements: readonly Transaction[],
): boolean {
  const isOpened = (settled: readonly Transaction[]) =>
    [...rows].every(
      ([account, amount]) =>
        part.opening.get(account) === negateOre(sumOre([amount, settledOn(settled, account)])),
    );
  if (isOpened(part.settledBefore)) return true;
  const isKnown = isOpened([]) || settlements.some((each) => isSame(vatRows(each), rows));
  return isKnown && isTaxLeft(part, { date, rows });
}

function isSame(settled: VatRows, rows: VatRows): boolean {
  return (
    settled.size === rows.size && [...rows].every(([account, amount]) => settled.get(account) === amount)
  );
}

/** Whether an account of tax ends the part with a debt where VAT to pay is taken, with a claim where VAT to get back is. */
function isTaxLeft({ books, range, settled }: VatPart, { date, rows }: TakenVat): boolean {
  // What the period itself puts there afterwards is none of what was known by then.
  const after = settled
    .filter((each) => each.date > date && each.date <= range.to)
    .flatMap(({ entries }) => countedEntries(entries));
  const side = Math.sign(sumOre([...rows.values()]));
  return [...movesOfDays(books.ledger, range).closing]
    .filter(([account]) => TAX_ACCOUNTS.has(account))
    .map(([account, closing]) => {
      const put = after.filter(({ accountId }) => accountId === account).map(({ amount }) => amount);
      return sumOre([closing, negateOre(sumOre(put))]);
    })
    .some((left) => Math.sign(left) === -side);
}
