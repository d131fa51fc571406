import {
  type CheckedDocument,
  checkDocumentChange,
  type DecodedChange,
  type DocumentFacts,
  type DocumentKind,
  questionsOf,
} from "@huvudbok/core/document";
import type { Kysely } from "kysely";
import type { CheckedChange } from "../store/access/guard-interface.ts";
import { RefusedWrite } from "../store/access/refusals.ts";
import { preparedItems } from "../store/commit/prepare-commit.ts";
import type { ComparedChange } from "../store/commit/resolved-change.ts";
import type { Tables } from "../store/database/database-tables.ts";
import { storedHead, storedItem } from "../store/reading/stored-values.ts";
import { answersTo } from "./answers.ts";
import type { StoredCommitFacts } from "./commit-facts.ts";
import { type FeatureNames, ruleRefusal } from "./feature-gate.ts";
import { fiscalYearsOf } from "./stored-facts.ts";

/**
 * Holds a change to the rules of core and gives what is to be stored. The rules are in core, in the row of the kind; this
 * gathers what they ask for. Throws a RefusedWrite.
 */
export async function checkChange(
  tx: Kysely<Tables>,
  facts: StoredCommitFacts,
  change: ComparedChange,
  featureNames: FeatureNames,
): Promise<CheckedChange> {
  const { kind } = change.target;
  const decoded: DecodedChange<DocumentKind> = {
    ...(change.head === undefined ? {} : { head: change.head.value }),
    put: change.put.map((item) => item.value),
    remove: change.remove,
    append: change.append,
    ends: change.ends,
  };
  const known = await knownFacts(tx, facts, change);
  const answers = await answersTo(questionsOf(kind, decoded, known), tx, facts, change, known.fiscalYear);
  const accepted = checkDocumentChange(kind, decoded, { ...known, ...answers });
  if (!accepted.ok) throw new RefusedWrite(ruleRefusal(accepted.error, featureNames));
  return checkedChange(change, accepted.value);
}

/** What every rule is told. */
async function knownFacts(
  tx: Kysely<Tables>,
  { rules, yearsBefore, changesYears, putInYear }: StoredCommitFacts,
  { target: { kind, address }, headBefore, existing, wasEmpty }: ComparedChange,
): Promise<DocumentFacts<DocumentKind>> {
  const common = {
    ...rules,
    ...(headBefore === undefined ? {} : { headBefore: storedHead(kind, headBefore) }),
    isEmptyBefore: wasEmpty,
    existing: new Map([...existing].map(([id, item]) => [id, storedItem(kind, item)])),
  };
  if (address.scope !== "fiscalYear") return common;
  const years = changesYears ? await fiscalYearsOf(tx, address.companyId) : yearsBefore;
  const fiscalYear = years.get(address.fiscalYearId);
  const before = yearsBefore.get(address.fiscalYearId);
  return {
    ...common,
    ...(fiscalYear === undefined ? {} : { fiscalYear }),
    ...(fiscalYear === undefined && before !== undefined ? { leavingYear: before } : {}),
    isYearNew: before === undefined,
    isYearLocked: before?.locked === true,
    putInYear: putInYear.get(address.fiscalYearId) ?? new Map(),
  };
}

/** What a rule leaves as it was sent has its stored text already. */
function checkedChange(
  change: ComparedChange,
  { put, remove, appended, follows }: CheckedDocument<DocumentKind>,
): CheckedChange {
  const sent = new Map(change.put.map((item) => [item.value, item]));
  const made = preparedItems(
    change.target,
    put.filter((value) => !sent.has(value)),
  );
  if (!made.ok) throw new RefusedWrite(made.error);
  const byValue = new Map([...sent, ...made.value.map((item) => [item.value, item] as const)]);
  return {
    put: put.flatMap((value) => byValue.get(value) ?? []),
    remove,
    appended: appended.flatMap((value) => byValue.get(value) ?? []),
    follows,
  };
}
