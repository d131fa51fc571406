import { EXCLUSIVE_TICKS, typedFieldError, typedFieldErrorText } from "../../income-tax/index.ts";
import type { ChangeRefusal } from "../change-refusal.ts";
import type { Known } from "../kinds/known.ts";
import { type Change, type Questions, type RuleFacts, refusing } from "../kinds/rule.ts";
import type { incomeTaxFieldSchema } from "../schemas.ts";
import { invalid, type NoHead } from "./item-rules.ts";

type Field = Known<typeof incomeTaxFieldSchema>;

/** Both answers to a question of the form are given. */
const EXCLUSIVE_TEXT = "Ange bara det ena svaret på frågan";

/** The other answer to a question may be stored already. */
export function incomeTaxReads(): Partial<Questions> {
  return { allItems: true };
}

/** Every typed field is one of the form, and has what it takes (TX8). */
export const incomeTaxRule = refusing<NoHead, Field>((change, facts) => {
  if (facts.intent === "undo") return undefined;
  for (const field of change.put) {
    const error = typedFieldError(field);
    if (error !== undefined) return invalid(String(field.code), error.code, typedFieldErrorText(error));
  }
  return exclusiveRefusal(change, facts);
});

function exclusiveRefusal(
  { put, remove }: Change<NoHead, Field>,
  { existing }: RuleFacts<NoHead, Field>,
): ChangeRefusal | undefined {
  const ticked = new Set([...existing.values(), ...put].map(({ code }) => code));
  for (const id of remove) ticked.delete(Number(id));
  const both = EXCLUSIVE_TICKS.find((pair) => pair.every((code) => ticked.has(code)));
  return both && invalid(String(both[0]), "exclusive", EXCLUSIVE_TEXT);
}
