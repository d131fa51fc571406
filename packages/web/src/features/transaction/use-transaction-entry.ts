import type { Account } from "@huvudbok/core/account-plan";
import type { IsoDate } from "@huvudbok/core/calendar";
import { FEATURE_ID } from "@huvudbok/core/feature";
import {
  highestNumbers,
  nextNumberInBooks,
  recalledTransaction,
  recallIndex,
  type TransactionEditMode,
  validateTransaction,
} from "@huvudbok/core/transaction";
import { useRouter } from "@tanstack/react-router";
import { type KeyboardEvent, useMemo, useState } from "react";
import { useHasFeature } from "../../data/companies.ts";
import { useUserSettings } from "../../data/user-settings.ts";
import { useToast } from "../../ui/toast.tsx";
import { focusCell, focusNamed } from "./cell-focus.ts";
import { focusFirstError } from "./entry-errors.ts";
import { emptyEntryForm, fitsSimpleMode, isTouched, transactionForm } from "./entry-form.ts";
import { recallSummary } from "./recall-summary.ts";
import { useAccountSuggestions } from "./use-account-suggestions.ts";
import { type EntryStart, startDate, useEntryForm } from "./use-entry-form.ts";
import { useRegister } from "./use-register.ts";
import { useVatNotices } from "./use-vat-notices.ts";

interface EntryOptions {
  readonly start: EntryStart;
  readonly accounts: ReadonlyMap<string, Account>;
  readonly closedThrough: IsoDate | undefined;
}

const NO_CURRENCY = () => false;

/** Everything the entry form does; the components only draw it. */
export function useTransactionEntry({ start, accounts, closedThrough }: EntryOptions) {
  const router = useRouter();
  const toast = useToast();
  const { settings, update } = useUserSettings();
  const hasPlus = useHasFeature(FEATURE_ID.accountingPlus);
  const { form, dispatch, corrects, wasKept } = useEntryForm(start);
  const [isTried, setIsTried] = useState(false);
  const [isUploading, setIsUploading] = useState(false);
  const [showsKept, setShowsKept] = useState(wasKept);
  const accountsByNo = useMemo(
    () => new Map([...accounts.values()].map((each) => [Number(each.id), each])),
    [accounts],
  );
  const recalls = useMemo(() => recallIndex(start.transactions), [start.transactions]);
  const highest = useMemo(() => highestNumbers(start.transactions), [start.transactions]);
  const latest = recalledTransaction(recalls, form.text);
  const hasRows = form.rows.some((row) => row.accountText !== "" || row.amount !== undefined);
  const suggest = useAccountSuggestions(accounts, latest);
  const registering = useRegister(accountsByNo, corrects);
  const rules = { year: start.year, knownAccounts: new Set(accountsByNo.keys()) };
  const found = validateTransaction(
    transactionForm(form),
    closedThrough === undefined ? rules : { ...rules, closedThrough },
  );

  async function register() {
    if (isUploading) {
      // The file belongs to this form, not to the next one.
      toast({ text: "Vänta tills verifikatet är uppladdat" });
      return;
    }
    setIsTried(true);
    if (found.length > 0) {
      focusFirstError(found);
      return;
    }
    if (!(await registering.register(form))) return;
    setIsTried(false);
    setShowsKept(false);
    dispatch({
      kind: "replace",
      form: emptyEntryForm({ mode: form.mode, date: form.date, series: form.series }),
    });
    focusNamed("entry-date");
  }
  function takeRecalled() {
    if (latest === undefined) return;
    const entries = latest.entries.filter((entry) => entry.adjustmentType !== false);
    dispatch({ kind: "recall", entries });
    const amounts = entries.map((entry) => Math.abs(entry.amount));
    const largest = amounts.indexOf(Math.max(...amounts));
    focusCell(largest, (entries[largest]?.amount ?? 0) < 0 ? "credit" : "debit");
  }
  function onTextDone() {
    const fillsByItself = settings.allowAutoAccountDistribution !== false && hasPlus && !hasRows;
    if (fillsByItself && latest !== undefined && form.mode === "advanced") takeRecalled();
    else focusCell(0, "account");
  }
  function onKeyDown(event: KeyboardEvent) {
    if ((event.ctrlKey || event.metaKey) && event.key === "Enter") {
      event.preventDefault();
      void register();
    }
    if (event.altKey && event.key.toLowerCase() === "r") {
      event.preventDefault();
      takeRecalled();
    }
  }
  useVatNotices(form);
  function changeMode(mode: TransactionEditMode) {
    dispatch({ kind: "mode", mode });
    void update({ currentTransactionEditMode: mode });
  }
  function startOver() {
    setShowsKept(false);
    dispatch({
      kind: "replace",
      form: emptyEntryForm({ mode: form.mode, date: startDate(start), series: form.series }),
    });
  }
  function cancel() {
    dispatch({
      kind: "replace",
      form: emptyEntryForm({ mode: form.mode, date: form.date, series: form.series }),
    });
    router.history.push("/accounting/transaction");
  }
  return {
    form,
    dispatch,
    accountsByNo,
    suggest,
    errors: isTried ? found : [],
    isKnownCurrency: NO_CURRENCY,
    nextNumber: nextNumberInBooks(form.series, start.year, highest),
    recalled:
      latest === undefined || hasRows ? undefined : { date: latest.date, summary: recallSummary(latest) },
    wasKept: showsKept && isTouched(form),
    fitsSimple: form.mode === "simple" || fitsSimpleMode(form),
    failure: registering.failure,
    isRegistering: registering.isRegistering,
    setIsUploading,
    register,
    takeRecalled,
    onTextDone,
    onKeyDown,
    splitVat: (key: number) => dispatch({ kind: "split-vat", key, accounts: accountsByNo }),
    changeMode,
    startOver,
    cancel,
  };
}
