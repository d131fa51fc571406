import fc from "fast-check";
import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { type IsoDate, isoDate } from "../calendar/index.ts";
import { ore } from "../money/index.ts";
import { anyDraft } from "./draft.arbitrary.ts";
import type { Draft, DraftAction } from "./draft.ts";
import { withChosenAction } from "./draft-actions.ts";
import { DraftTwins } from "./draft-twins.ts";
import { isActionAsAsked, performedActions } from "./performed-actions.ts";

const row = (account: number, amount: number) => ({ accountId: accountNo(account), amount: ore(amount) });
const suggested = (action: DraftAction) => ({ analysis: { performAction: true, actions: [action] } });
const transferTo = (draftId: string) => suggested({ kind: "transfer", draftId, probability: 0.95 });

const YEAR = { from: isoDate("2026-01-01"), to: isoDate("2026-12-31") };
const performed = (drafts: readonly Draft[], ids: ReadonlySet<string>, closedThrough?: IsoDate) =>
  performedActions(drafts, ids, { year: YEAR, ...(closedThrough === undefined ? {} : { closedThrough }) });

const TELIA: Draft = {
  id: "telia",
  date: isoDate("2026-10-15"),
  text: "TELIA",
  entries: [row(1930, -100), { amount: ore(100) }],
  annotation: "Mobil",
  ...suggested({
    kind: "match",
    texts: ["telia"],
    entries: [row(6212, 80), row(2641, 20)],
    probability: 0.9,
    because: { level: 3, count: 7, total: 7 },
  }),
};
const TWIN: Draft = {
  id: "twin",
  text: "Dubblett",
  entries: [],
  ...suggested({ kind: "delete", probability: 0.7 }),
};
const OUT: Draft = {
  id: "out",
  date: isoDate("2026-10-16"),
  text: "Till sparkonto",
  entries: [row(1930, -500)],
  attachmentIds: ["f1"],
  ...transferTo("in"),
};
const IN: Draft = {
  id: "in",
  date: isoDate("2026-10-14"),
  text: "Insättning",
  entries: [row(1940, 500)],
  annotation: "Spar",
  ...transferTo("out"),
};
const PLAIN: Draft = { id: "plain", text: "Utan förslag", entries: [] };
const ALL = [TELIA, TWIN, OUT, IN, PLAIN];

const TRANSFERRED = {
  id: "out",
  date: "2026-10-14",
  text: "Till sparkonto",
  entries: [row(1930, -500), row(1940, 500)],
  attachmentIds: ["f1"],
  annotation: "Spar",
};

test("DR7: each selected draft has its action performed", () => {
  expect(performed(ALL, new Set(ALL.map(({ id }) => id)))).toEqual({
    put: [
      {
        id: "telia",
        date: "2026-10-15",
        text: "TELIA",
        entries: [row(1930, -100), row(6212, 80), row(2641, 20)],
        annotation: "Mobil",
      },
      TRANSFERRED,
    ],
    remove: ["twin", "in"],
    count: 3,
  });
  expect(performed(ALL, new Set())).toEqual({ put: [], remove: [], count: 0 });
});

test("a transfer keeps the text of the money that leaves, whichever of the two is selected", () => {
  for (const drafts of [
    [OUT, IN],
    [IN, OUT],
  ])
    for (const id of ["out", "in"]) {
      expect(performed(drafts, new Set([id]))).toEqual({
        put: [TRANSFERRED],
        remove: ["in"],
        count: 1,
      });
    }
});

test("a transfer of drafts without date has none", () => {
  const undated = [OUT, IN].map((draft) => {
    const { date: _date, ...rest } = draft;
    return rest;
  });
  expect(performed(undated, new Set(["out"])).put[0]).not.toHaveProperty("date");
});

test("a transfer to a draft that is gone, or in another action, does nothing", () => {
  expect(performed([OUT], new Set(["out"]))).toEqual({ put: [], remove: [], count: 0 });
  const third: Draft = { ...OUT, id: "third" };
  expect(performed([OUT, IN, third], new Set(["out", "third"])).count).toBe(1);
});

test("an unknown action stops the program", () => {
  const odd = { ...TWIN, ...suggested({ kind: "odd", probability: 1 } as never) };
  expect(() => performed([odd], new Set(["twin"]))).toThrow("Unhandled case");
});

test("property: no draft is both put and removed, none twice, and no other draft is touched", () => {
  const drafts = fc
    .uniqueArray(anyDraft, { selector: ({ id }) => id, maxLength: 6 })
    .chain((some) =>
      fc.tuple(
        ...some.map((draft) =>
          fc
            .constantFrom(...some.map(({ id }) => id))
            .map((id) => (id === draft.id ? draft : { ...draft, ...transferTo(id) })),
        ),
      ),
    );
  fc.assert(
    fc.property(drafts, (some) => {
      const ids = new Set(some.map(({ id }) => id));
      const { put, remove } = performed(some, ids);
      const touched = [...put.map(({ id }) => id), ...remove];
      expect(new Set(touched).size).toBe(touched.length);
      expect(touched.every((id) => ids.has(id))).toBe(true);
    }),
  );
});

test("another suggestion can be chosen, and is then the one that is performed", () => {
  const unsure: DraftAction = { kind: "delete", probability: 0.7 };
  const two: Draft = {
    ...TELIA,
    analysis: { performAction: false, actions: [...(TELIA.analysis?.actions ?? []), unsure] },
  };
  const chosen = withChosenAction(two, 1);
  expect(chosen.analysis).toEqual({
    performAction: true,
    actions: [unsure, TELIA.analysis?.actions[0]],
    isChosenByHand: true,
  });
  expect(performed([chosen], new Set([chosen.id])).remove).toEqual([TELIA.id]);
  expect(withChosenAction(two, 2)).toBe(two);
  const plain: Draft = { id: "plain", text: "", entries: [] };
  expect(withChosenAction(plain, 0)).toBe(plain);
});

test("DR15: a transfer is not performed with a draft that was booked since, however it was selected", () => {
  const bookedIn: Draft = { ...IN, entries: [row(1940, 500), row(1930, -500)] };
  expect(performed([OUT, bookedIn], new Set(["out", "in"]))).toEqual({
    put: [],
    remove: [],
    count: 0,
  });
  const bookedOut: Draft = { ...OUT, entries: [row(1930, -500), row(6570, 500)] };
  expect(performed([bookedOut, IN], new Set(["out", "in"]))).toEqual({
    put: [],
    remove: [],
    count: 0,
  });
});

test("a draft that has two accounts is not booked once more", () => {
  const whole: Draft = { ...TELIA, entries: [row(1930, -100), row(6212, 100)] };
  expect(performed([whole], new Set([whole.id])).count).toBe(0);
});

const BOOKING: DraftAction = {
  kind: "match",
  texts: ["spar"],
  entries: [row(1940, 500)],
  probability: 0.99,
  because: { level: 3, count: 12, total: 12 },
};

test("DR7: two sides that were both marked to be booked are booked once, in either order", () => {
  const side = (draft: Draft, account: number, amount: number): Draft => ({
    ...draft,
    analysis: {
      performAction: true,
      actions: [{ ...BOOKING, entries: [row(account, amount)] }, ...(draft.analysis?.actions ?? [])],
    },
  });
  const [out, back] = [side(OUT, 1940, 500), side(IN, 1930, -500)];
  for (const drafts of [
    [out, back],
    [back, out],
  ]) {
    const { put, count } = performed(drafts, new Set(["out", "in"]));
    expect(count).toBe(1);
    expect(put.map(({ id }) => id)).toEqual(drafts.map(({ id }) => id));
    expect(put[1]?.entries).toHaveLength(1);
    expect(put[1]?.analysis?.actions.map(({ kind }) => kind)).toEqual(["match"]);
  }
});

test("DR7: what a person has chosen to book goes before the transfer of the other side, whose money is then booked", () => {
  const byHand = withChosenAction({ ...OUT, analysis: { performAction: true, actions: [BOOKING] } }, 0);
  expect(performed([IN, byHand], new Set(["out", "in"]))).toMatchObject({
    put: [
      { id: "out", entries: [row(1930, -500), row(1940, 500)] },
      { id: "in", entries: [row(1940, 500)] },
    ],
    remove: [],
    count: 1,
  });
});

test("DR17: an action is as it was asked for while its draft, its choice and the other side of its transfer are", () => {
  const among = (drafts: readonly Draft[]) => (id: string) => drafts.find((draft) => draft.id === id);
  const isAsAsked = (asked: Draft, ...now: readonly Draft[]) =>
    isActionAsAsked(asked, among(ALL), { draftOf: among(now), twins: new DraftTwins(now) });
  const same = { date: TELIA.date ?? isoDate("2026-10-15"), text: "Dubblett", entries: [row(1930, -7)] };
  const [first, twin] = [
    { id: "first", ...same },
    { ...TWIN, ...same },
  ];
  const { analysis: _analysis, ...unanalysed } = TELIA;
  expect(isAsAsked(TELIA, { ...TELIA })).toBe(true);
  expect(isAsAsked(twin, first, twin)).toBe(true);
  // Of two that are the same one stays.
  expect(isAsAsked(twin, twin)).toBe(false);
  expect(isAsAsked(TELIA)).toBe(false);
  expect(isAsAsked(PLAIN, PLAIN)).toBe(false);
  expect(isAsAsked(TELIA, unanalysed)).toBe(false);
  expect(isAsAsked(TELIA, { ...TELIA, entries: [row(1930, -90), { amount: ore(90) }] })).toBe(false);
  expect(isAsAsked(TELIA, { ...TELIA, ...suggested({ kind: "delete", probability: 0.7 }) })).toBe(false);
  expect(isAsAsked(OUT, OUT, IN)).toBe(true);
  expect(isAsAsked(OUT, OUT)).toBe(false);
  expect(isAsAsked(OUT, OUT, { ...IN, text: "Annat" })).toBe(false);
  expect(isAsAsked(OUT, { ...OUT, ...transferTo("plain") }, IN, PLAIN)).toBe(false);
  const all = { draftOf: among(ALL), twins: new DraftTwins(ALL) };
  expect(isActionAsAsked(OUT, among([OUT]), all)).toBe(false);
});

test.each([
  ["the one before the year is no day of it", "2025-12-30", "2026-01-02", undefined, "2026-01-02"],
  ["whichever side that is", "2026-01-02", "2025-12-30", undefined, "2026-01-02"],
  ["so is the one after it", "2027-01-02", "2026-12-30", undefined, "2026-12-30"],
  ["one that is closed cannot be registered", "2026-01-30", "2026-02-02", "2026-01-31", "2026-02-02"],
  [
    "where none can be, the day of the money that leaves stays",
    "2025-12-30",
    "2025-12-29",
    undefined,
    "2025-12-30",
  ],
])("DR7: a transfer gets the earlier day on which it can be registered: %s", (_, out, back, closed, date) => {
  const drafts: readonly Draft[] = [
    { ...OUT, date: isoDate(out) },
    { ...IN, date: isoDate(back) },
  ];
  const { put } = performed(drafts, new Set(["out"]), closed === undefined ? undefined : isoDate(closed));
  expect(put.map((draft) => draft.date)).toEqual([date]);
});
