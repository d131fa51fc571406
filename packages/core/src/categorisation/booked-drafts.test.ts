import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, isoDate } from "../calendar/index.ts";
import type { Draft, DraftAction } from "../draft/index.ts";
import { fiscalYearIdFromGuid } from "../fiscal-year/index.ts";
import { ore } from "../money/index.ts";
import type { Transaction } from "../transaction/index.ts";
import { bookedAlready } from "./booked-twice.ts";
import { booked, entryOf, type MadeUpRow } from "./bookings.arbitrary.ts";
import { addToBookedMoney, BookedDrafts, knownMoney, newBookedMoney, RegistrationCheck } from "./index.ts";

const DAY = isoDate("2026-06-10");
const FEE: readonly MadeUpRow[] = [
  [1930, -250],
  [6570, 250],
];
const draft = (id: string, ...rows: readonly MadeUpRow[]): Draft => ({
  id,
  date: DAY,
  text: "Avgift",
  entries: rows.map(entryOf),
});
const fee = (number: number, ...rows: readonly MadeUpRow[]): Transaction => ({
  ...booked(DAY, "Avgift", ...(rows.length === 0 ? FEE : rows)),
  number,
});
const [FIRST, SECOND] = [draft("first", [1930, -250]), draft("second", [1930, -250])];

function booksOf(...books: readonly Transaction[]) {
  const index = newBookedMoney();
  addToBookedMoney(index, books);
  return index;
}

/** What is told of each draft. */
function told(drafts: readonly Draft[], ...books: readonly Transaction[]): readonly string[] {
  const money = knownMoney(booksOf(...books), [], drafts);
  return drafts.map((each) => {
    const doubt = bookedAlready(money, each);
    const number = doubt !== undefined && "booking" in doubt ? ` ${doubt.booking.number}` : "";
    return `${each.id}: ${doubt === undefined ? "none" : `${doubt.kind}${number}`}`;
  });
}

test("CT8: of two drafts that are the same one booking is one, and the other is only like it", () => {
  expect(told([FIRST, SECOND], fee(55))).toEqual(["first: booked 55", "second: alike 55"]);
  expect(told([SECOND, FIRST], fee(55))).toEqual(["second: booked 55", "first: alike 55"]);
  expect(told([FIRST, SECOND], fee(55), fee(56))).toEqual(["first: booked 55", "second: booked 56"]);
});

test("CT8: of bookings that are alike to all drafts the newest are named, and drafts that are the same keep their order", () => {
  expect(told([FIRST], fee(55), fee(56))).toEqual(["first: booked 56"]);
  const books = [fee(55), fee(56), fee(57)];
  expect(told([FIRST, SECOND], ...books)).toEqual(["first: booked 56", "second: booked 57"]);
  expect(told([SECOND, FIRST], ...books.toReversed())).toEqual(["second: booked 56", "first: booked 57"]);
  // One that shares less with them is another event.
  const other = fee(58, [1930, -250], [5410, 250]);
  const whole = draft("whole", ...FEE);
  expect(told([whole], fee(55), fee(56), other)).toEqual(["whole: booked 56"]);
  expect(told([FIRST, whole], fee(55), fee(56), other)).toEqual(["first: booked 56", "whole: booked 55"]);
  const many = Array.from({ length: 70 }, (_, place) => fee(place + 1));
  expect(told([FIRST, SECOND], ...many)).toEqual(["first: booked 69", "second: booked 70"]);
});

test("CT8: the draft that shares most rows with a booking is it, wherever it stands", () => {
  const whole = draft("whole", ...FEE);
  expect(told([FIRST, whole], fee(55))).toEqual(["first: alike 55", "whole: booked 55"]);
  const other = draft("other", [6570, 250]);
  const books = [fee(55), fee(56, [1930, -250], [5410, 250])];
  expect(told([FIRST, other], ...books)).toEqual(["first: booked 56", "other: booked 55"]);
  // A booking that has the row twice is one all the same.
  expect(told([FIRST, SECOND], fee(55, [1930, -250], [1930, -250], [6570, 500]))).toEqual([
    "first: booked 55",
    "second: alike 55",
  ]);
});

test("CT8: a sum without account is what its chosen action would book", () => {
  const action: DraftAction = {
    kind: "match",
    texts: [],
    entries: FEE.map(entryOf),
    probability: 0.9,
    because: { level: 3, count: 1, total: 1 },
  };
  const sum = (id: string): Draft => ({
    id,
    date: DAY,
    text: " Avgift",
    entries: [{ amount: ore(250) }],
    analysis: { performAction: true, actions: [action] },
  });
  expect(told([sum("a"), sum("b")], fee(55))).toEqual(["a: booked 55", "b: alike 55"]);
  expect(told([{ ...sum("a"), analysis: { performAction: false, actions: [] } }], fee(55))).toEqual([
    "a: none",
  ]);
  const asked = new BookedDrafts(booksOf(fee(55)).rows, [sum("a")]);
  expect(asked.bookedAs(sum("a"), [{ amount: ore(250) }])).toBeUndefined();
});

test("CT8: what has replaced a booking is one draft, of either event", () => {
  const link = (number: number) => ({
    fiscalYearId: fiscalYearIdFromGuid("6".repeat(32)),
    series: "A",
    number,
  });
  const later = addDays(DAY, 20);
  const books = [
    { ...fee(55), correctedBy: link(56) },
    {
      ...booked(later, "Rättelse av A 55: Avgift", [1930, 250], [6570, -250]),
      number: 56,
      corrects: link(55),
    },
    { ...booked(later, "Kortavgift", [1930, -250], [6570, 250]), number: 57, corrects: link(55) },
  ];
  const moved: Draft = { ...FIRST, id: "moved", date: later, text: "Kortavgift" };
  expect(told([FIRST, moved], ...books)).toEqual(["first: booked 57", "moved: alike 57"]);
  expect(told([moved, FIRST], ...books)).toEqual(["moved: booked 57", "first: alike 57"]);
  const twice = [
    ...books.slice(0, 2),
    { ...books[2], ...fee(57), date: later, text: "Kort", corrects: link(55), correctedBy: link(58) },
    { ...booked(later, "Rättelse av A 57: Kort", [1930, 250], [6570, -250]), number: 58, corrects: link(57) },
    { ...fee(59), date: later, text: "Kortet", corrects: link(57) },
  ];
  expect(
    told([FIRST, { ...moved, text: "Kort" }, { ...moved, id: "last", text: "Kortet" }], ...twice),
  ).toEqual(["first: booked 59", "moved: alike 59", "last: alike 59"]);
});

test("CT8: a draft is asked about as it is typed, in its place; a new one comes after those that are stored", () => {
  const listed = new BookedDrafts(booksOf(fee(55)).rows, [draft("first", [1930, -20]), SECOND]);
  const isOwn = (each: Draft) => listed.bookedAs(each)?.isOwn;
  expect(isOwn(draft("new", [1930, -250]))).toBe(false);
  expect(isOwn(SECOND)).toBe(true);
  expect(isOwn(FIRST)).toBe(true);
  expect(isOwn(SECOND)).toBe(true);
  const { date: _date, ...undated } = FIRST;
  expect(isOwn(undated)).toBeUndefined();
  // One more that comes later takes nothing from those before it.
  listed.add(undated);
  listed.add(draft("third", ...FEE));
  expect([isOwn(SECOND), isOwn(draft("third", ...FEE))]).toEqual([false, true]);
});

test("CT8: before drafts are registered one booking is one of them too", () => {
  const check = new RegistrationCheck(booksOf(fee(55)), [FIRST, SECOND]);
  expect([FIRST, SECOND].map((each) => check.doubtOf(each)?.kind)).toEqual(["booked", "alike"]);
});

const someRows = fc.subarray<MadeUpRow>(
  [
    [1930, -250],
    [6570, 250],
    [5410, 250],
  ],
  { minLength: 1 },
);

test("property: in any order a booking is said to be one draft at most, and every draft that may be one is told", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(someRows, fc.boolean()), { maxLength: 7 }),
      fc.array(fc.tuple(someRows, fc.boolean()), { maxLength: 5 }),
      fc.infiniteStream(fc.nat()),
      (made, registered, random) => {
        const textOf = (isOther: boolean) => (isOther ? "Porto" : "Avgift");
        const drafts = made.map(([rows, isOther], place) => ({
          ...draft(`${place}`, ...rows),
          text: textOf(isOther),
        }));
        const books = registered.map(([rows, isOther], place) => ({
          ...fee(place + 1, ...rows),
          text: textOf(isOther),
        }));
        const listed = new BookedDrafts(booksOf(...books).rows, drafts);
        const inOrder = drafts.toSorted(() => (Number(random.next().value) % 3) - 1);
        const answers = new Map(inOrder.map((each) => [each.id, listed.bookedAs(each)]));
        const own = [...answers.values()].flatMap((answer) =>
          answer?.isOwn === true ? [answer.booking] : [],
        );
        expect(new Set(own).size).toBe(own.length);
        for (const each of drafts) {
          const mayBe = books.some(
            ({ text, entries }) =>
              text === each.text &&
              entries.some((row) =>
                each.entries.some(
                  ({ accountId, amount }) => accountId === row.accountId && amount === row.amount,
                ),
              ),
          );
          expect(answers.get(each.id) !== undefined).toBe(mayBe);
        }
      },
    ),
  );
});
