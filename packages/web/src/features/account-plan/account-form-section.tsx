import {
  type Account,
  type AccountForm,
  type AccountFormError,
  accountForm,
  accountFormErrorText,
  formOfAccount,
  NEW_ACCOUNT_NAME,
  validateAccount,
} from "@huvudbok/core/account-plan";
import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { useState } from "react";
import { FieldError } from "../../ui/field-error.tsx";
import { FormActions } from "../../ui/form-actions.tsx";
import { remainingFieldsText } from "../../ui/remaining-fields-text.ts";
import wideError from "../../ui/wide-error.module.css";
import classes from "./chart.module.css";

interface AccountFormSectionProps {
  /** The account that is edited; without it a new one is made. */
  readonly edited?: Account | undefined;
  readonly accounts: readonly Account[];
  readonly vatBoxes: ReadonlyMap<number, string>;
  /** Said while accounts cannot be made, such as during a save. */
  readonly refusal?: string | undefined;
  readonly onSave: (account: Account) => void;
  readonly onCancel: () => void;
}

/** The form opens because somebody wants to type in it. */
const focusFirst = (field: HTMLInputElement | null) => field?.focus();

type Field = AccountFormError["field"];

/** 'Lägg till konto' and 'Redigera konto', above the table. */
export function AccountFormSection(props: AccountFormSectionProps) {
  const { edited, accounts, vatBoxes, refusal, onSave, onCancel } = props;
  const [form, setForm] = useState<AccountForm>(() =>
    edited === undefined ? { ...accountForm(), name: NEW_ACCOUNT_NAME } : formOfAccount(edited),
  );
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const result = validateAccount(form, accounts, edited);
  useHotkeys([["Escape", onCancel]], []);
  const title = edited === undefined ? "Lägg till konto" : "Redigera konto";
  function set(fields: Partial<AccountForm>) {
    setForm((now) => ({ ...now, ...fields }));
  }
  function fieldProps(field: Field) {
    const error = result.ok || !left.has(field) ? undefined : result.error.find((e) => e.field === field);
    return {
      onBlur: () => setLeft((now) => new Set([...now, field])),
      error: error === undefined ? undefined : <FieldError text={accountFormErrorText(error)} />,
    };
  }
  return (
    <form
      className={classes.form}
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (result.ok && refusal === undefined) onSave(result.value);
      }}
    >
      <h2>{title}</h2>
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
        disabled={!result.ok || refusal !== undefined}
        hint={refusal ?? remainingFieldsText(result.ok ? 0 : result.error.length)}
        onRefused={() => setLeft(new Set(result.ok ? [] : result.error.map(({ field }) => field)))}
        cancel={onCancel}
      />
    </form>
  );
}

/** The boxes to choose from; one that the account has and no list knows stays among them. */
function boxChoices(boxes: ReadonlyMap<number, string>, present: string) {
  const known = [...boxes].map(([box, name]) => ({
    value: String(box),
    label: `${String(box).padStart(2, "0")} ${name}`,
  }));
  const isKnown = present === "" || known.some(({ value }) => value === present);
  return [{ value: "", label: "Ingen" }, ...known, ...(isKnown ? [] : [{ value: present, label: present }])];
}
