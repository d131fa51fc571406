import {
  type Account,
  type AccountMigration,
  accountNoOf,
  type MigrationForm,
  migrationErrors,
  migrationErrorText,
} from "@huvudbok/core/account-plan";
import { useState } from "react";
import { useParams } from "../../../navigation/use-address.ts";
import { useQueryState } from "../../../ui/link/query-state.ts";

type Field = keyof MigrationForm;

/** The two accounts, which the address has: a reload and the way back keep them, and the chart links here with one. */
export function useMigrationForm(accounts: ReadonlyMap<string, Account>) {
  const { accountNo = "" } = useParams();
  const [query, setQuery] = useQueryState();
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const typed: MigrationForm = { source: query("source") ?? accountNo, target: query("target") ?? "" };
  const errors = migrationErrors(typed, [...accounts.values()]);
  const [source, target] = [accountNoOf(typed.source), accountNoOf(typed.target)];
  const migration: AccountMigration | undefined =
    errors.length > 0 || source === undefined || target === undefined ? undefined : { source, target };
  return {
    typed,
    /** The accounts, once nothing is wrong with them. */
    migration,
    /** What the first of the fields lacks. */
    hint: hintOf(typed, errors.length > 0),
    set: (field: Field, text: string) =>
      // A field that is emptied is not filled by the path again.
      setQuery({ [field]: field === "source" && text === "" ? " " : text }, { isTyped: true }),
    leave: (field: Field) => setLeft((now) => new Set([...now, field])),
    showErrors: () => setLeft(new Set(errors.map(({ field }) => field))),
    /** What is wrong with a field that has been left. */
    errorOf: (field: Field): string | undefined => {
      const error = left.has(field) ? errors.find((each) => each.field === field) : undefined;
      return error && migrationErrorText(error);
    },
  };
}

function hintOf({ source, target }: MigrationForm, isWrong: boolean): string | undefined {
  if (source.trim() === "") return "Välj vilket konto utkasten flyttas från";
  if (target.trim() === "") return "Välj vilket konto utkasten flyttas till";
  return isWrong ? "Rätta kontona först" : undefined;
}
