import { accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { ore } from "@huvudbok/core/money";
import type { NewTransaction } from "@huvudbok/core/transaction";
import { expect, test } from "vitest";
import { registeredMeanwhile } from "./registered-meanwhile.ts";

const sent: NewTransaction = {
  series: "A",
  date: isoDate("2025-05-12"),
  text: "Lera",
  entries: [
    { accountId: accountNo(5460), amount: ore(100) },
    { accountId: accountNo(1930), amount: ore(-100) },
  ],
  locked: false,
};
const from = 5;
const registration = { unsavedId: "1", transaction: sent, from };

test.each<[string, object, boolean]>([
  ["the same with the number that was next", { number: 5 }, true],
  ["the same with a later number, signed by the server", { number: 7, sign: "Anna" }, true],
  ["the same from before", { number: 4 }, false],
  ["another series", { number: 5, series: "B" }, false],
  ["another text", { number: 5, text: "Lera 2" }, false],
  ["another day", { number: 5, date: isoDate("2025-05-13") }, false],
  ["other rows", { number: 5, entries: [] }, false],
])("%s: %s", (_, fields, isFound) => {
  const transaction = { ...sent, number: 5, ...fields };
  expect(registeredMeanwhile(registration, [transaction])).toBe(isFound ? transaction : undefined);
});
