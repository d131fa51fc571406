import { expect, test } from "vitest";
import { accountsText, createdText, deactivationText } from "./accounts-text.ts";

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

test("of a new chart: what is active, and what becomes of the rest", () => {
  expect(createdText([{ active: true }, { active: true }, { active: false }])).toBe(
    "2 konton är aktiva och föreslås när du bokför. De andra 1 hittas med nummer eller namn, och blir aktiva när de används. Du kan lägga till, döpa om och inaktivera konton här när som helst.",
  );
  expect(createdText([{ active: true }])).not.toContain("De andra");
});
