import type { ControlKey } from "../../ui/keys/control-key.ts";
import { isTypedSinceFocus } from "../../ui/typed-since-focus.ts";
import { focusBefore } from "./cell-focus.ts";

const GROUP = { group: "I formuläret" } as const;

export interface FormActions {
  readonly onRecall: () => void;
  readonly onNote: () => void;
  /** Answers false when there was nothing to take back. */
  readonly onUndo: () => boolean;
  readonly onLeave: () => void;
}

/** The keys of the whole form, on whatever field has the focus (clarification P28). */
export const FORM_KEYS: readonly ControlKey<FormActions>[] = [
  {
    ...GROUP,
    strokes: ["Shift+Enter"],
    label: "Förra fältet",
    run: (_, { target }) => target instanceof HTMLInputElement && focusBefore(target),
  },
  {
    ...GROUP,
    strokes: ["Alt+r"],
    label: "Hämta raderna från förra gången med samma text",
    run: ({ onRecall }) => onRecall(),
  },
  { ...GROUP, strokes: ["Alt+a"], label: "Skriv en anteckning", run: ({ onNote }) => onNote() },
  {
    ...GROUP,
    strokes: ["Control+z"],
    label: "Ångra i formuläret",
    run: ({ onUndo }, { target }) => !isTypedSinceFocus(target) && onUndo(),
  },
  { ...GROUP, strokes: ["Escape"], label: "Avbryt", run: ({ onLeave }) => onLeave() },
];

interface FieldActions {
  /** Answers false to leave the key to the browser. */
  readonly onNext: (stroke: string) => unknown;
}

/** The keys of a field that lead to the next one. */
export const FIELD_KEYS: readonly ControlKey<FieldActions>[] = [
  {
    ...GROUP,
    strokes: ["Enter", "Tab"],
    label: "Nästa fält, och till sist Registrera",
    run: ({ onNext }, { stroke }) => onNext(stroke),
  },
];

interface RowActions {
  readonly onSplitVat: () => void;
  readonly onText: () => void;
  readonly onCopyAbove: () => void;
  readonly onRemove: () => void;
}

/** The keys of a row of the grid. */
export const ROW_KEYS: readonly ControlKey<RowActions>[] = [
  {
    ...GROUP,
    strokes: ["Control+m"],
    label: "Dela upp radens moms efter kontot",
    run: ({ onSplitVat }) => onSplitVat(),
  },
  { ...GROUP, strokes: ["Alt+t"], label: "Skriv en text på raden", run: ({ onText }) => onText() },
  {
    ...GROUP,
    strokes: ["Control+d"],
    label: "Kopiera raden ovanför",
    run: ({ onCopyAbove }) => onCopyAbove(),
  },
  {
    ...GROUP,
    strokes: ["Control+Delete"],
    label: "Ta bort raden",
    // In a field that one types in, the key takes a word away.
    run: ({ onRemove }, { target }) => !isTypedSinceFocus(target) && onRemove(),
  },
];
