import { isoDate } from "@huvudbok/core/calendar";
import { recalledTransaction } from "@huvudbok/core/suggestion";
import type { Transaction } from "@huvudbok/core/transaction";
import { renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { useSuggestionIndex } from "./use-suggestion-index.ts";

function books(...texts: string[]): ReadonlyMap<string, Transaction> {
  return new Map(
    texts.map((text, index) => [
      `A-${index + 1}`,
      { series: "A", number: index + 1, date: isoDate("2026-01-01"), text, entries: [], locked: false },
    ]),
  );
}

test("the bookings of another company are never suggested, not even for one drawing", async () => {
  const [first, second] = [books("Hyra"), books("Hyra", "Kaffe")];
  const seen: (Transaction | undefined)[] = [];
  const { result, rerender } = renderHook(
    ({ items }) => {
      const index = useSuggestionIndex(items);
      seen.push(recalledTransaction(index, "Hyra"));
      return index;
    },
    { initialProps: { items: first } },
  );
  await waitFor(() => expect(recalledTransaction(result.current, "Hyra")).toBe(first.get("A-1")));
  seen.length = 0;
  rerender({ items: second });
  await waitFor(() => expect(recalledTransaction(result.current, "Hyra")).toBe(second.get("A-1")));
  expect(seen).not.toContain(first.get("A-1"));
});

test("the index goes on with books that a voucher was added to", async () => {
  const before = books("Hyra");
  const after = new Map([...before, ...[...books("x", "Kaffe")].slice(1)]);
  const { result, rerender } = renderHook(({ items }) => useSuggestionIndex(items), {
    initialProps: { items: before },
  });
  await waitFor(() => expect(result.current.texts.size).toBe(1));
  rerender({ items: after });
  expect(recalledTransaction(result.current, "Hyra")).toBe(before.get("A-1"));
  await waitFor(() => expect(recalledTransaction(result.current, "Kaffe")).toBe(after.get("A-2")));
});
