import { useEffect, useRef } from "react";
import { currencyRates } from "../../../data/rates.ts";
import { useToast } from "../../../ui/label/toast.tsx";
import { useLatest } from "../../../ui/use-latest.ts";
import { isTouched } from "../form/entry-form.ts";
import type { EntryStore } from "../form/entry-store.ts";
import { awaitsRate } from "./converted-rows.ts";
import { convertRows } from "./use-converted-rows.ts";

/** Registering waits for a rate as it waits for a file, without a second command. */
export function useAwaitedRates(store: EntryStore, register: () => void) {
  const toast = useToast();
  const isAwaited = useRef(false);
  const latest = useLatest(register);
  useEffect(
    () =>
      currencyRates.subscribe(() => {
        if (!isAwaited.current || awaitsRate(store.form(), currencyRates.lookUp)) return;
        isAwaited.current = false;
        // After the render that shows it, which the focus has to wait for.
        if (isTouched(store.form())) queueMicrotask(() => latest.current());
      }),
    [store, latest],
  );
  return {
    /** True while a rate is on its way: the form is registered when it has come. */
    await: (): boolean => {
      convertRows(store);
      isAwaited.current = awaitsRate(store.form(), currencyRates.lookUp);
      if (isAwaited.current) toast({ text: "Registreras när valutakursen är hämtad" });
      return isAwaited.current;
    },
  };
}
