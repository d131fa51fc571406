import { isoDate } from "@huvudbok/core/calendar";
import type { Transaction } from "@huvudbok/core/transaction";
import { cleanup, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { signInOf } from "../../../test/fake-fetch.ts";
import { removeSignIn, writeSignIn } from "../../data/sign-in/stored-sign-in.ts";
import type { TransactionSearch } from "./list/transaction-search.ts";
import { useMatchingTransactions } from "./use-matching-transactions.ts";

/** What each search was made from: its list, and the search before it. */
const made = vi.hoisted(() => [] as (readonly [unknown, unknown])[]);

vi.mock("./list/transaction-search.ts", async (original) => {
  const { TransactionSearch: Real } = await original<{ TransactionSearch: typeof TransactionSearch }>();
  return {
    TransactionSearch: class extends Real {
      constructor(...args: ConstructorParameters<typeof TransactionSearch>) {
        super(...args);
        made.push([args[0], args[1]]);
      }
    },
  };
});

const date = isoDate("2025-03-01");
const range = { from: isoDate("2025-01-01"), to: isoDate("2025-12-31") };

function listOf(text: string): readonly Transaction[] {
  return [{ series: "A", number: 1, date, text, entries: [], locked: false }];
}

function show(transactions: readonly Transaction[]): void {
  renderHook(() => useMatchingTransactions(transactions, { search: "", range, sortKey: "text" }));
  cleanup();
}

beforeEach(() => {
  writeSignIn(signInOf("eva"));
  made.length = 0;
});

test("what was prepared of one list is used for the next one of the same person", () => {
  show(listOf("Kaffe"));
  show(listOf("Te"));
  expect(made.at(-1)?.[1]).toMatchObject({ transactions: [{ text: "Kaffe" }] });
});

test("nothing of a list remains for who signs in next", () => {
  show(listOf("Kaffe"));
  removeSignIn();
  writeSignIn(signInOf("per"));
  show(listOf("Te"));
  expect(made.at(-1)?.[1]).toBeUndefined();
});
