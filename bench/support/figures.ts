import { appendFileSync } from "node:fs";

/** How a figure is compared with a limit: by its ratio, or, where the limit is in its own unit, as it was measured. */
export interface Target {
  readonly of: "ratio" | "measured";
  readonly atMost?: number;
  readonly atLeast?: number;
}

export interface Figure {
  readonly name: string;
  /** In `unit`, such as ms; medians unless the name says otherwise. */
  readonly measured: number;
  /** Measured in the same run, in the same unit: what the figure is divided by. */
  readonly reference: number;
  /** The name of the reference. */
  readonly against: string;
  readonly unit: string;
  /** Absent for a figure that is printed for comparison only. */
  readonly target?: Target;
}

const WIDTHS = [58, 14, 14, 9, 14] as const;
let isFirst = true;

/** Prints a figure as one line: name, measured, reference, ratio, target, and whether it is within it. */
export function reportFigure(figure: Figure): void {
  if (isFirst) console.log(line(["", "measured", "reference", "ratio", "target"], "", "against"));
  isFirst = false;
  const { name, measured, reference, against, unit, target } = figure;
  const ratio = measured / reference;
  const cells = [name, amount(measured, unit), amount(reference, unit), ratio.toFixed(2)];
  const verdict = target === undefined ? "" : isWithin(figure) ? "ok" : "OVER";
  console.log(line([...cells, targetText(target, unit)], verdict, against));
  // The command that runs all benchmarks sums up the figures of each.
  const { HUVUDBOK_BENCH_FIGURES: file } = process.env;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ name, verdict })}\n`);
}

/** Reports that something which must hold does not: a wrong sum, a missing row. It counts as over its target. */
export function reportFailure(name: string): void {
  console.log(`${name}: WRONG`);
  const { HUVUDBOK_BENCH_FIGURES: file } = process.env;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ name, verdict: "OVER" })}\n`);
}

function isWithin({ measured, reference, target }: Figure): boolean {
  const value = target?.of === "measured" ? measured : measured / reference;
  return value <= (target?.atMost ?? Number.POSITIVE_INFINITY) && value >= (target?.atLeast ?? 0);
}

function targetText(target: Target | undefined, unit: string): string {
  if (target === undefined) return "";
  const limit = target.atMost ?? target.atLeast ?? Number.NaN;
  const text = target.of === "measured" ? amount(limit, unit) : String(limit);
  return `${target.atMost === undefined ? ">=" : "<="} ${text}`;
}

function amount(value: number, unit: string): string {
  const digits = Math.abs(value) >= 1000 || Number.isInteger(value) ? 0 : Math.abs(value) >= 100 ? 1 : 2;
  return `${value.toFixed(digits)} ${unit}`.trimEnd();
}

function line(cells: readonly string[], verdict: string, against: string): string {
  const aligned = cells.map((cell, index) => {
    const width = WIDTHS[index] ?? 0;
    return index === 0 ? cell.padEnd(width) : cell.padStart(width);
  });
  return `${aligned.join(" ")}  ${verdict.padEnd(4)}  ${against}`;
}
