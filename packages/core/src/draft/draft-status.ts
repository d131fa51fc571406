import { formatOre, ore } from "../money/index.ts";
import { entriesBalance, transactionErrorText } from "../transaction/index.ts";
import type { Draft } from "./draft.ts";
import { hasAmount } from "./draft-amount.ts";
import { isUnbooked } from "./is-unbooked.ts";
import { type RegisterRules, registerErrors } from "./register-drafts.ts";

/** How far a draft is from being registered, in a few words. */
export interface DraftStatus {
  /** `ready`: nothing keeps it from being registered. */
  readonly kind: "ready" | "missing";
  readonly text: string;
}

/** What a list says of a draft without a suggested action: that it balances, or the first thing that is missing. */
export function draftStatus(draft: Draft, rules: RegisterRules): DraftStatus {
  const { entries } = draft;
  if (!hasAmount(draft)) return missing("Saknar belopp");
  if (isUnbooked(draft)) return missing("Okonterat");
  const difference = entriesBalance(entries);
  if (difference !== 0) {
    const side = difference > 0 ? "kredit" : "debet";
    return missing(`${formatOre(ore(Math.abs(difference)))} saknas i ${side}`);
  }
  const [error] = registerErrors(draft, rules);
  return error === undefined ? { kind: "ready", text: "Balanserat" } : missing(transactionErrorText(error));
}

function missing(text: string): DraftStatus {
  return { kind: "missing", text };
}
