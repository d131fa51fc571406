import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, isoDate } from "../calendar/index.ts";
import { hasValidCheckDigit } from "./has-valid-check-digit.ts";
import {
  parsePersonalNumber,
  personalNumberErrorText,
  twelveDigitPersonalNumber,
} from "./personal-number.ts";

const today = isoDate("2026-11-20");

test.each([
  ["811218-9876", "811218-9876"],
  ["8112189876", "811218-9876"],
  [" 811218-9876 ", "811218-9876"],
  ["198112189876", "19811218-9876"],
  ["19811218-9876", "19811218-9876"],
  ["18811218-9876", "18811218-9876"],
  ["18811218+9876", "18811218-9876"],
  ["811218+9876", "18811218-9876"],
  ["261120-1233", "261120-1233"],
  ["261120+1233", "19261120-1233"],
  ["261121-1232", "261121-1232"],
  ["000229-1235", "000229-1235"],
  ["850161-1233", "850161-1233"],
  ["850191-1237", "850191-1237"],
  ["850060-1235", "850060-1235"],
  ["850091-1238", "850091-1238"],
  ["850160-1234", "850160-1234"],
])("%s is stored as %s", (text, stored) => {
  expect(parsePersonalNumber(text, today)).toEqual({ ok: true, value: stored });
});

test.each([
  ["", "Du måste ange ett personnummer"],
  [" ", "Du måste ange ett personnummer"],
  ["811218", "Ett personnummer anges på formen ååmmdd-xxxx"],
  ["811218 9876", "Ett personnummer anges på formen ååmmdd-xxxx"],
  ["8112-189876", "Ett personnummer anges på formen ååmmdd-xxxx"],
  ["1811218-9876", "Ett personnummer anges på formen ååmmdd-xxxx"],
  ["811218-T876", "Ett personnummer anges på formen ååmmdd-xxxx"],
  ["261121+1232", "Året i personnumret är felaktigt"],
  ["18391301-1230", "Året i personnumret är felaktigt"],
  ["851301-1232", "Månaden i personnumret är felaktig"],
  ["851361-1239", "Månaden i personnumret är felaktig"],
  ["850001-1237", "Månaden i personnumret är felaktig"],
  ["850100-1237", "Dagen i personnumret är felaktig"],
  ["850132-1239", "Dagen i personnumret är felaktig"],
  ["850192-1236", "Dagen i personnumret är felaktig"],
  ["850431-1237", "Dagen i personnumret är felaktig"],
  ["010229-1234", "Dagen i personnumret är felaktig"],
  ["850092-1239", "Dagen i personnumret är felaktig"],
  ["20261121-1232", "Personnumret är från framtiden"],
  ["20261121-1230", "Personnumret är från framtiden"],
  ["811218-9875", "Kontrollsiffran i personnumret är felaktig"],
  ["850101-0006", "Kontrollsiffran i personnumret är felaktig"],
])("refuses %j: %s", (text, message) => {
  const result = parsePersonalNumber(text, today);
  expect(result.ok ? undefined : personalNumberErrorText(result.error)).toBe(message);
});

test("the century is the latest that is not in the future, on the very day", () => {
  // On the day of birth the number belongs to this century, on the day before to the last: the leap day shows which.
  expect(parsePersonalNumber("000229-1235", isoDate("2000-02-29")).ok).toBe(true);
  expect(parsePersonalNumber("000229-1235", isoDate("2000-02-28"))).toEqual({
    ok: false,
    error: { code: "personal-number-day" },
  });
});

test("a number for every birthday of the last hundred years, stored twice the same", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 36_000 }), fc.integer({ min: 1, max: 999 }), (days, serial) => {
      const day = addDays(today, -days).replaceAll("-", "");
      const start = `${day}${String(serial).padStart(3, "0")}`;
      const digits = Array.from({ length: 10 }, (_, digit) => `${start}${digit}`);
      const number = String(digits.find((candidate) => hasValidCheckDigit(candidate.slice(2))));
      const stored = `${day}-${number.slice(8)}`;
      expect(parsePersonalNumber(number, today)).toEqual({ ok: true, value: stored });
      expect(parsePersonalNumber(stored, today)).toEqual({ ok: true, value: stored });
      expect(parsePersonalNumber(stored.slice(2), today)).toEqual({ ok: true, value: stored.slice(2) });
    }),
  );
});

test("an unknown code is a programmer's error", () => {
  // @ts-expect-error -- no such code
  expect(() => personalNumberErrorText({ code: "other" })).toThrow("other");
});

test.each([
  ["811218-9876", "198112189876"],
  ["19811218-9876", "198112189876"],
  ["811218+9876", "188112189876"],
  ["261120-1233", "202611201233"],
  ["261121-1232", "192611211232"],
  ["811278-9873", "198112789873"],
  ["811218-9875", undefined],
])("CO5: the twelve digits of %s are %s", (text, digits) => {
  const number = twelveDigitPersonalNumber(text, today);
  expect(number.ok ? number.value : undefined).toBe(digits);
});
