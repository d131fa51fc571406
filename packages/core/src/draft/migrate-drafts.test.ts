import fc from "fast-check";
import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { ore } from "../money/index.ts";
import type { Draft } from "./draft.ts";
import { draftsOn, migratedDrafts } from "./migrate-drafts.ts";

const account = fc
  .constantFrom(undefined, 1930, 1940, 5460)
  .map((id) => (id === undefined ? id : accountNo(id)));
const entry = fc
  .record({ accountId: account, amount: fc.integer({ min: -500, max: 500 }) })
  .map(({ accountId, amount }) => ({
    ...(accountId === undefined ? {} : { accountId }),
    amount: ore(amount),
  }));
const drafts = fc.array(
  fc.record({ id: fc.uuid(), text: fc.string(), entries: fc.array(entry, { maxLength: 4 }) }),
);

const move = { source: accountNo(1930), target: accountNo(1940) };

test("AP14: the rows on the source get the target, and all else stays", () => {
  const draft: Draft = {
    id: "a",
    text: "Lera",
    annotation: "betald",
    entries: [
      { accountId: accountNo(1930), amount: ore(-100) },
      { accountId: accountNo(5460), amount: ore(80) },
      { amount: ore(20) },
    ],
  };
  expect(migratedDrafts([draft, { id: "b", text: "", entries: [] }], move)).toEqual([
    { ...draft, entries: [{ accountId: 1940, amount: -100 }, draft.entries[1], draft.entries[2]] },
  ]);
});

test("no account is on no draft", () => {
  expect(draftsOn([{ id: "a", text: "", entries: [{ amount: ore(1) }] }], undefined)).toEqual([]);
});

test("property: AP14: moved twice moves nothing more, and no amount changes", () => {
  fc.assert(
    fc.property(drafts, (all) => {
      const moved = migratedDrafts(all, move);
      expect(moved.map(({ id }) => id)).toEqual(draftsOn(all, 1930).map(({ id }) => id));
      expect(migratedDrafts(moved, move)).toEqual([]);
      const amounts = (list: readonly Draft[]) =>
        list.flatMap(({ entries }) => entries.map(({ amount }) => amount));
      expect(amounts(moved)).toEqual(amounts(draftsOn(all, 1930)));
    }),
  );
});
