import type { IsoDate } from "../../calendar/index.ts";
import type { Ledger } from "../../ledger/index.ts";
import type { Transaction } from "../../transaction/index.ts";
import { vatRows } from "../vat-settlements.ts";
import { type TakenOfOpening, takenOfOpening } from "./opening-settlements.ts";

/** What settlements through a day have taken of what the year opened with that take nothing else (VR14). */
export function takenAlone(ledger: Ledger, through: IsoDate): readonly TakenOfOpening[] {
  const taken = takenOfOpening(ledger);
  return taken.filter(
    ({ settlement }) =>
      settlement.date <= through &&
      [...vatRows(settlement)].every(([account, amount]) =>
        taken.some(
          (each) => each.settlement === settlement && each.account === account && each.amount === amount,
        ),
      ),
  );
}

/** The settlements of a year that take what its VAT accounts opened with. */
export function settlementsOfYearBefore(ledger: Ledger): readonly Transaction[] {
  return [...new Set(takenOfOpening(ledger).map(({ settlement }) => settlement))];
}
