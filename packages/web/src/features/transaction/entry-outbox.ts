import type { Transaction } from "@huvudbok/core/transaction";
import * as z from "zod/mini";
import { Listeners } from "../../data/listeners.ts";
import { sessionValue } from "../../data/session.ts";
import type { PageError } from "../../ui/page-frame/error-level.ts";
import type { EntryForm } from "./entry-rows.ts";
import { entryFormSchema } from "./kept-form.ts";
import { registeredMeanwhile } from "./registered-meanwhile.ts";

/** A form on its way into the books, or come back from there. */
export interface SentForm {
  readonly id: string;
  readonly fiscalYearId: string;
  readonly form: EntryForm;
}

/** A form that was not registered, and why; no reason is known when the tab was closed or reloaded meanwhile. */
export interface ReturnedForm extends SentForm {
  readonly failure?: PageError;
}

const listSchema = z.array(z.object({ id: z.string(), fiscalYearId: z.string(), form: entryFormSchema }));

/** What is going on with the forms of a fiscal year. */
export interface OutboxState {
  readonly onTheWay: readonly SentForm[];
  /** Those that came back and wait to be taken up. */
  readonly returned: readonly ReturnedForm[];
  /** Why the form that stands there came back. */
  readonly failure: PageError | undefined;
}

/** Forms whose registration this tab waits for, and why others came back. What is in neither was sent before a reload. */
const onTheWay = new Set<string>();
const failures = new Map<string, PageError>();
const listeners = new Listeners();
let states = new Map<string, OutboxState>();
let shownFailure: PageError | undefined;

/**
 * The forms that were sent off when the next one began, so that registering never holds up the typing. They stay in the
 * tab's session until the books have them: neither an ended sign-in nor a step aside costs anybody what they typed.
 */
export const entryOutbox = {
  subscribe: listeners.subscribe,
  /** The same object until something changes. */
  state(fiscalYearId: string): OutboxState {
    const known = states.get(fiscalYearId);
    if (known !== undefined) return known;
    const all = read().filter((sent) => sent.fiscalYearId === fiscalYearId);
    const state: OutboxState = {
      onTheWay: all.filter(({ id }) => onTheWay.has(id)),
      returned: all.filter(({ id }) => !onTheWay.has(id)).map(withFailure),
      failure: shownFailure,
    };
    states.set(fiscalYearId, state);
    return state;
  },
  send(fiscalYearId: string, form: EntryForm): SentForm {
    const sent = { id: crypto.randomUUID(), fiscalYearId, form };
    onTheWay.add(sent.id);
    shownFailure = undefined;
    write([...read(), sent]);
    return sent;
  },
  /** It is in the books. */
  remove({ id }: SentForm): void {
    onTheWay.delete(id);
    failures.delete(id);
    write(read().filter((other) => other.id !== id));
  },
  /** It could not be registered. */
  giveBack(sent: SentForm, form: EntryForm, failure: PageError): void {
    onTheWay.delete(sent.id);
    failures.set(sent.id, failure);
    write([...read().filter(({ id }) => id !== sent.id), { ...sent, form }]);
  },
  /** It stands in the form again; what stood there is put aside if somebody had begun it. */
  takeUp(returned: ReturnedForm, begun: EntryForm | undefined): void {
    failures.delete(returned.id);
    shownFailure = returned.failure;
    const others = read().filter(({ id }) => id !== returned.id);
    const { fiscalYearId } = returned;
    write(begun === undefined ? others : [...others, { id: crypto.randomUUID(), fiscalYearId, form: begun }]);
  },
  /** The form that came back is in the books after all, or was thrown away. */
  forgetFailure(): void {
    shownFailure = undefined;
    changed();
  },
};

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

function withFailure(sent: SentForm): ReturnedForm {
  const failure = failures.get(sent.id);
  return failure === undefined ? sent : { ...sent, failure };
}

function kept() {
  return sessionValue("sentEntryForms", listSchema);
}

function read(): readonly SentForm[] {
  return kept().read() ?? [];
}

function write(list: readonly SentForm[]): void {
  if (list.length === 0) kept().remove();
  else kept().write([...list]);
  changed();
}

function changed(): void {
  states = new Map();
  listeners.tell();
}
