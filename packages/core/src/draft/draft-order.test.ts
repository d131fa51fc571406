import fc from "fast-check";
import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { ore } from "../money/index.ts";
import { anyDraft } from "./draft.arbitrary.ts";
import { type Draft, draftAfter, draftsByDate, isCompleted } from "./index.ts";

const dated = (id: string, date?: string): Draft => ({
  id,
  text: "",
  entries: [],
  ...(date === undefined ? {} : { date: isoDate(date) }),
});

const DRAFTS = [
  dated("none"),
  dated("march", "2025-03-01"),
  dated("may", "2025-05-01"),
  dated("march again", "2025-03-01"),
  dated("january", "2025-01-01"),
];

test("drafts are handled by date, those without one last", () => {
  expect(draftsByDate(DRAFTS).map(({ id }) => id)).toEqual([
    "january",
    "march",
    "march again",
    "may",
    "none",
  ]);
});

test.each([
  ["january", "march"],
  ["march", "march again"],
  ["may", "none"],
  ["none", "january"],
  ["gone", "january"],
])("after %s comes %s", (id, next) => {
  expect(draftAfter(DRAFTS, id)?.id).toBe(next);
});

test("after the only draft comes none", () => {
  expect(draftAfter([dated("a")], "a")).toBeUndefined();
  expect(draftAfter([], "a")).toBeUndefined();
});

test("DR14: those that are passed over are not the next one; after twenty of them none is", () => {
  const pile = Array.from({ length: 23 }, (_, place) => dated(`${place}`));
  const passedUpTo = (last: number) => draftAfter(pile, "0", ({ id }) => Number(id) <= last)?.id;
  expect([passedUpTo(0), passedUpTo(3), passedUpTo(19), passedUpTo(20)]).toEqual(["1", "4", "20", undefined]);
});

test.each([
  ["nothing", [], false],
  ["rows of 0", [0, 0], false],
  ["one side", [100], false],
  ["both sides", [100, -100], true],
])("a draft with %s is completed: %#", (_what, amounts, expected) => {
  const entries = amounts.map((amount) => ({ accountId: accountNo(1930), amount: ore(amount) }));
  expect(isCompleted({ entries })).toBe(expected);
});

test("property: one after the other, all drafts are reached", () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyDraft, { selector: ({ id }) => id, minLength: 1 }), (drafts) => {
      const reached = new Set<string>();
      let id = drafts[0]?.id ?? "";
      for (const _ of drafts) {
        reached.add(id);
        id = draftAfter(drafts, id)?.id ?? id;
      }
      expect(reached).toEqual(new Set(drafts.map((draft) => draft.id)));
    }),
  );
});
