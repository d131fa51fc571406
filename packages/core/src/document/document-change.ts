import type { FiscalYearId } from "../fiscal-year/index.ts";
import { err, ok, type Result } from "../shared/index.ts";
import type { NewTransaction } from "../transaction/index.ts";
import type { ChangeRefusal } from "./change-refusal.ts";
import type { ChangeIntent } from "./commit-intent.ts";
import type { CheckedDocument, DecodedChange, DocumentFacts } from "./decoded-change.ts";
import { anyKind, type DocumentKind, type ItemOf } from "./document-kind.ts";
import { DOCUMENT_RULES } from "./document-rules.ts";
import { asSent, type Questions } from "./kinds/rule.ts";
import { intentRefusal } from "./rules/intent-rule.ts";
import { quantityRefusal } from "./rules/quantity-rule.ts";
import { textRefusal } from "./rules/text-rule.ts";
import { yearRefusal } from "./rules/year-rule.ts";

/** Checks a change of a document by role, by year and by the rule of its kind, and returns what is to be stored. */
export function checkDocumentChange<Kind extends DocumentKind>(
  kind: Kind,
  change: DecodedChange<Kind>,
  facts: DocumentFacts<Kind>,
): Result<CheckedDocument<Kind>, ChangeRefusal> {
  const row = anyKind(kind);
  const { writeRole, scope, needsItsYear, title } = row;
  if (facts.role === "reader" || (writeRole === "owner" && facts.role !== "owner")) {
    return err({ code: "role", title });
  }
  const refusal =
    yearRefusal(row, change, facts) ??
    intentRefusal(row, change, facts) ??
    textRefusal(row, change, facts) ??
    quantityRefusal(row, change, facts);
  if (refusal !== undefined) return err(refusal);
  const isWithoutYear = scope === "fiscalYear" && facts.fiscalYear === undefined && needsItsYear === true;
  const { rule, leaves } = DOCUMENT_RULES[kind];
  if (isWithoutYear && leaves !== undefined) return ok({ ...asSent(change), follows: leaves(change, facts) });
  return rule === undefined ? ok(asSent(change)) : rule(change, facts);
}

const NOTHING: Questions = {
  allItems: false,
  yearPasts: [],
  knownYears: new Set(),
  usedSeries: [],
  usedAccounts: false,
  boundItems: [],
  previousClosing: false,
  knownAccounts: new Set(),
  highestNumber: new Set(),
  unlockedBefore: false,
  corrections: [],
  features: new Set(),
};

/** What the rule of a kind needs before it checks a change; `facts` are those that every rule gets. */
export function questionsOf<Kind extends DocumentKind>(
  kind: Kind,
  change: DecodedChange<Kind>,
  facts: DocumentFacts<Kind>,
): Questions {
  return { ...NOTHING, ...DOCUMENT_RULES[kind].readsFacts?.(change, facts) };
}

/**
 * The years in whose documents of the same kind a change may cause further changes, or whose documents it is judged by,
 * by what it puts, removes or appends.
 */
export function followedYears<Kind extends DocumentKind>(
  kind: Kind,
  intent: ChangeIntent,
  items: readonly (ItemOf<Kind> | NewTransaction)[],
): ReadonlySet<FiscalYearId> {
  const { follows } = DOCUMENT_RULES[kind];
  return new Set(items.flatMap((item) => follows?.years(item, intent) ?? []));
}

/** The fields of which an item has one when it may cause a further change; none for kinds that never do. */
export function followingFields(kind: DocumentKind): readonly string[] {
  return DOCUMENT_RULES[kind].follows?.fields ?? [];
}

/** The accounts that an item with this stored text uses (LE8); undefined for kinds whose items use none. */
export function usedAccountsOf(kind: DocumentKind): ((text: string) => Iterable<number>) | undefined {
  return DOCUMENT_RULES[kind].usedAccounts;
}
