import { isTypedSinceFocus } from "../../../ui/form/typed-since-focus.ts";
import type { ControlKey } from "../../../ui/keys/control-key.ts";
import { focusBefore } from "./cell-focus.ts";

const GROUP = { group: "I formuläret" } as const;

export interface EntryFormActions {
  readonly onRecall: () => void;
  readonly onNote: () => void;
  /** Undefined for a company without templates in its package. */
  readonly onTemplate: (() => void) | undefined;
  readonly onFiles: () => void;
  /** Splits VAT off the row with the focus, or the one that had it last; undefined when there is none. */
  readonly onSplitVat: (() => void) | undefined;
  /** Returns false when there was nothing to undo. */
  readonly onUndo: () => boolean;
  /** Whether the form is sent to be registered, and nobody knows what became of it. */
  readonly isSent: () => boolean;
  readonly onLeave: () => void;
}

/** The keys of the whole form, whichever field has the focus (PG7). */
export const FORM_KEYS: readonly ControlKey<EntryFormActions>[] = [
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
    strokes: ["Alt+k"],
    label: "Använd en konteringsmall",
    run: ({ onTemplate }) => {
      onTemplate?.();
      return onTemplate !== undefined;
    },
  },
  { ...GROUP, strokes: ["Alt+u"], label: "Ladda upp verifikat", run: ({ onFiles }) => onFiles() },
  // What the browser makes of the key is a paste, which the form and its rows listen for.
  {
    ...GROUP,
    strokes: ["Control+v"],
    label: "Klistra in ett underlag, eller rader från ett kalkylark i ett kontofält",
    run: () => false,
  },
  {
    ...GROUP,
    strokes: ["Control+z"],
    label: "Ångra i formuläret",
    // What has been sent is not typed back by the browser either.
    run: ({ onUndo, isSent }, { target }) => (isSent() || !isTypedSinceFocus(target)) && onUndo(),
  },
  {
    ...GROUP,
    strokes: ["Control+m"],
    label: "Dela upp radens moms efter kontot",
    run: ({ onSplitVat }) => {
      if (onSplitVat === undefined) return false;
      onSplitVat();
      return true;
    },
  },
  { ...GROUP, strokes: ["Escape"], label: "Avbryt", run: ({ onLeave }) => onLeave() },
];

/** The key of a form that something is suggested for. */
export const SUGGESTION_KEYS: readonly ControlKey<() => void>[] = [
  {
    ...GROUP,
    strokes: ["Alt+i"],
    label: "Ta förslaget på kontering, och en gång till det nästa",
    run: (take) => take(),
  },
];

interface FieldActions {
  /** Returns false to leave the key to the browser. */
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
  readonly onText: () => void;
  readonly onQuantity: () => void;
  readonly onCopyAbove: () => void;
  readonly onRemove: () => void;
}

/** The keys of a row of the grid. */
export const ROW_KEYS: readonly ControlKey<RowActions>[] = [
  { ...GROUP, strokes: ["Alt+t"], label: "Skriv en text på raden", run: ({ onText }) => onText() },
  {
    ...GROUP,
    strokes: ["Alt+q"],
    label: "Skriv en kvantitet på raden",
    run: ({ onQuantity }) => onQuantity(),
  },
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
    // In a text field the key deletes a word.
    run: ({ onRemove }, { target }) => !isTypedSinceFocus(target) && onRemove(),
  },
];
