import {
  type CommitRequest,
  type CompanyConfig,
  commitRequestSchema,
  type DocumentChange,
} from "@huvudbok/core/api";
import {
  anyKind,
  BOOKS,
  companyKey,
  type DocumentError,
  decodeHead,
  decodeItem,
  decodeNewTransaction,
  encodeHead,
  encodeItem,
  fileReferences,
  itemId,
  NEW_COMPANY_ID,
} from "@huvudbok/core/document";
import { err, ok, type Result } from "@huvudbok/core/shared";
import { newCompanyConfig } from "../access/new-company-config.ts";
import { documentRefusal, invalidKey, invalidRequest } from "../access/refusals.ts";
import { type NamedRevision, NO_REVISION, revisionOf } from "../reading/etag.ts";
import { parseJson } from "../reading/parse-json.ts";
import { newCompanyAddress, type StoredAddress, storedAddress } from "../reading/stored-address.ts";
import type { Actor, Refusal, SaidOfCommit } from "../store.ts";
import type {
  ItemwiseChange,
  PreparedCommit,
  PreparedHead,
  PreparedItem,
  RemovalChange,
} from "./prepared-change.ts";
import { requestHash } from "./request-hash.ts";
import { isStorable } from "./storable-text.ts";

/** A deleted year comes back in one commit, as it came in an import, and all vouchers of one become drafts in one. */
const AS_LONG_AS_IMPORTS: ReadonlySet<string> = new Set(["import", "undo", "convert"]);

/** Reads the body of a commit and checks everything that needs no database: keys, shapes, amounts, ids. */
export function prepareCommit(
  actor: Actor,
  body: Uint8Array,
  said: SaidOfCommit = {},
): Result<PreparedCommit, Refusal> {
  const json = parseJson(body);
  if (!json.ok) return json;
  const request = commitRequestSchema.safeParse(json.value);
  if (!request.success) {
    const places = request.error.issues.slice(0, 10).map((issue) => issue.path.join("."));
    return err(invalidRequest({ code: "wrong-content" }, places));
  }
  const { companyId, intent } = request.data;
  if (said.companyId !== undefined && said.companyId !== companyId) {
    return err(invalidRequest({ code: "other-company" }, ["companyId"]));
  }
  if (said.isImport === true && !AS_LONG_AS_IMPORTS.has(intent)) {
    return err(invalidRequest({ code: "no-import" }, ["intent"]));
  }
  if (request.data.importedFile !== undefined && intent !== "import") {
    return err(invalidRequest({ code: "no-import" }, ["importedFile"]));
  }
  // A person's own settings are nobody's books, and have no log to tell an import in.
  if (intent === "import" && companyId === NEW_COMPANY_ID && request.data.newCompany === undefined) {
    return err(invalidRequest({ code: "no-import" }, ["companyId"]));
  }
  const newCompany = preparedCompany(request.data, said);
  return newCompany.ok ? prepareRequest(actor, request.data, newCompany.value) : newCompany;
}

/** The company that the commit makes: as the caller has said, and only for an import. */
function preparedCompany(
  { companyId, intent, newCompany, changes }: CommitRequest,
  { newCompany: terms }: SaidOfCommit,
): Result<CompanyConfig | undefined, Refusal> {
  if (newCompany === undefined && terms === undefined) return ok(undefined);
  if (newCompany === undefined || terms === undefined || companyId !== NEW_COMPANY_ID) {
    return err(invalidRequest({ code: "other-company" }, ["companyId", "newCompany"]));
  }
  if (intent !== "import") return err(invalidRequest({ code: "no-import" }, ["intent"]));
  const years = changes.find(({ key }) => key === companyKey(NEW_COMPANY_ID, BOOKS.years))?.put ?? [];
  const isOfStored = changes.some(({ ifMatch, remove = [] }) => ifMatch !== undefined || remove.length > 0);
  if (years.length === 0 || isOfStored) return err(invalidRequest({ code: "no-books" }, ["changes"]));
  return newCompanyConfig(newCompany.recipient, terms);
}

function prepareRequest(
  actor: Actor,
  request: CommitRequest,
  newCompany: CompanyConfig | undefined,
): Result<PreparedCommit, Refusal> {
  const { companyId, intent, requestId, importedFile } = request;
  if (!isStorable(requestId)) return err(invalidRequest({ code: "wrong-content" }, ["requestId"]));
  const changes: (ItemwiseChange | RemovalChange)[] = [];
  const keys = new Set<string>();
  for (const change of request.changes) {
    const target = (newCompany === undefined ? storedAddress : newCompanyAddress)(actor, change.key);
    if (target === undefined) return err(invalidKey(change.key));
    if (target.companyId !== companyId)
      return err(invalidRequest({ code: "key-of-other-company", key: change.key }));
    if (keys.has(change.key)) return err(invalidRequest({ code: "key-repeated", key: change.key }));
    keys.add(change.key);
    const prepared = prepareChange(target, change);
    if (!prepared.ok) return prepared;
    changes.push(prepared.value);
  }
  const hash = requestHash(intent, changes, newCompany);
  // The same role is required as for removing a document by itself (HT7).
  const access = changes.some(({ mode }) => mode === "removal") ? "own" : "write";
  return ok({
    companyId,
    access,
    intent,
    request: { id: requestId, hash },
    changes,
    ...(importedFile === undefined ? {} : { importedFile }),
    ...(newCompany === undefined ? {} : { newCompany }),
  });
}

function prepareChange(
  target: StoredAddress,
  change: DocumentChange,
): Result<ItemwiseChange | RemovalChange, Refusal> {
  if (change.end === true) {
    const { head, put, remove, append } = change;
    if ([head, put, remove, append].some((part) => part !== undefined)) {
      return err(invalidRequest({ code: "end-with-more", key: target.key }));
    }
    return ok({ mode: "removal", target, isEnd: true, ifMatch: readIfMatch(change.ifMatch) });
  }
  const head = change.head === undefined ? ok(undefined) : decodeHead(target.kind, change.head);
  if (!head.ok) return err(documentRefusal(head.error));
  const values = decodeAll(change.put, (json) => decodeItem(target.kind, json));
  if (!values.ok) return values;
  const put = preparedItems(target, values.value);
  if (!put.ok) return put;
  const append = decodeAll(change.append, decodeNewTransaction);
  if (!append.ok) return append;
  if (append.value.length > 0 && anyKind(target.kind).numbering === undefined) {
    return err(invalidRequest({ code: "append-without-numbers", key: target.key }));
  }
  const isKept = append.value.every((item) => isKeyText(item.series) && namesKeys(target, item));
  if (!isKept) return err(invalidId(target));
  const remove = change.remove ?? [];
  if (!remove.every(isKeyText)) return err(invalidId(target));
  const ids = new Set([...put.value.map((item) => item.id), ...remove]);
  if (ids.size !== put.value.length + remove.length) {
    return err(invalidRequest({ code: "item-repeated", key: target.key }));
  }
  return ok({
    mode: "items",
    target,
    ifMatch: readIfMatch(change.ifMatch),
    head: head.value === undefined ? undefined : preparedHead(target, head.value),
    put: put.value,
    remove,
    append: append.value,
  });
}

function decodeAll<T>(
  list: readonly unknown[] | undefined,
  decode: (json: unknown) => Result<T, DocumentError>,
): Result<readonly T[], Refusal> {
  const decoded: T[] = [];
  for (const json of list ?? []) {
    const one = decode(json);
    if (!one.ok) return err(documentRefusal(one.error));
    decoded.push(one.value);
  }
  return ok(decoded);
}

/** The revision of an If-Match. An ETag that is not ours matches nothing, which is told to those who may know of it. */
export function readIfMatch(ifMatch: string | undefined): NamedRevision | undefined {
  return ifMatch === undefined ? undefined : (revisionOf(ifMatch) ?? NO_REVISION);
}

export function preparedHead(target: StoredAddress, value: PreparedHead["value"]): PreparedHead {
  return { value, text: JSON.stringify(encodeHead(target.kind, value)) };
}

/** Items that core has read, with their stored texts and ids. */
export function preparedItems(
  target: StoredAddress,
  values: readonly PreparedItem["value"][],
): Result<readonly PreparedItem[], Refusal> {
  const items: PreparedItem[] = [];
  for (const value of values) {
    const id = itemId(target.kind, value) ?? "";
    if (!isKeyText(id) || !namesKeys(target, value)) return err(invalidId(target));
    items.push({ id, value, text: JSON.stringify(encodeItem(target.kind, value)) });
  }
  return ok(items);
}

/** Whether an item names its files by what may be a key: files are looked up by their ids. */
function namesKeys({ kind }: StoredAddress, item: unknown): boolean {
  return fileReferences(kind, item).every(({ fileId }) => isStorable(fileId));
}

/** Ids and series are keys in the database. */
function isKeyText(text: string): boolean {
  return text !== "" && isStorable(text);
}

function invalidId(target: StoredAddress): Refusal {
  return invalidRequest({ code: "invalid-id", key: target.key });
}
