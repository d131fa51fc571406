import { Listeners } from "../events/listeners.ts";
import {
  type FormPlace,
  isNamed,
  isUnreadable,
  type StoredContent,
  type UnfinishedRecord,
} from "./form-format.ts";
import type { LeftWrites } from "./left-writes.ts";
import type { FormWrite, UnfinishedDatabase } from "./unfinished-database.ts";

export interface UnfinishedFormsParts {
  /** Identifies the person and the company among those of the browser. */
  readonly name: string;
  readonly database: UnfinishedDatabase;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly tabId: string;
  /** Notifies the other tabs that a form has been created or removed. */
  readonly onListed: () => void;
  /** What a page that was left had not stored yet. */
  readonly left?: LeftWrites;
}

/**
 * One user's unfinished forms of one company. They are read once and then held in memory; the browser stores what is
 * written from the same turn on, all writes of a turn in one transaction. Independent of React.
 */
export class UnfinishedForms {
  readonly #parts: UnfinishedFormsParts;
  readonly #listeners = new Listeners();
  #records: ReadonlyMap<string, UnfinishedRecord> = new Map();
  #isLoaded = false;
  #isFailing = false;
  /** Writes that the browser has not been given yet, and those that it has not confirmed. */
  #waiting = new Map<string, FormWrite>();
  readonly #underWay = new Map<string, FormWrite>();
  #isScheduled = false;
  #writing: Promise<void> = Promise.resolve();
  readonly #pages = new Set<FormPlace>();
  /** The ids of commits that have reached the books. */
  readonly #registered = new Set<string>();

  constructor(parts: UnfinishedFormsParts) {
    this.#parts = parts;
  }

  readonly subscribe = this.#listeners.subscribe;

  get name(): string {
    return this.#parts.name;
  }

  /** Every form, oldest first; another map when something has changed. Undefined until they have been read. */
  get records(): ReadonlyMap<string, UnfinishedRecord> | undefined {
    return this.#isLoaded ? this.#records : undefined;
  }

  /** True while the browser stores nothing, so that what is typed exists in this page only. */
  get isFailing(): boolean {
    return this.#isFailing;
  }

  /** Reads what the browser stores, including what other tabs have written since. */
  async load(): Promise<void> {
    await this.#writing;
    try {
      const all = await this.#parts.database.all();
      const read = new Map(all.toSorted(byTime).map((record) => [placeKey(record), record]));
      for (const [key, write] of [...this.#underWay, ...this.#waiting]) {
        if ("put" in write) read.set(key, write.put);
        else read.delete(key);
      }
      this.#records = read;
      // A successful read says nothing about writes that failed.
      this.#isFailing &&= this.#waiting.size > 0;
    } catch {
      // The page continues with what it has in memory, and says that nothing is stored.
      this.#isFailing = true;
    }
    this.#isLoaded = true;
    this.#writeLeft();
    this.#listeners.notify();
  }

  /** The page is being left: what the browser has not stored by now it may never store. */
  leave(): void {
    this.#removeRegistered(() => true);
    const writes = [...new Map([...this.#underWay, ...this.#waiting]).values()];
    if (writes.length > 0) this.#parts.left?.set({ at: this.#parts.now(), writes });
  }

  /** The page is shown again as it was, and has lost nothing. */
  stay(): void {
    this.#parts.left?.set(undefined);
  }

  /** Writes what the page before this one had left, but for what has been written since. */
  #writeLeft(): void {
    const left = this.#parts.left?.get();
    if (left === undefined) return;
    for (const write of left.writes) {
      const stored = this.read("put" in write ? write.put : write.remove);
      if (!("put" in write)) {
        if (stored !== undefined && stored.writtenAt <= left.at) this.remove(write.remove);
      } else if (stored === undefined || stored.writtenAt < write.put.writtenAt) this.#put(write.put);
    }
    void this.#writing.then(() => this.stay());
  }

  read(place: FormPlace): UnfinishedRecord | undefined {
    return this.#records.get(placeKey(place));
  }

  /** Whether anything is stored of a form, or of one whose name continues after it. */
  has({ fiscalYearId, form }: FormPlace): boolean {
    const records = [...this.#records.values()].filter((one) => one.fiscalYearId === fiscalYearId);
    return records.some((one) => !isUnreadable(one) && isNamed(one, form));
  }

  write({ fiscalYearId, form }: FormPlace, { version, content, sentAs }: StoredContent): void {
    const { now, tabId } = this.#parts;
    const sent = sentAs === undefined ? {} : { sentAs };
    this.#put({ fiscalYearId, form, version, content, writtenAt: now(), tabId, ...sent });
  }

  remove(place: FormPlace): void {
    const key = placeKey(place);
    if (!this.#records.has(key)) return;
    const records = new Map(this.#records);
    records.delete(key);
    this.#change(records, key, { remove: { fiscalYearId: place.fiscalYearId, form: place.form } });
    this.#notifyListed();
  }

  /** Gives a form another name, in one step with the other writes of the same turn. */
  rename(place: FormPlace, form: string): void {
    const record = this.read(place);
    if (record === undefined) return;
    this.remove(place);
    this.#put({ ...record, form });
  }

  /** Stores a form as it was, where another program can read it or Ångra needs it. */
  restore(record: UnfinishedRecord): void {
    this.#put(record);
  }

  /** The page of a form is open, until the returned function is called. */
  open(place: FormPlace): () => void {
    this.#pages.add(place);
    return () => {
      this.#pages.delete(place);
      this.#removeRegistered();
    };
  }

  /**
   * A commit has reached the books. The form that it was sent from is removed, unless it was changed since; a page that
   * shows the form does so itself, and begins the next one: when it is left before that, the form goes with it.
   */
  async noteRegistered(requestId: string): Promise<void> {
    this.#registered.add(requestId);
    if (!this.#isLoaded) await this.load();
    this.#removeRegistered();
  }

  #removeRegistered(isLeft = (record: UnfinishedRecord): boolean => !this.#isShown(record)): void {
    for (const record of this.#records.values()) {
      if (record.sentAs === undefined || !this.#registered.has(record.sentAs)) continue;
      if (isLeft(record)) this.remove(record);
    }
  }

  #isShown(record: UnfinishedRecord): boolean {
    return [...this.#pages].some(
      ({ fiscalYearId, form }) => fiscalYearId === record.fiscalYearId && isNamed(record, form),
    );
  }

  /** Resolves when everything that has been written is stored. */
  settled(): Promise<void> {
    return this.#writing;
  }

  close(): void {
    this.#parts.database.close();
  }

  #put(record: UnfinishedRecord): void {
    const key = placeKey(record);
    const isNew = !this.#records.has(key);
    this.#change(new Map(this.#records).set(key, record), key, { put: record });
    if (isNew) this.#notifyListed();
  }

  /** Only once it is stored, since the other tabs then read the database. */
  #notifyListed(): void {
    void this.#writing.then(this.#parts.onListed);
  }

  #change(records: ReadonlyMap<string, UnfinishedRecord>, key: string, write: FormWrite): void {
    this.#records = records;
    this.#waiting.set(key, write);
    if (!this.#isScheduled) {
      this.#isScheduled = true;
      const before = this.#writing;
      this.#writing = this.#writeSoon().then(() => before);
    }
    this.#listeners.notify();
  }

  async #writeSoon(): Promise<void> {
    // The other writes of the same key press are included.
    await Promise.resolve();
    this.#isScheduled = false;
    const writes = this.#waiting;
    this.#waiting = new Map();
    for (const [key, write] of writes) this.#underWay.set(key, write);
    const wasFailing = this.#isFailing;
    try {
      await this.#parts.database.write([...writes.values()]);
      this.#isFailing = false;
    } catch {
      // Tried again with the next key press.
      this.#isFailing = true;
      this.#waiting = new Map([...writes, ...this.#waiting]);
    }
    for (const [key, write] of writes) {
      if (this.#underWay.get(key) === write) this.#underWay.delete(key);
    }
    if (this.#isFailing !== wasFailing) this.#listeners.notify();
  }
}

function placeKey({ fiscalYearId, form }: FormPlace): string {
  return `${fiscalYearId} ${form}`;
}

function byTime(a: UnfinishedRecord, b: UnfinishedRecord): number {
  return a.writtenAt - b.writtenAt;
}
