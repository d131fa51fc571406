import { type Account, accountNoOf, suggestAccounts } from "@huvudbok/core/account-plan";
import { useMemo } from "react";
import { useAccountWords } from "../../../data/account-words.ts";
import { AccountPicker } from "../../../ui/account/account-picker.tsx";
import { usePageData } from "../../../ui/loading/page-data.ts";
import classes from "../chart.module.css";
import type { useMigrationForm } from "./use-migration-form.ts";

interface MigrationFieldsProps {
  readonly form: ReturnType<typeof useMigrationForm>;
  readonly accounts: ReadonlyMap<string, Account>;
}

/** The account that is left and the one that the drafts get, each with its name below it. */
export function MigrationFields({ form, accounts }: MigrationFieldsProps) {
  const { companyType } = usePageData("company").config.recipient;
  const accounts2 = useMemo(() => [...accounts.values()], [accounts]);
  const words = useAccountWords(accounts2, companyType);
  const suggest = (query: string) =>
    suggestAccounts(query, { accounts2 }, { words }).map((account) => ({ account }));
  const fieldProps = (field: "source" | "target") => ({
    className: classes.long,
    text: form.typed[field].trimStart(),
    suggest,
    error: form.errorOf(field),
    description: nameOf(accounts, form.typed[field]),
    inputWrapperOrder: WRAPPER_ORDER,
    onPick: (text: string) => form.set(field, text),
    onBlur: () => form.leave(field),
  });
  return (
    <div className={classes.fields}>
      <AccountPicker label="Från konto" {...fieldProps("source")} />
      <AccountPicker label="Till konto" {...fieldProps("target")} />
    </div>
  );
}

const WRAPPER_ORDER: ("label" | "input" | "description" | "error")[] = [
  "label",
  "input",
  "description",
  "error",
];

/** The name of the account that is typed; a number that the chart lacks has none. */
function nameOf(accounts: ReadonlyMap<string, Account>, typed: string): string | undefined {
  const number = accountNoOf(typed);
  return number === undefined ? undefined : accounts.get(String(number))?.name;
}
