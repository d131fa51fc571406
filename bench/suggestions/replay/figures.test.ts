import { expect, test } from "vitest";
import { replayFigures } from "./figures.ts";
import type { Outcome } from "./replay.ts";

const RIGHT: Outcome = {
  probability: 0.9,
  isRight: true,
  hasRightAccounts: true,
  isAmongThree: true,
  isUnseen: false,
};
const WRONG_SHARES: Outcome = { ...RIGHT, isRight: false, isAmongThree: false };
const UNSEEN: Outcome = { ...WRONG_SHARES, hasRightAccounts: false, isUnseen: true };
const UNSURE: Outcome = { ...RIGHT, probability: 0.5 };
const SILENT: Outcome = { ...UNSEEN, probability: 0 };

test("the figures of a few outcomes", () => {
  const { brier, calibrationError, ...figures } = replayFigures([
    RIGHT,
    WRONG_SHARES,
    UNSEEN,
    UNSURE,
    SILENT,
  ]);
  expect(figures).toEqual({
    rows: 5,
    precision: 1 / 3,
    coverage: 3 / 5,
    right: 1 / 5,
    wrong: 2 / 5,
    accountPrecision: 2 / 3,
    amongThree: 2 / 5,
    unseenWrong: 1 / 2,
    unseenRows: 2,
  });
  // Three at 0.9 of which one is right, one at 0.5 that is; nothing was shown for the last.
  expect(calibrationError).toBeCloseTo((0.9 * 3 - 1 + 0.5) / 4);
  expect(brier).toBeCloseTo((0.01 + 0.81 + 0.81 + 0.25) / 5);
});

test("nothing at all has no figures", () => {
  expect(replayFigures([])).toMatchObject({ rows: 0, precision: 0, coverage: 0, brier: 0 });
});
