import type { KeyboardEvent } from "react";
import type { ControlKey } from "../../ui/keys/control-key.ts";
import { useControlKeys } from "../../ui/keys/use-control-keys.ts";
import { focusSearch } from "./focus-amount.ts";

interface ColumnActions {
  /** Moves the focus by `count` fields; returns false where there is none. */
  readonly onMove: (from: EventTarget, count: 1 | -1) => boolean;
}

const AMOUNT_KEYS: readonly ControlKey<ColumnActions>[] = [
  {
    strokes: ["Enter"],
    label: "Nästa belopp",
    group: "I formuläret",
    run: ({ onMove }, { target }) => onMove(target, 1),
  },
  {
    strokes: ["Shift+Enter"],
    label: "Förra beloppet",
    group: "I formuläret",
    run: ({ onMove }, { target }) => onMove(target, -1),
  },
];

/**
 * Enter in an amount moves to that of the next row, with Shift to the previous one: for the element around the amounts.
 * From the last of those that a search found it goes back to the search, for the next account.
 */
export function useAmountKeys() {
  const handleKey = useControlKeys(AMOUNT_KEYS);
  return (event: KeyboardEvent<HTMLElement>) => {
    const fields = [...event.currentTarget.querySelectorAll("input")];
    handleKey(event, {
      onMove(from, count) {
        const next = from instanceof HTMLInputElement ? fields[fields.indexOf(from) + count] : undefined;
        next?.focus();
        return next !== undefined || (count === 1 && focusSearch());
      },
    });
  };
}
