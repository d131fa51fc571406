import * as fc from "fast-check";
import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { transactionOf } from "../transaction/transaction.arbitrary.ts";
import { knownTexts } from "./known-texts.ts";
import { accountUse, addToSuggestions, newSuggestionIndex, recalledTransaction } from "./suggestion-index.ts";

type Booked = ReturnType<typeof transactionOf>;

function indexOf(booked: readonly Booked[]) {
  const index = newSuggestionIndex();
  addToSuggestions(index, booked);
  return index;
}

const booked = (number: number, date: string, text: string, account = 5010) =>
  transactionOf("A", number, date, text, [
    [account, 100],
    [1930, -100],
  ]);

test("on the first day of a year the texts of the year before are offered, the latest first", () => {
  const earlier = indexOf([booked(1, "2025-03-01", "Hyra mars"), booked(2, "2025-12-30", "Hyresgästen")]);
  const index = { ...newSuggestionIndex(), earlier };
  expect(knownTexts(index, "hy").map(({ text }) => text)).toEqual(["Hyresgästen", "Hyra"]);
  expect(recalledTransaction(index, "hyra januari")?.number).toBe(1);
  expect(accountUse(index, accountNo(5010))).toBe(accountUse(earlier, accountNo(5010)));
});

test("a text that the year has booked is booked as it does, however often it was otherwise the year before", () => {
  const earlier = indexOf([1, 2, 3, 4, 5].map((day) => booked(day, `2025-01-0${day}`, "Hyra", 5011)));
  const index = { ...indexOf([booked(1, "2026-01-02", "Hyra")]), earlier };
  expect(recalledTransaction(index, "hyra")?.date).toBe("2026-01-02");
  expect(knownTexts(index, "hy").map(({ latest }) => latest.date)).toEqual(["2026-01-02"]);
});

const texts = fc.constantFrom(
  "Hyra",
  "Hyra lokal",
  "Hyresgästen",
  "Kaffe",
  "Hy",
  "Kaffe hyra",
  "Faktura 1001",
  "",
);
const inYear = (year: number) =>
  fc
    .array(fc.tuple(texts, fc.integer({ min: 1, max: 28 }), fc.constantFrom(5010, 5011)))
    .map((rows) =>
      rows.map(([text, day, account], at) =>
        booked(at + 1, `${year}-02-${String(day).padStart(2, "0")}`, text, account),
      ),
    );

test("two years teach the texts and the use of accounts that one index of all of them would", () => {
  const typed = fc.constantFrom("hy", "hyra", "ka", "hyra lokal", "fa", "lo hy");
  fc.assert(
    fc.property(inYear(2025), inYear(2026), typed, (before, now, query) => {
      const index = { ...indexOf(now), earlier: indexOf(before) };
      const whole = indexOf([...before, ...now]);
      expect(knownTexts(index, query)).toEqual(knownTexts(whole, query));
      expect(recalledTransaction(index, query)).toBe(recalledTransaction(whole, query));
      const [use, wholeUse] = [index, whole].map((each) => accountUse(each, accountNo(1930)));
      expect(use).toBeGreaterThanOrEqual((wholeUse ?? 0) * 0.999_999);
      expect(use).toBeLessThanOrEqual((wholeUse ?? 0) * 1.000_001);
    }),
  );
});
