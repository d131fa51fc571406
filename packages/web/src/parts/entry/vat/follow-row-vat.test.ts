import { accountNo, newAccount } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { type Ore, ore, sumOre } from "@huvudbok/core/money";
import { type VatFollowing, type VatRate, vatFollowingText } from "@huvudbok/core/transaction";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { CHART, VAT_SPLIT_RULES as RULES, VAT_ACCOUNTS } from "../../../../test/vat-split-rules.ts";
import { entryErrors } from "../form/entry-errors.ts";
import { emptyEntryForm, fitsSimpleMode, newTransaction, suggestedAmount } from "../form/entry-form.ts";
import type { EntryForm } from "../form/entry-rows.ts";
import { createEntryStore, type EntryStore } from "../form/entry-store.ts";
import { splitRowVat } from "./split-row-vat.ts";

const EMPTY = emptyEntryForm({ mode: "advanced", date: isoDate("2025-05-12"), series: "A" });

let store: EntryStore;
let followings: VatFollowing[];

beforeEach(() => {
  store = createEntryStore(EMPTY);
  followings = [];
  store.followVatBy({
    rules: RULES,
    onFollowed: ({ followed }) => followings.push(...followed.map(({ following }) => following)),
  });
});

const keyOf = (index: number) => store.form().rows[index]?.key ?? -1;

/** The number as it is typed, key by key. */
function account(index: number, number: number): void {
  const key = keyOf(index);
  const digits = String(number);
  for (let length = 1; length < digits.length; length += 1) {
    store.dispatch({ kind: "account", key, text: digits.slice(0, length) });
  }
  store.dispatch({ kind: "account", key, text: digits, accountId: accountNo(number) });
}

function amount(index: number, öre: number | undefined): void {
  store.dispatch({ kind: "amount", key: keyOf(index), amount: öre === undefined ? undefined : ore(öre) });
}

function split(index: number, rate?: VatRate): void {
  const result = splitRowVat(store.form(), keyOf(index), RULES, rate);
  if (result.ok) store.dispatch({ kind: "split-vat", form: result.value.form });
}

/** A row that is split, and one for the money. */
function purchase(number = 5410): void {
  account(0, number);
  amount(0, 1250_00);
  split(0);
}

/** Account and amount in kronor of the rows that hold something. */
const shown = (form = store.form()) =>
  form.rows
    .filter(({ accountText }) => accountText !== "")
    .map(({ accountText, amount: öre }) => [Number(accountText), (öre ?? 0) / 100]);

const texts = () => followings.map(vatFollowingText).map((text) => text?.replaceAll("\u00A0", " "));

describe("VAT that was split off follows its row, and Ctrl+Z takes it back (TR11)", () => {
  const before = [
    [5410, 1000],
    [2641, 250],
  ];

  test("the row is removed", () => {
    purchase();
    store.dispatch({ kind: "remove-row", key: keyOf(0) });
    expect(shown()).toEqual([]);
    expect(texts()).toEqual(["Momsen togs bort med raden"]);
    expect(store.undo()).toBe(true);
    expect(shown()).toEqual(before);
    amount(0, 125_00);
    expect(shown()).toEqual([
      [5410, 100],
      [2641, 25],
    ]);
  });

  test("another account, with VAT of another rate and without any", () => {
    purchase();
    account(0, 5810);
    expect(shown()).toEqual([
      [5810, 1179.25],
      [2641, 70.75],
    ]);
    expect(texts()).toEqual(["Momsen följer kontot: 6 % på 2641"]);
    account(0, 7210);
    expect(shown()).toEqual([[7210, 1250]]);
    store.undo();
    expect(shown()[0]).toEqual([5810, 1179.25]);
    store.undo();
    expect(shown()).toEqual(before);
  });

  test("an account of the same VAT changes nothing else", () => {
    purchase();
    account(0, 5460);
    expect(shown()).toEqual([
      [5460, 1000],
      [2641, 250],
    ]);
    expect(texts()).toEqual([undefined]);
    // Requested now, the rate is the account's.
    split(0);
    expect(shown()[1]).toEqual([2641, 250]);
    split(0);
    expect(shown()[1]).toEqual([2641, 133.93]);
  });

  test("the account of another row, copied from above", () => {
    account(0, 7210);
    amount(0, 300_00);
    account(1, 5410);
    amount(1, 1250_00);
    split(1);
    store.dispatch({ kind: "copy-above", key: keyOf(1) });
    expect(shown()).toEqual([
      [7210, 300],
      [7210, 300],
    ]);
  });

  test("another amount and another sign", () => {
    purchase();
    amount(0, -500_00);
    expect(shown()).toEqual([
      [5410, -400],
      [2641, -100],
    ]);
    // Ctrl+M after typing uses the account's rate, and not the next one.
    split(0);
    expect(shown()[1]).toEqual([2641, -100]);
    store.undo();
    store.undo();
    expect(shown()).toEqual(before);
  });

  test("what was typed first, typed once more", () => {
    purchase();
    amount(0, 1250_00);
    expect(shown()).toEqual(before);
  });

  test("an amount on the other side: the grey one is the whole of it", () => {
    purchase();
    amount(0, undefined);
    expect(shown()[1]).toEqual([2641, 250]);
    account(2, 1930);
    amount(2, -1000_00);
    expect(suggestedAmount(store.form(), keyOf(0))).toBe(1000_00);
    amount(0, 1000_00);
    amount(0, -125_00);
    expect(shown().slice(0, 2)).toEqual([
      [5410, -100],
      [2641, -25],
    ]);
  });

  test("VAT typed over: the row takes the rest, and its text stays", () => {
    purchase();
    store.dispatch({ kind: "row-text", key: keyOf(1), text: "Kvitto" });
    amount(1, 125_00);
    expect(shown()).toEqual([
      [5410, 1125],
      [2641, 125],
    ]);
    expect(store.form().rows[1]?.text).toBe("Kvitto");
    store.dispatch({ kind: "remove-row", key: keyOf(0) });
    expect(shown()).toEqual([]);
  });

  test("VAT taken away: the row is what was typed", () => {
    purchase();
    store.dispatch({ kind: "remove-row", key: keyOf(1) });
    expect(shown()).toEqual([[5410, 1250]]);
  });

  test("half a pair taken away takes the other half", () => {
    purchase(4535);
    store.dispatch({ kind: "remove-row", key: keyOf(2) });
    expect(shown()).toEqual([[4535, 1250]]);
  });

  test("another VAT account chosen by hand makes the rows the person's own", () => {
    purchase();
    account(1, 2645);
    amount(0, 5_00);
    expect(shown()).toEqual([
      [5410, 5],
      [2645, 250],
    ]);
  });

  test("the simple mode is no way around", () => {
    purchase();
    amount(0, undefined);
    expect(fitsSimpleMode(store.form())).toBe(false);
    store.dispatch({ kind: "mode", mode: "simple" });
    expect(store.form().mode).toBe("advanced");
  });

  test("nothing is asked of whoever has just opened the form", () => {
    purchase();
    const other = createEntryStore(store.form());
    other.dispatch({ kind: "remove-row", key: keyOf(0) });
    expect(shown(other.form())).toEqual([]);
  });
});

describe("TR29: the VAT of food follows the date of the form", () => {
  const food = new Map(RULES.chart).set(3001, newAccount(3001, "Livsmedel"));
  const date = (day: string) => store.dispatch({ kind: "date", date: isoDate(day) });

  beforeEach(() => {
    store.followVatBy({
      rules: { ...RULES, chart: food },
      onFollowed: ({ followed }) => followings.push(...followed.map(({ following }) => following)),
    });
    date("2026-03-31");
    account(0, 3001);
    amount(0, -1120_00);
    const made = splitRowVat(store.form(), keyOf(0), { ...RULES, chart: food });
    if (made.ok) store.dispatch({ kind: "split-vat", form: made.value.form });
  });

  test("over the boundary, and one step takes it back", () => {
    const before = [
      [3001, -1000],
      [2621, -120],
    ];
    expect(shown()).toEqual(before);
    date("2026-04-01");
    expect(shown()).toEqual([
      [3001, -1056.6],
      [2631, -63.4],
    ]);
    expect(texts()).toEqual(["Momsen följer datumet: livsmedel har 6 % på 2631"]);
    store.undo();
    expect(shown()).toEqual(before);
    // What a person took back stays on the next day too.
    store.dispatch({ kind: "text", text: "Kreditfaktura" });
    expect(shown()).toEqual(before);
  });

  test("a date on the same side changes nothing", () => {
    date("2026-03-30");
    expect(shown()[1]).toEqual([2621, -120]);
    expect(texts()).toEqual([]);
  });
});

type Step =
  | { readonly kind: "account"; readonly row: number; readonly number: number }
  | { readonly kind: "amount"; readonly row: number; readonly öre: number | undefined }
  | { readonly kind: "split"; readonly row: number; readonly rate: VatRate | undefined }
  | { readonly kind: "unreadable" | "remove" | "copy" | "half"; readonly row: number }
  | { readonly kind: "simple" }
  | { readonly kind: "advanced" }
  | { readonly kind: "undo" };

const row = fc.nat({ max: 6 });
const öre = fc.oneof(fc.constant(undefined), fc.integer({ min: -300_000, max: 300_000 }));
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant("account" as const),
    row,
    number: fc.constantFrom(1930, 3001, 4535, 5410, 5460, 5810, 7210),
  }),
  fc.record({ kind: fc.constant("amount" as const), row, öre }),
  fc.record({ kind: fc.constant("amount" as const), row, öre }),
  fc.record({
    kind: fc.constant("split" as const),
    row,
    rate: fc.constantFrom(undefined, undefined, 12 as const),
  }),
  fc.record({
    kind: fc.constantFrom("unreadable" as const, "remove" as const, "copy" as const, "half" as const),
    row,
  }),
  fc.constantFrom<Step>({ kind: "simple" }, { kind: "advanced" }, { kind: "undo" }),
);

/** The rows whose account a person has chosen; VAT in those rows belongs to the person. */
function doStep(step: Step, own: Set<number>): void {
  if (step.kind === "undo") store.undo();
  else if (step.kind === "simple" || step.kind === "advanced") {
    store.dispatch({ kind: "mode", mode: step.kind });
  } else {
    const key = keyOf(step.row);
    if (key === -1) return;
    if (step.kind === "amount") amount(step.row, step.öre);
    else if (step.kind === "unreadable") store.dispatch({ kind: "unreadable", key, side: "debit" });
    else if (step.kind === "remove") store.dispatch({ kind: "remove-row", key });
    else if (step.kind === "split") split(step.row, step.rate);
    else if (step.kind === "half") store.dispatch({ kind: "account", key, text: "5" });
    else if (step.kind === "account") {
      own.add(key);
      account(step.row, step.number);
    } else {
      own.add(key);
      store.dispatch({ kind: "copy-above", key });
    }
  }
}

const year = { from: isoDate("2025-01-01"), to: isoDate("2025-12-31") };

/** True when only a balance and a text are missing. */
function isComplete(form: EntryForm): boolean {
  const errors = entryErrors(form, { year, knownAccounts: new Set(CHART) });
  const isReadable = form.rows.every((each) => each.unreadable === undefined);
  return isReadable && !errors.some(({ code }) => code === "account-invalid" || code === "amount-missing");
}

test("after any edits no VAT stands whose row is gone or another, and row and VAT are what was typed", () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 25 }), (steps) => {
      store = createEntryStore(EMPTY);
      store.followVatBy({ rules: RULES, onFollowed: () => undefined });
      const own = new Set<number>();
      for (const step of steps) {
        const before = store.form();
        doStep(step, own);
        const form = store.form();
        expectWhole(before, step);
        if (isComplete(form)) expectFollowed(form, own);
      }
    }),
    { numRuns: 1500 },
  );
});

/** An amount typed in a split row includes its VAT; VAT typed over does not change it. */
function expectWhole(before: EntryForm, step: Step): void {
  if (step.kind !== "amount" || step.öre === undefined || step.öre === 0) return;
  const typed = before.rows[step.row];
  const made = before.vatSplits?.find(({ key }) => key === typed?.key);
  if (typed === undefined || typed.amount === step.öre) return;
  const { rows, vatSplits = [] } = store.form();
  const of = (keys: readonly number[]): Ore =>
    sumOre(rows.filter(({ key }) => keys.includes(key)).map((each) => each.amount ?? ore(0)));
  if (made !== undefined) {
    const now = vatSplits.find(({ key }) => key === made.key)?.vatRows ?? [];
    if (isComplete(store.form())) expect(of([made.key, ...now.map(({ key }) => key)])).toBe(step.öre);
    return;
  }
  const ofVat = vatSplits.find(({ vatRows }) => vatRows.some(({ key }) => key === typed.key));
  if (ofVat === undefined || !isComplete(store.form())) return;
  expect(of([ofVat.key, ...ofVat.vatRows.map(({ key }) => key)])).toBe(ofVat.gross);
}

function expectFollowed(form: EntryForm, own: ReadonlySet<number>): void {
  const rows = new Map(form.rows.map((each) => [each.key, each]));
  const { vatSplits = [] } = form;
  const made = new Set(vatSplits.flatMap(({ vatRows }) => vatRows.map(({ key }) => key)));
  for (const each of newTransaction(form)?.entries ?? []) expect(CHART).toContain(each.accountId);
  for (const { key, accountId } of form.rows) {
    const isVat = accountId !== undefined && VAT_ACCOUNTS.includes(accountId);
    if (isVat && !own.has(key)) expect(made).toContain(key);
  }
  for (const { key, accountId, amount: net, gross, vatRows } of vatSplits) {
    expect(rows.get(key)).toMatchObject({ accountId, amount: net });
    expect([5410, 5460, 5810, 3001, 4535]).toContain(accountId);
    for (const vat of vatRows) {
      expect(rows.get(vat.key)).toMatchObject({ accountId: vat.accountId, amount: vat.amount });
    }
    expect(sumOre([net, ...vatRows.map((vat) => vat.amount)])).toBe(gross);
  }
}
