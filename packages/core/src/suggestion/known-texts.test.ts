import { expect, test } from "vitest";
import { transactionOf } from "../transaction/transaction.arbitrary.ts";
import { isFinishedText, knownTexts } from "./known-texts.ts";
import { addToSuggestions, newSuggestionIndex } from "./suggestion-index.ts";

const rent = (number: number, date: string, text: string, ore = 1000) =>
  transactionOf("A", number, date, text, [
    [5010, ore],
    [1930, -ore],
  ]);

const index = newSuggestionIndex();
addToSuggestions(index, [
  rent(1, "2026-01-01", "Rikslinjen Telefoni, mobilabonnemang"),
  rent(2, "2026-03-01", "Hyra november 2026", 12_000_00),
  rent(3, "2026-02-01", "Hyra mars 2026", 11_000_00),
  rent(4, "2026-02-02", "Hyresgästen, faktura 1001"),
  rent(5, "2026-02-03", "Tågbiljett"),
  rent(6, "2026-02-04", "Tagg till grinden"),
  rent(7, "2026-02-05", "200422"),
  rent(8, "2026-02-06", "Café Öland"),
]);
const texts = (typed: string, limit?: number) => knownTexts(index, typed, limit).map(({ text }) => text);

test.each([
  ["", []],
  ["r", []],
  ["ri", ["Rikslinjen Telefoni, mobilabonnemang"]],
  ["MOBIL riks", ["Rikslinjen Telefoni, mobilabonnemang"]],
  ["abonnemang", []],
  ["hy", ["Hyra", "Hyresgästen, faktura"]],
  ["hyres", ["Hyresgästen, faktura"]],
  ["hyra", ["Hyra"]],
  ["20", []],
  ["tåg", ["Tågbiljett"]],
  ["tag", ["Tagg till grinden", "Tågbiljett"]],
  ["oland cafe", ["Café Öland"]],
  ["öl", ["Café Öland"]],
  ["xx", []],
])("%j finds %j", (typed, found) => {
  expect(texts(typed)).toEqual(found);
});

test("a text comes with how it was booked the last time, its numbers and dates left out", () => {
  expect(knownTexts(index, "hyra")).toEqual([
    { text: "Hyra", latest: expect.objectContaining({ number: 2 }), sum: 12_000_00 },
  ]);
});

test("the latest come first, and no more of them than asked for; the one that is typed to its end before them", () => {
  const many = newSuggestionIndex();
  const days = [5, 9, 1, 7, 3, 8, 2, 6, 4];
  addToSuggestions(
    many,
    days.map((day) => rent(day, `2026-01-0${day}`, `Kaffe ${"abcdefghi".charAt(day - 1)}`)),
  );
  const found = (typed: string, limit?: number) => knownTexts(many, typed, limit).map(({ text }) => text);
  expect(found("kaffe", 3)).toEqual(["Kaffe i", "Kaffe h", "Kaffe g"]);
  expect(found("kaffe")).toHaveLength(8);
  addToSuggestions(many, [
    rent(20, "2026-01-01", "Kaffe"),
    rent(21, "2026-01-02", "Kaffe a"),
    rent(22, "2026-02-01", "Kaffe ö"),
  ]);
  expect(found("kaffe", 3)).toEqual(["Kaffe", "Kaffe ö", "Kaffe i"]);
});

test("of the same day the one registered last comes first", () => {
  const day = newSuggestionIndex();
  addToSuggestions(day, [rent(1, "2026-01-01", "Lera grå"), rent(2, "2026-01-01", "Lera vit")]);
  expect(knownTexts(day, "lera").map(({ text }) => text)).toEqual(["Lera vit", "Lera grå"]);
});

test.each([
  // Half a word: what Enter completes.
  ["hy", false],
  ["kaff", false],
  ["hyra gar", false],
  // Whole words of a text that says more.
  ["HYRA", true],
  ["hyra ", true],
  ["garage hyra", true],
  ["Café", true],
  // The known text itself, by itself or with a number.
  ["kaffe", false],
  ["hyra garage", false],
  // Nothing is listed.
  ["hyra x", false],
])("whether %j is finished: %s", (typed, isFinished) => {
  const books = newSuggestionIndex();
  addToSuggestions(books, [
    rent(1, "2026-01-01", "Hyra garage"),
    rent(2, "2026-01-02", "Hyran höjd"),
    rent(3, "2026-01-03", "Kaffe"),
    rent(4, "2026-01-04", "Kaffe och te"),
    rent(5, "2026-01-05", "Café Åsa"),
  ]);
  expect(isFinishedText(typed, knownTexts(books, typed))).toBe(isFinished);
});
