import type { Entry } from "@huvudbok/core/transaction";
import { useLayoutEffect } from "react";
import { Button } from "../../../../ui/button/button.tsx";
import { focusCell, NEW_AMOUNTS } from "../../row/cell-focus.ts";
import classes from "../../transaction-entry.module.css";
import type { PreparedRows } from "../entry-rows.ts";
import type { EntryStore } from "../entry-store.ts";

interface ChangedNoticeProps {
  readonly store: EntryStore;
  readonly prepared: PreparedRows;
  /** What has changed, and what the form would be filled with now, if there is anything; undefined where nothing has. */
  readonly changed: { readonly text: string; readonly entries?: readonly Entry[] } | undefined;
}

/** That what a form was prepared with has changed: the new rows can be taken, and where there are none to take, *Registrera* asks first. */
export function ChangedNotice({ store, prepared, changed }: ChangedNoticeProps) {
  const doubt = changed !== undefined && changed.entries === undefined ? changed.text : undefined;
  useLayoutEffect(() => {
    store.doubt(doubt);
    return () => store.doubt(undefined);
  }, [store, doubt]);
  if (changed === undefined) return null;
  const { text, entries } = changed;
  const take = (taken: readonly Entry[]) => {
    store.dispatch({ kind: "prepared", prepared: { ...prepared, entries: taken } });
    // The button that had the focus is gone.
    focusCell(0, "account");
  };
  return (
    <output className={classes.notice}>
      {text}
      {entries !== undefined && (
        <Button variant="subtle" size="compact-sm" data-cell={NEW_AMOUNTS} onClick={() => take(entries)}>
          Ta de nya beloppen
        </Button>
      )}
    </output>
  );
}
