import { type FiscalYear, fiscalYearName } from "@huvudbok/core/fiscal-year";
import {
  copiedTransaction,
  correctingTransactions,
  deletionHindrance,
  deletionHindranceText,
  highestNumbers,
  type NewTransactionTemplate,
  type OpenPeriod,
  reversalHindranceText,
  reversalYear,
  reversedTransaction,
  type Transaction,
  transactionId,
} from "@huvudbok/core/transaction";
import { useMemo } from "react";
import { switchFiscalYear, useFiscalYear, useFiscalYears } from "../../data/fiscal-years.ts";
import { storeNewTransaction } from "../../data/new-transaction.ts";
import { useCommit } from "../../data/use-commit.ts";
import { useDocument } from "../../data/use-document.ts";
import { useUserSettings } from "../../data/user-settings.ts";
import { pushAddress } from "../../navigation/address.ts";
import { useToday } from "../../ui/date/use-today.ts";
import { useUndoAction } from "../../ui/form/use-undo-action.ts";
import { useToast } from "../../ui/label/toast.tsx";
import { useLinkedTransaction } from "../../ui/link/linked-transaction.ts";
import { watchPage } from "../../ui/link/watch-page.ts";
import { type PageError, pageErrorOf } from "../../ui/page-frame/error-level.ts";
import { usePageError } from "../../ui/page-frame/use-page-error.ts";

/** The actions of a registered transaction: copy it, correct it, reverse it, delete it where the rules allow. */
export function useTransactionActions(transaction: Transaction, all: ReadonlyMap<string, Transaction>) {
  const toast = useToast();
  const commit = useCommit();
  const takeBack = useUndoAction();
  const year = useFiscalYear();
  const { years } = useFiscalYears();
  const { settings } = useUserSettings();
  const linked = useLinkedTransaction();
  const { head } = useDocument("accountSettings");
  const [error, setError] = usePageError();
  const today = useToday();
  const goTo = useYearOfCorrection(setError);
  const highest = useMemo(() => highestNumbers([...all.values()]), [all]);
  const closed = head?.closedThrough === undefined ? {} : { closedThrough: head.closedThrough };
  const period: OpenPeriod | undefined = year === undefined ? undefined : { year, ...closed };
  const reversedIn = year === undefined ? undefined : reversalYear(years, year.id, head?.closedThrough);
  const hindrance = deletionHindrance(transaction, {
    allowTransactionEdit: settings.allowTransactionEdit === true,
    highest,
    isYearLocked: year?.locked === true,
    ...closed,
  });

  function open(made: Omit<NewTransactionTemplate, "source"> | undefined, source: string) {
    if (made === undefined) {
      setError({
        message: "Räkenskapsåret är låst till och med sin sista dag, så inget kan bokföras i det.",
        level: "warning",
      });
      return;
    }
    storeNewTransaction({ ...made, source });
    pushAddress("/accounting/transaction/create/template");
  }
  async function reverse(): Promise<void> {
    if (year === undefined || reversedIn === undefined || !(await goTo(reversedIn))) return;
    const into = { year: reversedIn, correctedYear: year, today, ...closed };
    open(reversedTransaction(transaction, year.id, into), "reverse");
  }
  async function correct(): Promise<void> {
    if (year === undefined || reversedIn === undefined || !(await goTo(reversedIn))) return;
    const into = { year: reversedIn, fiscalYearId: reversedIn.id, correctedYear: year, today, ...closed };
    const made = correctingTransactions(transaction, year.id, into);
    open(made && { ...made.replacement, reversal: made.reversal, isReversalMoved: made.isMoved }, "correct");
  }
  async function remove(): Promise<boolean> {
    const id = transactionId(transaction.series, transaction.number);
    const name = `${transaction.series} ${transaction.number}`;
    const removed = await commit({
      intent: "delete",
      label: `Radering av ${name}`,
      untilKnown: true,
      changes: [{ kind: "transactions", remove: [id] }],
    });
    if (removed.ok) toast({ text: `${name} raderad`, undo: () => void takeBack(removed.value.requestId) });
    else setError(pageErrorOf(removed.error));
    return removed.ok;
  }
  return {
    error,
    hindrance: hindrance === undefined ? undefined : deletionHindranceText(hindrance),
    /** Why it cannot be reversed or corrected, in one sentence; undefined when it can. */
    reversalHindrance: reversalHindranceText(transaction, reversedIn, (link) => linked(link).name),
    copy: () => period !== undefined && open(copiedTransaction(transaction, period), "copy"),
    reverse: () => void reverse(),
    correct: () => void correct(),
    remove,
  };
}

/** Selects the year that a correction is booked in; false when that fails, or the page has been left meanwhile. */
function useYearOfCorrection(fail: (error: PageError) => void): (year: FiscalYear) => Promise<boolean> {
  const toast = useToast();
  const current = useFiscalYear();
  return async (year) => {
    if (year.id === current?.id) return true;
    const isHere = watchPage();
    try {
      await switchFiscalYear(year.id);
    } catch (thrown) {
      fail(pageErrorOf(thrown));
      return false;
    }
    if (!isHere()) return false;
    toast({ text: `Rättas i räkenskapsåret ${fiscalYearName(year)}` });
    return true;
  };
}
