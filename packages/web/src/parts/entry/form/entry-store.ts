import type { VatSplitRules } from "@huvudbok/core/transaction";
import { Listeners } from "../../../data/events/listeners.ts";
import { type FollowedForm, followRowVat, withSplitAccounts } from "../vat/follow-row-vat.ts";
import type { EntryAction } from "./actions/entry-action.ts";
import { entryFormAfter } from "./actions/entry-form-after.ts";
import type { EntryForm } from "./entry-rows.ts";
import { liveForm } from "./live-form.ts";

/** How many steps can be undone with Ctrl+Z. */
const DEPTH = 100;
/** Actions that typing alone cannot bring back: Ctrl+Z undoes these. Typed text is undone by the field itself. */
const STEPS: ReadonlySet<EntryAction["kind"]> = new Set([
  "mode",
  "direction",
  "amount",
  "foreign-amount",
  "recall",
  "prepared",
  "suggestion",
  "template",
  "copy-above",
  "remove-row",
  "paste-rows",
  "split-vat",
]);

/** What is not a person's doing, and is noted of a held form too. */
const WHILE_HELD: ReadonlySet<EntryAction["kind"]> = new Set(["sent", "draft-id", "replace"]);

/** What the VAT of split rows follows them by. */
export interface VatFollower {
  readonly rules: VatSplitRules | undefined;
  /** Called with what became of the split, and with the resulting form. */
  readonly onFollowed: (followed: FollowedForm) => void;
}

export interface EntryStore {
  readonly form: () => EntryForm;
  /** The form as it would be if the amounts that are being typed were left now; the form itself when none is. */
  readonly live: () => EntryForm;
  /** Applies what a person types or chooses; VAT that was split off follows its row. */
  readonly dispatch: (action: EntryAction) => void;
  readonly followVatBy: (follower: VatFollower) => void;
  /** Undoes the last step; false when there is none, and while nobody knows what became of the form (UN15). */
  readonly undo: () => boolean;
  /** Whether there is a step that can be undone. */
  readonly hasSteps: () => boolean;
  /** The steps until now are saved as one: Ctrl+Z takes the save back, and none of them. */
  readonly endSteps: () => void;
  /** Until it is called with undefined, the form stays as it is: `onRefused` is called for what would change it. */
  readonly hold: (onRefused: (() => void) | undefined) => void;
  /** Refuses what would change a held form; undefined where it can be changed. */
  readonly held: () => (() => void) | undefined;
  /** Why it is doubtful that the form is to be registered, which is asked about first (VR25); undefined where it is not. */
  readonly doubt: (why: string | undefined) => void;
  readonly doubted: () => string | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Holds the form outside React, so that a key that both ends an amount and registers sees the amount at once, and not
 * only after the next render.
 */
export function createEntryStore(first: EntryForm): EntryStore {
  const listeners = new Listeners();
  let form = first;
  let past: readonly EntryForm[] = [];
  let follower: VatFollower = { rules: undefined, onFollowed: () => undefined };
  let refuse: (() => void) | undefined;
  let doubt: string | undefined;
  let counted: { readonly of: EntryForm; readonly rules: unknown; readonly live: EntryForm } | undefined;
  function set(next: EntryForm) {
    form = next;
    listeners.notify();
  }
  return {
    form: () => form,
    live: () => {
      const { rules } = follower;
      if (counted?.of !== form || counted.rules !== rules) {
        counted = { of: form, rules, live: liveForm(form, rules) };
      }
      return counted.live;
    },
    dispatch: (action) => {
      const after = entryFormAfter(form, action);
      if (after === form) return;
      if (refuse !== undefined && !WHILE_HELD.has(action.kind)) {
        refuse();
        return;
      }
      const followed = followRowVat(after, follower.rules, form.date);
      if (STEPS.has(action.kind)) past = [...past, form].slice(-DEPTH);
      // An account takes several keys, and nobody wants the text before the last key back.
      else if (followed.followed.length > 0) past = [...past, withSplitAccounts(form)].slice(-DEPTH);
      if (action.kind === "replace") past = [];
      set(followed.form);
      if (followed.followed.length > 0) follower.onFollowed(followed);
    },
    followVatBy: (next) => {
      follower = next;
    },
    undo: () => {
      const before = past.at(-1);
      if (before === undefined || form.sent !== undefined) return false;
      past = past.slice(0, -1);
      set(steppedBack(form, before));
      return true;
    },
    hasSteps: () => past.length > 0 && form.sent === undefined,
    endSteps: () => {
      past = [];
    },
    hold: (onRefused) => {
      refuse = onRefused;
    },
    held: () => refuse,
    doubt: (why) => {
      doubt = why;
    },
    doubted: () => doubt,
    subscribe: listeners.subscribe,
  };
}

/** What is not part of a step stays as it is: text, date and files are not rows, and what the form became is no step. */
function steppedBack(now: EntryForm, before: EntryForm): EntryForm {
  const { date, text, series, annotation, attachmentIds, nextKey, newAccount, draftId } = now;
  const { newAccount: _newAccount, draftId: _draftId, sent: _sent, ...was } = before;
  const rows = before.rows.map(({ typed: _typed, ...row }) => row);
  const kept = { date, text, series, annotation, attachmentIds, nextKey, rows };
  return {
    ...was,
    ...kept,
    ...(newAccount === undefined ? {} : { newAccount }),
    ...(draftId === undefined ? {} : { draftId }),
  };
}
