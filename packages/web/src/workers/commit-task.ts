import { companyKey, encodeHead, encodeItem, fiscalYearKey } from "@huvudbok/core/document";
import {
  type ImportData,
  type ImportDocuments,
  importDocuments,
  type PublishedChart,
  structuresFor,
} from "@huvudbok/core/import";
import { invariant } from "@huvudbok/core/shared";
import type { Transaction } from "@huvudbok/core/transaction";
import type { CommitAnswerOfTask, CommitTask, TaskProgress } from "./sie4-messages.ts";

/** So many transactions become text at a time: the whole of a big year need not stand in one string. */
const TRANSACTIONS_PER_PART = 2000;

/**
 * The body of the one commit that stores an import: year, chart, balances, transactions and the records kept for the
 * next export, all or nothing (specification 3 §4). Documents without content are not made.
 */
export function commitTask(
  task: CommitTask,
  data: ImportData,
  charts: readonly PublishedChart[],
  onProgress: (progress: TaskProgress) => void,
): CommitAnswerOfTask {
  const structures = structuresFor(charts, task.companyType, data.accounts);
  invariant(structures !== undefined, "every legal form has report structures");
  const documents = importDocuments(data, task.fiscalYearId, structures);
  const changes = [
    ...smallChanges(task, documents, onProgress),
    ...transactionParts(task, documents, onProgress),
  ];
  const { companyId, requestId } = task;
  const start = JSON.stringify({ companyId, intent: "import", requestId });
  const parts = [`${start.slice(0, -1)},"changes":[`];
  const keys: string[] = [];
  for (const { key, texts } of changes) {
    if (keys.length > 0) parts.push(",");
    parts.push(...texts);
    keys.push(key);
  }
  parts.push("]}");
  return { body: new Blob(parts, { type: "application/json" }), keys };
}

/** A change of one document as pieces of JSON. */
interface ChangeText {
  readonly key: string;
  readonly texts: readonly string[];
}

function smallChanges(
  { companyId, fiscalYearId, settingsEtag }: CommitTask,
  documents: ImportDocuments,
  onProgress: (progress: TaskProgress) => void,
): readonly ChangeText[] {
  const { fiscalYear, accountPlan, openingBalances, sieRecords } = documents;
  const changes: ChangeText[] = [];
  const add = (key: string, body: object) => changes.push({ key, texts: [JSON.stringify({ key, ...body })] });
  onProgress({ share: 0, text: "Förbereder räkenskapsår", step: "CreateFiscalYear" });
  add(companyKey(companyId, "accountSettings"), {
    ...(settingsEtag === undefined ? {} : { ifMatch: settingsEtag }),
    put: [encodeItem("accountSettings", fiscalYear)],
  });
  onProgress({ share: 0, text: "Förbereder kontoplan", step: "CreateAccountingPlan" });
  add(fiscalYearKey(companyId, fiscalYearId, "accountPlan"), {
    head: encodeHead("accountPlan", accountPlan.head),
    put: accountPlan.accounts.map((account) => encodeItem("accountPlan", account)),
  });
  onProgress({ share: 0, text: "Förbereder ingående balans", step: "CreateBalance" });
  if (openingBalances.length > 0) {
    add(fiscalYearKey(companyId, fiscalYearId, "accountBalance"), {
      put: openingBalances.map((balance) => encodeItem("accountBalance", balance)),
    });
  }
  if (sieRecords !== undefined) {
    add(fiscalYearKey(companyId, fiscalYearId, "sieRecords"), { head: encodeHead("sieRecords", sieRecords) });
  }
  return changes;
}

function transactionParts(
  { companyId, fiscalYearId }: CommitTask,
  { transactions }: ImportDocuments,
  onProgress: (progress: TaskProgress) => void,
): readonly ChangeText[] {
  if (transactions.length === 0) return [];
  const key = fiscalYearKey(companyId, fiscalYearId, "transactions");
  const texts = [`{"key":${JSON.stringify(key)},"put":[`];
  for (let from = 0; from < transactions.length; from += TRANSACTIONS_PER_PART) {
    const part = transactions.slice(from, from + TRANSACTIONS_PER_PART);
    texts.push(`${from === 0 ? "" : ","}${part.map(transactionText).join(",")}`);
    const done = from + part.length;
    onProgress({
      share: done / transactions.length,
      text: `Förbereder verifikation ${done} av ${transactions.length}`,
      step: "CreateTransactions",
    });
  }
  texts.push("]}");
  return [{ key, texts }];
}

function transactionText(transaction: Transaction): string {
  return JSON.stringify(encodeItem("transactions", transaction));
}
