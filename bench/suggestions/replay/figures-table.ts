import type { ReplayFigures } from "./figures.ts";

const NAME_WIDTH = 28;
const COLUMNS: readonly (readonly [heading: string, cell: (figures: ReplayFigures) => string])[] = [
  ["precision", ({ precision }) => percent(precision)],
  ["coverage", ({ coverage }) => percent(coverage)],
  ["right", ({ right }) => percent(right)],
  ["wrong", ({ wrong }) => percent(wrong)],
  ["accounts", ({ accountPrecision }) => percent(accountPrecision)],
  ["of three", ({ amongThree }) => percent(amongThree)],
  ["cal. error", ({ calibrationError }) => calibrationError.toFixed(3)],
  ["Brier", ({ brier }) => brier.toFixed(3)],
  ["unseen", ({ unseenWrong }) => percent(unseenWrong)],
];

/** The lines of a table of figures, one for each method. */
export function figuresTable(
  rows: readonly (readonly [name: string, figures: ReplayFigures])[],
): readonly string[] {
  const head = line(
    "",
    COLUMNS.map(([name]) => name),
  );
  return [
    head,
    ...rows.map(([name, figures]) =>
      line(
        `  ${name}`,
        COLUMNS.map(([, cell]) => cell(figures)),
      ),
    ),
  ];
}

function line(name: string, cells: readonly string[]): string {
  return name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padStart(11)).join("");
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}
