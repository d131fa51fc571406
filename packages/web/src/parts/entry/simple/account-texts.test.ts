import type { AccountType } from "@huvudbok/core/account-plan";
import type { MoneyDirection } from "@huvudbok/core/transaction";
import { expect, test } from "vitest";
import { mainAccountTexts } from "./account-texts.ts";

test.each<[MoneyDirection, AccountType | undefined, string]>([
  ["out", undefined, "Kontot som kostnaden hör till."],
  ["out", "cost", "Kontot som kostnaden hör till."],
  ["out", "liability", "Kontot som pengarna går till."],
  ["out", "asset", "Kontot som pengarna går till."],
  ["out", "income", "Kontot som pengarna går till."],
  ["in", undefined, "Kontot som inkomsten hör till."],
  ["in", "income", "Kontot som inkomsten hör till."],
  ["in", "equity", "Kontot som pengarna kommer från."],
  ["in", "cost", "Kontot som pengarna kommer från."],
])("money %s and an account of type %s: %s", (direction, type, description) => {
  expect(mainAccountTexts(direction, type).description).toBe(description);
});
