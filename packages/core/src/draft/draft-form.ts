import { isAccountNo } from "../account-plan/index.ts";
import type { IsoDate } from "../calendar/index.ts";
import { ZERO_ORE } from "../money/index.ts";
import { sortedJson } from "../shared/index.ts";
import { attachedFileIds, isEmptyRow, type TransactionFormRow } from "../transaction/index.ts";
import type { Draft, DraftEntry } from "./draft.ts";

/** What the entry form holds of a draft: anything may be missing, in the whole and in each row. */
export interface DraftForm {
  readonly date?: IsoDate;
  readonly text: string;
  readonly rows: readonly TransactionFormRow[];
  /** Empty without a note. */
  readonly annotation: string;
  readonly attachmentIds: readonly string[];
}

/** The part of a stored draft that a form does not show, and its id: a guid. */
type DraftBefore = Pick<Draft, "id"> & Partial<Draft>;

/**
 * The draft that a form is saved as (DR2). A row without anything is left out; one without an amount gets 0, and one
 * whose account is no number gets none. Suggestions for the draft as it was before are dropped once its date, text or
 * rows are others, since they would be carried out on something else (DR3).
 */
export function draftOfForm(form: DraftForm, before: DraftBefore): Draft {
  const { date, annotation } = form;
  const legacy = (before.attachments ?? []).filter(({ id }) => form.attachmentIds.includes(id));
  const attachmentIds = [...new Set(form.attachmentIds)].filter(
    (fileId) => before.attachmentIds?.includes(fileId) === true || legacy.every(({ id }) => id !== fileId),
  );
  const draft = {
    id: before.id,
    ...(date === undefined ? {} : { date }),
    text: form.text.trim(),
    entries: draftEntries(form.rows),
    ...(legacy.length === 0 ? {} : { attachments: legacy }),
    ...(attachmentIds.length === 0 ? {} : { attachmentIds }),
    ...(annotation.trim() === "" ? {} : { annotation }),
  };
  const { analysis } = before;
  return analysis !== undefined && isSameBooking(draft, before) ? { ...draft, analysis } : draft;
}

/** The form that a draft is shown in: a row whose amount is 0 has none yet. */
export function formOfDraft(draft: Draft): DraftForm {
  const { date, text, annotation = "" } = draft;
  return {
    ...(date === undefined ? {} : { date }),
    text,
    rows: draft.entries.map(({ amount, ...row }) => (amount === 0 ? row : { ...row, amount })),
    annotation,
    attachmentIds: attachedFileIds(draft),
  };
}

/** The same text for forms that are saved as the same draft: a form is changed when it has another one than what is stored. */
export function draftFormKey(form: DraftForm): string {
  return sortedJson(draftOfForm(form, { id: "" }));
}

/** Whether two drafts say the same, whatever is suggested for them. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return hasSameFields(one, other) || draftFormKey(formOfDraft(one)) === draftFormKey(formOfDraft(other));
}

/** Most of a thousand drafts are copies of each other, which is seen without writing their forms. */
function hasSameFields({ analysis: _one, ...one }: Draft, { analysis: _other, ...other }: Draft): boolean {
  const others = new Map<string, unknown>(Object.entries(other));
  const fields = Object.entries(one);
  return fields.length === others.size && fields.every(([name, value]) => value === others.get(name));
}

/** Whether a row has anything worth keeping. A quantity of 0 says as little as none. */
function isBlank({ text = "", quantity = 0, ...row }: TransactionFormRow): boolean {
  // An amount in another currency has no kronor while it has no rate.
  if (row.foreignCurrencyAmount !== undefined) return false;
  return isEmptyRow(row) && text.trim() === "" && quantity === 0;
}

function draftEntries(rows: readonly TransactionFormRow[]): DraftEntry[] {
  return rows
    .filter((row) => !isBlank(row))
    .map(({ accountId, amount = ZERO_ORE, ...row }) => ({
      ...(accountId !== undefined && isAccountNo(accountId) ? { accountId } : {}),
      amount,
      ...row,
    }));
}

function isSameBooking(draft: Draft, before: DraftBefore): boolean {
  const { date, text, entries } = before;
  return draft.date === date && draft.text === text && isSame(draft.entries, entries);
}

function isSame(a: unknown, b: unknown): boolean {
  return sortedJson(a) === sortedJson(b);
}
