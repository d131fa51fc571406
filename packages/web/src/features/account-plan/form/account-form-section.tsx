import type { Account, AccountForm } from "@huvudbok/core/account-plan";
import { useHotkeys } from "@mantine/hooks";
import { useRef } from "react";
import type { Unfinished } from "../../../data/unfinished/use-unfinished.ts";
import { FieldConflicts } from "../../../ui/form/edit-conflict.tsx";
import { FormActions } from "../../../ui/form/form-actions.tsx";
import { remainingFieldsText } from "../../../ui/form/remaining-fields-text.ts";
import classes from "../chart.module.css";
import { AccountFields } from "./account-fields.tsx";
import type { AccountFormContent } from "./account-form-content.ts";
import { SuggestedSru } from "./suggested-sru.tsx";
import { useAccountForm } from "./use-account-form.ts";

interface AccountFormSectionProps {
  /** Where the form is stored while a person types. */
  readonly unfinished: Pick<Unfinished<AccountFormContent>, "state" | "read" | "keep">;
  /** The account that is edited, as the chart has it now; without it a new one is made. */
  readonly edited?: Account | undefined;
  readonly accounts: readonly Account[];
  readonly vatBoxes: ReadonlyMap<number, string>;
  /** The income tax form of the company's year; none where its type has no form. */
  readonly taxForm?: Pick<Parameters<typeof SuggestedSru>[0], "kind" | "year"> | undefined;
  /** Shown while accounts cannot be created, such as during a save. */
  readonly refusal?: string | undefined;
  readonly onSave: (account: Account) => void;
  readonly onCancel: () => void;
}

/** 'Lägg till konto' and 'Redigera konto', above the table. */
export function AccountFormSection(props: AccountFormSectionProps) {
  const { unfinished, edited, accounts, vatBoxes, taxForm, refusal, onSave, onCancel } = props;
  const sruField = useRef<HTMLInputElement>(null);
  const form = useAccountForm(unfinished, edited, accounts);
  useHotkeys([["Escape", onCancel]], []);
  const title = edited === undefined ? "Lägg till konto" : "Redigera konto";
  const stop = form.conflicts.length > 0 ? "Välj först vad som ska gälla" : refusal;
  return (
    <form
      className={classes.form}
      aria-label={title}
      noValidate
      inert={unfinished.state !== "mine"}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.account === undefined || stop !== undefined) return;
        form.sent();
        onSave(form.account);
      }}
    >
      <h2>{title}</h2>
      <FieldConflicts
        form={form}
        names={FIELD_LABELS}
        whole={title}
        storedText={(field) => storedText(form.stored, field, vatBoxes)}
      />
      <AccountFields
        isNew={edited === undefined}
        typed={form.typed}
        vatBoxes={vatBoxes}
        onType={form.set}
        onLeave={form.leave}
        errorOf={form.errorOf}
        sruField={sruField}
      />
      {taxForm !== undefined && (
        <SuggestedSru
          {...taxForm}
          typed={form.typed}
          onTake={(sru) => {
            form.set({ sru });
            // The button that had the focus is gone.
            sruField.current?.focus();
          }}
        />
      )}
      <FormActions
        label="Spara konto"
        disabled={form.account === undefined || stop !== undefined}
        hint={stop ?? remainingFieldsText(form.notValid)}
        onRefused={form.showErrors}
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
