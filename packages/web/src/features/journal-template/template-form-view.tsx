import type { Account } from "@huvudbok/core/account-plan";
import { percentText, templateSums } from "@huvudbok/core/journal-template";
import { TextInput } from "@mantine/core";
import { FieldConflicts } from "../../ui/form/edit-conflict.tsx";
import { fieldError } from "../../ui/form/field-error.tsx";
import { FormActions } from "../../ui/form/form-actions.tsx";
import { useFocusOnOpen } from "../../ui/form/use-focus-on-open.ts";
import { useControlKeys } from "../../ui/keys/use-control-keys.ts";
import classes from "./journal-template.module.css";
import { rowsOfText } from "./template-form-content.ts";
import { HEAD_KEYS } from "./template-keys.ts";
import { focusCell, TemplateRows } from "./template-rows.tsx";
import type { TemplateForm } from "./use-template-form.ts";

interface TemplateFormViewProps {
  readonly form: TemplateForm;
  readonly accounts: ReadonlyMap<string, Account>;
  /** Another tab edits the form. */
  readonly isReadOnly: boolean;
  readonly onSave: () => void;
}

/** The fields of a template. */
export function TemplateFormView({ form, accounts, isReadOnly, onSave }: TemplateFormViewProps) {
  const element = useFocusOnOpen<HTMLFormElement>("input");
  const handleKey = useControlKeys(HEAD_KEYS);
  const isAsking = form.conflicts.length > 0;
  const focusDescription = () => element.current?.querySelector<HTMLElement>('[name="description"]')?.focus();
  return (
    <form
      ref={element}
      className={classes.form}
      noValidate
      inert={isReadOnly}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isValid && !isAsking) onSave();
      }}
    >
      <FieldConflicts
        form={form}
        names={FIELD_NAMES}
        whole="Mallen"
        storedText={(field) => (field === "rows" ? storedRows(form.stored.rows) : String(form.stored[field]))}
      />
      <div className={classes.head}>
        <TextInput
          className={classes.field}
          label="Namn"
          name="name"
          autoComplete="off"
          maxLength={400}
          value={form.texts.name}
          error={fieldError(form.nameError)}
          onChange={(event) => form.set({ name: event.currentTarget.value })}
          onBlur={() => form.leave("name")}
          onKeyDown={(event) => handleKey(event, { onNext: focusDescription })}
        />
        <TextInput
          className={classes.field}
          label="Beskrivning (frivilligt)"
          name="description"
          autoComplete="off"
          value={form.texts.description}
          onChange={(event) => form.set({ description: event.currentTarget.value })}
          onKeyDown={(event) => handleKey(event, { onNext: () => focusCell(0, "account") })}
        />
      </div>
      <p className={classes.hint}>
        Skriv varje kontos andel av summan i procent. Lämna andelen tom på ett konto som ska ta det som
        återstår.
      </p>
      <TemplateRows form={form} accounts={accounts} />
      <Sums form={form} />
      <FormActions
        label="Spara"
        disabled={!form.isValid || isAsking}
        hint={isAsking ? "Välj först vad som ska gälla" : "Fyll i namn och minst ett konto"}
        onRefused={form.showErrors}
        cancel="/accounting/journalTemplates"
      />
    </form>
  );
}

const FIELD_NAMES: ReadonlyMap<string, string> = new Map([
  ["name", "Namnet"],
  ["description", "Beskrivningen"],
  ["rows", "Raderna"],
]);

/** "1930 kredit 100 %, 5460 resten" */
function storedRows(rows: string): string {
  return rowsOfText(rows)
    .map(({ account, debit, credit }) => {
      if (debit !== "") return `${account} debet ${debit} %`;
      return credit === "" ? `${account} resten` : `${account} kredit ${credit} %`;
    })
    .join(", ");
}

/** Whether the rows will balance, for every sum. */
function Sums({ form }: { readonly form: TemplateForm }) {
  const { entries } = form.template;
  if (entries.length === 0) return null;
  const { debit, credit, hasRest } = templateSums(entries);
  const rest = Math.round((debit - credit) * 10_000) / 10_000;
  return (
    <output className={classes.sums}>
      {`Debet ${percentText(debit)} %, kredit ${percentText(credit)} %. `}
      {hasRest
        ? "Raden utan andel tar det som återstår."
        : rest === 0
          ? "Balanserar."
          : `${percentText(Math.abs(rest))} % fattas i ${rest > 0 ? "kredit" : "debet"} och skrivs för hand när mallen används.`}
    </output>
  );
}
