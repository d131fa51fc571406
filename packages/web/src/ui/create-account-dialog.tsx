import {
  type Account,
  type AccountForm,
  accountForm,
  accountFormErrorText,
  validateAccount,
} from "@huvudbok/core/account-plan";
import { Button, Group, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useSyncStatus } from "../data/sync-status.ts";
import { useCommit } from "../data/use-commit.ts";
import classes from "./create-account-dialog.module.css";
import { fieldError } from "./field-error.tsx";
import { focusFirstError } from "./focus-first-error.ts";
import { ErrorBox } from "./page-frame/error-box.tsx";
import { pageErrorOf } from "./page-frame/error-level.ts";
import { usePageError } from "./page-frame/use-page-error.ts";

interface CreateAccountDialogProps {
  /** What stood in the account field; undefined while nothing is made. */
  readonly typed: string | undefined;
  readonly accounts: ReadonlyMap<string, Account>;
  readonly onClose: () => void;
  readonly onCreated: (account: Account) => void;
}

/**
 * 'Skapa nytt konto' from an account field: number and name, saved to the chart at once. It stands in the page and not
 * over it, so that a receipt beside the form stays in sight; its keys are its own.
 */
export function CreateAccountDialog({ typed, accounts, onClose, onCreated }: CreateAccountDialogProps) {
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
      <Form key={typed} typed={typed} accounts={accounts} onClose={onClose} onCreated={onCreated} />
    </dialog>
  );
}

/** An account that could not be saved now and is kept to be sent again. */
interface WaitingAccount {
  readonly account: Account;
  readonly unsavedId: string;
}

interface FormProps extends CreateAccountDialogProps {
  readonly typed: string;
}

function Form({ typed, accounts, onClose, onCreated }: FormProps) {
  const [form, setForm] = useState<AccountForm>(() => accountForm(typed));
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    first.current?.closest("dialog")?.scrollIntoView({ block: "nearest" });
    first.current?.focus();
  }, []);
  const isNumbered = accountForm(typed).number !== "";
  const [isTried, setIsTried] = useState(false);
  const [failure, setFailure] = usePageError();
  const [waiting, setWaiting] = useState<WaitingAccount>();
  const commit = useCommit();
  const { status, discard } = useSyncStatus();
  // One that waits to be sent is shown in the chart already, and is the one that is sent again.
  const others = [...accounts.values()].filter(({ id }) => id !== waiting?.account.id);
  const validated = validateAccount(form, others);
  const errors = isTried && !validated.ok ? validated.error : [];
  const errorOf = (field: string) => {
    const error = errors.find((candidate) => candidate.field === field);
    return error === undefined ? undefined : accountFormErrorText(error);
  };
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    flushSync(() => setIsTried(true));
    if (!validated.ok) {
      focusFirstError(event.currentTarget);
      return;
    }
    const account = validated.value;
    if (waiting !== undefined && waiting.account.id !== account.id) await discard(waiting.unsavedId);
    const saved = await commit({ intent: "edit", changes: [{ kind: "accountPlan", put: [account] }] });
    if (saved.ok) {
      onCreated(account);
      return;
    }
    const { isTransient, unsavedId } = saved.error;
    setWaiting(isTransient && unsavedId !== undefined ? { account, unsavedId } : undefined);
    setFailure(pageErrorOf(saved.error));
  }
  const isSyncing = status === "Sparar";
  return (
    <form onSubmit={(event) => void submit(event)}>
      {failure !== undefined && <ErrorBox error={failure} />}
      <div className={classes.fields}>
        <TextInput
          label="Kontonummer"
          w={140}
          inputMode="numeric"
          value={form.number}
          error={fieldError(errorOf("number"))}
          ref={isNumbered ? null : first}
          onChange={(event) => setForm({ ...form, number: event.currentTarget.value })}
        />
        <TextInput
          label="Kontonamn"
          value={form.name}
          error={fieldError(errorOf("name"))}
          ref={isNumbered ? first : null}
          onChange={(event) => setForm({ ...form, name: event.currentTarget.value })}
        />
      </div>
      <Group gap="sm">
        <Button type="submit" variant="filled" disabled={isSyncing}>
          Ok
        </Button>
        <Button onClick={onClose}>Avbryt</Button>
      </Group>
    </form>
  );
}
