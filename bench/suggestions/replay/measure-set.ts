import type { MeasuredSet } from "../measured-sets.ts";
import { type ReplayFigures, replayFigures } from "./figures.ts";
import type { Method } from "./method.ts";
import { type Outcome, replay } from "./replay.ts";

/** The outcomes of a method in each of the companies of a set. */
export function outcomesOf(
  method: Method,
  { books, agreement }: MeasuredSet,
): readonly (readonly Outcome[])[] {
  return books.map((each) => replay(method, each, agreement));
}

/** The figures of the rows after the first `warmUp` of each company. */
export function figuresAfter(outcomes: readonly (readonly Outcome[])[], warmUp: number): ReplayFigures {
  return replayFigures(outcomes.flatMap((each) => each.slice(warmUp)));
}
