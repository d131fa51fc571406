import type { KeyboardEvent } from "react";
import type { ControlKey } from "../../ui/keys/control-key.ts";
import { useControlKeys } from "../../ui/keys/use-control-keys.ts";

interface ColumnActions {
  /** Moves as many fields on as `count` says; answers false where there is none. */
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

/** Enter in an amount goes to that of the next row, with Shift to the one before: for what the amounts stand in. */
export function useAmountKeys() {
  const hear = useControlKeys(AMOUNT_KEYS);
  return (event: KeyboardEvent<HTMLElement>) => {
    const fields = [...event.currentTarget.querySelectorAll("input")];
    hear(event, {
      onMove(from, count) {
        const next = from instanceof HTMLInputElement ? fields[fields.indexOf(from) + count] : undefined;
        next?.focus();
        return next !== undefined;
      },
    });
  };
}
