import {
  type CompanyType,
  companyTypeName,
  companyTypeRules,
  companyTypesInForm,
  isCompanyType,
  numberLabel,
  type Recipient,
  type RecipientField,
  unusualNumberText,
} from "@huvudbok/core/company";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { EditConflict } from "../../ui/form/edit-conflict.tsx";
import { FieldError } from "../../ui/form/field-error.tsx";
import { FormActions } from "../../ui/form/form-actions.tsx";
import { RadioRow } from "../../ui/form/radio-row.tsx";
import { remainingFieldsText } from "../../ui/form/remaining-fields-text.ts";
import { useFocusOnOpen } from "../../ui/form/use-focus-on-open.ts";
import classes from "./company-form.module.css";
import type { CompanyFormState } from "./use-company-form.ts";

interface CompanyFormProps {
  readonly form: CompanyFormState;
  /** Called with the input in its stored form, once it is valid. */
  readonly onSave: (recipient: Recipient) => void;
  /** Why nothing can be saved, whatever is filled in. */
  readonly refusal?: string | undefined;
  /** The first field that is to be filled in, which has the focus when the page opens; by default the page's heading. */
  readonly first?: "companyType" | "name";
}

const FIRST_FIELDS = { companyType: "[type=radio]:checked", name: "[name=name]" } as const;

/** The form 'Företagsuppgifter', for a new and for an existing company. */
export function CompanyForm({ form, onSave, refusal, first }: CompanyFormProps) {
  const { isValid, normalized } = form.validation;
  const formElement = useFocusOnOpen<HTMLFormElement>(...(first === undefined ? [] : [FIRST_FIELDS[first]]));
  return (
    <form
      ref={formElement}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid && refusal === undefined) onSave(normalized);
      }}
    >
      <CompanyFields form={form} />
      <FormActions
        label="Spara"
        disabled={!isValid || refusal !== undefined}
        hint={refusal ?? remainingFieldsText(form.notValid)}
        onRefused={form.leaveAll}
        cancel="/accounting"
      />
    </form>
  );
}

/** The fields in their order (PG21). */
function CompanyFields({ form }: Pick<CompanyFormProps, "form">) {
  const { recipient, validation } = form;
  // A type that only an import can give remains among the choices while a person tries the others.
  const [choices] = useState(() => companyTypesInForm(recipient.companyType));
  const rules = companyTypeRules(recipient.companyType);
  return (
    <div className={classes.form}>
      <div className={classes.wide}>
        <RadioRow
          label="Företagsform"
          value={recipient.companyType}
          choices={choices.map((type) => ({ value: type, label: companyTypeName(type) }))}
          onChange={(type) => isCompanyType(type) && form.set("companyType", type)}
        />
      </div>
      <FieldConflict form={form} field="companyType" label="Företagsform" />
      <Field form={form} field="name" label="Namn" autoComplete="organization" isWide />
      <Field
        form={form}
        field="organizationNumber"
        label={numberLabel(recipient.companyType)}
        help={numberHelp(recipient.companyType, validation.hasUnusualNumber)}
        autoComplete="off"
        inputMode="numeric"
        isWide={!rules.hasContactPerson}
      />
      {rules.hasContactPerson && (
        <Field
          form={form}
          field="reference"
          label="Kontaktperson"
          help="Den vi skriver till om bokföringen."
          autoComplete="name"
        />
      )}
      <Field
        form={form}
        field="phone"
        label="Telefon"
        help={rules.numberKind === "personal" ? CONTACT_HELP : undefined}
        autoComplete="tel"
        inputMode="tel"
      />
      <Field form={form} field="email" label="E-post" autoComplete="email" inputMode="email" />
      <Field form={form} field="address" label="Gatuadress" autoComplete="street-address" isWide />
      <div className={classes.place}>
        <Field
          form={form}
          field="zipCode"
          label="Postnummer"
          autoComplete="postal-code"
          inputMode="numeric"
        />
        <Field form={form} field="city" label="Ort" autoComplete="address-level2" />
      </div>
    </div>
  );
}

interface FieldProps {
  readonly form: CompanyFormState;
  readonly field: RecipientField;
  readonly label: string;
  readonly help?: string | undefined;
  readonly autoComplete: string;
  readonly inputMode?: "tel" | "email" | "numeric";
  readonly isWide?: boolean;
}

function Field({ form, field, label, help, autoComplete, inputMode, isWide }: FieldProps) {
  const error = form.errorText(field);
  return (
    <>
      <TextInput
        className={isWide === true ? classes.wide : classes.half}
        label={label}
        name={field}
        value={form.recipient[field]}
        onChange={(event) => form.set(field, event.currentTarget.value)}
        onBlur={() => form.leave(field)}
        autoComplete={autoComplete}
        inputMode={inputMode ?? "text"}
        description={error === undefined ? help : undefined}
        error={error === undefined ? undefined : <FieldError text={error} />}
      />
      <FieldConflict form={form} field={field} label={label} />
    </>
  );
}

/** The choice about a field that somebody else has changed too; the focus goes back to the field. */
function FieldConflict({ form, field, label }: Pick<FieldProps, "form" | "field" | "label">) {
  if (!form.hasConflict(field)) return null;
  const { companyType } = form.stored;
  const choose = (act: (field: RecipientField) => void) => () => {
    act(field);
    document.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };
  return (
    <div className={classes.wide}>
      <EditConflict
        what={label}
        stored={field === "companyType" ? companyTypeName(companyType) : form.stored[field]}
        onKeep={choose(form.keepMine)}
        onTake={choose(form.takeStored)}
      />
    </div>
  );
}

/** Why a household is asked where it lives. */
const CONTACT_HELP = "Följer med adressen om du flyttar bokföringen.";

function numberHelp(type: CompanyType, isUnusual: boolean) {
  const kind = companyTypeRules(type).numberKind;
  if (isUnusual) return `${unusualNumberText(type)}.`;
  if (kind === "personal") return "Skiljer dig från andra med samma namn.";
  return kind === "sole-proprietor" ? "De tio siffrorna i ditt personnummer." : undefined;
}
