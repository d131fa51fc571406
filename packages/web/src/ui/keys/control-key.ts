import type { KeyGroup } from "./key-binding.ts";

/** What was pressed in a control. */
export interface ControlPress {
  readonly stroke: string;
  readonly target: EventTarget;
}

/**
 * Keys that a control handles while the focus is in it, and what they do: a row of the table that the list of keys
 * shows and that `useControlKeys` runs. `Actions` is what the control can do.
 */
export interface ControlKey<Actions> {
  /** Strokes as `controlStrokeOf` writes them, each of which runs it: "ArrowUp", "Alt+r", "Shift+Enter". */
  readonly strokes: readonly string[];
  /** What it does, in Swedish, as the list of keys shows it. */
  readonly label: string;
  readonly group: KeyGroup;
  /** Returns false where it has no use for the key at the moment: the key is then left to the browser and to others. */
  readonly run: (actions: Actions, press: ControlPress) => unknown;
}
