import { type Outcome, SHOWN } from "./replay.ts";

/** From here on a suggestion is chosen beforehand. */
const CHOSEN = 0.8;
const BINS = 10;

/** Shares from 0 to 1. */
export interface ReplayFigures {
  readonly rows: number;
  /** Right among those chosen beforehand. */
  readonly precision: number;
  /** Chosen beforehand among all. */
  readonly coverage: number;
  /** Chosen beforehand and right, or wrong, among all. */
  readonly right: number;
  readonly wrong: number;
  /** Those with the right accounts among those chosen beforehand. */
  readonly accountPrecision: number;
  /** Rows with the right booking among the first three that are shown. */
  readonly amongThree: number;
  /**
   * The gap between the probability that is shown and the share that is right, in ten bins weighed by their size: of
   * the first suggestion of the rows that show one.
   */
  readonly calibrationError: number;
  /** The mean square of probability minus outcome; a row without a suggestion counts as probability 0. */
  readonly brier: number;
  /** Chosen beforehand and wrong, among rows of payees that had never been met. */
  readonly unseenWrong: number;
  readonly unseenRows: number;
}

export function replayFigures(outcomes: readonly Outcome[]): ReplayFigures {
  const chosen = outcomes.filter(({ probability }) => probability >= CHOSEN);
  const right = count(chosen, ({ isRight }) => isRight);
  const unseen = outcomes.filter(({ isUnseen }) => isUnseen);
  return {
    rows: outcomes.length,
    precision: share(right, chosen.length),
    coverage: share(chosen.length, outcomes.length),
    right: share(right, outcomes.length),
    wrong: share(chosen.length - right, outcomes.length),
    accountPrecision: share(
      count(chosen, ({ hasRightAccounts }) => hasRightAccounts),
      chosen.length,
    ),
    amongThree: share(
      count(outcomes, ({ isAmongThree }) => isAmongThree),
      outcomes.length,
    ),
    calibrationError: calibrationError(outcomes.filter(({ probability }) => probability >= SHOWN)),
    brier: share(
      outcomes.reduce((sum, { probability, isRight }) => sum + (probability - (isRight ? 1 : 0)) ** 2, 0),
      outcomes.length,
    ),
    unseenWrong: share(
      count(unseen, ({ probability, isRight }) => probability >= CHOSEN && !isRight),
      unseen.length,
    ),
    unseenRows: unseen.length,
  };
}

function calibrationError(shown: readonly Outcome[]): number {
  const bins = Map.groupBy(shown, ({ probability }) => Math.min(BINS - 1, Math.floor(probability * BINS)));
  const gaps = [...bins.values()].map((bin) =>
    Math.abs(bin.reduce((sum, { probability, isRight }) => sum + probability - (isRight ? 1 : 0), 0)),
  );
  return share(
    gaps.reduce((sum, gap) => sum + gap, 0),
    shown.length,
  );
}

function count(outcomes: readonly Outcome[], holds: (outcome: Outcome) => boolean): number {
  return outcomes.filter(holds).length;
}

/** 0 of nothing. */
function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
