import { openingBalanceErrorText, validateOpeningBalance } from "../../account-balance/index.ts";
import { parseVatNumber, vatNumberErrorText } from "../../ec-sales/index.ts";
import { journalTemplateErrorText, validateJournalTemplate } from "../../journal-template/index.ts";
import { isItemId } from "../../shared/index.ts";
import type { ChangeRefusal } from "../change-refusal.ts";
import type { Known } from "../kinds/known.ts";
import { type Change, type RuleFacts, refusing } from "../kinds/rule.ts";
import { isSameForm } from "../kinds/stored-form.ts";
import {
  type accountBalanceSchema,
  type emptyHeadSchema,
  journalTemplateSchema,
  type vatNumberSchema,
} from "../schemas.ts";

export type NoHead = Known<typeof emptyHeadSchema>;

/**
 * Checks each put item by the rules of its form. Only the change is checked, so an undo, which puts back what was
 * stored, is not checked.
 */
export function eachPut<Item>(
  refusalOf: (item: Item, facts: RuleFacts<NoHead, Item>) => ChangeRefusal | undefined,
): (change: Change<NoHead, Item>, facts: RuleFacts<NoHead, Item>) => ChangeRefusal | undefined {
  return ({ put }, facts) => {
    if (facts.intent === "undo") return undefined;
    for (const item of put) {
      const refusal = refusalOf(item, facts);
      if (refusal !== undefined) return refusal;
    }
    return undefined;
  };
}

export function invalid(item: string, fault: string, text: string): ChangeRefusal {
  return { code: "invalid-item", item, fault, text };
}

const ID_FORM_TEXT = "Mallens id får bara ha bokstäver, siffror och bindestreck. Ingenting är sparat.";

/** A template keeps its stored name and rows, or gets valid ones. */
export const journalTemplateRule = refusing(
  eachPut<Known<typeof journalTemplateSchema>>((template, { existing }) => {
    const before = existing.get(template.id);
    if (
      before !== undefined &&
      isSameForm(journalTemplateSchema, { ...template, description: before.description }, before)
    ) {
      return undefined;
    }
    if (before === undefined && !isItemId(template.id)) return invalid(template.id, "id-form", ID_FORM_TEXT);
    const [error] = validateJournalTemplate(template);
    return error && invalid(template.id, error.code, journalTemplateErrorText(error));
  }),
);

/** Only a number in its stored form, of a country that a list may name, is remembered (EC2). */
export const vatNumberRule = refusing(
  eachPut<Known<typeof vatNumberSchema>>(({ id, vatNumber }) => {
    const parsed = parseVatNumber(vatNumber);
    if (!parsed.ok) return invalid(id, parsed.error.code, vatNumberErrorText(parsed.error));
    return parsed.value === vatNumber
      ? undefined
      : invalid(id, "vat-number-form", "VAT-numret ska sparas utan mellanslag och skiljetecken.");
  }),
);

type OpeningBalance = Known<typeof accountBalanceSchema>;

/** Whether an account gets an opening balance that it had not, and neither a file nor a new year brings it. */
export function isNewBalance(
  { accountId }: OpeningBalance,
  { existing, intent, isYearNew }: RuleFacts<NoHead, OpeningBalance>,
): boolean {
  return intent !== "import" && intent !== "undo" && isYearNew !== true && !existing.has(String(accountId));
}

/** An account that had an opening balance before the rule existed may get another amount. */
export const openingBalancesRule = eachPut<OpeningBalance>((balance, facts) => {
  const { knownAccounts } = facts;
  const id = String(balance.accountId);
  const isInChart = knownAccounts === undefined || knownAccounts.has(balance.accountId);
  const error = validateOpeningBalance(balance, { comesWithFile: !isNewBalance(balance, facts), isInChart });
  return error && invalid(id, error.code, openingBalanceErrorText(error));
});
