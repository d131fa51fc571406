import {
  type Account,
  type AccountForm,
  type AccountFormError,
  accountFormErrorText,
  validateAccount,
} from "@huvudbok/core/account-plan";
import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { useState } from "react";
import {
  conflictingFields,
  editsAfterSending,
  keptEdits,
  openedEdits,
  withEdits,
  withMine,
  withStored,
  withTyped,
} from "../../data/unfinished/field-edits.ts";
import type { Unfinished } from "../../data/unfinished/use-unfinished.ts";
import { EditConflict } from "../../ui/form/edit-conflict.tsx";
import { FieldError } from "../../ui/form/field-error.tsx";
import { FormActions } from "../../ui/form/form-actions.tsx";
import { remainingFieldsText } from "../../ui/form/remaining-fields-text.ts";
import wideError from "../../ui/form/wide-error.module.css";
import { type AccountFormContent, startOfForm } from "./account-form-content.ts";
import classes from "./chart.module.css";

interface AccountFormSectionProps {
  /** Where the form is stored while a person types. */
  readonly unfinished: Pick<Unfinished<AccountFormContent>, "state" | "read" | "keep">;
  /** The account that is edited, as the chart has it now; without it a new one is made. */
  readonly edited?: Account | undefined;
  readonly accounts: readonly Account[];
  readonly vatBoxes: ReadonlyMap<number, string>;
  /** Shown while accounts cannot be created, such as during a save. */
  readonly refusal?: string | undefined;
  readonly onSave: (account: Account) => void;
  readonly onCancel: () => void;
}

/** The form opens because a person wants to type in it. */
const focusFirst = (field: HTMLInputElement | null) => field?.focus();

type Field = AccountFormError["field"];

/** 'Lägg till konto' and 'Redigera konto', above the table. */
export function AccountFormSection(props: AccountFormSectionProps) {
  const { unfinished, edited, accounts, vatBoxes, refusal, onSave, onCancel } = props;
  const stored = startOfForm(edited);
  const [edits, setEdits] = useState(() => openedEdits(unfinished.read(), stored));
  const form = withEdits(stored, edits);
  const conflicts = conflictingFields(edits, stored);
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const result = validateAccount(form, accounts, edited);
  useHotkeys([["Escape", onCancel]], []);
  const title = edited === undefined ? "Lägg till konto" : "Redigera konto";
  function change(next: AccountFormContent) {
    setEdits(next);
    unfinished.keep(keptEdits(next));
  }
  const set = (fields: Partial<AccountForm>) => change(withTyped(edits, stored, fields));
  function fieldProps(field: Field) {
    const error = result.ok || !left.has(field) ? undefined : result.error.find((e) => e.field === field);
    return {
      onBlur: () => setLeft((now) => new Set([...now, field])),
      error: error === undefined ? undefined : <FieldError text={accountFormErrorText(error)} />,
    };
  }
  const stop = conflicts.length > 0 ? "Välj först vad som ska gälla" : refusal;
  return (
    <form
      className={classes.form}
      aria-label={title}
      noValidate
      inert={unfinished.state !== "mine"}
      onSubmit={(event) => {
        event.preventDefault();
        if (!result.ok || stop !== undefined) return;
        change(editsAfterSending(edits, stored));
        onSave(result.value);
      }}
    >
      <h2>{title}</h2>
      {conflicts.map((field) => (
        <EditConflict
          key={field}
          what={FIELD_LABELS.get(field) ?? title}
          stored={storedText(stored, field, vatBoxes)}
          onKeep={() => change(withMine(edits, stored, field))}
          onTake={() => change(withStored(edits, stored, field))}
        />
      ))}
      <div className={classes.fields}>
        <TextInput
          className={`${classes.short} ${wideError.wide}`}
          label="Kontonummer"
          inputMode="numeric"
          autoComplete="off"
          ref={edited === undefined ? focusFirst : null}
          disabled={edited !== undefined}
          value={form.number}
          onChange={(event) => set({ number: event.currentTarget.value })}
          {...fieldProps("number")}
        />
        <TextInput
          className={classes.long}
          label="Kontonamn"
          autoComplete="off"
          ref={edited === undefined ? null : focusFirst}
          value={form.name}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => set({ name: event.currentTarget.value })}
          {...fieldProps("name")}
        />
        <TextInput
          className={classes.medium}
          label="SRU (frivilligt)"
          inputMode="numeric"
          autoComplete="off"
          value={form.sru}
          onChange={(event) => set({ sru: event.currentTarget.value })}
          {...fieldProps("sru")}
        />
        <NativeSelect
          className={classes.long}
          label="Momstyp (frivilligt)"
          data={boxChoices(vatBoxes, form.taxCode)}
          value={form.taxCode}
          onChange={(event) => set({ taxCode: event.currentTarget.value })}
          {...fieldProps("taxCode")}
        />
      </div>
      <Checkbox
        label="Aktiv"
        checked={form.active}
        onChange={(event) => set({ active: event.currentTarget.checked })}
      />
      <FormActions
        label="Spara konto"
        disabled={!result.ok || stop !== undefined}
        hint={stop ?? remainingFieldsText(result.ok ? 0 : result.error.length)}
        onRefused={() => setLeft(new Set(result.ok ? [] : result.error.map(({ field }) => field)))}
        cancel={onCancel}
      />
    </form>
  );
}

const FIELD_LABELS: ReadonlyMap<string, string> = new Map([
  ["name", "Kontonamn"],
  ["sru", "SRU"],
  ["taxCode", "Momstyp"],
  ["active", "Aktiv"],
]);

/** The stored value of a field as a person reads it. */
function storedText(stored: AccountForm, field: string, boxes: ReadonlyMap<number, string>): string {
  if (field === "active") return stored.active ? "aktivt" : "inaktivt";
  if (field === "taxCode" && stored.taxCode !== "")
    return `${stored.taxCode} ${boxes.get(Number(stored.taxCode)) ?? ""}`.trim();
  return field === "sru" ? stored.sru : field === "name" ? stored.name : "";
}

/** The boxes to choose from, including one that the account has although the list does not. */
function boxChoices(boxes: ReadonlyMap<number, string>, present: string) {
  const known = [...boxes].map(([box, name]) => ({
    value: String(box),
    label: `${String(box).padStart(2, "0")} ${name}`,
  }));
  const isKnown = present === "" || known.some(({ value }) => value === present);
  return [{ value: "", label: "Ingen" }, ...known, ...(isKnown ? [] : [{ value: present, label: present }])];
}
