import { type AccountNo, isVatAccount } from "../../account-plan/index.ts";
import { addDays, type IsoDate } from "../../calendar/index.ts";
import { daysOfAccounts, type Ledger } from "../../ledger/index.ts";
import { negateOre, sumOre, ZERO_ORE } from "../../money/index.ts";
import { isSettledAccount, partsOfYear, type VatPart } from "../vat-moves.ts";
import { heldWithout } from "./held/held-without.ts";
import { nearerZero } from "./held/nearer-zero.ts";
import { closingThrough } from "./moves-of-days.ts";
import { takenOfOpening, takenOn } from "./opening-settlements.ts";
import { remembered } from "./remembered.ts";
import { type RowLeft, rowsOfPeriod } from "./rows-of-period.ts";

/** Found once for a part: every period of the year is looked at. */
const strandedOf = new WeakMap<VatPart, readonly RowLeft[]>();

/**
 * What the VAT accounts hold of the year itself while none of its periods has anything left on them, as where a settlement
 * was registered twice or counts for two periods: the last period that moved the accounts empties them of it (VR15).
 */
export function strandedRows(part: VatPart): readonly RowLeft[] {
  const known = strandedOf.get(part) ?? findStranded(part);
  strandedOf.set(part, known);
  return known;
}

function findStranded(part: VatPart): readonly RowLeft[] {
  const { books, range } = part;
  const own = rowsOfPeriod(part);
  const rows = heldOfYear(part).filter(({ accountId }) => !hasRow(own, accountId));
  if (rows.length === 0) return [];
  if (!hasMovedFrom(books.ledger, range.from) || hasMovedFrom(books.ledger, addDays(range.to, 1))) return [];
  const offered = partsOfYear(part).flatMap(rowsOfPeriod);
  return rows.filter(({ accountId }) => !hasRow(offered, accountId));
}

function hasRow(rows: readonly RowLeft[], account: AccountNo): boolean {
  return rows.some(({ accountId }) => accountId === account);
}

/** Whether any VAT account has a row on a day or later. */
function hasMovedFrom(ledger: Ledger, day: IsoDate): boolean {
  return daysOfMoves(ledger).some((each) => each >= day);
}

const daysOfMoves = remembered((ledger) =>
  daysOfAccounts(ledger, new Set([...closingThrough(ledger).keys()].filter(isVatAccount))),
);

/** What empties the accounts at the year's end of what is not of the year before, and the year after has not taken. */
function heldOfYear({ books, takenAfter }: VatPart): readonly RowLeft[] {
  const { ledger } = books;
  const closing = [...closingThrough(ledger)].filter(
    ([accountId, amount]) => amount !== 0 && isSettledAccount(books, accountId),
  );
  if (closing.length === 0) return [];
  const taken = takenOfOpening(ledger);
  const opening = new Map(ledger.openingBalances.map(({ accountId, balance }) => [accountId, balance]));
  return closing
    .map(([accountId, balance]) => {
      const held = heldWithout(takenAfter, accountId, balance);
      const ofYearBefore = sumOre([opening.get(accountId) ?? ZERO_ORE, takenOn(taken, accountId)]);
      const amount = nearerZero(held, sumOre([held, negateOre(ofYearBefore)]));
      return { accountId, amount: negateOre(amount) };
    })
    .filter(({ amount }) => amount !== 0);
}
