import type { ControlKey } from "../../ui/keys/control-key.ts";

interface TemplateRowActions {
  readonly onNext: () => boolean;
  readonly onRemove: () => boolean;
}

const GROUP = { group: "I formuläret" } as const;

/** The keys of a row of a template. */
export const TEMPLATE_ROW_KEYS: readonly ControlKey<TemplateRowActions>[] = [
  { ...GROUP, strokes: ["Enter"], label: "Nästa fält, och till sist Spara", run: ({ onNext }) => onNext() },
  { ...GROUP, strokes: ["Control+Delete"], label: "Ta bort raden", run: ({ onRemove }) => onRemove() },
];

/** The keys of the fields above the rows. */
export const HEAD_KEYS: readonly ControlKey<{ readonly onNext: () => void }>[] = [
  { ...GROUP, strokes: ["Enter"], label: "Nästa fält, och till sist Spara", run: ({ onNext }) => onNext() },
];
