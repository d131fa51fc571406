import { DOCUMENT_KINDS, type DocumentKind } from "@huvudbok/core/document";
import { type ApiFailure, failureOf } from "../api/api-failure.ts";
import { Listeners } from "../events/listeners.ts";
import type { DocumentApi } from "./document-api.ts";
import type { DocumentCache } from "./document-cache.ts";
import { type LoadedCopy, loadCopy, readCachedCopy } from "./document-copy.ts";
import type { DocumentState } from "./document-state.ts";
import { DocumentView, type UnsavedView } from "./document-view.ts";
import { freshAnswers } from "./fresh-answers.ts";
import { type DocumentText, stringOf } from "./long/document-text.ts";
import { pageIdle } from "./page-idle.ts";
import { sameValue } from "./same-value.ts";
import { type ItemChanges, missingDocument, type ServerDocument, withChanges } from "./server-document.ts";

/** Stored data is stale this long after it was last checked (PG37). */
const STALE_AFTER_MS = 600_000;
/** This many differences are stored before the whole is written again. */
const MOST_DIFFERENCES = 100;

/** How the server's document has changed below the unsaved changes. */
export interface Move {
  readonly etag: string | undefined;
  /** Nothing was held before. */
  readonly isFirst: boolean;
  /**
   * Whether somebody else has changed anything that these changes also change; `ours` may have been stored meanwhile.
   */
  readonly meets: (changes: ItemChanges, ours: readonly ItemChanges[]) => boolean;
}

interface LocalDocumentParts {
  readonly api: DocumentApi;
  readonly cache: DocumentCache;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly unsaved: (key: string) => UnsavedView;
  readonly onMove: (key: string, move: Move) => void;
  /** The server does not know the held copy: its history is another one, as after a restore. */
  readonly onParted: (key: string) => void;
}

/**
 * The answer to a commit about one document; `text` is what was stored, in the form of a difference, and undefined where
 * that is long.
 */
export interface StoredAnswer {
  readonly etag: string;
  readonly previousEtag: string | null;
  readonly text: string | undefined;
  /** The server has changed more than what was sent: the rest is still to be loaded. */
  readonly isPartial?: boolean;
}

/** The browser's copy of one document: loads it, refreshes it, and shows it with unsaved changes on top. */
export class LocalDocument {
  readonly key: string;
  readonly kind: DocumentKind;
  readonly #parts: LocalDocumentParts;
  readonly #listeners = new Listeners();
  readonly #view = new DocumentView();
  #held: ServerDocument | undefined;
  /** Undefined: not checked, or there is a newer version. */
  #lastChecked: number | undefined;
  /** A newer version was announced before the browser's copy was read. */
  #isDoubted = false;
  /** Own changes that the server has stored on top of others, which are still to be loaded. */
  #ahead: readonly ItemChanges[] = [];
  #failure: ApiFailure | undefined;
  #opening: Promise<ApiFailure | undefined> | undefined;
  #questions = 0;
  #keptDifferences = 0;

  constructor(key: string, kind: DocumentKind, parts: LocalDocumentParts) {
    this.key = key;
    this.kind = kind;
    this.#parts = parts;
  }

  /** The present state; the same object until something changes. */
  get state(): DocumentState<DocumentKind> {
    return this.#view.state({
      held: this.#held,
      ahead: this.#ahead,
      failure: this.#failure,
      unsaved: this.#parts.unsaved(this.key),
    });
  }

  get etag(): string | undefined {
    return this.#held?.etag;
  }

  get held(): ServerDocument | undefined {
    return this.#held;
  }

  get isInUse(): boolean {
    return !this.#listeners.isEmpty;
  }

  /** True when an own commit is stored on top of something that is still to be loaded. */
  get isBehind(): boolean {
    return this.#ahead.length > 0;
  }

  /** Calls the listener on every change of the document, loads it, and refreshes it if it is stale. */
  subscribe(listener: () => void): () => void {
    const stop = this.#listeners.subscribe(listener);
    void this.freshen();
    return stop;
  }

  /** Makes sure that the document is held: from the cache, otherwise from the server. Returns what went wrong. */
  async load(): Promise<ApiFailure | undefined> {
    if (this.#held !== undefined) return undefined;
    this.#opening ??= this.#open().finally(() => {
      this.#opening = undefined;
    });
    return this.#opening;
  }

  /** Loads the document, or what is new in it if the copy is stale. */
  async freshen(): Promise<ApiFailure | undefined> {
    const failure = await this.load();
    if (failure !== undefined || !this.#isStale || this.#questions > 0) return failure;
    return this.refresh();
  }

  /** Asks the server what is new, from now on: a question that is already running does not count. */
  readonly refresh = freshAnswers(() => this.#ask());

  /** Somebody else has saved the document: it is refreshed now if it is in use, otherwise when it is used again. */
  markStale(etag?: string): void {
    if (this.#held === undefined) this.#isDoubted = true;
    if (this.#held === undefined || (etag !== undefined && this.#held.etag === etag)) return;
    this.#lastChecked = undefined;
    if (this.isInUse) void this.refresh();
  }

  /** The server has stored an own commit. */
  async acknowledge(changes: ItemChanges, answer: StoredAnswer): Promise<void> {
    if (this.#held === undefined || this.#held.etag === answer.etag) return;
    if ((this.#held.etag ?? null) !== answer.previousEtag || answer.isPartial === true) {
      this.#ahead = [...this.#ahead, changes];
      this.#lastChecked = undefined;
      this.changed();
      return;
    }
    const since = this.#held.etag;
    this.#lastChecked = this.#parts.now();
    if (changes.ends === true) {
      this.#move(missingDocument(this.kind), () => false);
      return quietly(this.#parts.cache.forget(this.key));
    }
    this.#move({ ...withChanges(this.#held, changes), etag: answer.etag }, () => false);
    const { etag, text } = answer;
    // A long one waits until the page has shown what it has become; nobody waits for the copy.
    if (text === undefined) void pageIdle().then(() => this.#keepHeld());
    else await this.#keepDifference(since, { etag, text });
  }

  /** Something that the state is made of has changed. */
  changed(): void {
    this.#listeners.notify();
  }

  async #open(): Promise<ApiFailure | undefined> {
    const cached = await this.#parts.cache.read(this.key).catch(() => undefined);
    const held = cached === undefined ? undefined : await readCachedCopy(this.kind, cached);
    if (held === undefined || cached === undefined) return this.refresh();
    // The server has answered earlier.
    if (this.#held !== undefined) return undefined;
    this.#lastChecked = this.#isDoubted ? undefined : cached.lastChecked;
    this.#keptDifferences = cached.differences.length;
    this.#move(held, () => false);
    return undefined;
  }

  async #ask(): Promise<ApiFailure | undefined> {
    this.#questions += 1;
    try {
      await this.#askServer();
      this.#failure = undefined;
    } catch (thrown) {
      this.#failure = failureOf(thrown);
    }
    this.#questions -= 1;
    this.changed();
    return this.#failure;
  }

  /** An own commit that is stored while the answer is on its way makes it too old: then it is requested again. */
  async #askServer(): Promise<void> {
    const before = this.#held;
    const ahead = this.#ahead;
    const copy = await loadCopy(this.#parts.api, this.key, this.kind, before);
    if (this.#held?.etag !== before?.etag || this.#ahead !== ahead) return this.#askServer();
    this.#lastChecked = this.#parts.now();
    this.#ahead = [];
    // Asked for what is new since a copy that it knows, the server never answers with the whole.
    const isParted = before?.etag !== undefined && (copy.form === "whole" || copy.form === "missing");
    if (isParted) this.#parts.onParted(this.key);
    this.#move(copy.held, (changes, ours) => meets(before, copy.held, [...ahead, ...ours], changes));
    return this.#keepCopy(before?.etag, copy);
  }

  #move(held: ServerDocument, meetsChanges: Move["meets"]): void {
    const isFirst = this.#held === undefined;
    this.#held = held;
    this.#parts.onMove(this.key, { etag: held.etag, isFirst, meets: meetsChanges });
    this.changed();
  }

  async #keepCopy(since: string | undefined, { held, form, text }: LoadedCopy): Promise<void> {
    const { cache, now } = this.#parts;
    const { etag } = held;
    if (etag === undefined) return quietly(cache.forget(this.key));
    if (since === etag) return quietly(cache.markChecked(this.key, now()));
    if (form === "difference") return this.#keepDifference(since, { etag, text: stringOf(text) });
    return typeof text === "string" ? this.#keepWhole(etag, text) : this.#keepLong(etag, text);
  }

  /** Writes a long whole when the page has shown what it received. */
  async #keepLong(etag: string, text: DocumentText): Promise<void> {
    const held = this.#held;
    await pageIdle();
    // The copy that is written removes the differences of what has come meanwhile.
    return this.#held === held ? this.#keepWhole(etag, text) : this.#keepHeld();
  }

  /** Writes the difference, and from time to time the whole after it, so that the chain of differences remains short. */
  async #keepDifference(
    since: string | undefined,
    { etag, text }: { readonly etag: string; readonly text: string },
  ): Promise<void> {
    const { cache, now } = this.#parts;
    if (since === undefined) return this.#keepHeld();
    this.#keptDifferences += 1;
    await quietly(cache.addDifference(this.key, { since, etag, text }));
    await quietly(cache.markChecked(this.key, now()));
    if (this.#keptDifferences >= MOST_DIFFERENCES) void this.#keepHeld();
  }

  /** Writes what is held as the whole. */
  async #keepHeld(): Promise<void> {
    this.#keptDifferences = 0;
    const held = this.#held;
    const writer = await import("./long/whole-text.ts").catch(() => undefined);
    // Without a connection the copy that is there remains, and leads to what is new.
    if (writer === undefined) return undefined;
    const whole = held === undefined ? undefined : await writer.wholeText(this.kind, held);
    // What has come meanwhile is kept beside the copy that is there, and the whole is written another time.
    if (this.#held !== held) return undefined;
    if (held?.etag === undefined || whole === undefined) return quietly(this.#parts.cache.forget(this.key));
    return this.#keepWhole(held.etag, whole);
  }

  async #keepWhole(etag: string, text: DocumentText): Promise<void> {
    const { cache, now } = this.#parts;
    const { version } = DOCUMENT_KINDS[this.kind];
    this.#keptDifferences = 0;
    return quietly(cache.writeWhole(this.key, { version, lastChecked: now(), etag, text }));
  }

  get #isStale(): boolean {
    return this.#lastChecked === undefined || this.#parts.now() - this.#lastChecked >= STALE_AFTER_MS;
  }
}

/** Whether a move changed anything that the changes also change, apart from what this browser has stored itself. */
function meets(
  before: ServerDocument | undefined,
  after: ServerDocument,
  ours: readonly ItemChanges[],
  changes: ItemChanges,
): boolean {
  const isOurs = (id: string) =>
    ours.some(({ put, remove }) =>
      after.items.has(id) ? sameValue(put.get(id), after.items.get(id)) : remove.includes(id),
    );
  if (changes.ends === true && before?.etag !== after.etag) return true;
  const ids = [...changes.put.keys(), ...changes.remove];
  const itemMet = ids.some((id) => before?.items.get(id) !== after.items.get(id) && !isOurs(id));
  const headMet =
    changes.head !== undefined &&
    before?.head !== after.head &&
    !ours.some(({ head }) => head !== undefined && sameValue(head, after.head));
  return itemMet || headMet;
}

/** The cache is optional: when the browser refuses to store more, the page works without it. */
async function quietly(writing: Promise<void>): Promise<void> {
  await writing.catch(() => undefined);
}
