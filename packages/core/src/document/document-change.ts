import { err, ok, type Result } from "../shared/index.ts";
import type { ChangeRefusal } from "./change-refusal.ts";
import type { DecodedChange } from "./decoded-change.ts";
import type { DocumentFacts, PlainKind, Rule } from "./document-facts.ts";
import { DOCUMENT_KINDS } from "./document-kind.ts";
import { attachmentRule } from "./rules/attachment-rule.ts";
import { fiscalYearsRule } from "./rules/fiscal-years-rule.ts";
import { missingYearRule } from "./rules/missing-year-rule.ts";
import { openingBalanceRule } from "./rules/opening-balance-rule.ts";

const RULES: { readonly [Kind in PlainKind]?: Rule<Kind> } = {
  accountSettings: fiscalYearsRule,
  accountPlan: accountPlanRule,
  accountBalance: openingBalanceRule,
  attachmentData: attachmentRule,
};

/**
 * Holds a change of any document but transactions to the rules of its kind. What is accepted is stored as it was sent.
 */
export function checkDocumentChange<Kind extends PlainKind>(
  kind: Kind,
  change: DecodedChange<Kind>,
  facts: DocumentFacts<Kind>,
): Result<DecodedChange<Kind>, ChangeRefusal> {
  const rule: Rule<Kind> | undefined = RULES[kind];
  const refusal = yearRefusal(kind, change, facts) ?? rule?.(change, facts);
  return refusal === undefined ? ok(change) : err(refusal);
}

/** What the fiscal year of a document says of its change: it must be there, and when it is locked files are only added. */
function yearRefusal<Kind extends PlainKind>(
  kind: Kind,
  change: DecodedChange<Kind>,
  { fiscalYear, isYearLocked }: DocumentFacts<Kind>,
): ChangeRefusal | undefined {
  if (DOCUMENT_KINDS[kind].scope !== "fiscalYear") return undefined;
  if (isYearLocked === true) {
    const addsFiles = kind === "attachmentData" && change.remove.length === 0 && change.ends !== true;
    if (!addsFiles) return { code: "year-locked" };
  }
  return fiscalYear === undefined ? missingYearRule(kind, change) : undefined;
}

function accountPlanRule(
  { remove }: DecodedChange<"accountPlan">,
  { usedAccounts }: DocumentFacts<"accountPlan">,
): ChangeRefusal | undefined {
  const item = remove.find((id) => usedAccounts?.has(Number(id)));
  return item === undefined ? undefined : { code: "account-used", item };
}
