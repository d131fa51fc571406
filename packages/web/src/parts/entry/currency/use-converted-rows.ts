import { useEffect, useState } from "react";
import { currencyRates } from "../../../data/rates.ts";
import type { EntryStore } from "../form/entry-store.ts";
import { mayConvert, rateOfRow } from "./converted-rows.ts";

/** Amounts in other currencies as kronor, by the rate of the form's date, until the form is registered (TR27). */
export function useConvertedRows(store: EntryStore): void {
  const [, redraw] = useState(0);
  useEffect(() => {
    const convert = () => convertRows(store);
    convert();
    const stopForm = store.subscribe(convert);
    const stopRates = currencyRates.subscribe(() => {
      convert();
      redraw((count) => count + 1);
    });
    return () => {
      stopForm();
      stopRates();
    };
  }, [store]);
}

/** Every amount by the rate of the date; one without a rate is none. */
export function convertRows(store: EntryStore): void {
  const form = store.form();
  if (!mayConvert(form)) return;
  for (const row of form.rows) {
    const rate = rateOfRow(row, form.date, currencyRates.lookUp);
    if (rate === undefined || rate.state === "loading") continue;
    const amount = rate.state === "ready" ? rate.amount : undefined;
    if (amount === row.amount) continue;
    // The form that comes of it is converted when the listeners are told.
    return store.dispatch({ kind: "converted", key: row.key, amount });
  }
}
