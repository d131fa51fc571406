import type { AccountForm } from "@huvudbok/core/account-plan";
import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import type { RefObject } from "react";
import { FieldError } from "../../../ui/form/field-error.tsx";
import wideError from "../../../ui/form/wide-error.module.css";
import classes from "../chart.module.css";
import type { AccountField } from "./use-account-form.ts";

interface AccountFieldsProps {
  /** The number of an account that exists is never changed. */
  readonly isNew: boolean;
  readonly typed: AccountForm;
  readonly vatBoxes: ReadonlyMap<number, string>;
  readonly onType: (fields: Partial<AccountForm>) => void;
  readonly onLeave: (field: AccountField) => void;
  readonly errorOf: (field: AccountField) => string | undefined;
  readonly sruField: RefObject<HTMLInputElement | null>;
}

/** The form opens because a person wants to type in it. */
const focusFirst = (field: HTMLInputElement | null) => field?.focus();

/** The fields of an account. */
export function AccountFields(props: AccountFieldsProps) {
  const { isNew, typed, vatBoxes, onType, onLeave, errorOf, sruField } = props;
  function fieldProps(field: AccountField) {
    const error = errorOf(field);
    return {
      onBlur: () => onLeave(field),
      error: error === undefined ? undefined : <FieldError text={error} />,
    };
  }
  return (
    <>
      <div className={classes.fields}>
        <TextInput
          className={`${classes.short} ${wideError.wide}`}
          label="Kontonummer"
          inputMode="numeric"
          autoComplete="off"
          ref={isNew ? focusFirst : null}
          disabled={!isNew}
          value={typed.number}
          onChange={(event) => onType({ number: event.currentTarget.value })}
          {...fieldProps("number")}
        />
        <TextInput
          className={classes.long}
          label="Kontonamn"
          autoComplete="off"
          ref={isNew ? null : focusFirst}
          value={typed.name}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => onType({ name: event.currentTarget.value })}
          {...fieldProps("name")}
        />
        <TextInput
          className={classes.medium}
          label="SRU (frivilligt)"
          ref={sruField}
          inputMode="numeric"
          autoComplete="off"
          value={typed.sru}
          onChange={(event) => onType({ sru: event.currentTarget.value })}
          {...fieldProps("sru")}
        />
        <NativeSelect
          className={classes.long}
          label="Momstyp (frivilligt)"
          data={boxChoices(vatBoxes, typed.taxCode)}
          value={typed.taxCode}
          onChange={(event) => onType({ taxCode: event.currentTarget.value })}
          {...fieldProps("taxCode")}
        />
      </div>
      <Checkbox
        label="Aktiv"
        checked={typed.active}
        onChange={(event) => onType({ active: event.currentTarget.checked })}
      />
    </>
  );
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
