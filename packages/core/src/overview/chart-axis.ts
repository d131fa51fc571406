import { formatWholeKronor, type Ore, ore } from "../money/index.ts";

export interface ChartAxis {
  /** Two to five evenly spaced values, lowest first; zero is one of them, and every amount is within them. */
  readonly marks: readonly Ore[];
  /** The unit that suits the marks best. */
  readonly unit: "kronor" | "thousands" | "millions";
}

const MOST_MARKS = 5;
const ONE_KRONA = 100;
const THOUSAND = 1000 * ONE_KRONA;
const MILLION = 1000 * THOUSAND;

/** The marks of an axis for these amounts, in öre: steps of 1, 2, 2.5 or 5 times a power of ten, at most five marks. */
export function chartAxis(amounts: readonly Ore[]): ChartAxis {
  const [low, high] = [Math.min(0, ...amounts), Math.max(0, ...amounts)];
  let step = ONE_KRONA;
  for (const candidate of steps()) {
    step = candidate;
    if (Math.ceil(high / step) - Math.floor(low / step) < MOST_MARKS) break;
  }
  const from = Math.floor(low / step);
  const to = Math.max(Math.ceil(high / step), from + 1);
  const marks = Array.from({ length: to - from + 1 }, (_, index) => ore((from + index) * step));
  return { marks, unit: unitOf(step) };
}

function unitOf(step: number): ChartAxis["unit"] {
  if (step >= MILLION) return "millions";
  return step >= THOUSAND ? "thousands" : "kronor";
}

/** Yields 1, 2, 2.5, 5, 10, 20 ... kronor in öre, endlessly. */
function* steps(): Generator<number, never> {
  for (let power = ONE_KRONA; ; power *= 10) {
    for (const factor of [1, 2, 2.5, 5]) yield power * factor;
  }
}

/** A mark in the unit of its axis: `2,5`, `−25`, `1 500`. */
export function axisMarkText(mark: Ore, unit: ChartAxis["unit"]): string {
  const value = mark / { kronor: ONE_KRONA, thousands: THOUSAND, millions: MILLION }[unit];
  if (Number.isInteger(value)) return formatWholeKronor(ore(value * ONE_KRONA));
  return String(value).replace("-", "\u2212").replace(".", ",");
}
