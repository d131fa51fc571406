import type { KeyboardEvent } from "react";
import { isTypedSinceFocus } from "../../ui/form/typed-since-focus.ts";
import type { ControlKey } from "../../ui/keys/control-key.ts";
import { useControlKeys } from "../../ui/keys/use-control-keys.ts";
import { focusSearch } from "./focus-amount.ts";

interface ColumnActions {
  /** Moves the focus by `count` fields; returns false where there is none. */
  readonly onMove: (from: EventTarget, count: 1 | -1) => boolean;
  /** Returns false when there is nothing to take back. */
  readonly onUndo: () => boolean;
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
  // What the browser makes of the key is a paste, which the page listens for.
  {
    strokes: ["Control+v"],
    label: "Klistra in konton och belopp från ett kalkylark",
    group: "I formuläret",
    run: () => false,
  },
  {
    strokes: ["Control+z"],
    label: "Ta tillbaka det som klistrades in",
    group: "I formuläret",
    run: ({ onUndo }, { target }) => !isTypedSinceFocus(target) && onUndo(),
  },
];

/**
 * Enter in an amount moves to that of the next row, with Shift to the previous one, and Ctrl+Z takes back what was
 * pasted: for the element around the amounts. From one that a search found it goes back to the
 * search, for the next account.
 */
export function useAmountKeys(onUndo: () => boolean) {
  const handleKey = useControlKeys(AMOUNT_KEYS);
  return (event: KeyboardEvent<HTMLElement>) => {
    const fields = [...event.currentTarget.querySelectorAll("input")];
    handleKey(event, {
      onUndo,
      onMove(from, count) {
        if (count === 1 && focusSearch()) return true;
        const next = from instanceof HTMLInputElement ? fields[fields.indexOf(from) + count] : undefined;
        next?.focus();
        return next !== undefined;
      },
    });
  };
}
