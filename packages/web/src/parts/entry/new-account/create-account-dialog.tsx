import {
  type Account,
  type AccountForm,
  accountForm,
  accountFormErrorText,
  validateAccount,
} from "@huvudbok/core/account-plan";
import { Group, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../ui/button/button.tsx";
import { fieldError } from "../../../ui/form/field-error.tsx";
import { focusFirstError } from "../../../ui/form/focus-first-error.ts";
import { ErrorBox } from "../../../ui/page-frame/error-box.tsx";
import classes from "./create-account-dialog.module.css";
import { useAfterBas } from "./use-after-bas.ts";
import { type UsedKnownAccounts, useKnownAccounts } from "./use-known-accounts.ts";
import { useSaveNewAccount } from "./use-save-new-account.ts";

type Typed = Pick<AccountForm, "number" | "name">;

interface CreateAccountDialogProps {
  /** What is typed about the account; undefined while none is being created. The entry form stores it. */
  readonly typed: Typed | undefined;
  readonly onType: (fields: Partial<Typed>) => void;
  readonly accounts: ReadonlyMap<string, Account>;
  readonly onClose: () => void;
  readonly onCreated: (account: Account) => void;
}

/**
 * 'Skapa nytt konto' from an account field: number and name, saved to the chart at once. It is part of the page and not
 * a layer over it, so that a receipt beside the form stays visible; its keys are its own.
 */
export function CreateAccountDialog({ typed, onClose, ...props }: CreateAccountDialogProps) {
  const title = useId();
  if (typed === undefined) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the page do not act in here
    <dialog
      open
      aria-labelledby={title}
      className={classes.dialog}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Escape") onClose();
      }}
    >
      <h2 id={title} className={classes.title}>
        Skapa nytt konto
      </h2>
      <Form typed={typed} onClose={onClose} {...props} />
    </dialog>
  );
}

interface FormProps extends CreateAccountDialogProps {
  readonly typed: Typed;
}

function Form({ typed, onType, accounts, onClose, onCreated }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isNumbered] = useState(typed.number !== "");
  useEffect(() => {
    form.current?.closest("dialog")?.scrollIntoView({ block: "nearest" });
    form.current?.querySelectorAll("input")[isNumbered ? 1 : 0]?.focus();
  }, [isNumbered]);
  const [isTried, setIsTried] = useState(false);
  const bas = useKnownAccounts();
  const known = bas.known.get(Number(typed.number));
  const nameField = useFilledInName(known?.name, typed.name, (name) => onType({ name }));
  const saving = useSaveNewAccount(onCreated);
  // An account that waits to be sent is already shown in the chart, and is the one that is sent again.
  const others = [...accounts.values()].filter(({ id }) => id !== saving.waiting?.id);
  const validated = validateAccount(
    { ...accountForm(), ...typed, taxCode: String(known?.taxCode ?? ""), sru: String(known?.sru ?? "") },
    others,
  );
  const codes = codesOf(known);
  const errors = isTried && !validated.ok ? validated.error : [];
  const errorOf = (field: string) => {
    const error = errors.find((candidate) => candidate.field === field);
    return error === undefined ? undefined : accountFormErrorText(error);
  };
  const afterBas = useAfterBas(bas, () => {
    if (validated.ok) void saving.save(validated.value);
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    flushSync(() => setIsTried(true));
    if (validated.ok) afterBas.ask();
    else focusFirstError(event.currentTarget);
  }
  return (
    <form ref={form} onSubmit={submit}>
      {saving.failure !== undefined && <ErrorBox error={saving.failure} />}
      <div className={classes.fields}>
        <TextInput
          label="Kontonummer"
          w={140}
          inputMode="numeric"
          data-cell="entry-account-number"
          value={typed.number}
          error={fieldError(errorOf("number"))}
          onChange={(event) => onType({ number: event.currentTarget.value })}
        />
        <TextInput
          label="Kontonamn"
          data-cell="entry-account-name"
          value={typed.name}
          error={fieldError(errorOf("name"))}
          ref={nameField}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => onType({ name: event.currentTarget.value })}
        />
      </div>
      {codes.length > 0 && <p className={classes.known}>{`Kontot får ${codes.join(" och ")}, som i BAS.`}</p>}
      {afterBas.isWaiting && <p className={classes.known}>Hämtar det som BAS säger om kontot</p>}
      <Group gap="sm">
        <Button type="submit" variant="filled" disabled={saving.isSyncing}>
          Ok
        </Button>
        <Button onClick={onClose}>Avbryt</Button>
      </Group>
    </form>
  );
}

function codesOf(known: ReturnType<UsedKnownAccounts["known"]["get"]>): readonly string[] {
  return [
    ...(known?.taxCode === undefined ? [] : [`Momstyp ${known.taxCode}`]),
    ...(known?.sru === undefined ? [] : [`SRU ${known.sru}`]),
  ];
}

/**
 * Fills in the name that BAS gives the number while the person has none or that of another number. It is selected, so
 * that another name can be typed over it.
 */
function useFilledInName(known: string | undefined, name: string, onName: (name: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const filled = useRef({ known: "", isSelected: true });
  useEffect(() => {
    const before = filled.current;
    if (known === undefined || known === before.known) {
      if (name === known && !before.isSelected && document.activeElement === field.current)
        field.current?.select();
      before.isSelected = true;
      return;
    }
    filled.current = { known, isSelected: false };
    if (name === "" || name === before.known) onName(known);
  });
  return field;
}
