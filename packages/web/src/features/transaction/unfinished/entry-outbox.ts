import type { Transaction } from "@huvudbok/core/transaction";
import { Listeners } from "../../../data/listeners.ts";
import { isTabOpen } from "../../../data/tabs.ts";
import { type FormPlace, readForm, type UnfinishedRecord } from "../../../data/unfinished/form-format.ts";
import type { UnfinishedForms } from "../../../data/unfinished/unfinished-forms.ts";
import type { PageError } from "../../../ui/page-frame/error-level.ts";
import type { EntryForm } from "../entry-rows.ts";
import { registeredMeanwhile } from "../registered-meanwhile.ts";
import {
  ENTRY_FORMAT,
  idOfReturned,
  idOfSent,
  type KeptEntry,
  returnedName,
  sentName,
} from "./entry-format.ts";

/** A form on its way into the books, or come back from there. */
export interface SentForm {
  readonly id: string;
  readonly form: EntryForm;
}

/** A form that was not registered, and why; no reason is known when the tab was closed or reloaded meanwhile. */
export interface ReturnedForm extends SentForm {
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
  readonly failure?: PageError;
}

/** What is going on with the forms of a fiscal year. */
export interface OutboxState {
  readonly onTheWay: readonly SentForm[];
  /** Those that came back and wait to be taken up. */
  readonly returned: readonly ReturnedForm[];
  /** Why the form that stands there came back. */
  readonly failure: PageError | undefined;
}

/** The forms whose answer this tab waits for: others sent off were so by other tabs, or before a reload. */
const onTheWay = new Set<string>();
const EMPTY: OutboxState = { onTheWay: [], returned: [], failure: undefined };

/**
 * The forms that were sent off when the next one began, so that registering never holds up the typing. They stay among
 * the unfinished ones until the books have them (UN4).
 */
export class EntryOutbox {
  readonly #forms: UnfinishedForms;
  readonly #fiscalYearId: string;
  readonly #listeners = new Listeners();
  #failure: PageError | undefined;
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
    onTheWay.add(sent.id);
    this.#failure = undefined;
    this.#write(sentName(sent.id), { form, isEdited: true });
    return sent;
  }

  /** It is in the books. */
  remove({ id }: SentForm): void {
    onTheWay.delete(id);
    this.#forms.remove(this.#place(sentName(id)));
    this.#forms.remove(this.#place(returnedName(id)));
  }

  /** It could not be registered. */
  giveBack({ id }: SentForm, form: EntryForm, { title, message, level }: PageError): void {
    onTheWay.delete(id);
    this.#forms.remove(this.#place(sentName(id)));
    const failure = {
      message,
      ...(title === undefined ? {} : { title }),
      ...(level === undefined ? {} : { level }),
    };
    this.#write(returnedName(id), { form, isEdited: true, failure });
  }

  /** It stands in the form again; what stood there is put aside if somebody had begun it. */
  takeUp(returned: ReturnedForm, begun: EntryForm | undefined): void {
    this.#failure = returned.failure;
    this.#forms.remove(this.#place(returnedName(returned.id)));
    if (begun !== undefined) this.putAside(begun);
    this.#listeners.tell();
  }

  /** Keeps a form for later: it waits to be taken up. */
  putAside(form: EntryForm): void {
    this.#write(returnedName(crypto.randomUUID()), { form, isEdited: true });
  }

  /** The form that came back is in the books after all, or was thrown away. */
  forgetFailure(): void {
    this.#failure = undefined;
    this.#listeners.tell();
  }

  /** Takes over what tabs had sent off that are closed now. True while other tabs wait for an answer. */
  async claimOrphans(): Promise<boolean> {
    let isAwaited = false;
    for (const record of this.#records()) {
      const id = idOfSent(record.form);
      if (id === undefined || onTheWay.has(id)) continue;
      if (await isTabOpen(record.tabId)) isAwaited = true;
      else this.#forms.rename(record, returnedName(id));
    }
    return isAwaited;
  }

  #stateOf(): OutboxState {
    const own: SentForm[] = [];
    const returned: ReturnedForm[] = [];
    for (const record of this.#records()) {
      const kept = readForm(ENTRY_FORMAT, record);
      if (kept.status !== "read") continue;
      const { form, failure } = kept.content;
      const sentId = idOfSent(record.form);
      const returnedId = idOfReturned(record.form);
      if (sentId !== undefined && onTheWay.has(sentId)) own.push({ id: sentId, form });
      if (returnedId !== undefined) {
        const { writtenAt } = record;
        returned.push({ id: returnedId, form, writtenAt, ...(failure === undefined ? {} : { failure }) });
      }
    }
    return { onTheWay: own, returned, failure: this.#failure };
  }

  #records(): readonly UnfinishedRecord[] {
    const all = [...(this.#forms.records?.values() ?? [])];
    return all.filter(({ fiscalYearId }) => fiscalYearId === this.#fiscalYearId);
  }

  #place(form: string): FormPlace {
    return { fiscalYearId: this.#fiscalYearId, form };
  }

  #write(form: string, content: KeptEntry): void {
    this.#forms.write(this.#place(form), { version: ENTRY_FORMAT.version, content });
  }
}

/** Those that have reached the books after all: only the answer was lost, or they were sent again. */
export function arrivedForms(
  returned: readonly ReturnedForm[],
  transactions: readonly Transaction[],
): readonly { readonly sent: ReturnedForm; readonly transaction: Transaction }[] {
  return returned.flatMap((sent) => {
    const registration = sent.form.sent;
    const transaction =
      registration === undefined ? undefined : registeredMeanwhile(registration, transactions);
    return transaction === undefined ? [] : [{ sent, transaction }];
  });
}
