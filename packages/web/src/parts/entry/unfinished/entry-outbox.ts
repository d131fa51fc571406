import type { Transaction } from "@huvudbok/core/transaction";
import { Listeners } from "../../../data/events/listeners.ts";
import { isTabOpen } from "../../../data/events/tabs.ts";
import {
  type FormPlace,
  readForm,
  storedContent,
  type UnfinishedRecord,
} from "../../../data/unfinished/form-format.ts";
import type { UnfinishedForms } from "../../../data/unfinished/unfinished-forms.ts";
import type { PageError } from "../../../ui/page-frame/error-level.ts";
import type { EntryForm } from "../form/entry-rows.ts";
import { registeredMeanwhile } from "../register/registered-meanwhile.ts";
import {
  ENTRY_FORMAT,
  type EntryFormContent,
  idOfSent,
  idOfUnregistered,
  sentName,
  unregisteredName,
} from "./entry-format.ts";

/** A form that has been sent to be registered. */
export interface SentForm {
  readonly id: string;
  readonly form: EntryForm;
}

/** A form that was not registered, and why; the reason is unknown when the tab was closed or reloaded meanwhile. */
export interface UnregisteredForm extends SentForm {
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
  readonly failure?: PageError;
}

/** The state of the sent forms of a fiscal year. */
export interface OutboxState {
  readonly pending: readonly SentForm[];
  /** Forms that failed and wait to be resumed. */
  readonly unregistered: readonly UnregisteredForm[];
  /** Why the form shown could not be registered. */
  readonly failure: PageError | undefined;
  /** What has been registered, until the books that are shown have it. */
  readonly answered: readonly Transaction[];
}

/** The forms whose answer this tab waits for: others were sent by other tabs, or before a reload. */
const pendingIds = new Set<string>();
const EMPTY: OutboxState = { pending: [], unregistered: [], failure: undefined, answered: [] };

/**
 * The forms that were sent when the next one began, so that registering never delays typing. They remain among the
 * unfinished forms until the books have them (UN4).
 */
export class EntryOutbox {
  readonly #forms: UnfinishedForms;
  readonly #fiscalYearId: string;
  readonly #listeners = new Listeners();
  #failure: PageError | undefined;
  #answered: readonly Transaction[] = [];
  #books: ReadonlyMap<string, Transaction> | undefined;
  #known: { readonly records: unknown; readonly failure: unknown; readonly state: OutboxState } | undefined;

  constructor(forms: UnfinishedForms, fiscalYearId: string) {
    this.#forms = forms;
    this.#fiscalYearId = fiscalYearId;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    const stops = [this.#listeners.subscribe(listener), this.#forms.subscribe(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  };

  /** The same object until something changes. */
  readonly state = (): OutboxState => {
    const { records } = this.#forms;
    const failure = this.#failure;
    if (this.#known?.records !== records || this.#known?.failure !== failure) {
      this.#known = { records, failure, state: records === undefined ? EMPTY : this.#stateOf() };
    }
    return this.#known?.state ?? EMPTY;
  };

  send(form: EntryForm): SentForm {
    const sent = { id: crypto.randomUUID(), form };
    pendingIds.add(sent.id);
    this.#failure = undefined;
    this.#write(sentName(sent.id), { form, isEdited: true });
    return sent;
  }

  /** The form is in the books. `registered`: as what, where they are not known to be shown yet. */
  remove({ id }: SentForm, registered?: Transaction): void {
    pendingIds.delete(id);
    if (registered !== undefined) this.#answered = [...this.#answered, registered];
    this.#forms.remove(this.#place(sentName(id)));
    this.#forms.remove(this.#place(unregisteredName(id)));
  }

  /** The books as they are shown: when they are others than before they have all that was answered by then. */
  showBooks(books: ReadonlyMap<string, Transaction>): void {
    if (books === this.#books) return;
    this.#books = books;
    this.#answered = [];
    this.#known = undefined;
  }

  /** The form could not be registered. */
  markFailed({ id }: SentForm, form: EntryForm, { title, message, level }: PageError): void {
    pendingIds.delete(id);
    this.#forms.remove(this.#place(sentName(id)));
    const failure = {
      message,
      ...(title === undefined ? {} : { title }),
      ...(level === undefined ? {} : { level }),
    };
    this.#write(unregisteredName(id), { form, isEdited: true, failure });
  }

  /** The form is shown again; a form that somebody had begun there is saved for later. */
  resume(unregistered: UnregisteredForm, begun: EntryForm | undefined): void {
    this.#failure = unregistered.failure;
    this.#forms.remove(this.#place(unregisteredName(unregistered.id)));
    if (begun !== undefined) this.saveForLater(begun);
    this.#listeners.notify();
  }

  /** Stores a form for later: it waits to be resumed. */
  saveForLater(form: EntryForm): void {
    this.#write(unregisteredName(crypto.randomUUID()), { form, isEdited: true });
  }

  /** The form that failed is in the books after all, or was discarded. */
  forgetFailure(): void {
    this.#failure = undefined;
    this.#listeners.notify();
  }

  /** Takes over what tabs that are now closed had sent. True while other tabs wait for an answer. */
  async claimOrphans(): Promise<boolean> {
    let isAwaited = false;
    for (const record of this.#records()) {
      const id = idOfSent(record.form);
      if (id === undefined || pendingIds.has(id)) continue;
      if (await isTabOpen(record.tabId)) isAwaited = true;
      else this.#forms.rename(record, unregisteredName(id));
    }
    return isAwaited;
  }

  #stateOf(): OutboxState {
    const own: SentForm[] = [];
    const unregistered: UnregisteredForm[] = [];
    for (const record of this.#records()) {
      const kept = readForm(ENTRY_FORMAT, record);
      if (kept.status !== "read") continue;
      const { form, failure } = kept.content;
      const sentId = idOfSent(record.form);
      const unregisteredId = idOfUnregistered(record.form);
      if (sentId !== undefined && pendingIds.has(sentId)) own.push({ id: sentId, form });
      if (unregisteredId !== undefined) {
        const { writtenAt } = record;
        unregistered.push({
          id: unregisteredId,
          form,
          writtenAt,
          ...(failure === undefined ? {} : { failure }),
        });
      }
    }
    return { pending: own, unregistered, failure: this.#failure, answered: this.#answered };
  }

  #records(): readonly UnfinishedRecord[] {
    const all = [...(this.#forms.records?.values() ?? [])];
    return all.filter(({ fiscalYearId }) => fiscalYearId === this.#fiscalYearId);
  }

  #place(form: string): FormPlace {
    return { fiscalYearId: this.#fiscalYearId, form };
  }

  #write(form: string, content: EntryFormContent): void {
    this.#forms.write(this.#place(form), storedContent(ENTRY_FORMAT, content));
  }
}

/** Those that have reached the books after all: only the answer was lost, or they were sent again. */
export function registeredForms(
  unregistered: readonly UnregisteredForm[],
  transactions: readonly Transaction[],
): readonly { readonly sent: UnregisteredForm; readonly transaction: Transaction }[] {
  return unregistered.flatMap((sent) => {
    const registration = sent.form.sent;
    const transaction =
      registration === undefined ? undefined : registeredMeanwhile(registration, transactions);
    return transaction === undefined ? [] : [{ sent, transaction }];
  });
}
