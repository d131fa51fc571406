import { accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { ore } from "@huvudbok/core/money";
import { accountUse, addToSuggestions, newSuggestionIndex } from "@huvudbok/core/suggestion";
import type { Transaction } from "@huvudbok/core/transaction";
import { expect, test } from "vitest";
import { SharedIndex } from "./shared-index.ts";

const newShared = () => new SharedIndex({ empty: newSuggestionIndex, add: addToSuggestions });
const BANK = accountNo(1930);

function books(count: number): ReadonlyMap<string, Transaction> {
  const entries = [{ accountId: BANK, amount: ore(100) }];
  const date = isoDate("2026-01-01");
  return new Map(
    Array.from({ length: count }, (_, index) => [
      `A-${index + 1}`,
      { series: "A", number: index + 1, date, text: `Köp ${index}`, entries, locked: false },
    ]),
  );
}

async function useIn(
  shared: ReturnType<typeof newShared>,
  items: ReadonlyMap<string, Transaction>,
): Promise<number> {
  await shared.bring(items, new AbortController().signal);
  return accountUse(shared.read()?.index ?? newSuggestionIndex(), BANK);
}

test("what is added while more is on its way is counted once", async () => {
  const all = books(60_000);
  const [some, more] = [10, 50_000].map((count) => new Map([...all].slice(0, count)));
  const shared = newShared();
  await useIn(shared, some ?? new Map());
  const stop = new AbortController();
  const stopped = shared.bring(more ?? new Map(), stop.signal);
  stop.abort();
  const used = await useIn(shared, all);
  await stopped;
  expect(used).toBe(await useIn(newShared(), all));
  expect(shared.read()?.items).toBe(all);
});
