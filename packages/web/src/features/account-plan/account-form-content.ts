import {
  type Account,
  type AccountForm,
  accountForm,
  formOfAccount,
  NEW_ACCOUNT_NAME,
} from "@huvudbok/core/account-plan";
import * as z from "zod/mini";
import type { Edit } from "../../data/unfinished/edit.ts";
import { type FieldEdits, fieldEditsFormat } from "../../data/unfinished/field-edits.ts";
import { isNamed, isUnreadable, readForm, type UnfinishedRecord } from "../../data/unfinished/form-format.ts";
import type { UnfinishedForms } from "../../data/unfinished/unfinished-forms.ts";

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
  return [...records].flatMap((record): readonly UnfinishedAccount[] => {
    if (record.fiscalYearId !== fiscalYearId || !isNamed(record, ACCOUNT_FORMS) || isUnreadable(record))
      return [];
    const reading = readForm(ACCOUNT_FORMAT, record);
    if (reading.status !== "read") return [];
    if (record.form === NEW) {
      const { number = "", name = NEW_ACCOUNT_NAME } = reading.content.typed;
      return [{ record, about: "new", name: `${number} ${name}`.trim() }];
    }
    const number = record.form.slice(ACCOUNT_FORMS.length + 1);
    const edited = accounts.find(({ id }) => String(id) === number);
    return [{ record, about: edited, name: `${number} ${reading.content.typed.name ?? ""}`.trim() }];
  });
}
