import { type Account, activatedAccount } from "@huvudbok/core/account-plan";
import { formatOre } from "@huvudbok/core/money";
import {
  entriesOfForm,
  entriesTurnover,
  type NewTransaction,
  type Transaction,
  type TransactionLink,
} from "@huvudbok/core/transaction";
import { useState } from "react";
import { useCompany } from "../../data/companies.ts";
import { linkAttachments } from "../../data/files.ts";
import { useFiscalYear } from "../../data/fiscal-years.ts";
import { useUndo } from "../../data/undo.ts";
import { useCommit } from "../../data/use-commit.ts";
import { useUserSettings } from "../../data/user-settings.ts";
import { type PageError, pageErrorOf } from "../../ui/page-frame/error-level.ts";
import { useToast } from "../../ui/toast.tsx";
import { transactionForm } from "./entry-form.ts";
import type { EntryForm } from "./entry-rows.ts";

/** Registers a form that holds against the rules; accounts that were inactive become active in the same commit. */
export function useRegister(accounts: ReadonlyMap<number, Account>, corrects: TransactionLink | undefined) {
  const commit = useCommit();
  const { undo } = useUndo();
  const toast = useToast();
  const { settings } = useUserSettings();
  const companyId = useCompany()?.id;
  const fiscalYearId = useFiscalYear()?.id;
  const [isRegistering, setIsRegistering] = useState(false);
  const [failure, setFailure] = useState<PageError>();

  async function register(form: EntryForm): Promise<boolean> {
    const transaction = newTransaction(form, corrects);
    if (transaction === undefined || isRegistering) return false;
    setIsRegistering(true);
    setFailure(undefined);
    const activated = transaction.entries
      .map((entry) => accounts.get(entry.accountId))
      .filter((account) => account?.active === false)
      .map((account) => (account === undefined ? [] : [activatedAccount(account)]));
    const saved = await commit({
      intent: corrects === undefined ? "register" : "correct",
      changes: [
        { kind: "transactions", append: [transaction] },
        ...(activated.length === 0 ? [] : [{ kind: "accountPlan" as const, put: activated.flat() }]),
      ],
    });
    setIsRegistering(false);
    if (!saved.ok) {
      setFailure(pageErrorOf(saved.error));
      return false;
    }
    const [registered] = saved.value.appended;
    if (registered !== undefined) link(registered);
    const { debit } = entriesTurnover(transaction.entries);
    toast({
      text: `${registered?.series ?? form.series} ${registered?.number ?? ""} registrerad, ${formatOre(debit)}`,
      ...(settings.allowTransactionEdit === true ? { undo: () => void undo() } : {}),
    });
    return true;
  }
  /** The books name the files already: that the server is told twice may fail without harm. */
  function link({ series, number, attachmentIds = [] }: Transaction) {
    if (companyId === undefined || fiscalYearId === undefined) return;
    linkAttachments(companyId, fiscalYearId, series, number, attachmentIds).catch((thrown: unknown) =>
      setFailure(pageErrorOf(thrown)),
    );
  }
  return { register, isRegistering, failure };
}

function newTransaction(form: EntryForm, corrects: TransactionLink | undefined): NewTransaction | undefined {
  const { date, text, rows } = transactionForm(form);
  if (date === undefined) return undefined;
  return {
    series: form.series,
    date,
    text: text.trim(),
    entries: entriesOfForm(rows),
    locked: false,
    ...(form.annotation === "" ? {} : { annotation: form.annotation }),
    ...(form.attachmentIds.length === 0 ? {} : { attachmentIds: form.attachmentIds }),
    ...(corrects === undefined ? {} : { corrects }),
  };
}
