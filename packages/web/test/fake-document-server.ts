import type { CommitAnswer, CommitRequest, DocumentChange } from "@huvudbok/core/api";
import { DOCUMENT_KINDS, isDocumentKind, itemId } from "@huvudbok/core/document";
import { ApiFailure, networkFailure } from "../src/data/api/api-failure.ts";
import type { DocumentApi, LoadAnswer } from "../src/data/documents/document-api.ts";

interface Stored {
  revision: number;
  /** Of every revision, the first one first. */
  readonly etags: string[];
  head: unknown;
  headRevision: number;
  readonly items: Map<string, { readonly json: unknown; readonly revision: number }>;
  /** When each removed item was removed. */
  readonly removed: Map<string, number>;
}

/** A server's documents in memory, with the same answers as the real one. */
export class FakeDocumentServer implements DocumentApi {
  readonly #documents = new Map<string, Stored>();
  readonly #answers = new Map<string, { readonly sent: string; readonly answer: CommitAnswer }>();
  /** Counts the restores: revisions made after one have ETags that were never given before. */
  #history = 0;
  /** Calls received, in order. */
  readonly calls: string[] = [];
  isDown = false;
  /** The next commits are stored, but their answers are lost on the way back. */
  losesAnswers = false;
  /** The next commit is refused with this. */
  refusal: ApiFailure | undefined;
  /** Called when a commit has been received, before it is processed. */
  onCommit: () => Promise<void> = async () => {};
  onLoad: () => Promise<void> = async () => {};

  async load(key: string, since: string | undefined): Promise<LoadAnswer> {
    this.calls.push(since === undefined ? `load ${key}` : `load ${key} since ${since}`);
    if (this.isDown) throw networkFailure();
    const answer = this.#answerLoad(key, since);
    await this.onLoad();
    return answer;
  }

  async commit(request: CommitRequest): Promise<CommitAnswer> {
    this.calls.push(`commit ${request.intent}`);
    await this.onCommit();
    if (this.isDown) throw networkFailure();
    const { refusal } = this;
    this.refusal = undefined;
    if (refusal !== undefined) throw refusal;
    const sent = JSON.stringify(request);
    const before = this.#answers.get(request.requestId);
    if (before !== undefined && before.sent !== sent) throw requestIdTaken();
    const answer = before?.answer ?? this.#store(request);
    this.#answers.set(request.requestId, { sent, answer });
    if (this.losesAnswers) throw networkFailure();
    return structuredClone(answer);
  }

  /** What is stored, to be put back: a backup of the server. */
  backUp(): () => void {
    const documents = structuredClone([...this.#documents]);
    const answers = structuredClone([...this.#answers]);
    return () => {
      this.#history += 1;
      this.#documents.clear();
      for (const [key, document] of structuredClone(documents)) this.#documents.set(key, document);
      this.#answers.clear();
      for (const [requestId, answer] of answers) this.#answers.set(requestId, answer);
    };
  }

  /** An upgrade that gives every revision another hash, as the move of the chains to their origin does. */
  rehash(): void {
    this.#history += 1;
    for (const { etags } of this.#documents.values()) {
      etags.splice(0, etags.length, ...etags.map((_, index) => etagOf(index + 1, this.#history)));
    }
  }

  #answerLoad(key: string, since: string | undefined): LoadAnswer {
    const document = this.#documents.get(key);
    if (document === undefined) return { type: "missing" };
    const etag = etagNow(document);
    if (since === etag) return { type: "unchanged" };
    if (since !== undefined && document.etags.includes(since))
      return { type: "content", etag, text: differenceText(key, document, since) };
    return { type: "content", etag, text: wholeText(key, document) };
  }

  #store({ changes }: CommitRequest): CommitAnswer {
    for (const change of changes) this.#refuseConflict(change);
    return { changes: changes.map((change) => this.#storeChange(change)) };
  }

  #refuseConflict({ key, ifMatch, head, put = [], remove = [], end }: DocumentChange): void {
    const document = this.#documents.get(key);
    if (end === true && ifMatch !== (document === undefined ? undefined : etagNow(document))) {
      throw new ApiFailure({ status: 412, type: "ETagMismatch", message: `ETag mismatch: ${key}` });
    }
    if (head === undefined && put.length === 0 && remove.length === 0) return;
    const from = ifMatch === undefined ? 0 : (document?.etags.indexOf(ifMatch) ?? -1) + 1;
    const ids = [...put.map((json) => itemId(kindOf(key), json) ?? ""), ...remove];
    const isOld = ids.some(
      (id) => (document?.items.get(id)?.revision ?? document?.removed.get(id) ?? 0) > from,
    );
    const isGone = remove.some((id) => !document?.items.has(id));
    const isCreated = ifMatch === undefined && document !== undefined;
    const isUnknown = ifMatch !== undefined && from === 0;
    const headIsOld = head !== undefined && (document?.headRevision ?? 0) > from;
    if (!isOld && !isGone && !isCreated && !headIsOld && !isUnknown) return;
    throw new ApiFailure({ status: 412, type: "ETagMismatch", message: `ETag mismatch: ${key}` });
  }

  #storeChange({
    key,
    head,
    put = [],
    remove = [],
    append = [],
    end,
  }: DocumentChange): CommitAnswer["changes"][number] {
    const before = this.#documents.get(key);
    if (end === true) {
      this.#documents.delete(key);
      const previousEtag = before === undefined ? null : etagNow(before);
      return { key, etag: etagOf((before?.revision ?? 0) + 1, this.#history), previousEtag };
    }
    const document: Stored = before ?? {
      revision: 0,
      etags: [],
      head: {},
      headRevision: 1,
      items: new Map(),
      removed: new Map(),
    };
    const previousEtag = before === undefined ? null : etagNow(before);
    document.revision += 1;
    document.etags.push(etagOf(document.revision, this.#history));
    this.#documents.set(key, document);
    if (head !== undefined) Object.assign(document, { head, headRevision: document.revision });
    const appended = append.map((json) => {
      const transaction = {
        ...(json as object),
        number: document.items.size + 1,
        regDate: "2025-06-01",
        sign: "Eva",
      };
      const { number, regDate, sign } = transaction;
      document.items.set(itemId("transactions", transaction) ?? "", {
        json: transaction,
        revision: document.revision,
      });
      return { series: "A", number, regDate, sign };
    });
    for (const json of put) {
      document.items.set(itemId(kindOf(key), json) ?? "", { json, revision: document.revision });
    }
    for (const id of remove) {
      document.items.delete(id);
      document.removed.set(id, document.revision);
    }
    const etag = etagNow(document);
    return { key, etag, previousEtag, ...(append.length === 0 ? {} : { appended }) };
  }
}

function wholeText(key: string, { head, items }: Stored): string {
  const { itemsField, version } = { itemsField: undefined, ...DOCUMENT_KINDS[kindOf(key)] };
  const list = [...items.values()].map(({ json }) => json);
  return JSON.stringify({
    version,
    ...(head as object),
    ...(itemsField === undefined ? {} : { [itemsField]: list }),
  });
}

function differenceText(key: string, document: Stored, since: string): string {
  const from = document.etags.indexOf(since) + 1;
  const { head, headRevision, items, removed } = document;
  return JSON.stringify({
    version: DOCUMENT_KINDS[kindOf(key)].version,
    etag: etagNow(document),
    since,
    ...(headRevision > from ? { head } : {}),
    put: [...items.values()].filter((item) => item.revision > from).map(({ json }) => json),
    remove: [...removed].filter(([id, at]) => at > from && !items.has(id)).map(([id]) => id),
  });
}

function kindOf(key: string) {
  const kind = key.split("-").at(-1) ?? "";
  if (!isDocumentKind(kind)) throw new Error(`not a data key: ${key}`);
  return kind;
}

function etagOf(revision: number, history: number): string {
  return history === 0 ? `"${revision}"` : `"${revision}-${history}"`;
}

function etagNow({ etags }: Stored): string {
  return etags.at(-1) ?? "";
}

function requestIdTaken(): ApiFailure {
  return new ApiFailure({ status: 409, type: "RequestIdTaken", message: "Samma requestId har använts." });
}
