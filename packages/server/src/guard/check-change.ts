import {
  checkDocumentChange,
  checkTransactionsChange,
  type DecodedChange,
  type DocumentFacts,
  type DocumentKind,
  type ItemOf,
  type PlainKind,
} from "@huvudbok/core/document";
import type { FiscalYear, FiscalYearId } from "@huvudbok/core/fiscal-year";
import type { Kysely } from "kysely";
import type { Tables } from "../store/database-tables.ts";
import type { CheckedChange } from "../store/guard-face.ts";
import { preparedItems } from "../store/prepare-commit.ts";
import type { PreparedItem } from "../store/prepared-change.ts";
import { changeRefusal, RefusedWrite, ruleBroken } from "../store/refusals.ts";
import type { ComparedChange } from "../store/resolved-change.ts";
import { storedHead, storedItem } from "../store/stored-values.ts";
import type { CommitFacts } from "./commit-facts.ts";
import {
  accountsInUse,
  attachmentsInUse,
  closedThroughOf,
  fiscalYearsOf,
  highestNumbersOf,
  knownAccountsAmong,
  unlockedTransactions,
} from "./stored-facts.ts";

/**
 * Holds a change to the rules of core and gives what is to be stored. The rules are in core; this gathers what they
 * ask for. Throws a RefusedWrite.
 */
export async function checkChange(
  tx: Kysely<Tables>,
  facts: CommitFacts,
  change: ComparedChange,
): Promise<CheckedChange> {
  const { kind, address } = change.target;
  if (kind !== "transactions" || address.scope !== "fiscalYear") return checkPlain(tx, facts, change);
  const fiscalYear = (await fiscalYearsOf(tx, address.companyId)).get(address.fiscalYearId);
  if (fiscalYear !== undefined) return checkTransactions(tx, facts, change, fiscalYear);
  // The year has been deleted (clarification B7); what is left of it may follow.
  if (change.ends) return { put: [], remove: change.remove, appended: [], corrections: [] };
  throw new RefusedWrite(ruleBroken("FiscalYearIsMissing", "Räkenskapsår saknas"));
}

async function checkTransactions(
  tx: Kysely<Tables>,
  facts: CommitFacts,
  { target, document, existing, wasEmpty, put, remove, append }: ComparedChange,
  fiscalYear: FiscalYear,
): Promise<CheckedChange> {
  const { companyId } = target;
  const stored = new Map([...existing].map(([id, item]) => [id, storedItem("transactions", item.text)]));
  const decoded = { put: valuesOf("transactions", put), remove, append };
  const leaving = remove.flatMap((id) => stored.get(id) ?? []);
  const moving = [...decoded.put, ...append];
  const series = new Set([...moving, ...leaving].map((transaction) => transaction.series));
  const accounts = new Set<number>(moving.flatMap(({ entries }) => entries.map((entry) => entry.accountId)));
  const closedThrough = await closedThroughOf(tx, companyId);
  const accepted = checkTransactionsChange(facts.intent, decoded, {
    fiscalYear,
    isYearLocked: facts.yearsBefore.get(fiscalYear.id)?.locked === true,
    ...(closedThrough === undefined ? {} : { closedThrough }),
    allowTransactionEdit: facts.userSettings.allowTransactionEdit === true,
    isEmptyBefore: wasEmpty,
    unlockedBefore: facts.intent === "convert" ? await unlockedTransactions(tx, document) : 0,
    knownAccounts: await knownAccountsAmong(tx, companyId, fiscalYear.id, accounts),
    highestNumber: await highestNumbersOf(tx, document, series),
    existing: stored,
    draftsPut: facts.draftsPut.get(fiscalYear.id) ?? 0,
    today: facts.today,
    sign: facts.userName,
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
  facts: CommitFacts,
  change: ComparedChange,
): Promise<CheckedChange> {
  const { put, remove, head, target, headBefore } = change;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- transactions never come here
  const kind = target.kind as PlainKind;
  const decoded = {
    ...(head === undefined ? {} : { head: head.value }),
    put: put.map((item) => item.value),
    remove,
    append: [],
  };
  const known = {
    ...(headBefore === undefined ? {} : { headBefore: storedHead(kind, headBefore) }),
    existing: new Map([...change.existing].map(([id, item]) => [id, storedItem(kind, item.text)])),
    ...(await plainFacts(tx, facts, change)),
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
  { yearsBefore, userSettings }: CommitFacts,
  { target, existing, remove }: ComparedChange,
): Promise<Partial<DocumentFacts<PlainKind>>> {
  const { address, companyId, kind } = target;
  if (kind === "accountSettings") {
    const { activeFiscalYearId } = userSettings;
    return {
      existing: yearsBefore,
      ...(activeFiscalYearId === undefined ? {} : { activeFiscalYearId }),
    };
  }
  if (address.scope !== "fiscalYear") return {};
  const isYearLocked = yearsBefore.get(address.fiscalYearId)?.locked === true;
  return { isYearLocked, ...(await usageFacts(tx, kind, companyId, address.fiscalYearId, existing, remove)) };
}

async function usageFacts(
  tx: Kysely<Tables>,
  kind: DocumentKind,
  companyId: number,
  fiscalYearId: FiscalYearId,
  existing: ComparedChange["existing"],
  remove: readonly string[],
): Promise<Partial<DocumentFacts<PlainKind>>> {
  if (kind === "accountPlan" && remove.length > 0) {
    return { usedAccounts: await accountsInUse(tx, companyId, fiscalYearId) };
  }
  if (kind === "attachmentData") {
    return { boundAttachments: await attachmentsInUse(tx, companyId, fiscalYearId, [...existing.keys()]) };
  }
  return {};
}

function valuesOf<Kind extends DocumentKind>(_kind: Kind, items: readonly PreparedItem[]): ItemOf<Kind>[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every item of a document is of the document's kind
  return items.map((item) => item.value as unknown as ItemOf<Kind>);
}
