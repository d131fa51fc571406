import type { AccountNo } from "../../account-plan/index.ts";
import type { IsoDate } from "../../calendar/index.ts";
import { closingBalances, type Ledger, orderedAccountRows } from "../../ledger/index.ts";
import type { Transaction } from "../../transaction/index.ts";
import type { VatPart } from "../vat-moves.ts";
import { vatRows } from "../vat-settlements.ts";
import { ownRows } from "./rows-of-period.ts";

/**
 * The settlements in the year that took what a period had put on the accounts together with the VAT of others, as when two
 * quarters are settled by one entry: those since it, up to the day when each account that it had left something on was
 * empty (VR16).
 */
export function jointSettlements(part: VatPart): readonly Transaction[] {
  const { ledger } = part.books;
  const inYear = part.settledElsewhere.filter(({ date }) => date <= ledger.fiscalYear.to);
  const left = ownRows(part).filter(({ amount }) => amount !== 0);
  const emptied = new Map(
    left.map(({ accountId }) => [accountId, emptiedOn(ledger, accountId, part.range.to)]),
  );
  return inYear.filter(({ entries, date }) =>
    [...vatRows({ entries }).keys()].some((account) => date <= (emptied.get(account) ?? "")),
  );
}

/** The first day since another one on which an account came to hold nothing. */
function emptiedOn(ledger: Ledger, account: AccountNo, since: IsoDate): IsoDate | undefined {
  const rows = orderedAccountRows(ledger, account);
  // What has something left has moved.
  let held = Number(closingBalances(ledger, since).get(account));
  for (let index = 0; index < rows.length; index += 1) {
    const { date } = rows.at(index).voucher;
    if (date <= since) continue;
    held += rows.countedAt(index);
    if (held === 0) return date;
  }
  return undefined;
}
