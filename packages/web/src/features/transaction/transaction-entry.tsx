import type { Account } from "@huvudbok/core/account-plan";
import type { IsoDate } from "@huvudbok/core/calendar";
import { Button, SegmentedControl } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { CreateAccountDialog } from "../../ui/create-account-dialog.tsx";
import { ErrorBox } from "../../ui/page-frame/error-box.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { BalanceLine } from "./balance-line.tsx";
import { focusNamed } from "./cell-focus.ts";
import { EntryFiles } from "./entry-files.tsx";
import { EntryGrid } from "./entry-grid.tsx";
import { EntryHead } from "./entry-head.tsx";
import { RegisterErrors } from "./register-errors.tsx";
import { SimpleEntry } from "./simple-entry.tsx";
import classes from "./transaction-entry.module.css";
import type { EntryStart } from "./use-entry-form.ts";
import { useTransactionEntry } from "./use-transaction-entry.ts";

interface TransactionEntryProps {
  readonly start: EntryStart;
  readonly accounts: ReadonlyMap<string, Account>;
  readonly closedThrough: IsoDate | undefined;
  readonly help: string;
}

/** The form of a new transaction with its keys, its balance line and what happens on Registrera. */
export function TransactionEntry({ start, accounts, closedThrough, help }: TransactionEntryProps) {
  const entry = useTransactionEntry({ start, accounts, closedThrough });
  const { form, dispatch, errors } = entry;
  const [newAccount, setNewAccount] = useState<{ readonly typed: string; readonly key: number }>();
  useEffect(() => focusNamed("entry-date"), []);
  const grid = {
    form,
    dispatch,
    accounts: entry.accountsByNo,
    suggest: entry.suggest,
    onCreateAccount: (typed: string, key: number) => setNewAccount({ typed, key }),
    onSplitVat: entry.splitVat,
    isKnownCurrency: entry.isKnownCurrency,
    errors,
  };
  return (
    <PageFrame
      title="Ny transaktion"
      help={help}
      controls={
        <SegmentedControl
          aria-label="Läge"
          value={form.mode}
          onChange={(mode) => entry.changeMode(mode === "simple" ? "simple" : "advanced")}
          data={[
            { value: "simple", label: "Enkel", disabled: !entry.fitsSimple },
            { value: "advanced", label: "Avancerad" },
          ]}
        />
      }
      aside={
        <EntryFiles
          attachmentIds={form.attachmentIds}
          onChange={(attachmentIds) => dispatch({ kind: "attachments", attachmentIds })}
          date={form.date}
          onDate={(date) => dispatch({ kind: "date", date })}
          onBusy={entry.setIsUploading}
        />
      }
    >
      {entry.failure !== undefined && <ErrorBox error={entry.failure} />}
      {entry.wasKept && (
        <p className={classes.kept}>
          Det du hade börjat skriva är kvar.{" "}
          <Button variant="subtle" size="compact-sm" onClick={entry.startOver}>
            Börja om
          </Button>
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the form's own keys, on whatever field has focus */}
      <div className={classes.form} onKeyDown={entry.onKeyDown}>
        <EntryHead
          form={form}
          dispatch={dispatch}
          year={start.year}
          closedThrough={closedThrough}
          errors={errors}
          onTextDone={entry.onTextDone}
        />
        {entry.recalled !== undefined && (
          <p className={classes.recall}>
            <span>{`Bokfördes så senast, ${entry.recalled.date}:`}</span>
            <Button
              variant="light"
              size="compact-sm"
              leftSection={<IconHistory size={16} stroke={1.65} aria-hidden />}
              onClick={entry.takeRecalled}
            >
              {`${entry.recalled.summary} (Alt R)`}
            </Button>
          </p>
        )}
        {form.mode === "simple" ? <SimpleEntry {...grid} /> : <EntryGrid {...grid} />}
        <BalanceLine rows={form.rows}>
          <RegisterErrors errors={errors} />
          <Button
            variant="filled"
            data-cell="register"
            loading={entry.isRegistering}
            onClick={() => void entry.register()}
            aria-keyshortcuts="Control+Enter"
          >
            {`Registrera ${form.series} ${entry.nextNumber}`}
          </Button>
          <Button onClick={entry.cancel}>Avbryt</Button>
        </BalanceLine>
      </div>
      <CreateAccountDialog
        typed={newAccount?.typed}
        accounts={accounts}
        onClose={() => setNewAccount(undefined)}
        onCreated={(account) => {
          if (newAccount !== undefined) {
            dispatch({
              kind: "account",
              key: newAccount.key,
              text: String(account.id),
              accountId: account.id,
            });
          }
          setNewAccount(undefined);
        }}
      />
    </PageFrame>
  );
}
