import { parseQuantity } from "@huvudbok/core/transaction";
import { changed, type EntryForm, type EntryRow, normalized } from "../entry-rows.ts";
import { withUnread } from "../unread-lines.ts";
import { withPrepared } from "../with-prepared.ts";
import { withSuggestion } from "../with-suggestion.ts";
import { withTemplate } from "../with-template.ts";
import type { EntryActions } from "./entry-action.ts";
import { inMode } from "./in-mode.ts";
import { recalled } from "./recalled.ts";
import { withoutAmount, withTyped } from "./row-amount.ts";
import { turned, withAccount } from "./with-account.ts";
import { withAmount, withConverted } from "./with-amount.ts";
import { withPasted } from "./with-pasted.ts";

type Handlers = {
  readonly [Kind in keyof EntryActions]: (form: EntryForm, action: EntryActions[Kind]) => EntryForm;
};

const HANDLERS: Handlers = {
  date: (form, { date }) => ({ ...form, date }),
  text: (form, { text }) => ({ ...form, text }),
  series: (form, { series }) => ({ ...form, series }),
  annotation: (form, { annotation }) => ({ ...form, annotation }),
  attachments: (form, { attachmentIds }) => ({ ...form, attachmentIds }),
  mode: inMode,
  direction: (form, { direction }) => turned({ ...form, direction }, direction),
  account: withAccount,
  amount: withAmount,
  "foreign-amount": (form, { key, foreign }) =>
    changed(form, key, (row) => ({
      ...withoutAmount(row),
      foreignCurrencyAmount: foreign,
      followsRate: true,
    })),
  converted: withConverted,
  unreadable: (form, { key, side }) =>
    changed(form, key, (row) => withTyped({ ...withoutAmount(row), unreadable: side }, row.typed)),
  "typed-amount": (form, { key, typed }) => ({
    ...form,
    rows: form.rows.map((row) => (row.key === key ? withTyped(row, typed) : row)),
  }),
  "typed-date": withTypedDate,
  "row-quantity": (form, { key, text }) => changed(form, key, (row) => withQuantity(row, text)),
  "row-text": (form, { key, text }) =>
    changed(form, key, ({ text: _text, ...row }) => (text === "" ? row : { ...row, text })),
  prepared: withPrepared,
  recall: recalled,
  suggestion: withSuggestion,
  template: withTemplate,
  "copy-above": copiedFromAbove,
  "remove-row": (form, { key }) => normalized({ ...form, rows: form.rows.filter((row) => row.key !== key) }),
  "paste-rows": (form, action) => withUnread(withPasted(form, action), action.unread),
  "dismiss-unread": ({ unread: _unread, ...form }) => form,
  "split-vat": (_form, { form }) => form,
  "new-account": ({ newAccount: _before, ...form }, { newAccount }) =>
    newAccount === undefined ? form : { ...form, newAccount },
  sent: ({ sent: _sent, ...form }, { sent }) => (sent === undefined ? form : { ...form, sent }),
  "draft-id": (form, { draftId }) => ({ ...form, draftId }),
  replace: (_form, { form }) => form,
};

/** The form after an action. */
export function entryFormAfter<Kind extends keyof EntryActions>(
  form: EntryForm,
  action: { readonly kind: Kind } & EntryActions[Kind],
): EntryForm {
  return HANDLERS[action.kind](form, action);
}

/** Ctrl+D: the row becomes a copy of the row above. */
function copiedFromAbove(form: EntryForm, { key }: EntryActions["copy-above"]): EntryForm {
  const index = form.rows.findIndex((row) => row.key === key);
  const above = form.rows[index - 1];
  if (above === undefined) return form;
  const { share: _share, typed: _typed, ...copy } = above;
  return changed(form, key, () => ({ ...copy, key }));
}

function withTypedDate(form: EntryForm, { text }: EntryActions["typed-date"]): EntryForm {
  if (form.typedDate === text) return form;
  const { typedDate: _typedDate, ...rest } = form;
  return text === undefined ? rest : { ...rest, typedDate: text };
}

function withQuantity(
  { quantity: _before, typedQuantity: _typed, ...row }: EntryRow,
  text: string,
): EntryRow {
  const parsed = parseQuantity(text);
  if (!parsed.ok) return { ...row, typedQuantity: text };
  return parsed.value === undefined ? row : { ...row, quantity: parsed.value };
}
