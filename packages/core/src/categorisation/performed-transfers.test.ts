import fc from "fast-check";
import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { addDays, isoDate } from "../calendar/index.ts";
import { type Draft, isCompleted, isMarked, performedActions, withChosenAction } from "../draft/index.ts";
import { fiscalYearIdFromGuid } from "../fiscal-year/index.ts";
import { booked, bookedTimes, entryOf, indexOf, type MadeUpRow } from "./bookings.arbitrary.ts";
import { addToDraftMatcher, analysedDrafts, bookingsOfDrafts, newDraftMatcher } from "./index.ts";

/** A transfer is known from both statements, so surely that booking either side is likelier than that they are a pair. */
const HABITS = [
  ...bookedTimes(12, "Till sparkonto", 1940),
  ...bookedTimes(12, "Insättning", 1940),
  ...bookedTimes(12, "Hyra lokal", 5010),
];
const CHART = new Set([1930, 1940, 5010, 6570].map(accountNo));
const START = isoDate("2026-10-12");
const draft = (id: string, day: number, text: string, ...rows: readonly MadeUpRow[]): Draft => ({
  id,
  date: addDays(START, day),
  text,
  entries: rows.map(entryOf),
});
const OUT = draft("out", 0, "Till sparkonto", [1930, -3000]);
const IN = draft("in", 1, "Insättning", [1940, 3000]);

/** The drafts as the list has them once what the analysis found is stored. */
function analysed(drafts: readonly Draft[], registered: readonly Draft[] = []): readonly Draft[] {
  const index = indexOf(...HABITS, ...bookingsOfDrafts(registered).values());
  const matcher = newDraftMatcher(index, CHART);
  addToDraftMatcher(matcher, drafts);
  return stored(drafts, { put: analysedDrafts(matcher, drafts), remove: [] });
}

function stored(
  drafts: readonly Draft[],
  { put, remove }: { readonly put: readonly Draft[]; readonly remove: readonly string[] },
): readonly Draft[] {
  const changed = new Map(put.map((each) => [each.id, each]));
  return drafts.filter(({ id }) => !remove.includes(id)).map((each) => changed.get(each.id) ?? each);
}

const YEAR = { from: isoDate("2026-01-01"), to: isoDate("2026-12-31") };
const performed = (drafts: readonly Draft[], ...ids: readonly string[]) =>
  stored(drafts, performedActions(drafts, new Set(ids), { year: YEAR }));
const shown = (drafts: readonly Draft[]) =>
  drafts.map((each) => {
    const kinds = each.analysis?.actions.map(({ kind }) => kind).join(" ");
    return `${each.id}: ${kinds ?? "none"}${isMarked(each) ? " *" : ""}`;
  });

test("CT8: a transfer between two drafts is chosen before booking either, which may be likelier", () => {
  const found = analysed([OUT, IN]);
  expect(shown(found)).toEqual(["out: transfer match *", "in: transfer match *"]);
  const [pair, match] = found[0]?.analysis?.actions ?? [];
  expect(match?.probability).toBeGreaterThan(pair?.probability ?? 1);
});

test("DR7: booking one side drops the transfer of the other, which is not marked any more", () => {
  const [out, back] = analysed([OUT, IN]);
  if (out === undefined || back === undefined) throw new Error("a draft is lost");
  const byHand = [withChosenAction(out, 1), back];
  const after = performed(byHand, "out", "in");
  expect(shown(after)).toEqual(["out: none", "in: match"]);
  expect(after[0]?.entries).toEqual([entryOf([1930, -3000]), entryOf([1940, 3000])]);
  // Analysed again it is offered, and left to a person: the money is booked.
  expect(analysed(after).map((each) => JSON.stringify(each))).toEqual(
    after.map((each) => JSON.stringify(each)),
  );
  // The same when the other one was registered since.
  expect(shown(analysed([IN], after.slice(0, 1)))).toEqual(["in: match"]);
});

test("CT8: the side of a draft that a person has chosen to book is offered as a transfer, and not marked", () => {
  const [out, back] = analysed([OUT, IN]);
  if (out === undefined || back === undefined) throw new Error("a draft is lost");
  expect(shown(analysed([withChosenAction(out, 1), back]))).toEqual([
    "out: match transfer *",
    "in: transfer match",
  ]);
});

test("a side without its other one is booked by itself; one more of the same is left to a person", () => {
  expect(shown(analysed([OUT]))).toEqual(["out: match *"]);
  const third = draft("third", 2, "Insättning", [1940, 3000]);
  expect(shown(analysed([OUT, IN, third]))).toEqual([
    "out: transfer match *",
    "in: transfer match *",
    "third: match",
  ]);
  // So is one whose other side is out of the pair's reach because it has no date.
  const { date: _date, ...undated } = IN;
  expect(shown(analysed([OUT, undated]))).toEqual(["out: match", "in: match"]);
  // Money that was booked on something else is no transfer either.
  const spent = draft("spent", 0, "Böter", [1930, -3000], [6570, 3000]);
  expect(shown(analysed([spent, IN]))).toEqual(["spent: none", "in: match"]);
  const week = draft("week", 8, "Insättning", [1940, 3000]);
  expect(shown(analysed([spent, week]))).toEqual(["spent: none", "week: match *"]);
});

test("CT8: a transfer that was registered is not booked once more from the other statement", () => {
  const registered = booked("2026-10-12", "Något annat", [1930, -3000], [1940, 3000]);
  const known = (...more: readonly (typeof registered)[]) => {
    const matcher = newDraftMatcher(indexOf(...HABITS, ...more), CHART);
    addToDraftMatcher(matcher, [IN]);
    return shown(analysedDrafts(matcher, [IN]));
  };
  expect(known()).toEqual(["in: match *"]);
  expect(known(registered)).toEqual(["in: match"]);
  // One that was taken back moved nothing.
  const correctedBy = { fiscalYearId: fiscalYearIdFromGuid("1".repeat(32)), series: "A", number: 2 };
  expect(known({ ...registered, correctedBy })).toEqual(["in: match *"]);
});

test("CT8: of two that are the same the second is not marked, also when the first is booked", () => {
  const rent = (id: string) => draft(id, 0, "Hyra lokal", [1930, -100]);
  const found = analysed([rent("a"), rent("b")]);
  expect(shown(found)).toEqual(["a: match *", "b: match delete"]);
  const after = performed(found, "a");
  expect(shown(analysed(after))).toEqual(["a: none", "b: match delete"]);
  // Neither is a transfer with one of them.
  const pairs = analysed([OUT, { ...OUT, id: "again" }, IN, { ...IN, id: "other", text: "Insättningen" }]);
  expect(shown(pairs)).toEqual([
    "out: transfer match *",
    "again: transfer match delete",
    "in: transfer match *",
    "other: transfer match",
  ]);
});

/** A transfer as statements tell it: which of its sides there is a draft of, and whether one came in twice. */
const transfer = fc.record({
  days: fc.nat({ max: 7 }),
  isLater: fc.boolean(),
  amount: fc.constantFrom(300_00, 500_00),
  sides: fc.constantFrom("out", "in", "both"),
  isTwice: fc.boolean(),
  isKnown: fc.boolean(),
});
type Transfer = typeof transfer extends fc.Arbitrary<infer Made> ? Made : never;

/** Transfers of one amount are further apart than the sides of one can be. */
function draftsOf({ days, isLater, amount, sides, isTwice, isKnown }: Transfer, place: number): Draft[] {
  const day = place * 30;
  const out = draft(`out${place}`, isLater ? day + days : day, isKnown ? "Till sparkonto" : "Flytt", [
    1930,
    -amount,
  ]);
  const back = draft(`in${place}`, isLater ? day : day + days, "Insättning", [1940, amount]);
  const made = [...(sides === "in" ? [] : [out]), ...(sides === "out" ? [] : [back])];
  return isTwice ? [...made, ...made.map((each) => ({ ...each, id: `${each.id}again` }))] : made;
}

/** One run: analysed, and some of what is marked performed; what balances may be registered. */
const run = fc.record({
  isPerformed: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  isReversed: fc.boolean(),
  isRegistering: fc.boolean(),
  /** So many of the drafts have come by then. */
  come: fc.nat({ max: 12 }),
});

test("property: what is marked, in any order and in many runs, never moves one transfer's money twice", () => {
  fc.assert(
    fc.property(
      fc.array(transfer, { minLength: 1, maxLength: 3 }),
      fc.array(run, { maxLength: 4 }),
      (made, runs) => {
        const waiting = made.flatMap(draftsOf);
        let drafts: readonly Draft[] = [];
        const registered: Draft[] = [];
        for (const { isPerformed, isReversed, isRegistering, come } of [...runs, LAST_RUN]) {
          drafts = analysed([...drafts, ...waiting.splice(0, come)], registered);
          const marked = drafts
            .filter(isMarked)
            .filter((_, place) => isPerformed[place % isPerformed.length]);
          const before = drafts;
          const inOrder = isReversed ? drafts.toReversed() : drafts;
          drafts = performed(inOrder, ...marked.map(({ id }) => id));
          const isSame = ({ id, entries }: Draft) =>
            drafts.some((each) => each.id === id && each.entries.length === entries.length);
          expect(before.filter(isCompleted).every(isSame)).toBe(true);
          expect(drafts.every((each) => isCompleted(each) || each.entries.length === 1)).toBe(true);
          if (!isRegistering) continue;
          registered.push(...drafts.filter(isCompleted));
          drafts = drafts.filter((each) => !isCompleted(each));
        }
        for (const amount of [300_00, 500_00]) {
          const moved = [...registered, ...drafts.filter(isCompleted)].flatMap(({ entries }) =>
            entries.filter((row) => row.amount === amount),
          );
          expect(moved.length).toBeLessThanOrEqual(made.filter((each) => each.amount === amount).length);
        }
      },
    ),
  );
});

const LAST_RUN = {
  isPerformed: [true],
  isReversed: false,
  isRegistering: false,
  come: Number.POSITIVE_INFINITY,
};
