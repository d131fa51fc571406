import type { KeyboardEvent } from "react";
import type { ControlKey } from "../../ui/keys/control-key.ts";
import { useControlKeys } from "../../ui/keys/use-control-keys.ts";

interface NumberActions {
  /** Moves the focus by `count` fields; returns false where there is none. */
  readonly onMove: (count: 1 | -1) => boolean;
}

const NUMBER_KEYS: readonly ControlKey<NumberActions>[] = [
  {
    strokes: ["Enter"],
    label: "Nästa VAT-nummer",
    group: "I formuläret",
    run: ({ onMove }) => onMove(1),
  },
  {
    strokes: ["Shift+Enter"],
    label: "Förra VAT-numret",
    group: "I formuläret",
    run: ({ onMove }) => onMove(-1),
  },
];

/** Enter in a number saves it and moves to that of the next row, with Shift to the previous one. */
export function useNumberKeys() {
  const handleKey = useControlKeys(NUMBER_KEYS);
  return (event: KeyboardEvent<HTMLElement>) => {
    const fields = [...event.currentTarget.querySelectorAll("input")];
    const here = fields.findIndex((field) => field === event.target);
    handleKey(event, {
      onMove: (count) => {
        const next = fields[here + count];
        // Leaving the last field saves it as well.
        if (next === undefined) fields[here]?.blur();
        else next.focus();
        return true;
      },
    });
  };
}
