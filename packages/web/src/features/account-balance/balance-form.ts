import type { AccountBalance } from "@huvudbok/core/account-balance";
import type { AccountNo } from "@huvudbok/core/account-plan";
import { type Ore, parseAmountInput, ZERO_ORE } from "@huvudbok/core/money";
import { isSettled } from "../../data/unfinished/edit.ts";
import {
  conflictingAccounts,
  type KnownBalances,
  ofAccounts,
  withBegun,
  withKnown,
} from "./balance-conflicts.ts";
import { type BalanceEdits, editsSince, savedAmount } from "./balance-edits.ts";
import { type BalancesFormContent, editsOf, knownOf, typedOf } from "./balances-form-content.ts";

/** What is typed on the page and not saved, with what was known when it was. */
export interface BalanceForm {
  readonly edits: BalanceEdits;
  /** What stands in fields that have not been left, or cannot be read. */
  readonly typed: ReadonlyMap<AccountNo, string>;
  readonly known: KnownBalances;
}

type SavedBalances = ReadonlyMap<string, AccountBalance>;

/** The form that was kept; where it does not say what was known (older programs), its changes begin now. */
export function openedForm(content: BalancesFormContent, saved: SavedBalances): BalanceForm {
  const [edits, typed] = [editsOf(content), typedOf(content)];
  return { edits, typed, known: withBegun(knownOf(content), [...edits.keys(), ...typed.keys()], saved) };
}

/** What the browser keeps: undefined where nothing is typed. */
export function keptForm({ edits, typed, known }: BalanceForm): BalancesFormContent | undefined {
  if (edits.size === 0 && typed.size === 0) return undefined;
  return {
    edits: Object.fromEntries(edits),
    typed: Object.fromEntries(typed),
    known: Object.fromEntries(known),
  };
}

export function withEdits(form: BalanceForm, edits: BalanceEdits, saved: SavedBalances): BalanceForm {
  const known = withBegun(form.known, edits.keys(), saved);
  const isChanged = (account: AccountNo) => edits.has(account) || form.typed.has(account);
  return { ...form, edits, known: ofAccounts(known, isChanged) };
}

/** What is known stays when a field is left: the amount that was typed becomes an edit at once. */
export function withText(
  form: BalanceForm,
  account: AccountNo,
  text: string | undefined,
  saved: SavedBalances,
): BalanceForm {
  const typed = new Map(form.typed);
  if (text === undefined) typed.delete(account);
  else typed.set(account, text);
  return { ...form, typed, known: withBegun(form.known, typed.keys(), saved) };
}

/** What is typed is to replace the balance that somebody else has saved. */
export function withMine(form: BalanceForm, account: AccountNo, saved: SavedBalances): BalanceForm {
  const known = withKnown(form.known, account, savedAmount(saved, account));
  return { ...form, edits: new Map(form.edits), known };
}

/** What is typed gives way to the balance that somebody else has saved. */
export function withSaved(form: BalanceForm, account: AccountNo, saved: SavedBalances): BalanceForm {
  const edits = new Map([...form.edits].filter(([edited]) => edited !== account));
  return withEdits(withText(form, account, undefined, saved), edits, saved);
}

/** The edits are sent: from then on they are no other person's, also when they are refused. */
export function withSent(form: BalanceForm, sent: BalanceEdits): BalanceForm {
  const known = [...sent].reduce((all, [account, amount]) => withKnown(all, account, amount), form.known);
  return { ...form, known };
}

/** What has been typed since the edits were sent from `before`: they are saved. */
export function typedSince(
  form: BalanceForm,
  before: BalanceForm,
  sent: BalanceEdits,
  saved: SavedBalances,
): BalanceForm {
  const typed = new Map([...form.typed].filter(([account, text]) => before.typed.get(account) !== text));
  return withEdits({ ...form, typed }, editsSince(form.edits, sent), saved);
}

/** The form without the changes that are saved by now, see `isSettled`; the same object where none is. */
export function settledForm(form: BalanceForm, saved: SavedBalances, isOpening: boolean): BalanceForm {
  const isLeft = ([account]: readonly [AccountNo, unknown]) => {
    const edit = { known: form.known.get(account) ?? [], typed: changedTo(form, account) };
    return !isSettled<Ore | undefined>(edit, savedAmount(saved, account), isOpening);
  };
  const [edits, typed] = [new Map([...form.edits].filter(isLeft)), new Map([...form.typed].filter(isLeft))];
  if (edits.size === form.edits.size && typed.size === form.typed.size) return form;
  return withEdits({ ...form, typed }, edits, saved);
}

/** The changed accounts whose balance somebody else has saved meanwhile. */
export function formConflicts(form: BalanceForm, saved: SavedBalances): readonly AccountNo[] {
  return conflictingAccounts(form.known, saved, (account) => changedTo(form, account));
}

function changedTo({ edits, typed }: BalanceForm, account: AccountNo): Ore | undefined {
  const text = typed.get(account);
  return text === undefined ? edits.get(account) : amountOf(text);
}

/** Amounts that can be read in fields that have not been left. */
export function readableAmounts({ typed }: BalanceForm): readonly (readonly [AccountNo, Ore])[] {
  return [...typed].flatMap(([account, text]) => {
    const parsed = parseAmountInput(text);
    return parsed.ok ? [[account, parsed.value.amount] as const] : [];
  });
}

/** The amount that a text means, 0 of an empty one; undefined for what cannot be read. */
export function amountOf(text: string): Ore | undefined {
  if (text.trim() === "") return ZERO_ORE;
  const parsed = parseAmountInput(text);
  return parsed.ok ? parsed.value.amount : undefined;
}
