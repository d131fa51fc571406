import { expect, test } from "vitest";
import { accountNo } from "../../account-plan/index.ts";
import { addDays, isoDate } from "../../calendar/index.ts";
import type { Draft } from "../../draft/index.ts";
import type { Transaction } from "../../transaction/index.ts";
import { booked, bookedTimes, entryOf, indexOf, type MadeUpRow } from "../bookings.arbitrary.ts";
import { addToDraftMatcher, analysedDrafts, newDraftMatcher } from "../index.ts";
import { DraftsByText } from "./drafts-by-text.ts";

const START = isoDate("2026-02-21");
const CHART = new Set([1930, 1940, 4010, 6050].map(accountNo));
const draft = (id: string, day: number, text: string, ...rows: readonly MadeUpRow[]): Draft => ({
  id,
  date: addDays(START, day),
  text,
  entries: rows.map(entryOf),
});

/** What is said of the first of these drafts: how likely it is a transfer, and whether that is marked. */
function transferSaid(drafts: readonly Draft[], ...books: readonly Transaction[]): string {
  const matcher = newDraftMatcher(indexOf(...books), CHART);
  addToDraftMatcher(matcher, drafts);
  const [first] = analysedDrafts(matcher, drafts.slice(0, 1));
  const action = first?.analysis?.actions[0];
  if (action?.kind !== "transfer") return "none";
  return `${Math.round(action.probability * 100)}${first?.analysis?.performAction === true ? " *" : ""}`;
}

const MEAL = draft("meal", 0, "RÖDA RESTAUR/26-02-21", [1930, -792]);
const REFUND = draft("refund", 3, "ZALANDO     /26-02-24", [1940, 792]);
/** Three more rows of the shop, none of which has another side. */
const SHOP = [1, 2, 3].map((each) => draft(`shop${each}`, each * 30, "ZALANDO", [1930, -each]));

test("CT8: two payees who moved the same amount some days apart are offered as a transfer, and not marked", () => {
  expect(transferSaid([MEAL, REFUND, ...SHOP])).toBe("75");
  // The other side says the same.
  expect(transferSaid([REFUND, MEAL, ...SHOP])).toBe("75");
});

test("CT8: what the books have paid three times, and never as a transfer, is a payee as well", () => {
  expect(transferSaid([MEAL, REFUND], ...bookedTimes(3, "Zalando", 6050))).toBe("75");
  expect(transferSaid([MEAL, REFUND], ...bookedTimes(2, "Zalando", 6050))).toBe("89 *");
  expect(transferSaid([MEAL, REFUND], ...bookedTimes(12, "Zalando", 1940))).toBe("89 *");
});

test("CT8: two payees of the same day are marked, and so is a pair of which nothing is known", () => {
  expect(transferSaid([MEAL, { ...REFUND, date: START }, ...SHOP])).toBe("95 *");
  expect(transferSaid([MEAL, REFUND])).toBe("89 *");
});

test("CT8: a text of a bank's words alone names nobody", () => {
  const deposits = [1, 2, 3].map((each) => draft(`in${each}`, each * 30, "Insättning", [1930, each]));
  expect(transferSaid([MEAL, { ...REFUND, text: "Insättning" }, ...deposits])).toBe("89 *");
  expect(transferSaid([{ ...MEAL, text: "Överföring via internet" }, REFUND, ...SHOP])).toBe("89 *");
  expect(transferSaid([{ ...MEAL, text: "12 34" }, REFUND, ...SHOP])).toBe("89 *");
  expect(transferSaid([{ ...MEAL, text: "" }, REFUND, ...SHOP])).toBe("89 *");
});

test("CT8: two texts that share a name are of one transfer", () => {
  expect(transferSaid([{ ...MEAL, text: "Till Zalando konto" }, REFUND, ...SHOP])).toBe("89 *");
});

test("CT8: a text that has been a transfer before is one again, in the books or among drafts", () => {
  const saved = { ...MEAL, text: "Sparande Avanza" };
  const earlier = [
    draft("out", 40, "Sparande Avanza", [1930, -500]),
    draft("in", 40, "Anna Andersson", [1940, 500]),
  ];
  expect(transferSaid([saved, REFUND, ...SHOP])).toBe("75");
  expect(transferSaid([saved, REFUND, ...SHOP, ...earlier])).toBe("89 *");
  const once = booked("2026-01-12", "Sparande Avanza", [1930, -500], [1940, 500]);
  expect(transferSaid([saved, REFUND, ...SHOP], once)).toBe("89 *");
});

test("drafts are found by all words of their texts, in whichever order, and none by words that none has", () => {
  const texts = new DraftsByText();
  for (const each of [MEAL, REFUND]) texts.add(each);
  expect(texts.withWords(["restaur", "roda"])).toEqual([MEAL]);
  texts.add(SHOP[0] ?? MEAL);
  expect(texts.withWords(["zalando"])).toEqual([REFUND, SHOP[0]]);
  expect(texts.withWords(["roda"])).toEqual([]);
});
