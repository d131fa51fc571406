import {
  checkDocumentChange,
  checkTransactionsChange,
  type DecodedChange,
  type DocumentFacts,
  type DocumentKind,
  type ItemOf,
  missingYearRule,
  type PlainKind,
} from "@huvudbok/core/document";
import { type FiscalYear, type FiscalYearId, previousFiscalYear } from "@huvudbok/core/fiscal-year";
import type { Kysely } from "kysely";
import type { Tables } from "../store/database-tables.ts";
import type { CheckedChange } from "../store/guard-face.ts";
import { preparedItems } from "../store/prepare-commit.ts";
import type { PreparedItem } from "../store/prepared-change.ts";
import { changeRefusal, RefusedWrite } from "../store/refusals.ts";
import type { ComparedChange } from "../store/resolved-change.ts";
import { allItems } from "../store/stored-items.ts";
import { storedHead, storedItem } from "../store/stored-values.ts";
import type { StoredCommitFacts } from "./commit-facts.ts";
import { closingOf } from "./previous-closing.ts";
import {
  accountsInUse,
  attachmentsInUse,
  fiscalYearsOf,
  highestNumbersOf,
  knownAccountsAmong,
  unlockedTransactions,
} from "./stored-facts.ts";
import { yearPastsOf } from "./year-pasts.ts";

/**
 * Holds a change to the rules of core and gives what is to be stored. The rules are in core; this gathers what they
 * ask for. Throws a RefusedWrite.
 */
export async function checkChange(
  tx: Kysely<Tables>,
  facts: StoredCommitFacts,
  change: ComparedChange,
): Promise<CheckedChange> {
  const { kind, address } = change.target;
  if (address.scope !== "fiscalYear") return checkPlain(tx, facts, change, undefined);
  const fiscalYear = (await fiscalYearsOf(tx, address.companyId)).get(address.fiscalYearId);
  if (kind !== "transactions") return checkPlain(tx, facts, change, fiscalYear);
  if (fiscalYear !== undefined) return checkTransactions(tx, facts, change, fiscalYear);
  const { head, put, remove, append } = change;
  const refusal = missingYearRule(kind, {
    ...(head === undefined ? {} : { head: storedHead(kind, head.text) }),
    put: valuesOf(kind, put),
    remove,
    append,
  });
  if (refusal !== undefined) throw new RefusedWrite(changeRefusal(refusal));
  return { put: [], remove, appended: [], corrections: [] };
}

async function checkTransactions(
  tx: Kysely<Tables>,
  facts: StoredCommitFacts,
  { target, document, existing, wasEmpty, put, remove, append, ends }: ComparedChange,
  fiscalYear: FiscalYear,
): Promise<CheckedChange> {
  const { companyId } = target;
  const stored = new Map([...existing].map(([id, item]) => [id, storedItem("transactions", item.text)]));
  const decoded = { put: valuesOf("transactions", put), remove, append, ends };
  const leaving = remove.flatMap((id) => stored.get(id) ?? []);
  const moving = [...decoded.put, ...append];
  const series = new Set([...moving, ...leaving].map((transaction) => transaction.series));
  const accounts = new Set<number>(moving.flatMap(({ entries }) => entries.map((entry) => entry.accountId)));
  const { intent } = facts.rules;
  const accepted = checkTransactionsChange(decoded, {
    ...facts.rules,
    fiscalYear,
    isYearNew: !facts.yearsBefore.has(fiscalYear.id),
    isYearLocked: facts.yearsBefore.get(fiscalYear.id)?.locked === true,
    allowTransactionEdit: facts.userSettings.allowTransactionEdit === true,
    isEmptyBefore: wasEmpty,
    unlockedBefore: intent === "convert" ? await unlockedTransactions(tx, document) : 0,
    knownAccounts: await knownAccountsAmong(tx, companyId, fiscalYear.id, accounts),
    highestNumber: await highestNumbersOf(tx, document, series),
    existing: stored,
    draftsPut: facts.draftsPut.get(fiscalYear.id) ?? 0,
  });
  if (!accepted.ok) throw new RefusedWrite(changeRefusal(accepted.error));
  const prepared = preparedItems(target, accepted.value.put);
  if (!prepared.ok) throw new RefusedWrite(prepared.error);
  const byValue = new Map(prepared.value.map((item) => [item.value, item]));
  return {
    put: prepared.value,
    remove: accepted.value.remove,
    appended: accepted.value.appended.flatMap((transaction) => byValue.get(transaction) ?? []),
    corrections: accepted.value.corrections,
  };
}

/** Every kind but transactions: what is accepted is stored as it was sent. */
async function checkPlain(
  tx: Kysely<Tables>,
  facts: StoredCommitFacts,
  change: ComparedChange,
  fiscalYear: FiscalYear | undefined,
): Promise<CheckedChange> {
  const { put, remove, head, target, headBefore, ends } = change;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- transactions never come here
  const kind = target.kind as PlainKind;
  const decoded = {
    ...(head === undefined ? {} : { head: head.value }),
    put: put.map((item) => item.value),
    remove,
    append: [],
    ends,
  };
  const known = {
    ...facts.rules,
    ...(headBefore === undefined ? {} : { headBefore: storedHead(kind, headBefore) }),
    existing: new Map([...change.existing].map(([id, item]) => [id, storedItem(kind, item.text)])),
    ...(await plainFacts(tx, facts, change, fiscalYear)),
  };
  const accepted = checkDocumentChange(
    kind,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- head and items are of the kind that decoded them
    decoded as unknown as DecodedChange<PlainKind>,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- so are the stored ones
    known as unknown as DocumentFacts<PlainKind>,
  );
  if (!accepted.ok) throw new RefusedWrite(changeRefusal(accepted.error));
  return { put, remove, appended: [], corrections: [] };
}

/** What only the rules of some kinds ask for. */
async function plainFacts(
  tx: Kysely<Tables>,
  facts: StoredCommitFacts,
  change: ComparedChange,
  fiscalYear: FiscalYear | undefined,
): Promise<Partial<DocumentFacts<PlainKind>>> {
  const { yearsBefore } = facts;
  const { address } = change.target;
  if (address.kind === "accountSettings") return settingsFacts(tx, facts, change);
  if (address.scope !== "fiscalYear") return {};
  const before = yearsBefore.get(address.fiscalYearId);
  return {
    ...(fiscalYear === undefined ? {} : { fiscalYear }),
    isYearNew: before === undefined,
    isYearLocked: before?.locked === true,
    // A year that goes with this commit takes what uses its accounts along.
    ...(fiscalYear === undefined && before !== undefined
      ? {}
      : await usageFacts(tx, change, address.fiscalYearId)),
    ...(fiscalYear === undefined ? {} : await balanceFacts(tx, facts, change, fiscalYear)),
  };
}

async function settingsFacts(
  tx: Kysely<Tables>,
  { yearsBefore, userSettings: { activeFiscalYearId } }: StoredCommitFacts,
  { target, put, remove }: ComparedChange,
): Promise<Partial<DocumentFacts<"accountSettings">>> {
  const coming = put.map(({ id }) => id).filter((id) => !yearsBefore.has(id));
  return {
    existing: yearsBefore,
    yearPasts: await yearPastsOf(tx, target.companyId, [...remove, ...coming]),
    ...(activeFiscalYearId === undefined ? {} : { activeFiscalYearId }),
  };
}

async function usageFacts(
  tx: Kysely<Tables>,
  { target: { kind, companyId }, existing, remove }: ComparedChange,
  fiscalYearId: FiscalYearId,
): Promise<Partial<DocumentFacts<PlainKind>>> {
  if (kind === "accountPlan" && remove.length > 0) {
    return { usedAccounts: await accountsInUse(tx, companyId, fiscalYearId) };
  }
  if (kind === "attachmentData") {
    return { boundAttachments: await attachmentsInUse(tx, companyId, fiscalYearId, [...existing.keys()]) };
  }
  return {};
}

/** Only when the closed date has reached the year: what the year before closes with is in all of its rows. */
async function balanceFacts(
  tx: Kysely<Tables>,
  { yearsBefore, rules: { closedThrough } }: StoredCommitFacts,
  { target: { kind, companyId, storedKey } }: ComparedChange,
  fiscalYear: FiscalYear,
): Promise<Partial<DocumentFacts<"accountBalance">>> {
  if (kind !== "accountBalance" || closedThrough === undefined || fiscalYear.from > closedThrough) return {};
  const rows = await allItems(tx, companyId, storedKey).execute();
  const previous = previousFiscalYear([...yearsBefore.values()], fiscalYear);
  return {
    existing: new Map(rows.map((row) => [row.id, storedItem("accountBalance", row.text)])),
    ...(previous === undefined ? {} : { previousClosing: await closingOf(tx, companyId, previous) }),
  };
}

function valuesOf<Kind extends DocumentKind>(_kind: Kind, items: readonly PreparedItem[]): ItemOf<Kind>[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every item of a document is of the document's kind
  return items.map((item) => item.value as unknown as ItemOf<Kind>);
}
