import type { AccountNo } from "../../account-plan/index.ts";
import { type Ore, sumOre } from "../../money/index.ts";
import type { MadeVatSplit } from "./made-vat-split.ts";
import { vatPairs } from "./vat-pairs.ts";

/** A row of a form with an account and an amount. */
export interface StandingRow {
  readonly key: number;
  readonly accountId: AccountNo;
  readonly amount: Ore;
}

/**
 * The split that a row is part of although no command made it: rows of an earlier booking, or typed, of which one is
 * the VAT of another (TR26). With it the whole is known, and can be split at another rate (TR8).
 */
export function standingVatSplit(rows: readonly StandingRow[], key: number): MadeVatSplit | undefined {
  for (const { base, vat, mirror, rate } of vatPairs(rows)) {
    const [net, ...vatRows] = [base, ...(mirror === undefined ? [] : [mirror]), vat].flatMap((place) =>
      rows.slice(place, place + 1),
    );
    if (net === undefined || ![net, ...vatRows].some((row) => row.key === key)) continue;
    const isOutput = vatRows.some(({ accountId }) => accountId < 2640);
    return {
      key: net.key,
      accountId: net.accountId,
      treatment: mirror !== undefined ? "reverse" : isOutput ? "output" : "input",
      rate,
      gross: sumOre([net, ...vatRows].map(({ amount }) => amount)),
      amount: net.amount,
      vatRows,
    };
  }
  return undefined;
}
