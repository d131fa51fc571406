import {
  type Account,
  type AccountForm,
  accountForm,
  formOfAccount,
  NEW_ACCOUNT_NAME,
  validateAccount,
} from "@huvudbok/core/account-plan";
import * as z from "zod/mini";
import { sameValue } from "../../../data/documents/same-value.ts";
import type { Edit } from "../../../data/unfinished/edit.ts";
import { type FieldEdits, fieldEditsFormat } from "../../../data/unfinished/field-edits.ts";
import {
  isNamed,
  isUnreadable,
  readForm,
  type UnfinishedRecord,
} from "../../../data/unfinished/form-format.ts";
import type { UnfinishedForms } from "../../../data/unfinished/unfinished-forms.ts";

/** The beginning of the names of all account forms. */
export const ACCOUNT_FORMS = "account";
const NEW = `${ACCOUNT_FORMS} new`;

/** What is typed about an account and not saved: other fields have the values of the chart when it is read. */
export type AccountFormContent = FieldEdits<AccountForm>;

const fieldsSchema = z.partial(
  z.object({
    number: z.string(),
    name: z.string(),
    sru: z.string(),
    taxCode: z.string(),
    active: z.boolean(),
  }),
);

export const ACCOUNT_FORMAT = fieldEditsFormat<AccountForm>(fieldsSchema);

/** The name of the form that creates or edits an account. */
export function accountFormName(edited: Account | undefined): string {
  return edited === undefined ? NEW : `${ACCOUNT_FORMS} ${edited.id}`;
}

/** The form before anybody types in it. */
export function startOfForm(edited: Account | undefined): AccountForm {
  return edited === undefined ? { ...accountForm(), name: NEW_ACCOUNT_NAME } : formOfAccount(edited);
}

/** Makes a name that was typed in the chart part of the account's unfinished form, where the person is asked about it. */
export function keepNameInForm(
  forms: Pick<UnfinishedForms, "read" | "write">,
  { fiscalYearId, account }: { readonly fiscalYearId: string; readonly account: Account },
  { known, typed }: Edit<string>,
): void {
  const place = { fiscalYearId, form: accountFormName(account) };
  const record = forms.read(place);
  const reading = record === undefined ? undefined : readForm(ACCOUNT_FORMAT, record);
  const kept = reading?.status === "read" ? reading.content : { typed: {}, known: {} };
  const content: AccountFormContent = {
    typed: { ...kept.typed, name: typed },
    known: { ...kept.known, name: known },
  };
  forms.write(place, { version: ACCOUNT_FORMAT.version, content });
}

/** A form about an account that was begun and not saved. */
export interface UnfinishedAccount {
  readonly record: UnfinishedRecord;
  /** The account that it edits, if that is still in the chart; "new" for one that it creates. */
  readonly about: "new" | Account | undefined;
  /** What it is about, such as "6971 Fika", with the texts of the form if there are any. */
  readonly name: string;
}

/** The unfinished, readable forms about accounts of the year. */
export function unfinishedAccounts(
  records: Iterable<UnfinishedRecord>,
  fiscalYearId: string,
  accounts: readonly Account[],
): readonly UnfinishedAccount[] {
  return keptAccounts(records, fiscalYearId).map(({ record, typed }): UnfinishedAccount => {
    if (record.form === NEW) {
      const { number = "", name = NEW_ACCOUNT_NAME } = typed;
      return { record, about: "new", name: `${number} ${name}`.trim() };
    }
    const number = numberOf(record, typed);
    return { record, about: inChart(accounts, number), name: `${number} ${typed.name ?? ""}`.trim() };
  });
}

/**
 * The forms of the year whose accounts the chart has by now as they were typed: they were saved by a page that did not
 * wait for the answer.
 */
export function settledAccounts(
  records: Iterable<UnfinishedRecord>,
  fiscalYearId: string,
  accounts: readonly Account[],
): readonly UnfinishedRecord[] {
  return keptAccounts(records, fiscalYearId).flatMap(({ record, typed }) => {
    const stored = inChart(accounts, numberOf(record, typed));
    if (stored === undefined) return [];
    const edited = record.form === NEW ? undefined : stored;
    const wanted = validateAccount({ ...startOfForm(edited), ...typed }, [], edited);
    return wanted.ok && sameValue(formOfAccount(wanted.value), formOfAccount(stored)) ? [record] : [];
  });
}

interface KeptAccount {
  readonly record: UnfinishedRecord;
  readonly typed: Partial<AccountForm>;
}

function keptAccounts(records: Iterable<UnfinishedRecord>, fiscalYearId: string): readonly KeptAccount[] {
  return [...records].flatMap((record): readonly KeptAccount[] => {
    if (record.fiscalYearId !== fiscalYearId || !isNamed(record, ACCOUNT_FORMS) || isUnreadable(record))
      return [];
    const reading = readForm(ACCOUNT_FORMAT, record);
    return reading.status === "read" ? [{ record, typed: reading.content.typed }] : [];
  });
}

/** The number of the account that a form edits or creates, as it is written. */
function numberOf({ form }: UnfinishedRecord, { number = "" }: Partial<AccountForm>): string {
  return form === NEW ? number.trim() : form.slice(ACCOUNT_FORMS.length + 1);
}

function inChart(accounts: readonly Account[], number: string): Account | undefined {
  return accounts.find(({ id }) => String(id) === number);
}
