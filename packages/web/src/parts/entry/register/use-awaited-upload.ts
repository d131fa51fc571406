import { useRef } from "react";
import { isTouched } from "../form/entry-form.ts";
import type { EntryStore } from "../form/entry-store.ts";

/** What waits for the files of the form. */
export interface AwaitedUpload {
  /** True while a file is being uploaded: then `act` is called when the upload is done, in place of what waited before. */
  readonly await: (act: () => void) => boolean;
  readonly setIsBusy: (busy: boolean) => void;
}

/**
 * A file belongs to this form and not to the next one: what a person does with the form waits for it, without a second
 * command.
 */
export function useAwaitedUpload(store: EntryStore): AwaitedUpload {
  const isBusy = useRef(false);
  const awaited = useRef<() => void>(undefined);
  return {
    await: (act) => {
      awaited.current = isBusy.current ? act : undefined;
      return isBusy.current;
    },
    setIsBusy: (busy) => {
      isBusy.current = busy;
      const act = awaited.current;
      if (busy || act === undefined) return;
      awaited.current = undefined;
      // After the render that shows it, which the focus has to wait for.
      if (isTouched(store.form())) queueMicrotask(act);
    },
  };
}
