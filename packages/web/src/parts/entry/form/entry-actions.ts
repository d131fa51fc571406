import { type AccountNo, type AccountType, accountTypeOf, isAccountNo } from "@huvudbok/core/account-plan";
import type { IsoDate } from "@huvudbok/core/calendar";
import { negateOre, type Ore } from "@huvudbok/core/money";
import { bareText } from "@huvudbok/core/suggestion";
import {
  directionOf,
  type Entry,
  type ForeignCurrencyAmount,
  isRoundingRow,
  type MoneyDirection,
  type PastedRow,
  type PastedRows,
  scaledByRow,
  type TransactionEditMode,
  type TransactionFormRow,
  turnedTo,
  usualDirection,
} from "@huvudbok/core/transaction";
import { balancingKey } from "../currency/balancing-key.ts";
import { asSimpleForm } from "./entry-form.ts";
import {
  changed,
  type EntryForm,
  type EntryRow,
  isUntouched,
  normalized,
  type SentRegistration,
  type TypedAccount,
  type TypedAmount,
  withRows,
} from "./entry-rows.ts";
import { withUnread } from "./unread-lines.ts";
import { type AppliedTemplate, withTemplate } from "./with-template.ts";

/** What a person types or chooses in the form: the name of each action and its data. */
interface EntryActions {
  readonly date: { readonly date: IsoDate | undefined };
  readonly text: { readonly text: string };
  readonly series: { readonly series: string };
  readonly annotation: { readonly annotation: string };
  readonly attachments: { readonly attachmentIds: readonly string[] };
  readonly mode: { readonly mode: TransactionEditMode };
  readonly direction: { readonly direction: MoneyDirection };
  readonly account: {
    readonly key: number;
    readonly text: string;
    readonly accountId?: AccountNo;
    /** What the chart says of the account; without it the account number decides. */
    readonly accountType?: AccountType;
  };
  readonly amount: { readonly key: number; readonly amount: Ore | undefined };
  /** An amount typed in another currency: the row has none in kronor until its rate is known. */
  readonly "foreign-amount": { readonly key: number; readonly foreign: ForeignCurrencyAmount };
  /** What such an amount is in kronor; undefined where there is no rate. */
  readonly converted: { readonly key: number; readonly amount: Ore | undefined };
  readonly unreadable: { readonly key: number; readonly side: "debit" | "credit" };
  /** A key press in an amount field; undefined when the field's text has been read as an amount. */
  readonly "typed-amount": { readonly key: number; readonly typed: TypedAmount | undefined };
  readonly "typed-date": { readonly text: string | undefined };
  readonly "row-text": { readonly key: number; readonly text: string };
  readonly recall: { readonly entries: readonly Entry[] };
  /** The rows of a template, in place of those that there are or after them (JT4). */
  readonly template: AppliedTemplate;
  readonly "copy-above": { readonly key: number };
  readonly "remove-row": { readonly key: number };
  readonly "paste-rows": {
    readonly key: number;
    readonly rows: readonly PastedRow[];
    /** Accounts of the rows that the chart does not have. */
    readonly unknown?: ReadonlySet<number>;
    /** What of the pasted text is in no row. */
    readonly unread?: Pick<PastedRows, "unread" | "ambiguous">;
  };
  /** A person has seen what pasting left out. */
  readonly "dismiss-unread": object;
  readonly "split-vat": { readonly form: EntryForm };
  /** A key press in the form for a new account; undefined when the account is made or given up. */
  readonly "new-account": { readonly newAccount: TypedAccount | undefined };
  readonly sent: { readonly sent: SentRegistration | undefined };
  readonly replace: { readonly form: EntryForm };
}

export type EntryAction = {
  readonly [Kind in keyof EntryActions]: { readonly kind: Kind } & EntryActions[Kind];
}[keyof EntryActions];

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
  "row-text": (form, { key, text }) =>
    changed(form, key, ({ text: _text, ...row }) => (text === "" ? row : { ...row, text })),
  recall: recalled,
  template: withTemplate,
  "copy-above": copiedFromAbove,
  "remove-row": (form, { key }) => normalized({ ...form, rows: form.rows.filter((row) => row.key !== key) }),
  "paste-rows": (form, action) => withUnread(withPasted(form, action), action.unread),
  "dismiss-unread": ({ unread: _unread, ...form }) => form,
  "split-vat": (_form, { form }) => form,
  "new-account": ({ newAccount: _before, ...form }, { newAccount }) =>
    newAccount === undefined ? form : { ...form, newAccount },
  sent: ({ sent: _sent, ...form }, { sent }) => (sent === undefined ? form : { ...form, sent }),
  replace: (_form, { form }) => form,
};

/** The form after an action. */
export function entryFormAfter<Kind extends keyof EntryActions>(
  form: EntryForm,
  action: { readonly kind: Kind } & EntryActions[Kind],
): EntryForm {
  return HANDLERS[action.kind](form, action);
}

function inMode(form: EntryForm, { mode }: EntryActions["mode"]): EntryForm {
  if (mode === form.mode) return form;
  const { direction: _direction, ...rest } = form;
  if (mode === "advanced") return normalized({ ...rest, mode });
  return asSimpleForm(form) ?? form;
}

/** Another account. In the simple mode the direction of the money follows the account until a person has chosen one. */
function withAccount(
  form: EntryForm,
  { key, text, accountId, accountType }: EntryActions["account"],
): EntryForm {
  const named = changed(form, key, ({ accountId: _accountId, ...row }) => ({
    ...row,
    accountText: text,
    ...(accountId === undefined ? {} : { accountId }),
  }));
  const isFirst = form.mode === "simple" && form.rows[0]?.key === key;
  if (!isFirst || accountId === undefined || form.direction !== undefined) return named;
  return turned(named, usualDirection(accountType ?? accountTypeOf(accountId)));
}

/** The amount of the first row, on the side that the direction says; the second row follows. */
function turned(form: EntryForm, direction: MoneyDirection): EntryForm {
  const first = form.rows[0];
  if (first?.amount === undefined) return form;
  const amount = turnedTo(first.amount, direction);
  const { foreignCurrencyAmount: foreign } = first;
  const turnedForeign = foreign && { ...foreign, amount: turnedTo(foreign.amount, direction) };
  return changed(form, first.key, (row) => ({
    ...row,
    amount,
    ...(turnedForeign === undefined ? {} : { foreignCurrencyAmount: turnedForeign }),
  }));
}

/** An amount typed in a row; in a recalled booking the other rows follow in proportion. */
function withAmount(form: EntryForm, { key, amount }: EntryActions["amount"]): EntryForm {
  const row = form.rows.find((candidate) => candidate.key === key);
  // Leaving a field without a change changes nothing, so that the recalled booking can still be scaled.
  if (row === undefined || (row.amount === amount && row.unreadable === undefined)) return form;
  const scaled = scaledRows(form.rows, key, amount);
  if (scaled !== undefined) return normalized({ ...form, rows: scaled });
  return changed({ ...form, rows: withoutShares(form.rows, row) }, key, (typed) =>
    amount === undefined ? withoutAmount(typed) : { ...withoutAmount(typed), amount },
  );
}

/** The amount in kronor of a row in another currency; the rows that follow an amount follow this one too. */
function withConverted(form: EntryForm, { key, amount }: EntryActions["converted"]): EntryForm {
  const { foreignCurrencyAmount, followsRate } = form.rows.find((row) => row.key === key) ?? {};
  if (foreignCurrencyAmount === undefined || followsRate !== true) return form;
  const balancing = amount === undefined ? undefined : balancingKey(form, key);
  const own = withAmount(form, { key, amount });
  const next =
    amount === undefined || balancing === undefined
      ? own
      : changed(own, balancing, (row) => ({ ...row, amount: negateOre(amount) }));
  return changed(next, key, (row) =>
    // Where the form gives the row another amount, it is in kronor.
    row.amount === amount ? { ...row, foreignCurrencyAmount, followsRate } : row,
  );
}

/**
 * The rows of a recalled booking with their amounts, after which they are ordinary rows. Undefined when the row is not
 * part of one.
 */
function scaledRows(rows: readonly EntryRow[], key: number, amount: Ore | undefined): EntryRow[] | undefined {
  const pattern = rows.flatMap(({ key: rowKey, accountId, share }) =>
    share === undefined || accountId === undefined || !isAccountNo(accountId)
      ? []
      : [{ rowKey, accountId, amount: share }],
  );
  const index = pattern.findIndex(({ rowKey }) => rowKey === key);
  // In a correction the rows have their amounts: another amount of a part is of that part alone.
  const isFilled = rows.some((row) => row.key === key && row.amount !== undefined);
  if (isFilled && !isWhole(pattern, index)) return undefined;
  const scaled = amount === undefined || amount === 0 ? undefined : scaledByRow(pattern, index, amount);
  if (scaled === undefined) return undefined;
  return rows.flatMap((row) => {
    const place = pattern.findIndex(({ rowKey }) => rowKey === row.key);
    const { share: _share, ...rest } = row;
    const found = scaled[place];
    if (found === undefined) return [rest];
    // Nothing is left to be rounded: a row without an amount would only be in the way (TR22).
    const isLeftOut = found.amount === 0 && isRoundingRow(found) && row.share !== 0;
    return isLeftOut ? [] : [{ ...withoutAmount(rest), amount: found.amount }];
  });
}

/** A correction in which one row has been changed by itself is in proportion no more. */
function withoutShares(rows: readonly EntryRow[], row: EntryRow): readonly EntryRow[] {
  if (row.share === undefined || row.amount === undefined) return rows;
  return rows.map(({ share: _share, ...rest }) => rest);
}

/** True for the row that all the others balance, but for what rounds its öre. */
function isWhole(pattern: readonly Pick<Entry, "accountId" | "amount">[], index: number): boolean {
  const whole = pattern[index]?.amount ?? 0;
  return pattern.every(
    (row, place) => place === index || isRoundingRow(row) || Math.sign(row.amount) !== Math.sign(whole),
  );
}

/**
 * The accounts and row texts of a recalled transaction, the texts without numbers and dates of that one, waiting for
 * the first amount.
 */
function recalled(form: EntryForm, { entries }: EntryActions["recall"]): EntryForm {
  const rows = entries.map(
    ({ accountId, text = "" }): TransactionFormRow => ({
      accountId,
      ...(bareText(text) === "" ? {} : { text: bareText(text) }),
    }),
  );
  const filled = withRows(form, rows);
  const withShares = {
    ...filled,
    rows: filled.rows.map((row, index) => {
      const share = entries[index]?.amount;
      // In the simple mode the second row follows the first one anyway.
      return share === undefined || (filled.mode === "simple" && index > 0) ? row : { ...row, share };
    }),
  };
  const direction = filled.mode === "simple" ? directionOf(entries[0]?.amount) : undefined;
  return direction === undefined ? withShares : { ...withShares, direction };
}

/** Ctrl+D: the row becomes a copy of the row above. */
function copiedFromAbove(form: EntryForm, { key }: EntryActions["copy-above"]): EntryForm {
  const index = form.rows.findIndex((row) => row.key === key);
  const above = form.rows[index - 1];
  if (above === undefined) return form;
  const { share: _share, typed: _typed, ...copy } = above;
  return changed(form, key, () => ({ ...copy, key }));
}

/**
 * Rows of a spreadsheet, from the row on; a row in which something stands is kept before them. An account that the chart
 * does not have stands in its field as a typed number does.
 */
function withPasted(form: EntryForm, { key, rows, unknown }: EntryActions["paste-rows"]): EntryForm {
  if (rows.length === 0) return form;
  const advanced = inMode(form, { mode: "advanced" });
  const index = advanced.rows.findIndex((row) => row.key === key);
  const before = advanced.rows.slice(0, isUntouched(advanced.rows[index]) ? index : index + 1);
  const pasted = withRows({ ...advanced, rows: [] }, rows).rows.slice(0, rows.length);
  return normalized({
    ...advanced,
    rows: [
      ...before,
      ...pasted.map(({ accountId, ...row }) =>
        accountId === undefined || unknown?.has(accountId) === true ? row : { ...row, accountId },
      ),
      ...advanced.rows.slice(index + 1),
    ],
    nextKey: advanced.nextKey + rows.length,
  });
}

function withTypedDate(form: EntryForm, { text }: EntryActions["typed-date"]): EntryForm {
  if (form.typedDate === text) return form;
  const { typedDate: _typedDate, ...rest } = form;
  return text === undefined ? rest : { ...rest, typedDate: text };
}

function withTyped({ typed: _typed, ...row }: EntryRow, typed: TypedAmount | undefined): EntryRow {
  return typed === undefined ? row : { ...row, typed };
}

/** Without its amount, and without the foreign amount that it was computed from. */
function withoutAmount(row: EntryRow): EntryRow {
  const {
    amount: _amount,
    foreignCurrencyAmount: _foreign,
    followsRate: _follows,
    unreadable: _unreadable,
    ...rest
  } = row;
  return withTyped(rest, undefined);
}
