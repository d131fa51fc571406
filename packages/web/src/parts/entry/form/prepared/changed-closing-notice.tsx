import { changedClosing } from "@huvudbok/core/closing";
import type { ClosingStep } from "@huvudbok/core/transaction";
import { useMemo } from "react";
import { useRegisteredYear } from "../../../../data/ledger.ts";
import { useDocument } from "../../../../data/use-document.ts";
import { isLoaded } from "../../../../ui/loading/is-loaded.ts";
import type { PreparedRows } from "../entry-rows.ts";
import type { EntryStore } from "../entry-store.ts";
import type { EntryStart } from "../use-entry-form.ts";
import { ChangedNotice } from "./changed-notice.tsx";

interface ChangedClosingProps {
  readonly store: EntryStore;
  readonly prepared: PreparedRows;
  readonly step: ClosingStep;
  readonly start: Pick<EntryStart, "year" | "companyType" | "today">;
}

/** That a step of the closing would book something else than the form was prepared with, and a way to take that (CL11). */
export function ChangedClosingNotice({ store, prepared, step, start }: ChangedClosingProps) {
  const { year, companyType, today } = start;
  const { ledger } = useRegisteredYear(year);
  const { head, items, state } = useDocument("accountPlan", { fiscalYearId: year.id });
  const isReady = isLoaded(state);
  const { text, entries } = prepared;
  const changed = useMemo(() => {
    if (ledger === undefined || !isReady) return undefined;
    const plan = { name: "", ...head, accounts2: [...items.values()] };
    return changedClosing({ step, text, entries }, { companyType, ledger, plan, today });
  }, [ledger, isReady, head, items, step, text, entries, companyType, today]);
  return <ChangedNotice store={store} prepared={prepared} changed={changed} />;
}
