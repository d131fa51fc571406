import type { Transaction } from "../../transaction/index.ts";
import { vatPeriodTypeOf } from "../period/vat-period.ts";
import type { VatPart } from "../vat-moves.ts";
import { vatRows } from "../vat-settlements.ts";
import { emptiedOn } from "./held/held-on.ts";
import { longerSettlements } from "./periods/longer-settlement.ts";
import { ownRows } from "./rows-of-period.ts";
import { takenAlone } from "./settlements-of-year-before.ts";

/**
 * The settlements in the year that took what a period had put on the accounts together with the VAT of others, as when two
 * quarters are settled by one entry: those since it, up to the day when each account that it had left something on was
 * empty (VR16); not one that takes just what the year began with.
 */
export function jointSettlements(part: VatPart): readonly Transaction[] {
  const { ledger } = part.books;
  const ofYearBefore = new Set(takenAlone(ledger, ledger.fiscalYear.to).map(({ settlement }) => settlement));
  const inYear = part.settledElsewhere.filter(
    (each) => each.date <= ledger.fiscalYear.to && !ofYearBefore.has(each),
  );
  const left = ownRows(part).filter(({ amount }) => amount !== 0);
  const emptied = new Map(
    left.map(({ accountId }) => [accountId, emptiedOn(ledger, accountId, part.range.to)]),
  );
  const { jointly } = part;
  const days = { range: part.range, type: vatPeriodTypeOf(part.period) };
  const takenBy = longerSettlements(ledger, days).filter(({ accounts }) =>
    left.some(({ accountId }) => accounts.has(accountId)),
  );
  const longer = new Set(takenBy.flatMap(({ settlements }) => settlements));
  const known = jointly === undefined ? new Map() : vatRows(jointly);
  return inYear.filter(
    (each) =>
      each === jointly ||
      longer.has(each) ||
      [...vatRows(each).keys()].some(
        (account) => !known.has(account) && each.date <= (emptied.get(account) ?? ""),
      ),
  );
}
