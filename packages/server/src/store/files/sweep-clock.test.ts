import { beforeEach, describe, expect, test } from "vitest";
import { storeOn } from "../../../test/store-on.ts";
import { sale } from "../../../test/test-books.ts";
import { ENGINES } from "../../../test/test-store.ts";
import { type SweepClock, sweepClock } from "./sweep-clock.ts";
import { sweepWhenSafe } from "./sweep-files.ts";

const DAY = 24 * 3600 * 1000;
const WRITTEN = Date.parse("2025-06-10T10:00:00Z");

let wall: number;
let steady: number;
let clock: SweepClock;

beforeEach(() => {
  [wall, steady] = [WRITTEN, 1000];
  clock = sweepClock(
    () => wall,
    () => steady,
  );
});

const pass = (ms: number) => {
  wall += ms;
  steady += ms;
};

describe("ST37: a sweep", () => {
  test.each([
    ["an empty database", undefined, 400 * DAY],
    ["a write of the same day", WRITTEN, 1000],
    ["a write of a week before", WRITTEN, 7 * DAY],
    ["a write later than the clock", WRITTEN, -32 * DAY],
  ])("runs at once after %s", (_name, lastWrite, later) => {
    wall += later;
    expect(clock.mayRemove(lastWrite)).toBe(true);
    pass(DAY);
    expect(clock.mayRemove(lastWrite)).toBe(true);
  });

  test("waits a day of a process that started long after the last write", () => {
    wall += 32 * DAY;
    expect(clock.mayRemove(WRITTEN)).toBe(false);
    pass(DAY / 2);
    expect(clock.mayRemove(WRITTEN)).toBe(false);
    pass(DAY / 2);
    expect(clock.mayRemove(WRITTEN)).toBe(true);
    pass(400 * DAY);
    expect(clock.mayRemove(WRITTEN)).toBe(true);
  });

  test.each([32 * DAY, -32 * DAY])("waits a day after the clock has jumped by %i ms", (jump) => {
    expect(clock.mayRemove(WRITTEN)).toBe(true);
    pass(DAY);
    wall += jump;
    expect(clock.mayRemove(WRITTEN)).toBe(false);
    pass(DAY);
    expect(clock.mayRemove(WRITTEN)).toBe(true);
  });

  test("waits again when a wrong clock is set right", () => {
    wall += 32 * DAY;
    expect(clock.mayRemove(WRITTEN)).toBe(false);
    pass(DAY / 2);
    wall -= 32 * DAY;
    expect(clock.mayRemove(WRITTEN)).toBe(false);
    pass(DAY);
    expect(clock.mayRemove(WRITTEN)).toBe(true);
  });
});

describe.each(ENGINES)("a server that starts with a clock 32 days ahead on $name", (on) => {
  const { books, here, it } = storeOn(on);
  const blobs = { remove: async () => undefined, forgetAbandoned: async () => undefined };

  it("ST37: keeps the answers to requests until a day has passed", async () => {
    const company = await books();
    const change = { key: company.key("transactions"), append: [sale(1)] };
    const first = await company.commit("register", [change], "one request");
    here().clock.now = new Date(here().clock.now.getTime() + 32 * DAY);
    const ahead = sweepClock(
      () => here().clock.now.getTime(),
      () => steady,
    );
    expect(await sweepWhenSafe(here().store.files, blobs, ahead)).toBeUndefined();
    expect(await company.commit("register", [change], "one request")).toEqual(first);
    const { document } = await company.load("transactions");
    expect(document["transactions"]).toHaveLength(1);
    here().clock.now = new Date(here().clock.now.getTime() + DAY);
    steady += DAY;
    expect(await sweepWhenSafe(here().store.files, blobs, ahead)).toBe(0);
  });
});
