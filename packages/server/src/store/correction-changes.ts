import { type CorrectionLink, fiscalYearKey, withCorrectionLink } from "@huvudbok/core/document";
import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import { invariant } from "@huvudbok/core/shared";
import { type NewTransaction, type Transaction, transactionId } from "@huvudbok/core/transaction";
import type { Kysely } from "kysely";
import type { Tables } from "./database-tables.ts";
import type { DocumentRow } from "./lock-documents.ts";
import { preparedItems } from "./prepare-commit.ts";
import type { PreparedChange, PreparedCommit, PreparedItem } from "./prepared-change.ts";
import { changeRefusal, RefusedWrite } from "./refusals.ts";
import type { ResolvedChange } from "./resolved-change.ts";
import type { StoredAddress } from "./stored-address.ts";
import { allItems, itemsById } from "./stored-items.ts";
import { storedItem } from "./stored-values.ts";

/**
 * The documents in which a commit may move marks 'Rättad av', beside those that it names: they are locked with the
 * others. What a registered transaction corrects never changes, so it may be read before the locks are taken.
 */
export async function correctedDocuments(
  tx: Kysely<Tables>,
  commit: PreparedCommit,
): Promise<readonly StoredAddress[]> {
  if (commit.intent === "import") return [];
  const years = new Set<FiscalYearId>();
  for (const change of commit.changes) {
    if (change.target.kind !== "transactions") continue;
    const texts = [...sentItems(change), ...(await itemsThatMayLeave(tx, change))].map((item) => item.text);
    const moving: readonly Pick<NewTransaction, "corrects">[] = [
      ...(change.mode === "items" ? change.append : []),
      ...texts.filter((text) => text.includes(LINK)).map((text) => storedItem("transactions", text)),
    ];
    for (const { corrects } of moving) if (corrects !== undefined) years.add(corrects.fiscalYearId);
  }
  return [...years].map((fiscalYearId) => transactionsAddress(commit.companyId, fiscalYearId));
}

/** The field in a stored text; a quotation mark inside a string is escaped there. */
const LINK = '"corrects":';

function sentItems(change: PreparedChange): readonly PreparedItem[] {
  if (change.mode === "removal") return [];
  return change.mode === "items" ? change.put : change.items;
}

/** What a whole state leaves out is not known yet: it may be any of the corrections. */
async function itemsThatMayLeave(
  tx: Kysely<Tables>,
  change: PreparedChange,
): Promise<readonly { readonly text: string }[]> {
  const { companyId, storedKey } = change.target;
  if (change.mode === "items")
    return [...(await itemsById(tx, companyId, storedKey, change.remove)).values()];
  return allItems(tx, companyId, storedKey).where("body", "like", `%${LINK}%`).execute();
}

/** Adds the marks that the changes move to them, or as changes of the documents in which they stand. */
export async function withCorrections(
  tx: Kysely<Tables>,
  companyId: number,
  changes: readonly ResolvedChange[],
  links: readonly CorrectionLink[],
  rows: ReadonlyMap<string, DocumentRow>,
): Promise<readonly ResolvedChange[]> {
  const byKey = new Map(changes.map((change) => [change.target.storedKey, change]));
  for (const link of links) {
    const target = transactionsAddress(companyId, link.corrected.fiscalYearId);
    const change = byKey.get(target.storedKey) ?? untouched(target, rows.get(target.storedKey));
    byKey.set(target.storedKey, await withCorrection(tx, change, link));
  }
  return [...byKey.values()];
}

async function withCorrection(
  tx: Kysely<Tables>,
  change: ResolvedChange,
  link: CorrectionLink,
): Promise<ResolvedChange> {
  const { target, items } = change;
  const id = transactionId(link.corrected.series, link.corrected.number);
  const touched = items.find((item) => item.id === id);
  const stored = touched?.before ?? (await itemsById(tx, target.companyId, target.storedKey, [id])).get(id);
  const text = touched === undefined ? stored?.text : touched.after?.text;
  const before: Transaction | undefined = text === undefined ? undefined : storedItem("transactions", text);
  const marked = withCorrectionLink(before, link);
  if (!marked.ok) throw new RefusedWrite(changeRefusal(marked.error));
  const prepared = preparedItems(target, [marked.value]);
  if (!prepared.ok) throw new RefusedWrite(prepared.error);
  const others = items.filter((item) => item.id !== id);
  const changed = prepared.value
    .filter((after) => after.text !== stored?.text)
    .map((after) => ({ id, before: stored, after }));
  return { ...change, items: [...others, ...changed] };
}

function untouched(target: StoredAddress, row: DocumentRow | undefined): ResolvedChange {
  invariant(row !== undefined, `${target.storedKey} is locked`);
  const headBefore = row.head ?? undefined;
  return { target, document: row, headBefore, head: undefined, ends: false, items: [], appended: [] };
}

function transactionsAddress(companyId: number, fiscalYearId: FiscalYearId): StoredAddress {
  const key = fiscalYearKey(companyId, fiscalYearId, "transactions");
  const address = { scope: "fiscalYear", kind: "transactions", companyId, fiscalYearId } as const;
  return { key, address, kind: "transactions", companyId, storedKey: key };
}
