import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { type Draft, type DraftAction, withChosenAction } from "../draft/index.ts";
import { ore } from "../money/index.ts";
import { booked, bookedTimes, entryOf, indexOf, type MadeUpRow } from "./bookings.arbitrary.ts";
import {
  addToDraftMatcher,
  analysedDrafts,
  bookingsOfDrafts,
  matchesOf,
  matchReasonText,
  newDraftMatcher,
} from "./index.ts";

const INDEX = indexOf(...bookedTimes(7, "Hyra lokal", 5010));
const CHART = new Set([1930, 1940, 5010, 5020, 5611].map(accountNo));
const draft = (id: string, text: string, ...rows: readonly MadeUpRow[]): Draft => ({
  id,
  date: isoDate("2026-10-12"),
  text,
  entries: rows.map(entryOf),
});
const matcherOf = (drafts: readonly Draft[], index = INDEX) => {
  const matcher = newDraftMatcher(index, CHART);
  addToDraftMatcher(matcher, drafts);
  return matcher;
};
const analysed = (...drafts: readonly Draft[]) => analysedDrafts(matcherOf(drafts), drafts);

test("a draft with the bank's row is booked as its payee was, and chosen when that is likely", () => {
  const [found] = analysed(draft("a", "Hyra lokal", [1930, -100]));
  expect(found?.analysis).toMatchObject({
    performAction: true,
    actions: [{ kind: "match", entries: [{ accountId: 5010, amount: 100 }], texts: ["hyra", "lokal"] }],
  });
});

test("a draft with a sum and no account gets the whole booking", () => {
  const unbooked = { ...draft("a", "Hyra lokal"), entries: [{ amount: ore(50) }] };
  const [found] = analysed(unbooked);
  expect(found?.analysis?.actions).toMatchObject([
    {
      kind: "match",
      entries: [
        { accountId: 5010, amount: 50 },
        { accountId: 1930, amount: -50 },
      ],
    },
  ]);
});

test.each([
  ["without rows", draft("a", "Hyra lokal")],
  ["with two sums", { ...draft("a", "Hyra lokal"), entries: [{ amount: ore(50) }, { amount: ore(60) }] }],
  ["whose payee is new", draft("a", "Smulan", [1930, -100])],
  ["that is booked", draft("a", "Hyra lokal", [1930, -100], [5020, 100])],
])("nothing is suggested for a draft %s", (_, given) => {
  expect(analysed(given)).toEqual([]);
});

test("what is suggested for a draft that somebody types is what its analysis would suggest", () => {
  const typed = draft("a", "Hyra lokal", [1930, -100]);
  const [match] = analysed(typed)[0]?.analysis?.actions ?? [];
  expect(matchesOf(matcherOf([]), typed).map((each) => ({ kind: "match", ...each }))).toEqual([match]);
  expect(matchesOf(matcherOf([]), draft("a", "Hyra lokal", [1930, -100], [5020, 100]))).toEqual([]);
});

test("the drafts that balance are bookings by their ids", () => {
  const whole = draft("whole", "OKQ8 Lund", [1930, -300], [5020, 300]);
  const booked = bookingsOfDrafts([whole, draft("open", "OKQ8 Lund", [1930, -100])]);
  expect([...booked]).toMatchObject([["whole", { text: "OKQ8 Lund", entries: whole.entries }]]);
});

test("a well-known payee that is new is shown, and not chosen", () => {
  const [found] = analysed(draft("a", "OKQ8", [1930, -100]));
  expect(found?.analysis).toMatchObject({ performAction: false, actions: [{ probability: 0.5 }] });
});

test("drafts that balance teach what the books do not know", () => {
  const lesson = (id: string) => draft(id, "OKQ8 Lund", [1930, -300], [5020, 300]);
  const [known] = analysed(lesson("b"), lesson("c"), draft("a", "OKQ8 Lund", [1930, -100]));
  expect(known?.analysis).toMatchObject({
    performAction: true,
    actions: [{ entries: [{ accountId: 5020 }] }],
  });
  const unbooked = { ...draft("a", "OKQ8 Lund"), entries: [{ amount: ore(50) }] };
  const { date: _date, ...undated } = lesson("d");
  const lacking = { ...lesson("e"), entries: [entryOf([1930, -1]), { amount: ore(1) }] };
  expect(analysed(undated, lacking, unbooked).map(({ id }) => id)).toEqual(["e"]);
  expect(analysed(lesson("b"), unbooked)[0]?.analysis?.actions[0]).toMatchObject({
    entries: [{ accountId: 1930 }, { accountId: 5020 }],
  });
});

test("the two sides of a transfer are suggested for one another: 95 percent, and 2 less for each day", () => {
  const [out, back] = [draft("out", "Till spar", [1930, -500]), draft("in", "Från konto", [1940, 500])];
  const later = { ...back, date: isoDate("2026-10-15") };
  expect(analysed(out, later).map(({ analysis }) => analysis)).toEqual([
    { performAction: true, actions: [{ kind: "transfer", draftId: "in", probability: 0.89 }] },
    { performAction: true, actions: [{ kind: "transfer", draftId: "out", probability: 0.89 }] },
  ]);
  const weekLater = { ...back, date: isoDate("2026-10-19") };
  expect(analysed(out, weekLater)[0]?.analysis).toMatchObject({ actions: [{ probability: 0.81 }] });
});

test("the second of two that are the same is suggested to be deleted, and not chosen for that", () => {
  const twin = (id: string) => draft(id, "Smulan", [1930, -40]);
  expect(analysed(twin("a"), twin("b"), draft("c", "Smulan", [1930, -41]))).toMatchObject([
    { id: "b", analysis: { performAction: false, actions: [{ kind: "delete", probability: 0.7 }] } },
  ]);
});

test("the likeliest action is first", () => {
  const twin = (id: string) => draft(id, "Hyra lokal", [1930, -100]);
  expect(
    analysed(twin("a"), twin("b")).map(({ analysis }) => analysis?.actions.map(({ kind }) => kind)),
  ).toEqual([["match"], ["match", "delete"]]);
});

test("only drafts whose suggestions are others than before are given, and old ones go", () => {
  const [first] = analysed(draft("a", "Hyra lokal", [1930, -100]));
  const all = first === undefined ? [] : [first];
  expect(analysed(...all)).toEqual([]);
  expect(analysed(...all.map((one) => ({ ...one, text: "Smulan" })))).toEqual([
    draft("a", "Smulan", [1930, -100]),
  ]);
});

test("what was read from the store is the same suggestion, whatever the order of its fields", () => {
  const reversed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reversed);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .toReversed()
        .map(([name, field]) => [name, reversed(field)]),
    );
  };
  const found = analysed(draft("a", "Hyra lokal", [1930, -100]));
  expect(analysed(...(reversed(found) as typeof found))).toEqual([]);
});

const RENT_OR_FIXTURES = indexOf(...bookedTimes(4, "Snickaren", 5010), ...bookedTimes(4, "Snickaren", 5020));
const analysedAgain = (index: typeof INDEX, ...drafts: readonly Draft[]) =>
  analysedDrafts(matcherOf(drafts, index), drafts);
const accountsOf = ({ analysis }: Draft) =>
  analysis?.actions.map((action) => action.kind === "match" && action.entries[0]?.accountId);

test("CT6: what a person has chosen stays when the drafts are analysed again", () => {
  const [found] = analysedAgain(RENT_OR_FIXTURES, draft("a", "Snickaren", [1930, -100]));
  if (found === undefined) throw new Error("nothing is suggested");
  expect(accountsOf(found)).toHaveLength(2);
  const chosen = withChosenAction(found, 1);
  expect(analysedAgain(RENT_OR_FIXTURES, chosen)).toEqual([]);
  // The books have learnt more since: the others are new, and the chosen one is as likely as it is now.
  const more = indexOf(
    ...bookedTimes(5, "Snickaren", 5010),
    ...bookedTimes(5, "Snickaren", 5020),
    ...bookedTimes(4, "Snickaren", 5611),
  );
  const [again] = analysedAgain(more, chosen);
  expect(again?.analysis?.performAction).toBe(true);
  expect(again && accountsOf(again)?.[0]).toBe(accountsOf(chosen)?.[0]);
  expect(again?.analysis?.actions[0]?.probability).not.toBe(chosen.analysis?.actions[0]?.probability);
});

test("CT6: a chosen one that the books no longer suggest stays, unless its account has gone", () => {
  const lent = draft("a", "Hyra lokal", [1930, -100]);
  const because = { level: 1, count: 1, total: 3 } as const;
  const chosenOn = (accountId: number | undefined): Draft => {
    const row = accountId === undefined ? { amount: ore(100) } : entryOf([accountId, 100]);
    const action: DraftAction = { kind: "match", texts: ["hyra"], entries: [row], probability: 0.4, because };
    return { ...lent, analysis: { performAction: true, actions: [action], isChosenByHand: true } };
  };
  for (const account of [5611, undefined]) {
    const [kept] = analysed(chosenOn(account));
    expect(kept && accountsOf(kept)).toEqual([account, 5010]);
  }
  expect(analysed({ ...chosenOn(5611), text: "Smulan" })).toEqual([]);
  const [gone] = analysed(chosenOn(6991));
  expect(gone && accountsOf(gone)).toEqual([5010]);
});

test("CT6: a chosen transfer stays while the other draft is there, a deletion while there is a duplicate", () => {
  const out = draft("out", "Till spar", [1930, -500]);
  const chosen = (action: DraftAction): Draft => ({
    ...out,
    analysis: { performAction: true, actions: [action], isChosenByHand: true },
  });
  const transfer = chosen({ kind: "transfer", draftId: "in", probability: 0.5 });
  const later = { ...draft("in", "Från konto", [1940, 500]), date: isoDate("2026-10-30") };
  expect(analysed(transfer, later)).toEqual([]);
  expect(analysed(transfer)).toEqual([out]);
  const found = analysed(transfer, { ...later, date: isoDate("2026-10-12") }).find(({ id }) => id === "out");
  expect(found?.analysis).toMatchObject({ performAction: true, actions: [{ draftId: "in" }] });
  expect(found?.analysis?.actions).toHaveLength(1);
  const { entries: _entries, ...rest } = transfer;
  expect(analysed({ ...rest, entries: [] })).toEqual([{ ...out, entries: [] }]);
  expect(analysed(chosen({ kind: "delete", probability: 0.7 }))).toEqual([out]);
  const twin = { ...chosen({ kind: "delete", probability: 0.7 }), id: "twin" };
  expect(analysed(out, twin)).toEqual([]);
});

test.each([
  [{ level: 3, count: 7, total: 7, latest: isoDate("2026-10-12") }, "7 av 7 gånger, senast 12\u00A0oktober"],
  [
    { level: 1, count: 2, total: 3, latest: isoDate("2025-10-12") },
    "2 av 3 gånger, senast 12\u00A0oktober\u00A02025",
  ],
  [{ level: 3, count: 1, total: 1, latest: isoDate("2026-10-12") }, "1 av 1 gång, senast 12\u00A0oktober"],
  [
    { level: 3, count: 7, total: 7, latest: isoDate("2026-10-12"), like: "Svensson" },
    "liknar ”Svensson”: 7 av 7 gånger, senast 12\u00A0oktober",
  ],
  [{ level: 0, count: 0, total: 0 }, "Vanlig betalningsmottagare"],
] as const)("%j is explained by %j", (because, text) => {
  expect(matchReasonText(because, isoDate("2026-11-26"))).toBe(text);
});

test("struck rows are no rows of a booking", () => {
  const struck = booked("2026-09-01", "Smulan", [5010, 1], [1930, -1]);
  const index = indexOf({
    ...struck,
    entries: struck.entries.map((row) => ({ ...row, adjustmentType: false })),
  });
  const drafts = [draft("a", "Smulan", [1930, -1])];
  expect(analysedDrafts(matcherOf(drafts, index), drafts)).toEqual([]);
});
