import { useEffect, useRef } from "react";
import { currencyRates } from "../../../data/rates.ts";
import { isTouched } from "../form/entry-form.ts";
import type { EntryStore } from "../form/entry-store.ts";
import { awaitsRate } from "./converted-rows.ts";
import { convertRows } from "./use-converted-rows.ts";

/** What waits for the rates of the form. */
export interface AwaitedRates {
  /** True while a rate is on its way: then `act` is called when it has come, in place of what waited before. */
  readonly await: (act: () => void) => boolean;
}

/** What a person does with the form waits for its rates as it waits for a file, without a second command. */
export function useAwaitedRates(store: EntryStore): AwaitedRates {
  const awaited = useRef<() => void>(undefined);
  useEffect(
    () =>
      currencyRates.subscribe(() => {
        const act = awaited.current;
        if (act === undefined || awaitsRate(store.form(), currencyRates.lookUp)) return;
        awaited.current = undefined;
        // After the render that shows it, which the focus has to wait for.
        if (isTouched(store.form())) queueMicrotask(act);
      }),
    [store],
  );
  return {
    await: (act) => {
      convertRows(store);
      const isAwaited = awaitsRate(store.form(), currencyRates.lookUp);
      awaited.current = isAwaited ? act : undefined;
      return isAwaited;
    },
  };
}
