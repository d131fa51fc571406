import { randomUUID } from "node:crypto";
import type { CommitAnswer } from "@huvudbok/core/api";
import { errorCode } from "../../src/store/database/error-code.ts";
import type { Actor } from "../../src/store/store.ts";
import { draft, fromText, json, sale, type TestCompany } from "../test-books.ts";
import { type TestStore } from "../test-store.ts";
import { field } from "./product-client.ts";
import type { ModelCommit } from "./serial-model.ts";
import type { VoucherNumbers } from "./voucher-numbers.ts";

/** One document of a commit as it is sent. */
interface Change {
  readonly key: string;
  readonly ifMatch?: string;
  readonly put?: readonly unknown[];
  readonly remove?: readonly string[];
  readonly append?: readonly unknown[];
}

/** Somebody who edits books that others edit at the same time. */
export interface Editor {
  readonly test: TestStore;
  readonly books: TestCompany;
  readonly actor: Actor;
  readonly random: (limit: number) => number;
  /** The acknowledged commits of all editors that changed something. */
  readonly commits: ModelCommit[];
  /** The vouchers of series A that the editor has seen, so that only what came since has to be loaded. */
  readonly numbers: VoucherNumbers;
  /** Why something was refused, and how often. */
  readonly refused: Map<string, number>;
  /** The commit that would undo the editor's last own edit. */
  undo: readonly Change[] | undefined;
}

/** One random commit; a refusal changes nothing. */
export async function editOnce(editor: Editor): Promise<void> {
  const dice = editor.random(100);
  if (dice < 40) await register(editor, editor.random(3) === 0 ? "B" : "A");
  else if (dice < 70)
    await editItems(editor, dice < 55 ? ["transactionDrafts"] : ["transactionDrafts", "journalTemplates"]);
  else if (dice < 80) await saveWhole(editor);
  else if (dice < 90) await deleteLast(editor);
  else await undoLast(editor);
}

/** One commit of each kind while nobody else is there, so that none of them can conflict. */
export async function editInPeace(editor: Editor): Promise<void> {
  await register(editor, "A");
  await deleteLast(editor);
  await editItems(editor, ["transactionDrafts", "journalTemplates"]);
  await undoLast(editor);
  await saveWhole(editor);
}

async function register(editor: Editor, series: string): Promise<void> {
  const { books, random } = editor;
  const append = Array.from({ length: 1 + random(3) }, () =>
    sale(1 + random(1000), { series, text: randomUUID() }),
  );
  await commit(editor, "register", [{ key: books.key("transactions"), append }]);
}

/** One in this many looks at the vouchers reads them all, so that long reads run beside the commits. */
const WHOLE_LOADS = 20;

/** Puts and removes a few of a small number of items that everybody edits. */
async function editItems(editor: Editor, kinds: readonly string[]): Promise<void> {
  const changes: Change[] = [];
  const undo: Change[] = [];
  for (const kind of kinds) {
    const key = editor.books.key(kind);
    const { etag, items } = await loadItems(editor, key);
    const ids = new Set(Array.from({ length: 1 + editor.random(3) }, () => `i${editor.random(30)}`));
    const remove = [...ids].filter((id) => items.has(id) && editor.random(3) === 0);
    const put = [...ids].filter((id) => !remove.includes(id)).map((id) => newItem(kind, id));
    const before = [...ids].flatMap((id) => items.get(id) ?? []);
    changes.push({ key, ifMatch: etag, put, remove });
    undo.push({ key, put: before, remove: [...ids].filter((id) => !items.has(id)) });
  }
  const answer = await commit(editor, "edit", changes);
  if (answer === undefined) return;
  editor.undo = undo.map((change) => ({
    ...change,
    ifMatch: answer.changes.find(({ key }) => key === change.key)?.etag ?? "",
  }));
}

async function undoLast(editor: Editor): Promise<void> {
  const { undo } = editor;
  editor.undo = undefined;
  if (undo !== undefined) await commit(editor, "undo", undo);
}

async function deleteLast(editor: Editor): Promise<void> {
  const key = editor.books.key("transactions");
  const last = await lastNumber(editor, key);
  const ifMatch = editor.numbers.etag;
  if (last > 0) await commit(editor, "delete", [{ key, ifMatch, remove: [`A-${last}`] }]);
}

/** The highest number: from the difference since the editor looked last, and sometimes from the whole document. */
async function lastNumber(editor: Editor, key: string): Promise<number> {
  const { numbers, random, test, actor } = editor;
  const difference = await test.store.documents.difference(actor, key, numbers.etag);
  if (!difference.ok) throw new Error(difference.error.message);
  const { text, isReload } = difference.value;
  if (isReload) throw new Error(`no difference since ${numbers.etag}`);
  numbers.apply(await fromText(text));
  if (random(WHOLE_LOADS) > 0) return numbers.highest;
  const { etag, items } = await loadItems(editor, key);
  if (etag === numbers.etag && numbers.differsFrom(items.keys())) {
    throw new Error(`the difference up to ${etag} is not what the document is then`);
  }
  return numbers.highest;
}

/** Saves a whole state by the older call: items that it lacks are removed. */
async function saveWhole(editor: Editor): Promise<void> {
  const key = editor.books.key("journalTemplates");
  const { etag, items } = await loadItems(editor, key);
  const remaining = new Map([...items].filter(() => editor.random(5) > 0));
  const added = `i${editor.random(30)}`;
  remaining.set(added, newItem("journalTemplates", added));
  const body = json({ version: 1, templates: [...remaining.values()] });
  const saved = await unlessBusy(editor, editor.test.store.documents.save(editor.actor, key, etag, body));
  if (saved === undefined) return;
  if (!saved.ok) return note(editor, saved.error.type);
  if (saved.value.etag === etag) return;
  const remove = [...items.keys()].filter((id) => !remaining.has(id));
  const put = new Map(
    [...remaining].filter(([id, value]) => JSON.stringify(items.get(id)) !== JSON.stringify(value)),
  );
  editor.commits.push([
    { key, revision: revisionOf(saved.value.etag), intent: "save", put, remove, appended: [] },
  ]);
}

async function commit(
  editor: Editor,
  intent: string,
  changes: readonly Change[],
): Promise<CommitAnswer | undefined> {
  const { test, actor, books } = editor;
  const body = { companyId: books.id, intent, requestId: randomUUID(), changes };
  const result = await unlessBusy(editor, test.store.documents.commit(actor, json(body)));
  if (result === undefined) return undefined;
  if (!result.ok) {
    note(editor, result.error.type);
    return undefined;
  }
  const effects = changes.flatMap((change) => effectsOf(change, intent, result.value));
  if (effects.length > 0) editor.commits.push(effects);
  return result.value;
}

/** What an acknowledged change did to its document; nothing when it changed nothing. */
function effectsOf(change: Change, intent: string, { changes }: CommitAnswer): ModelCommit {
  const answer = changes.find(({ key }) => key === change.key);
  if (answer === undefined || answer.etag === answer.previousEtag) return [];
  const put = new Map((change.put ?? []).map((item) => [String(field(item, "id")), item]));
  const appended = answer.appended ?? [];
  for (const [index, given] of appended.entries()) {
    const stored = { ...Object(change.append?.[index]), ...given };
    put.set(`${given.series}-${given.number}`, stored);
  }
  const { remove = [] } = change;
  return [{ key: change.key, revision: revisionOf(answer.etag), intent, put, remove, appended }];
}

/** What the server has no time to begin is answered with 503, and changes nothing: fifty at once on a busy machine. */
async function unlessBusy<T>(editor: Editor, call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (errorCode(error) !== "TURN_NOT_COME") throw error;
    note(editor, "Busy");
    return undefined;
  }
}

function note({ refused }: Editor, type: string): void {
  refused.set(type, (refused.get(type) ?? 0) + 1);
}

function newItem(kind: string, id: string): unknown {
  return kind === "transactionDrafts"
    ? draft(id, { text: randomUUID() })
    : { id, name: randomUUID(), description: "", entries: [{ accountId: 1930, amount: 100 }] };
}

/** The items of a document by id, in their order. */
export async function loadItems(
  { test, actor }: Pick<Editor, "test" | "actor">,
  key: string,
): Promise<{ readonly etag: string; readonly items: ReadonlyMap<string, unknown> }> {
  const loaded = await test.store.documents.load(actor, key);
  if (!loaded.ok) throw new Error(loaded.error.message);
  const document = await fromText(loaded.value.text);
  const list: unknown = ["drafts", "templates", "transactions"]
    .map((name) => field(document, name))
    .find(Array.isArray);
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  return { etag: loaded.value.etag, items: new Map(items.map((item) => [idOf(item), item])) };
}

function idOf(item: unknown): string {
  const id = field(item, "id");
  return typeof id === "string" ? id : `${String(field(item, "series"))}-${String(field(item, "number"))}`;
}

function revisionOf(etag: string): number {
  return Number(/^"(\d+)-/.exec(etag)?.[1]);
}
