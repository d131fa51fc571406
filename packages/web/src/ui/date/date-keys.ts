import type { ControlKey } from "../keys/control-key.ts";

interface DateActions {
  readonly onStep: (unit: "day" | "month", count: 1 | -1) => void;
  readonly onCalendar: () => void;
}

const STEPS: ReadonlyMap<string, 1 | -1> = new Map([
  ["ArrowUp", 1],
  ["ArrowDown", -1],
  ["PageUp", 1],
  ["PageDown", -1],
]);

function step(unit: "day" | "month", label: string, ...strokes: readonly string[]): ControlKey<DateActions> {
  return {
    strokes,
    label,
    group: "I formuläret",
    run: ({ onStep }, { stroke }) => onStep(unit, STEPS.get(stroke) ?? 1),
  };
}

/** The keys of a date: steps, and its calendar. */
export const DATE_KEYS: readonly ControlKey<DateActions>[] = [
  step("day", "En dag framåt eller bakåt i datumet", "ArrowUp", "ArrowDown"),
  step("month", "En månad framåt eller bakåt i datumet", "PageUp", "PageDown"),
  {
    strokes: ["Alt+ArrowDown"],
    label: "Öppna kalendern vid datumet",
    group: "I formuläret",
    run: ({ onCalendar }) => onCalendar(),
  },
];
