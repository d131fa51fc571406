import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { ore } from "../money/index.ts";
import type { Draft, DraftEntry } from "./draft.ts";
import { DraftTwins } from "./draft-twins.ts";

const row = (account: number, amount: number): DraftEntry => ({
  accountId: accountNo(account),
  amount: ore(amount),
});
const draft = (id: string, entries: readonly DraftEntry[], text = "Kaffe"): Draft => ({
  id,
  date: isoDate("2026-03-02"),
  text,
  entries,
});
const COFFEE = draft("coffee", [row(1930, -40)]);
const BOOKED = draft("booked", [row(1930, -40), row(7690, 40)]);
const twinsIn = (...drafts: readonly Draft[]) => {
  const twins = new DraftTwins(drafts);
  return drafts.map((each) => `${each.id}: ${twins.twinOf(each)?.id ?? "none"}`);
};

test("CT8: a draft with the day, text and rows of one before it is its twin, and so is each after it", () => {
  const [again, third] = [
    { ...COFFEE, id: "again", text: " Kaffe " },
    { ...COFFEE, id: "third" },
  ];
  expect(twinsIn(COFFEE, again, third)).toEqual(["coffee: none", "again: coffee", "third: coffee"]);
  expect(twinsIn(BOOKED, { ...BOOKED, id: "again" })).toEqual(["booked: none", "again: booked"]);
});

test("CT8: one that was booked since is the one to keep, wherever it stands in the list", () => {
  expect(twinsIn(BOOKED, COFFEE)).toEqual(["booked: none", "coffee: booked"]);
  expect(twinsIn(COFFEE, BOOKED)).toEqual(["coffee: booked", "booked: none"]);
});

test.each<[string, Draft]>([
  ["of another day", { ...COFFEE, id: "other", date: isoDate("2026-03-03") }],
  ["with another text", draft("other", [row(1930, -40)], "Te")],
  ["of another amount", draft("other", [row(1930, -41)])],
  ["on another account", draft("other", [row(1910, -40)])],
  ["without rows", draft("other", [])],
  ["with a row of 0", draft("other", [row(1930, 0)])],
])("a draft %s is no twin", (_, other) => {
  expect(twinsIn(COFFEE, other)).toEqual(["coffee: none", "other: none"]);
});

test("bookings that are not the same are no twins, nor are drafts without a day", () => {
  expect(twinsIn(BOOKED, draft("other", [row(1930, -40), row(5410, 40)]))[1]).toBe("other: none");
  expect(twinsIn(BOOKED, draft("other", [row(1930, -40), row(7690, 41)]))[1]).toBe("other: none");
  const undated: Draft = { id: "a", text: "Kaffe", entries: COFFEE.entries };
  expect(twinsIn(undated, { ...undated, id: "b" })).toEqual(["a: none", "b: none"]);
});

test("a draft that is not among them is the twin of none", () => {
  expect(new DraftTwins().twinOf(COFFEE)).toBeUndefined();
  expect(new DraftTwins([{ ...COFFEE, id: "kept" }]).twinOf(COFFEE)?.id).toBe("kept");
});
