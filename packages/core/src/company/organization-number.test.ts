import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import {
  organizationNumberErrorText,
  parseOrganizationNumber,
  unusualNumberText,
} from "./organization-number.ts";

const today = isoDate("2026-11-20");

test.each([
  ["5560360793", "AB", "556036-0793", false],
  ["556036-0793", "AB", "556036-0793", false],
  [" 556036-0793 ", "EK", "556036-0793", false],
  ["165560360793", "AB", "556036-0793", false],
  ["16556036-0793", "I", "556036-0793", false],
  ["811218-9876", "AB", "811218-9876", true],
  ["811218-9876", "HB", "811218-9876", true],
  ["811218-9876", "E", "811218-9876", false],
  ["198112189876", "E", "811218-9876", false],
  // Who is a hundred keeps the century by the sign.
  ["090527+1474", "E", "090527+1474", false],
  ["19090527+1474", "E", "090527+1474", false],
  ["19090527-1474", "E", "090527+1474", false],
  ["190905271474", "E", "090527+1474", false],
  ["200905271474", "E", "090527-1474", false],
  ["165560360793", "E", "556036-0793", true],
] as const)("%s of %s is %s", (text, type, number, isUnusual) => {
  expect(parseOrganizationNumber(text, type, today)).toEqual({ ok: true, value: { number, isUnusual } });
});

test.each([
  ["", "Du måste ange organisationsnummer"],
  ["  ", "Du måste ange organisationsnummer"],
  ["556036-079", "Ett organisationsnummer anges på formen 123456-7890"],
  ["556036+0793", "Ett organisationsnummer anges på formen 123456-7890"],
  ["55603-60793", "Ett organisationsnummer anges på formen 123456-7890"],
  ["55603607933", "Ett organisationsnummer anges på formen 123456-7890"],
  ["SE556036079301", "Ett organisationsnummer anges på formen 123456-7890"],
  ["556036-0794", "Kontrollsiffran i organisationsnumret är felaktig"],
])("refuses %j: %s", (text, message) => {
  const result = parseOrganizationNumber(text, "AB", today);
  expect(result.ok ? undefined : organizationNumberErrorText(result.error)).toBe(message);
});

test.each([
  ["811218-987", "En enskild firma har ägarens personnummer, på formen ååmmdd-nnnn"],
  ["811218-9875", "Kontrollsiffran i personnumret är felaktig"],
  ["", "Du måste ange organisationsnummer"],
])("of a sole trader refuses %j: %s", (text, message) => {
  const result = parseOrganizationNumber(text, "E", today);
  expect(result.ok ? undefined : organizationNumberErrorText(result.error)).toBe(message);
});

test.each([
  [
    "E",
    "Tredje siffran i ett personnummer är 0 eller 1: det här ser ut som ett annat företags organisationsnummer",
  ],
  ["AB", "Tredje siffran i ett organisationsnummer brukar vara minst 2"],
] as const)("CO4: what is said of an unusual number of %s", (type, text) => {
  expect(unusualNumberText(type)).toBe(text);
});

test("an unknown code is a programmer's error", () => {
  // @ts-expect-error -- no such code
  expect(() => organizationNumberErrorText({ code: "other" })).toThrow("other");
});
