import { negateOre, parseAmountInput } from "@huvudbok/core/money";
import type { VatSplitRules } from "@huvudbok/core/transaction";
import { followRowVat } from "../vat/follow-row-vat.ts";
import { entryFormAfter } from "./actions/entry-form-after.ts";
import type { EntryForm } from "./entry-rows.ts";

/**
 * The form as it would be if the amount fields that a person types in were left now: what they scale, split or balance
 * is seen before it is registered (TR25). A text that is no amount leaves the one before.
 */
export function liveForm(form: EntryForm, rules: VatSplitRules | undefined): EntryForm {
  let live = form;
  for (const { key, typed } of form.rows) {
    const parsed = typed === undefined ? undefined : parseAmountInput(typed.text);
    if (parsed === undefined || (!parsed.ok && parsed.error.code !== "missing")) continue;
    const written = parsed.ok ? parsed.value.amount : undefined;
    const amount = written !== undefined && typed?.side === "credit" ? negateOre(written) : written;
    live = followRowVat(entryFormAfter(live, { kind: "amount", key, amount }), rules).form;
  }
  return live;
}
