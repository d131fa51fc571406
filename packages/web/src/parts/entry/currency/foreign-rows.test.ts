import { accountNo, newAccount } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { MAX_ORE, ore } from "@huvudbok/core/money";
import { expect, test } from "vitest";
import { draftFormOf, entryFormOf } from "../draft/entry-draft.ts";
import type { EntryAction } from "../form/actions/entry-action.ts";
import { entryFormAfter } from "../form/actions/entry-form-after.ts";
import {
  asSimpleForm,
  emptyEntryForm,
  newTransaction,
  remainderRow,
  simpleHindranceText,
} from "../form/entry-form.ts";
import type { EntryForm } from "../form/entry-rows.ts";
import { awaitsRate, mayConvert, rateOfRow } from "./converted-rows.ts";

const USD = { amount: ore(100_00), currency: "USD" };
const EMPTY = emptyEntryForm({ mode: "advanced", date: isoDate("2026-03-24"), series: "A" });

function after(form: EntryForm, ...actions: readonly EntryAction[]): EntryForm {
  return actions.reduce((now, action) => entryFormAfter(now, action), form);
}
const account = (key: number, id: number): EntryAction => ({
  kind: "account",
  key,
  text: String(id),
  accountId: accountNo(id),
});
const foreign: EntryAction = { kind: "foreign-amount", key: 1, foreign: USD };
const converted: EntryAction = { kind: "converted", key: 1, amount: ore(935_34) };

test("a row in another currency is there before it has kronor, and waits for them alone", () => {
  const form = after(EMPTY, foreign);
  expect(form.rows).toHaveLength(2);
  expect(form.rows[0]).toMatchObject({ foreignCurrencyAmount: USD, followsRate: true });
  const both = after(form, account(1, 5420), account(2, 1930));
  expect(remainderRow(both)).toBeUndefined();
  expect(remainderRow(after(both, converted))).toEqual({ key: 2, amount: -935_34 });
});

test("what is registered does not say that it followed a rate", () => {
  const form = after(EMPTY, foreign, account(1, 5420), converted);
  expect(newTransaction(form)?.entries).toEqual([
    { accountId: 5420, amount: 935_34, foreignCurrencyAmount: USD },
  ]);
});

test("kronor that are typed are kronor", () => {
  const form = after(EMPTY, foreign, converted, { kind: "amount", key: 1, amount: ore(900_00) });
  expect(form.rows[0]).toEqual({ key: 1, accountText: "", amount: 900_00 });
  expect(after(form, converted)).toBe(form);
});

test("the simple form keeps the currency of its first row, turned with the money", () => {
  const simple = asSimpleForm(after(EMPTY, foreign, account(1, 5420), account(2, 1930), converted));
  expect(simple?.rows[0]).toMatchObject({ amount: 935_34, followsRate: true });
  const turned = simple && after(simple, { kind: "direction", direction: "in" });
  expect(turned?.rows).toMatchObject([
    { amount: -935_34, foreignCurrencyAmount: { amount: -100_00 }, followsRate: true },
    { amount: 935_34 },
  ]);
});

test("the simple form has no currency on its second row", () => {
  const second = after(
    EMPTY,
    account(1, 5420),
    account(2, 1930),
    { kind: "amount", key: 1, amount: ore(935_34) },
    { kind: "foreign-amount", key: 2, foreign: { ...USD, amount: ore(-100_00) } },
    { kind: "converted", key: 2, amount: ore(-935_34) },
  );
  expect(asSimpleForm(second)).toBeUndefined();
  expect(simpleHindranceText(second)).toBe("Enkel har en annan valuta bara på den första raden.");
});

test("an amount that the form makes another is in kronor", () => {
  const simple = emptyEntryForm({ mode: "simple", date: EMPTY.date, series: "A" });
  const key = simple.rows[1]?.key ?? 0;
  const form = after(
    simple,
    { kind: "foreign-amount", key, foreign: USD },
    { kind: "converted", key, amount: ore(935_34) },
  );
  expect(form.rows[1]?.followsRate).toBeUndefined();
});

test("an amount that is too large in kronor is none", () => {
  const rate = { date: isoDate("2026-03-24"), value: 9.35344 };
  const row = {
    key: 1,
    accountText: "",
    followsRate: true,
    foreignCurrencyAmount: { ...USD, amount: ore(MAX_ORE) },
  } as const;
  expect(rateOfRow(row, rate.date, () => ({ state: "ready", rate }))).toEqual({
    state: "error",
    text: expect.stringMatching(/^Värdet får inte vara större än 999/),
    hint: "",
    mayPass: false,
  });
});

test("a form that may be registered is sent again as it was", () => {
  const form = after(EMPTY, foreign, account(1, 5420), converted);
  const transaction = newTransaction(form);
  if (transaction === undefined) throw new Error("no date");
  const sent = after(form, { kind: "sent", sent: { unsavedId: "1", transaction, from: 1 } });
  expect([form, sent].map(mayConvert)).toEqual([true, false]);
  expect([form, sent].map((each) => awaitsRate(each, () => ({ state: "loading" })))).toEqual([true, false]);
  expect(mayConvert(after(sent, { kind: "date", date: isoDate("2026-03-25") }))).toBe(true);
});

test("TR27: the only row that balances it follows another rate, several do not", () => {
  const credit = (key: number, amount: number): EntryAction => ({ kind: "amount", key, amount: ore(amount) });
  const another: EntryAction = { kind: "converted", key: 1, amount: ore(944_52) };
  const two = after(EMPTY, foreign, account(1, 5420), converted, account(2, 1930), credit(2, -935_34));
  expect(after(two, another).rows.map(({ amount }) => amount)).toEqual([944_52, -944_52, undefined]);
  const unbalanced = after(two, credit(2, -900_00), another);
  expect(unbalanced.rows[1]?.amount).toBe(-900_00);
  const three = after(two, credit(2, -900_00), account(3, 6570), credit(3, -35_34), another);
  expect(three.rows.slice(1, 3).map(({ amount }) => amount)).toEqual([-900_00, -35_34]);
  const both = after(two, { kind: "foreign-amount", key: 2, foreign: { ...USD, amount: ore(-100_00) } });
  expect(after(both, another).rows[1]?.amount).toBeUndefined();
  const without = after(two, { kind: "converted", key: 1, amount: undefined });
  expect(without.rows[1]?.amount).toBe(-935_34);
});

test("TR27: a draft that is opened follows the rate of its day", () => {
  const draft = {
    date: isoDate("2026-03-24"),
    text: "Program",
    rows: [
      { accountId: accountNo(5420), amount: ore(900_00), foreignCurrencyAmount: USD },
      { accountId: accountNo(1930), amount: ore(-900_00) },
    ],
    annotation: "",
    attachmentIds: [],
  };
  const accounts = new Map([5420, 1930].map((id) => [id, newAccount(id)]));
  for (const mode of ["advanced", "simple"] as const) {
    const form = entryFormOf(draft, { ...EMPTY, mode }, accounts);
    expect(form.mode).toBe(mode);
    expect(form.rows.map(({ followsRate }) => followsRate === true).slice(0, 2)).toEqual([true, false]);
    expect(draftFormOf(form).rows.slice(0, 2)).toEqual(draft.rows);
  }
});
