import { expect, test } from "vitest";
import { ownLines, personName, personWords } from "./person-words.ts";

test.each([
  ["Anna", "anna@example.se", "Anna", "Anna (anna@example.se)", ["Anna", "anna@example.se"]],
  ["Anna", "", "Anna", "Anna", ["Anna"]],
  ["", "anna@example.se", "anna@example.se", "anna@example.se", ["anna@example.se"]],
  ["a@example.se", "a@example.se", "a@example.se", "a@example.se", ["a@example.se"]],
  ["", "", "konto 4f", "konto 4f", ["Ditt konto"]],
])("a person called '%s' with the address '%s'", (name, email, short, words, lines) => {
  const person = { userId: "4f", name, email };
  expect([personName(person), personWords(person), ownLines(person)]).toEqual([short, words, lines]);
});
