import { useCallback, useEffect, useRef, useState } from "react";
import { currencyRates } from "../../../data/rates.ts";
import { useToast } from "../../../ui/label/toast.tsx";
import { useLatest } from "../../../ui/use-latest.ts";
import { isTouched } from "../form/entry-form.ts";
import type { EntryStore } from "../form/entry-store.ts";
import { awaitsRate, rateOfRow } from "./converted-rows.ts";

/**
 * Amounts in other currencies as kronor, by the rate of the form's date, until the form is registered (TR27).
 * Registering waits for a rate as it waits for a file.
 */
export function useEntryRates(store: EntryStore, register: () => void) {
  const toast = useToast();
  const isAwaited = useRef(false);
  const latest = useLatest(register);
  const [, redraw] = useState(0);
  const settle = useCallback(() => {
    convertRows(store);
    if (!isAwaited.current || awaitsRate(store.form(), lookUp)) return;
    isAwaited.current = false;
    // After the render that shows it, which the focus has to wait for.
    if (isTouched(store.form())) queueMicrotask(() => latest.current());
  }, [store, latest]);
  useEffect(() => {
    settle();
    const stopForm = store.subscribe(() => convertRows(store));
    const stopRates = currencyRates.subscribe(() => {
      settle();
      redraw((count) => count + 1);
    });
    return () => {
      stopForm();
      stopRates();
    };
  }, [store, settle]);
  return {
    /** True while a rate is on its way: the form is registered when it has come. */
    await: (): boolean => {
      convertRows(store);
      isAwaited.current = awaitsRate(store.form(), lookUp);
      if (isAwaited.current) toast({ text: "Registreras när valutakursen är hämtad" });
      return isAwaited.current;
    },
  };
}

const lookUp: typeof currencyRates.lookUp = (currency, date) => currencyRates.lookUp(currency, date);

/** Every amount by the rate of the date; one without a rate is none. */
function convertRows(store: EntryStore): void {
  const { rows, date } = store.form();
  for (const row of rows) {
    const rate = rateOfRow(row, date, lookUp);
    if (rate === undefined || rate.state === "loading") continue;
    const amount = rate.state === "ready" ? rate.amount : undefined;
    if (amount === row.amount) continue;
    // The form that comes of it is converted when the listeners are told.
    return store.dispatch({ kind: "converted", key: row.key, amount });
  }
}
