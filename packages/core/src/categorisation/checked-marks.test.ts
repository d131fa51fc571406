import fc from "fast-check";
import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { addDays, isoDate } from "../calendar/index.ts";
import { type Draft, isCompleted, isMarked, performedActions, withChosenAction } from "../draft/index.ts";
import { fiscalYearIdFromGuid } from "../fiscal-year/index.ts";
import type { Transaction } from "../transaction/index.ts";
import { booked, bookedTimes, entryOf, indexOf, type MadeUpRow } from "./bookings.arbitrary.ts";
import {
  addToBookedMoney,
  addToDraftMatcher,
  analysedDrafts,
  bookingsOfDrafts,
  draftDoubt,
  draftOfBooking,
  knownMoney,
  nearTo,
  newBookedMoney,
  newDraftMatcher,
  RegistrationCheck,
  withCheckedMark,
} from "./index.ts";

const YEAR = { from: isoDate("2026-01-01"), to: isoDate("2026-12-31") };
const HABITS = [
  ...bookedTimes(12, "Circle K", 5611),
  ...bookedTimes(12, "Till sparkonto", 1940),
  ...bookedTimes(12, "Insättning", 1940),
];
const CHART = new Set([1930, 1940, 5611].map(accountNo));
const START = isoDate("2026-06-10");
const draft = (id: string, day: number, text: string, ...rows: readonly MadeUpRow[]): Draft => ({
  id,
  date: addDays(START, day),
  text,
  entries: rows.map(entryOf),
});
const FUEL = draft("fuel", 0, "Circle K", [1930, -800]);
const OUT = draft("out", 0, "Till sparkonto", [1930, -3000]);
const IN = draft("in", 1, "Insättning", [1940, 3000]);

function analysed(drafts: readonly Draft[], books: readonly Transaction[] = []): readonly Draft[] {
  const matcher = newDraftMatcher(indexOf(...HABITS, ...books), CHART);
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

function known(drafts: readonly Draft[], books: readonly Transaction[]) {
  const index = newBookedMoney();
  addToBookedMoney(index, books);
  return knownMoney(index, drafts);
}

/** The drafts as they may be performed by these books. */
function checked(drafts: readonly Draft[], books: readonly Transaction[]): readonly Draft[] {
  const money = known(drafts, books);
  return drafts.map((each) => withCheckedMark(money, each, (id) => drafts.find((other) => other.id === id)));
}

const marked = (drafts: readonly Draft[]) => drafts.filter(isMarked).map(({ id }) => id);
const byHand = (each: Draft | undefined, place: number) => {
  if (each === undefined) throw new Error("a draft is lost");
  return withChosenAction(each, place);
};

const FUEL_BOOKED = booked("2026-06-10", "Circle K", [1930, -800], [5611, 800]);

test("CT11: what was marked before it was registered is not marked once it is, and is again when that is undone", () => {
  const before = analysed([FUEL]);
  expect(marked(before)).toEqual(["fuel"]);
  expect(checked(before, [])).toEqual(before);
  const after = checked(before, [FUEL_BOOKED]);
  expect(marked(after)).toEqual([]);
  expect(after[0]?.analysis?.actions).toEqual(before[0]?.analysis?.actions);
  expect(checked(before, [])[0]).toBe(before[0]);
});

test("CT11: nothing is marked by itself while it is not known what is registered", () => {
  const [first] = analysed([FUEL]);
  const unknown = [first, byHand(first, 0)].flatMap((each) => each ?? []);
  expect(unknown.map((each) => isMarked(withCheckedMark(undefined, each, () => undefined)))).toEqual([
    false,
    true,
  ]);
});

test("CT11: what a correction has replaced is booked by the one that replaced it, and by nothing when it is reversed", () => {
  const fiscalYearId = fiscalYearIdFromGuid("6".repeat(32));
  const link = (number: number) => ({ fiscalYearId, series: "A", number });
  const first = { ...FUEL_BOOKED, number: 12, correctedBy: link(13) };
  const reversal = { ...booked("2026-06-11", "Rättelse av A 12: Circle K", [1930, 800], [5611, -800]) };
  const replacement = booked("2026-06-11", "Circle K", [1930, -810], [5611, 810]);
  const reversed = [first, { ...reversal, number: 13, corrects: link(12) }];
  const corrected = [...reversed, { ...replacement, number: 14, corrects: link(12), correctedBy: link(15) }];
  const again = { ...replacement, text: "Circle K Lund", number: 16, corrects: link(14) };
  const chosen = byHand(analysed([FUEL])[0], 0);
  const doubtOf = (books: readonly Transaction[]) =>
    draftDoubt(known([FUEL], books), chosen, () => undefined);
  expect(doubtOf(reversed)).toBeUndefined();
  expect(doubtOf([...corrected, again])).toEqual({ kind: "booked", booking: again });
});

test("CT11: the payment of a credit card is a transfer, in the books as among drafts", () => {
  const paid = booked("2026-06-11", "Kortbetalning", [2890, 3000], [1930, -3000]);
  const card = draft("card", 1, "Tack för din inbetalning", [2890, 3000]);
  const habits = bookedTimes(12, "Tack för din inbetalning", 2890, -3000);
  const matcher = newDraftMatcher(indexOf(...HABITS, ...habits), new Set([...CHART, accountNo(2890)]));
  addToDraftMatcher(matcher, [OUT, card]);
  const both = stored([OUT, card], { put: analysedDrafts(matcher, [OUT, card]), remove: [] });
  expect(both.map((each) => each.analysis?.actions[0]?.kind)).toEqual(["transfer", "transfer"]);
  expect(marked(both)).toEqual(["out", "card"]);
  expect(marked(checked(both, [paid]))).toEqual([]);
});

test("CT11: what a person has chosen stays marked, and it is told which booking it may be", () => {
  const [first] = analysed([FUEL]);
  const chosen = byHand(first, 0);
  expect(marked(checked([chosen], [FUEL_BOOKED]))).toEqual(["fuel"]);
  const doubt = draftDoubt(known([chosen], [FUEL_BOOKED]), chosen, () => undefined);
  expect(doubt).toEqual({ kind: "booked", booking: FUEL_BOOKED });
  expect(draftDoubt(known([FUEL], []), FUEL, () => undefined)).toBeUndefined();
});

test("CT11: both sides of a transfer lose their mark when it is registered, or one of them is booked", () => {
  const before = analysed([OUT, IN]);
  expect(marked(before)).toEqual(["out", "in"]);
  const moved = booked("2026-06-11", "Flytt", [1930, -3000], [1940, 3000]);
  expect(marked(checked(before, [moved]))).toEqual([]);
  expect(marked(checked(before, [booked("2026-06-10", OUT.text, [1930, -3000], [5611, 3000])]))).toEqual([]);
  expect(marked(checked(before, [booked("2026-06-11", IN.text, [5611, -3000], [1940, 3000])]))).toEqual([]);
  expect(marked(checked(before.slice(0, 1), []))).toEqual(["out"]);
});

test("CT11: a transfer is not marked within a week of a booked one of its amount, and its row says so by the same answer", () => {
  const before = analysed([OUT, IN]);
  const draftOf = (id: string) => before.find((each) => each.id === id);
  const doubtOf = (date: string) => {
    const books = [booked(date, "Flytt", [1930, -3000], [1940, 3000])];
    const kinds = before.map((each) => draftDoubt(known(before, books), each, draftOf)?.kind);
    expect(marked(checked(before, books))).toEqual(
      before.filter((_, place) => kinds[place] === undefined).map(({ id }) => id),
    );
    return kinds;
  };
  // Seven days before the one that leaves, and seven after the one that comes.
  for (const date of ["2026-06-03", "2026-06-08", "2026-06-18"])
    expect(doubtOf(date)).toEqual(["moved", "moved"]);
  for (const date of ["2026-06-02", "2026-06-19"]) expect(doubtOf(date)).toEqual([undefined, undefined]);
  // The same of a transfer that waits as a draft.
  const waits = draft("waits", 5, "Flytt", [1930, -3000], [1940, 3000]);
  expect(marked(checked([...before, waits], []))).toEqual([]);
});

test("CT11: a draft without an action is told by the books, and by what it is the same as", () => {
  const same = { ...FUEL, id: "same" };
  const money = known([FUEL, same], [FUEL_BOOKED]);
  expect(draftDoubt(money, FUEL, () => undefined)).toEqual({ kind: "booked", booking: FUEL_BOOKED });
  expect(draftDoubt(known([FUEL, same], []), same, () => undefined)).toEqual({ kind: "twin", twin: FUEL });
  expect(draftDoubt(known([FUEL, same], []), FUEL, () => undefined)).toBeUndefined();
  // One that is to be deleted is told of what it is the same as.
  const [, twin] = analysed([FUEL, same]);
  const chosen = byHand(twin, twin?.analysis?.actions.findIndex(({ kind }) => kind === "delete") ?? -1);
  expect(draftDoubt(known([FUEL, chosen], []), chosen, () => undefined)).toEqual({
    kind: "twin",
    twin: FUEL,
  });
});

test("CT11: a side that was marked by itself is not when its other side or its twin has come, or was booked as a draft", () => {
  const [alone] = analysed([OUT]);
  if (alone === undefined) throw new Error("a draft is lost");
  expect(marked([alone])).toEqual(["out"]);
  expect(marked(checked([alone, IN], []))).toEqual([]);
  expect(marked(checked([{ ...OUT, id: "twin" }, alone], []))).toEqual([]);
  const asDraft = draft("draft", 3, "Insättning", [1940, 3000], [1930, -3000]);
  expect(marked(checked([alone, asDraft], []))).toEqual([]);
  const doubt = draftDoubt(known([alone, asDraft], []), alone, () => undefined);
  expect(doubt?.kind === "moved" && draftOfBooking(doubt.booking)).toBe(asDraft);
  expect(draftOfBooking(FUEL_BOOKED)).toBeUndefined();
});

test("CT11: the side of a transfer for whose other draft a person chose something else says so", () => {
  const [out, back] = analysed([OUT, IN]);
  if (back === undefined) throw new Error("a draft is lost");
  const drafts = [byHand(out, 1), back];
  const draftOf = (id: string) => drafts.find((each) => each.id === id);
  expect(draftDoubt(known(drafts, []), back, draftOf)).toEqual({ kind: "decided-otherwise" });
  expect(marked(checked(drafts, []))).toEqual(["out"]);
});

test("CT11: a draft that is to be deleted books nothing", () => {
  const [, twin] = analysed([FUEL, { ...FUEL, id: "twin" }]);
  const place = twin?.analysis?.actions.findIndex(({ kind }) => kind === "delete") ?? -1;
  const chosen = byHand(twin, place);
  expect(marked(checked([FUEL, chosen], [FUEL_BOOKED]))).toEqual(["twin"]);
});

test("CT11: before drafts are registered it is told which are booked, in the books or by one before them", () => {
  const index = newBookedMoney();
  addToBookedMoney(index, [FUEL_BOOKED]);
  const again = draft("again", 0, "Circle K", [5611, 800], [1930, -800]);
  const other = draft("other", 4, "Circle K", [5611, 800], [1930, -800]);
  const out = draft("out", 5, "Till sparkonto", [1930, -3000], [1940, 3000]);
  const back = draft("in", 6, "Insättning", [1940, 3000], [1930, -3000]);
  const drafts = [again, other, { ...other, id: "twin" }, out, back];
  const check = new RegistrationCheck(index, drafts);
  const doubts = drafts.map((each) => check.doubtOf(each));
  expect(doubts.map((doubt) => doubt?.kind)).toEqual(["booked", undefined, "booked", undefined, "moved"]);
  expect(doubts[0]).toEqual({ kind: "booked", booking: FUEL_BOOKED });
});

test("CT11: the money of what was taken back is not booked", () => {
  const correctedBy = { fiscalYearId: fiscalYearIdFromGuid("1".repeat(32)), series: "A", number: 2 };
  const index = newBookedMoney();
  addToBookedMoney(index, [{ ...FUEL_BOOKED, correctedBy }]);
  expect(new RegistrationCheck(index, [FUEL]).doubtOf(FUEL)).toBeUndefined();
});

test("what is near a day is enough to check a draft of it", () => {
  const dates = ["2026-06-02", "2026-06-03", "2026-06-17", "2026-06-18"].map(isoDate);
  const { date: _date, ...undated } = FUEL;
  const all: readonly Draft[] = [...dates.map((date): Draft => ({ ...FUEL, date })), undated];
  expect(nearTo(all, START)).toEqual([all[1], all[2], undated]);
});

/** An event, as statements and a person tell it. */
const event = fc.record({
  isTransfer: fc.boolean(),
  days: fc.nat({ max: 7 }),
  amount: fc.constantFrom(300_00, 500_00),
  sides: fc.constantFrom("out", "in", "both"),
  isTwice: fc.boolean(),
});
type Event = typeof event extends fc.Arbitrary<infer Made> ? Made : never;

/** Events of one amount are further apart than the sides of a transfer can be. */
const dayOf = (place: number) => place * 30;

function draftsOf({ isTransfer, days, amount, sides, isTwice }: Event, place: number): readonly Draft[] {
  const day = dayOf(place);
  const paid = [draft(`fuel${place}`, day, "Circle K", [1930, -amount])];
  const moved = [
    ...(sides === "in" ? [] : [draft(`out${place}`, day, "Till sparkonto", [1930, -amount])]),
    ...(sides === "out" ? [] : [draft(`in${place}`, day + days, "Insättning", [1940, amount])]),
  ];
  const made = isTransfer ? moved : paid;
  return isTwice ? [...made, ...made.map((each) => ({ ...each, id: `${each.id}again` }))] : made;
}

/** As a person registers it in the form: by the statement that is at hand, or with a text of their own. */
function byForm({ isTransfer, days, amount }: Event, place: number, isOfIncoming: boolean): Transaction {
  const date = addDays(START, dayOf(place) + (isOfIncoming ? days : 0));
  if (isTransfer) return booked(date, isOfIncoming ? "Insättning" : "Flytt", [1930, -amount], [1940, amount]);
  return booked(addDays(START, dayOf(place)), "Circle K", [5611, amount], [1930, -amount]);
}

const step = fc.record({
  kind: fc.constantFrom("come", "analyse", "by-form", "perform", "register", "undo"),
  /** Which of the events, and what is taken of what is marked or can be registered. */
  place: fc.nat({ max: 3 }),
  isOther: fc.boolean(),
  takes: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
});

interface State {
  readonly drafts: readonly Draft[];
  readonly books: readonly Transaction[];
}

test("property: in any order of analysing, registering, performing and undoing no money is booked twice unasked", () => {
  fc.assert(
    fc.property(
      fc.array(event, { minLength: 1, maxLength: 3 }),
      fc.array(step, { minLength: 4, maxLength: 14 }),
      (events, steps) => {
        const waiting = events.flatMap(draftsOf);
        const past: State[] = [];
        let now: State = { drafts: [], books: [] };
        const go = (next: State) => {
          past.push(now);
          now = next;
        };
        for (const { kind, place, isOther, takes } of [...steps, ...LAST_STEPS]) {
          const { drafts, books } = now;
          const isTaken = (_: unknown, at: number) => takes[at % takes.length] === true;
          if (kind === "come") {
            const come = waiting.splice(0, place + 1);
            // What comes is in no undo.
            now = { drafts: [...drafts, ...come], books };
            for (const [at, state] of past.entries())
              past[at] = { ...state, drafts: [...state.drafts, ...come] };
          } else if (kind === "analyse") go({ drafts: analysed(drafts, books), books });
          else if (kind === "by-form") {
            const made = events[place];
            const isBooked = amountsOf(books, made, place) > 0;
            // A person looks in the books, and not among the drafts.
            if (made !== undefined && !isBooked)
              go({ drafts, books: [...books, byForm(made, place, isOther)] });
          } else if (kind === "perform") {
            const ready = checked(drafts, books);
            const chosen = ready.filter(isMarked).filter(isTaken);
            const done = stored(
              ready,
              performedActions(ready, new Set(chosen.map(({ id }) => id)), { year: YEAR }),
            );
            const completed = asBooks(
              done.filter((each) => isCompleted(each) && !drafts.some(isSameAs(each))),
            );
            for (const [at, made] of events.entries()) {
              if (amountsOf(books, made, at) > 0) expect(amountsOf(completed, made, at)).toBe(0);
            }
            go({ drafts: done, books });
          } else if (kind === "register") {
            const index = newBookedMoney();
            addToBookedMoney(index, books);
            const check = new RegistrationCheck(index, drafts);
            // Who is told of a doubt sets the draft aside.
            const sure = drafts
              .filter(isCompleted)
              .filter((each) => check.doubtOf(each) === undefined)
              .filter(isTaken);
            go({
              drafts: drafts.filter((each) => !sure.includes(each)),
              books: [...books, ...asBooks(sure)],
            });
          } else now = past.pop() ?? now;
          for (const [at, made] of events.entries()) {
            expect(amountsOf(now.books, made, at)).toBeLessThanOrEqual(1);
          }
        }
      },
    ),
    { numRuns: 300 },
  );
});

/** How many times the money of an event is booked: the rows of its amount on the account that it leaves, about its day. */
function amountsOf(books: readonly Transaction[], made: Event | undefined, place: number): number {
  if (made === undefined) return 0;
  const [from, to] = [addDays(START, dayOf(place)), addDays(START, dayOf(place) + 7)];
  return books
    .filter(({ date }) => date >= from && date <= to)
    .flatMap(({ entries }) => entries)
    .filter(({ accountId, amount }) => accountId === 1930 && amount === -made.amount).length;
}

function asBooks(drafts: readonly Draft[]): readonly Transaction[] {
  return [...bookingsOfDrafts(drafts).values()].map((each) => ({ ...each, series: "A", number: 1 }));
}

function isSameAs({ id, entries }: Draft): (other: Draft) => boolean {
  return (other) => other.id === id && other.entries.length === entries.length;
}

const ALL = { place: 3, isOther: false, takes: [true, true, true, true] } as const;
const LAST_STEPS = (["come", "come", "come", "come", "analyse", "perform", "register"] as const).map(
  (kind) => ({ ...ALL, kind }),
);
