import { expect, test } from "vitest";
import { isSideways, turnedLeft, turnedRight, UPRIGHT } from "./turn.ts";

test("four quarters to either side are none", () => {
  let turn = UPRIGHT;
  const seen = [turnedRight, turnedRight, turnedRight, turnedRight].map((next) => (turn = next(turn)));
  expect(seen).toEqual([90, 180, 270, 0]);
  expect([0, 90, 180, 270].map(turnedLeft)).toEqual([270, 0, 90, 180]);
});

test("a quarter either way lies on its side", () => {
  expect([0, 90, 180, 270].map(isSideways)).toEqual([false, true, false, true]);
});
