import type { AccountType } from "@huvudbok/core/account-plan";
import type { MoneyDirection } from "@huvudbok/core/transaction";

export interface AccountTexts {
  readonly label: string;
  readonly description: string;
}

/** The account that the transaction is about; until one is chosen, it is a cost or an income. */
export function mainAccountTexts(direction: MoneyDirection, type: AccountType | undefined): AccountTexts {
  return { label: "Vad gäller det?", description: MAIN[direction](type) };
}

/** The account of the money. */
export function moneyAccountTexts(direction: MoneyDirection): AccountTexts {
  return direction === "out"
    ? { label: "Betalt från", description: "Pengarna tas härifrån." }
    : { label: "Kom in på", description: "Pengarna sätts in här." };
}

const MAIN: Readonly<Record<MoneyDirection, (type: AccountType | undefined) => string>> = {
  out: (type) =>
    type === undefined || type === "cost"
      ? "Kontot som kostnaden hör till."
      : "Kontot som pengarna går till.",
  in: (type) =>
    type === undefined || type === "income"
      ? "Kontot som inkomsten hör till."
      : "Kontot som pengarna kommer från.",
};
