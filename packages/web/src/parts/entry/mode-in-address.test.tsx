import { expect, test } from "vitest";
import { nameMode } from "./mode-in-address.ts";

const CREATE = "/accounting/transaction/create";

test.each([
  [`${CREATE}/simple`, "advanced", `${CREATE}/advanced`],
  [`${CREATE}/Simple/?x=1`, "advanced", `${CREATE}/advanced?x=1`],
  [`${CREATE}/advanced`, "simple", `${CREATE}/simple`],
  [CREATE, "simple", CREATE],
  [`${CREATE}/template`, "simple", `${CREATE}/template`],
] as const)("at %s the mode %s leads to %s", (from, mode, to) => {
  window.history.replaceState({ kept: true }, "", from);
  const steps = window.history.length;
  nameMode(mode);
  expect(window.location.pathname + window.location.search).toBe(to);
  expect([window.history.length, window.history.state]).toEqual([steps, { kept: true }]);
});
