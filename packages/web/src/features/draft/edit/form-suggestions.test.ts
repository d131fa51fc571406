import { accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { addToCategorisation, newCategorisationIndex } from "@huvudbok/core/categorisation";
import type { Draft, DraftAction } from "@huvudbok/core/draft";
import { type Ore, ore } from "@huvudbok/core/money";
import type { Transaction, TransactionFormRow } from "@huvudbok/core/transaction";
import { expect, test } from "vitest";
import { emptyEntryForm } from "../../../parts/entry/form/entry-form.ts";
import { type EntryForm, withRows } from "../../../parts/entry/form/entry-rows.ts";
import { doubtedDraft, formSuggestions, type Learnt } from "./form-suggestions.ts";
import { nearMoney } from "./near-money.ts";

const row = (account: number, amount: number) => ({ accountId: accountNo(account), amount: ore(amount) });
const booked = (number: number, text: string, ...entries: Transaction["entries"]): Transaction => ({
  series: "A",
  number,
  date: isoDate(`2026-0${number}-12`),
  text,
  entries,
  locked: false,
});
const PAID = [1, 2, 3, 4, 5, 6, 7].map((month) =>
  booked(month, "Rikslinjen Telefoni AB", row(6212, 400), row(2641, 100), row(1930, -500)),
);
const RENT = booked(8, "Hyra", row(5010, 900), row(1930, -900));

function learnt(books: readonly Transaction[], drafts: readonly Transaction[] = []): Learnt {
  const [index, ofDrafts] = [newCategorisationIndex(), newCategorisationIndex()];
  addToCategorisation(index, books);
  addToCategorisation(ofDrafts, drafts);
  const chart = new Map([1930, 2641, 5010, 6212].map((id) => [id, undefined]));
  const registered = new Map(books.map((each) => [`A ${each.number}`, each]));
  return {
    index,
    ofDrafts,
    chart,
    near: nearMoney(registered, new Map(), "new"),
    draftOf: () => undefined,
  };
}

const BEFORE: Pick<Draft, "id"> & Partial<Draft> = { id: "new" };
const form = (
  text: string,
  rows: readonly TransactionFormRow[],
  mode: EntryForm["mode"] = "advanced",
): EntryForm => withRows({ ...emptyEntryForm({ mode, date: undefined, series: "A" }), text }, rows);
const entries = (shown: ReturnType<typeof formSuggestions>) =>
  shown.bookings.map(({ action }) => action.entries.map(({ accountId, amount }) => [accountId, amount]));
const sum = (amount: number): { readonly amount: Ore } => ({ amount: ore(amount) });

test.each<[string, EntryForm, readonly unknown[]]>([
  [
    "its own row is balanced",
    form("RIKSLINJEN", [row(1930, -1000)]),
    [
      [6212, 800],
      [2641, 200],
    ],
  ],
  [
    "another sum",
    form("RIKSLINJEN", [row(1930, -500)]),
    [
      [6212, 400],
      [2641, 100],
    ],
  ],
  [
    "a sum alone",
    form("Rikslinjen", [sum(1000)]),
    [
      [6212, 800],
      [2641, 200],
      [1930, -1000],
    ],
  ],
  [
    "the sum of the simple mode",
    form("Hyra", [sum(100)], "simple"),
    [
      [5010, 100],
      [1930, -100],
    ],
  ],
  ["an account in the simple mode", form("Hyra", [row(1930, -100), sum(100)], "simple"), [[5010, 100]]],
])("CT10: what is suggested follows what is typed: %s", (_, typed, expected) => {
  expect(entries(formSuggestions(typed, BEFORE, learnt([...PAID, RENT])))).toEqual([expected]);
});

test("CT10: a text without a sum is offered as it was booked, where the mode has the rows", () => {
  const [shown] = formSuggestions(form("Rikslinjen", []), BEFORE, learnt(PAID)).bookings;
  expect(shown?.waiting?.entries).toEqual([row(6212, 400), row(2641, 100), row(1930, -500)]);
  expect(formSuggestions(form("Rikslinjen", [], "simple"), BEFORE, learnt(PAID)).bookings).toEqual([]);
  expect(formSuggestions(form("Hyra", [], "simple"), BEFORE, learnt([RENT, RENT])).bookings).toHaveLength(1);
  expect(formSuggestions(form("Hyra", []), BEFORE, learnt([], [RENT, RENT])).bookings).toHaveLength(1);
});

test("CT10: nothing is suggested for what is booked, or for a text that nobody knows", () => {
  const whole = form("Rikslinjen", [row(1930, -500), row(6212, 500)]);
  expect(formSuggestions(whole, BEFORE, learnt(PAID)).bookings).toEqual([]);
  expect(formSuggestions(form("Smulan", []), BEFORE, learnt(PAID)).bookings).toEqual([]);
});

const match = (account: number): DraftAction => ({
  kind: "match",
  texts: [],
  entries: [{ accountId: accountNo(account), amount: ore(100) }],
  probability: 0.5,
  because: { level: 3, count: 1, total: 2 },
});
const stored = (...actions: readonly DraftAction[]): Draft => ({
  id: "a",
  text: "Hyra",
  entries: [row(1930, -100)],
  analysis: { performAction: true, actions },
});

test("DR3: while the draft is as it was analysed, the order is that of the list; then it is worked out anew", () => {
  const chosen = stored(match(2641), match(5010), match(7777));
  const same = formSuggestions(form("Hyra", [row(1930, -100)]), chosen, learnt([RENT]));
  expect(entries(same)).toEqual([[[2641, 100]], [[5010, 100]]]);
  expect(entries(formSuggestions(form("Hyra", [row(1930, -200)]), chosen, learnt([RENT])))).toEqual([
    [[5010, 200]],
  ]);
});

test("what no form can do is told, and the bookings beside it", () => {
  const transfer = { kind: "transfer", draftId: "b", probability: 0.9 } as const;
  const shown = formSuggestions(form("Hyra", [row(1930, -100)]), stored(transfer, match(5010)), learnt([]));
  expect([shown.elsewhere, entries(shown)]).toEqual([transfer, [[[5010, 100]]]]);
  const second = formSuggestions(form("Hyra", [row(1930, -100)]), stored(match(5010), transfer), learnt([]));
  expect(second.elsewhere).toBeUndefined();
});

const SAVED = [1, 2, 3, 4, 5, 6, 7].map((month) =>
  booked(month, "Insättning", row(1940, 500), row(1930, -500)),
);
const into = (date: string, draft: Partial<Draft> = {}) => {
  const now = { ...form("Insättning", [row(1940, 500)]), date: isoDate(date) };
  const known = learnt([...SAVED, { ...RENT, entries: [row(1940, 900), row(1930, -900)] }]);
  return formSuggestions(now, { id: "in", ...draft }, { ...known, chart: new Map([[1930, undefined]]) });
};

test("CT11: what is likely may be taken unasked, but not what may be booked already", () => {
  expect(into("2026-09-20").isLikely).toBe(true);
  expect(into("2026-07-14").isLikely).toBe(false);
  expect(into("2026-07-14").bookings).toHaveLength(1);
});

test("CT11: what has the day, text and row of what is registered is offered, and not taken unasked", () => {
  const isLikely = (text: string) => {
    const typed = { ...form(text, [row(1930, -500)]), date: isoDate("2026-07-12") };
    return formSuggestions(typed, BEFORE, learnt(PAID)).isLikely;
  };
  expect(isLikely("Rikslinjen Telefoni")).toBe(true);
  expect(isLikely("Rikslinjen Telefoni AB")).toBe(false);
});

test("CT11: what the analysis marked is not taken unasked once it is registered, and the form says why", () => {
  const date = isoDate("2026-09-20");
  const match = into("2026-09-20").bookings[0]?.action;
  if (match === undefined) throw new Error("nothing is suggested");
  const before: Draft = {
    id: "in",
    date,
    text: "Insättning",
    entries: [row(1940, 500)],
    analysis: { performAction: true, actions: [match] },
  };
  const now = { ...form("Insättning", [row(1940, 500)]), date };
  const shown = (books: readonly Transaction[]) =>
    formSuggestions(now, before, { ...learnt(books), chart: new Map([[1930, undefined]]) });
  expect(shown(SAVED)).toMatchObject({ isLikely: true, doubt: undefined });
  const registered = { ...booked(9, "Insättning", row(1940, 500), row(3001, -500)), date };
  expect(shown([...SAVED, registered])).toMatchObject({
    isLikely: false,
    doubt: { kind: "booked", booking: registered },
  });
});

test("CT11: of what was analysed it is taken unasked when the analysis has marked it", () => {
  const match = into("2026-09-20").bookings[0]?.action;
  if (match === undefined) throw new Error("nothing is suggested");
  const date = isoDate("2026-09-20");
  const stored = { date, text: "Insättning", entries: [row(1940, 500)] };
  const transfer: DraftAction = { kind: "transfer", draftId: "out", probability: 0.95 };
  const isLikely = (performAction: boolean, ...actions: readonly DraftAction[]) =>
    into("2026-09-20", { ...stored, analysis: { performAction, actions } }).isLikely;
  expect(isLikely(true, match)).toBe(true);
  expect(isLikely(false, match)).toBe(false);
  expect(isLikely(true, { ...match, probability: 0.5 })).toBe(false);
  expect(isLikely(true, transfer, match)).toBe(false);
});

test("CT12: what is asked about is what stands in the form: another amount is no twin any more", () => {
  const date = isoDate("2026-09-20");
  const first: Draft = { id: "first", date, text: "Hyra", entries: [row(1930, -100)] };
  const own = { ...first, id: "own" };
  const near = nearMoney(new Map(), new Map([first, own].map((each) => [each.id, each])), "own");
  const doubtOf = (text: string, ...rows: readonly TransactionFormRow[]) =>
    doubtedDraft({ ...form(text, rows), date }, own, { near }).doubt;
  const twin = { kind: "twin", twin: first };
  expect(doubtOf("Hyra", row(1930, -100))).toEqual(twin);
  // With the rows that it lacked it is the same still.
  expect(doubtOf("Hyra", row(1930, -100), row(5010, 100))).toEqual(twin);
  expect(doubtOf("Hyra", row(1930, -90), row(5010, 90))).toBeUndefined();
  expect(doubtOf("Hyra", row(1940, -100), row(5010, 100))).toBeUndefined();
  expect(doubtOf("Hyra maj", row(1930, -100), row(5010, 100))).toBeUndefined();
  // A sum without account is there while a row has it.
  const [bare, bareOwn] = [first, own].map((each) => ({ ...each, entries: [sum(100)] }));
  const bareNear = nearMoney(
    new Map(),
    new Map([bare, bareOwn].flatMap((each) => (each ? [[each.id, each]] : []))),
    "own",
  );
  const bareDoubt = (kronor: number) =>
    doubtedDraft({ ...form("Hyra", [row(5010, kronor), row(1930, -kronor)]), date }, bareOwn ?? own, {
      near: bareNear,
    }).doubt;
  expect(bareDoubt(100)?.kind).toBe("twin");
  expect(bareDoubt(90)).toBeUndefined();
});
