import { expect, test } from "vitest";
import { ore } from "../../money/index.ts";
import { BOX_GROUPS } from "../vat-return-box.ts";
import { type BaseDifference, missingSalesBase } from "./vat-base-check.ts";

test("VR12, VR22: only a difference of the bases of sales says what sales lack, or have too much", () => {
  const missing = (base: number, implied: number) =>
    BOX_GROUPS.map(
      ({ bases, taxes }): BaseDifference => ({
        bases,
        taxes,
        base: ore(base),
        implied: ore(implied),
      }),
    ).map((difference) => missingSalesBase(difference));
  expect(missing(100, 500)).toEqual([400, undefined, undefined]);
  expect(missing(500, 100)).toEqual([-400, undefined, undefined]);
});
