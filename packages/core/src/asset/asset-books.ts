import type { DateRange } from "../calendar/index.ts";
import { negateOre, type Ore, sumOre } from "../money/index.ts";
import { countedEntries, type NewTransaction, type Transaction } from "../transaction/index.ts";
import type { AssetList } from "./asset.ts";
import { listDepreciation } from "./depreciation.ts";

/** The text that a year's depreciation of a list is booked with. */
function depreciationText({ name }: Pick<AssetList, "name">): string {
  return `Avskrivning ${name}`;
}

/**
 * What is booked as depreciation of a list: the credit of its depreciation account in transactions that have its cost
 * account too, so that a disposal is none, and a reversal counts against. Where other lists have the same two accounts,
 * only transactions whose text names this one, as `depreciationText` does (AS7).
 */
export function bookedDepreciation(
  list: AssetList,
  lists: readonly AssetList[],
  transactions: Iterable<Transaction>,
): Ore {
  const isShared = lists.some(
    (other) =>
      other.id !== list.id &&
      other.depreciationAccountId === list.depreciationAccountId &&
      other.depreciationCostAccountId === list.depreciationCostAccountId,
  );
  const named = depreciationText(list).toLowerCase();
  const amounts: Ore[] = [];
  for (const { text, entries } of transactions) {
    if (isShared && !text.toLowerCase().endsWith(named)) continue;
    const counted = countedEntries(entries);
    if (!counted.some(({ accountId }) => accountId === list.depreciationCostAccountId)) continue;
    for (const { accountId, amount } of counted) {
      if (accountId === list.depreciationAccountId) amounts.push(negateOre(amount));
    }
  }
  return sumOre(amounts);
}

/** A prepared transaction; its series is chosen where it is registered. */
export type PreparedEntry = Pick<NewTransaction, "date" | "text" | "entries">;

/**
 * What is left to book of the year's depreciation of a list, dated the last day of the year: cost debit, depreciation
 * credit; the other way round where too much is booked. Undefined when nothing is left (AS7).
 */
export function depreciationEntry(list: AssetList, year: DateRange, booked: Ore): PreparedEntry | undefined {
  const amount = sumOre([listDepreciation(list), negateOre(booked)]);
  if (amount === 0) return undefined;
  return {
    date: year.to,
    text: depreciationText(list),
    entries: [
      { accountId: list.depreciationCostAccountId, amount },
      { accountId: list.depreciationAccountId, amount: negateOre(amount) },
    ],
  };
}
