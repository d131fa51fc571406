import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, isoDate } from "../../calendar/index.ts";
import type { Draft } from "../../draft/index.ts";
import { entryOf, type MadeUpRow } from "../bookings.arbitrary.ts";
import { transferPairs } from "./transfer-pairs.ts";

const START = isoDate("2026-10-01");
const draft = (id: string, day: number, ...rows: readonly MadeUpRow[]): Draft => ({
  id,
  date: addDays(START, day),
  text: id,
  entries: rows.map(entryOf),
});
const pairsOf = (...drafts: readonly Draft[]) =>
  transferPairs(drafts).map(({ outgoing, incoming, days }) => `${outgoing.id}-${incoming.id} ${days}`);

test.each([
  ["the same day", 0, ["out-in 0"]],
  ["seven days", 7, ["out-in 7"]],
  ["eight days", 8, []],
])("two sides of a transfer, %s apart", (_, day, pairs) => {
  expect(pairsOf(draft("out", 0, [1930, -500]), draft("in", day, [1940, 500]))).toEqual(pairs);
});

test("the tax account of a sole trader pairs too", () => {
  expect(pairsOf(draft("in", 0, [2012, 500]), draft("out", 2, [1930, -500]))).toEqual(["out-in 2"]);
});

test.each([
  ["on one account", draft("in", 0, [1930, 500])],
  ["of another amount", draft("in", 0, [1940, 501])],
  ["in the same direction", draft("in", 0, [1940, -500])],
  ["on an account of costs", draft("in", 0, [6570, 500])],
  ["of two rows", draft("in", 0, [1940, 500], [6570, 0])],
  ["without date", { id: "in", text: "in", entries: [entryOf([1940, 500])] }],
  [
    "without account",
    { id: "in", date: START, text: "in", entries: [{ amount: entryOf([1940, 500]).amount }] },
  ],
  ["without rows", draft("in", 0)],
  ["of 0", draft("in", 0, [1940, 0])],
])("no pair is made of drafts %s", (_, other) => {
  expect(pairsOf(draft("out", 0, [1930, -500]), other)).toEqual([]);
});

test("as many as possible are paired, and of such ways that with the fewest days in total", () => {
  expect(
    pairsOf(
      draft("out1", 1, [1930, -500]),
      draft("out4", 4, [1930, -500]),
      draft("in3", 3, [1940, 500]),
      draft("in5", 5, [1940, 500]),
    ),
  ).toEqual(["out1-in3 2", "out4-in5 1"]);
  // The nearest pair alone would leave one behind: in8 is too far from out0.
  expect(
    pairsOf(
      draft("out0", 0, [1930, -500]),
      draft("out6", 6, [1930, -500]),
      draft("in6", 6, [1940, 500]),
      draft("in8", 8, [1940, 500]),
    ),
  ).toEqual(["out0-in6 6", "out6-in8 2"]);
});

test("of ways that cost as much the first in the list is taken", () => {
  expect(
    pairsOf(draft("out", 1, [1930, -500]), draft("in0", 0, [1940, 500]), draft("in2", 2, [1940, 500])),
  ).toEqual(["out-in0 1"]);
});

test("very many of one amount are paired by date", () => {
  const days = Array.from({ length: 61 }, (_, day) => day);
  const drafts = days.flatMap((day) => [
    draft(`out${day}`, 60 - day, [1930, -500]),
    draft(`in${day}`, 61 - day, [1940, 500]),
  ]);
  const pairs = transferPairs([
    ...drafts,
    draft("soon", -50, [1930, -500]),
    draft("late", 300, [1930, -500]),
    draft("early", -100, [1940, 500]),
  ]);
  expect(pairs).toHaveLength(61);
  expect(pairs.every(({ days: apart }) => apart === 1)).toBe(true);
});

test("no other way to pair few drafts pairs more, or costs fewer days", () => {
  const day = fc.integer({ min: 0, max: 12 });
  const side = fc.tuple(day, fc.constantFrom(1930, 1940, 1910));
  fc.assert(
    fc.property(fc.array(side, { maxLength: 4 }), fc.array(side, { maxLength: 4 }), (out, incoming) => {
      const [outs, ins] = [
        out.map(([at, account], n) => draft(`o${n}`, at, [account, -1])),
        incoming.map(([at, account], n) => draft(`i${n}`, at, [account, 1])),
      ];
      const found = transferPairs([...outs, ...ins]);
      const best = bestOf(out, incoming);
      expect([found.length, found.reduce((sum, { days }) => sum + days, 0)]).toEqual(best);
    }),
  );
});

type DayAndAccount = readonly [day: number, account: number];

/** The most pairs and the fewest days, by trying everything. */
function bestOf(
  [first, ...rest]: readonly DayAndAccount[],
  incoming: readonly DayAndAccount[],
): readonly [number, number] {
  if (first === undefined) return [0, 0];
  const ways = [bestOf(rest, incoming)];
  for (const [place, other] of incoming.entries()) {
    const days = Math.abs(first[0] - other[0]);
    if (days > 7 || first[1] === other[1]) continue;
    const [count, total] = bestOf(rest, incoming.toSpliced(place, 1));
    ways.push([count + 1, total + days]);
  }
  return ways.toSorted((a, b) => b[0] - a[0] || a[1] - b[1])[0] ?? [0, 0];
}
