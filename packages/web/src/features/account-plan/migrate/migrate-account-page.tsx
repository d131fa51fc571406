import { accountNoOf } from "@huvudbok/core/account-plan";
import { draftsOn } from "@huvudbok/core/draft";
import { formatCounted } from "@huvudbok/core/money";
import { useMemo } from "react";
import { useDocument } from "../../../data/use-document.ts";
import { pushAddress } from "../../../navigation/address.ts";
import { LockedYearNotice } from "../../../parts/fiscal-year/locked-year-notice.tsx";
import { FormActions } from "../../../ui/form/form-actions.tsx";
import { useAction } from "../../../ui/form/use-action.ts";
import { useBooks, usePageData } from "../../../ui/loading/page-data.ts";
import { loadErrorOf } from "../../../ui/page-frame/error-level.ts";
import { PageFrame } from "../../../ui/page-frame/page-frame.tsx";
import classes from "../chart.module.css";
import { AffectedDrafts, AffectedTransactions } from "./affected-lists.tsx";
import { MigrationFields } from "./migration-fields.tsx";
import { useMigrate } from "./use-migrate.ts";
import { useMigrationForm } from "./use-migration-form.ts";

/** 'Migrera konto': moves the drafts of the year from one account to another (AP14); a locked year says so. */
export function MigrateAccountPage() {
  const { fiscalYear } = useBooks();
  if (!fiscalYear.locked) return <MigrateAccount key={fiscalYear.id} />;
  return (
    <PageFrame>
      <LockedYearNotice year={fiscalYear} />
    </PageFrame>
  );
}

function MigrateAccount() {
  const accounts = usePageData("accountPlan").items;
  const transactions = usePageData("transactions").items;
  const { items, state, error } = useDocument("transactionDrafts");
  const form = useMigrationForm(accounts);
  const migrate = useMigrate(accounts);
  const moving = useAction();
  const source = accountNoOf(form.typed.source);
  const drafts = useMemo(() => draftsOn(items.values(), source), [items, source]);
  const others = useMemo(
    () =>
      source === undefined
        ? []
        : [...transactions.values()].filter(({ entries }) =>
            entries.some(({ accountId }) => accountId === source),
          ),
    [transactions, source],
  );
  const isLoading = state === "Initializing";
  const hint = isLoading ? undefined : (form.hint ?? (drafts.length === 0 ? NO_DRAFTS : undefined));
  const { migration } = form;
  return (
    <PageFrame
      state={isLoading ? "Initializing" : moving.isRunning ? "Loading" : "Default"}
      error={moving.error ?? (state === "error" && error !== undefined ? loadErrorOf(error) : undefined)}
    >
      <p className={classes.lead}>
        Utkasten som står på ett konto flyttas till ett annat. Det som är registrerat i en transaktion ändras
        aldrig, och flyttas inte.
      </p>
      <form
        aria-label="Migrera konto"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (migration === undefined || drafts.length === 0) return;
          moving.run(async (isHere) => {
            await migrate(drafts, migration);
            if (isHere()) pushAddress("/accounting/accountPlan");
          });
        }}
      >
        <MigrationFields form={form} accounts={accounts} />
        {source !== undefined && (
          <>
            <AffectedDrafts account={source} drafts={drafts} />
            <AffectedTransactions account={source} transactions={others} />
          </>
        )}
        <FormActions
          label={
            drafts.length === 0 ? "Migrera" : `Migrera ${formatCounted(drafts.length, "utkast", "utkast")}`
          }
          disabled={migration === undefined || drafts.length === 0}
          hint={hint}
          onRefused={form.showErrors}
          cancel="/accounting/accountPlan"
        />
      </form>
    </PageFrame>
  );
}

const NO_DRAFTS = "Inget utkast står på kontot";
