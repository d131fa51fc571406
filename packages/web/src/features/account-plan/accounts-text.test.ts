import { expect, test } from "vitest";
import { accountsText, deactivationText } from "./accounts-text.ts";

test("of a chart: how many accounts are active", () => {
  expect(accountsText([{ active: true }, { active: false }, { active: true }])).toBe("2 aktiva av 3 konton");
});

test.each([
  [1, "1 konto har inga transaktioner", "Det inaktiveras"],
  [2, "2 konton har inga transaktioner", "De inaktiveras"],
])("%i to deactivate", (count, accounts, they) => {
  expect(deactivationText(count)).toContain(accounts);
  expect(deactivationText(count)).toContain(they);
});
