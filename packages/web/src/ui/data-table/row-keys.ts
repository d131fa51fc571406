import type { ControlKey } from "../keys/control-key.ts";

/** What the keys of a list do on the focused row; each returns false where it cannot act. */
export interface RowActions {
  readonly moveTo: (place: RowStep) => unknown;
  readonly open: (inNewTab: boolean) => unknown;
  readonly select: () => unknown;
}

export type RowStep = "next" | "previous" | "page-down" | "page-up" | "first" | "last";

const STEPS: Readonly<Record<string, RowStep>> = {
  ArrowDown: "next",
  ArrowUp: "previous",
  PageDown: "page-down",
  PageUp: "page-up",
  Home: "first",
  End: "last",
};

function move(label: string, ...strokes: readonly string[]): ControlKey<RowActions> {
  return {
    strokes,
    label,
    group: "I listan",
    run: ({ moveTo }, { stroke }) => {
      const step = STEPS[stroke];
      return step !== undefined && moveTo(step);
    },
  };
}

/** The keys of every list whose rows take the focus. */
export const MOVE_KEYS: readonly ControlKey<RowActions>[] = [
  move("Föregående och nästa rad", "ArrowUp", "ArrowDown"),
  move("En skärm upp och ned", "PageUp", "PageDown"),
  move("Första och sista raden", "Home", "End"),
];

/** For lists whose rows can be opened. */
export const OPEN_KEYS: readonly ControlKey<RowActions>[] = [
  { strokes: ["Enter"], label: "Öppna raden", group: "I listan", run: ({ open }) => open(false) },
];

/** For lists whose rows are links. */
export const TAB_KEYS: readonly ControlKey<RowActions>[] = [
  {
    strokes: ["Control+Enter"],
    label: "Öppna raden i ny flik",
    group: "I listan",
    run: ({ open }) => open(true),
  },
];

/** For lists whose rows can be selected. */
export const SELECT_KEYS: readonly ControlKey<RowActions>[] = [
  { strokes: ["Space"], label: "Markera raden", group: "I listan", run: ({ select }) => select() },
];
