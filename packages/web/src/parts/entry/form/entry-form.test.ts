import { type AccountType, accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { negateOre, ore } from "@huvudbok/core/money";
import { entriesBalance } from "@huvudbok/core/transaction";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { EntryAction } from "./actions/entry-action.ts";
import { entryFormAfter } from "./actions/entry-form-after.ts";
import {
  emptyEntryForm,
  fitsSimpleMode,
  isTouched,
  newTransaction,
  newTransactions,
  remainderRow,
  simpleHindranceText,
  suggestedAmount,
  transactionForm,
} from "./entry-form.ts";
import { type EntryForm, withRows } from "./entry-rows.ts";

const DATE = isoDate("2025-05-12");
const EMPTY = emptyEntryForm({ mode: "advanced", date: DATE, series: "A" });
const ENTRIES = [
  { accountId: accountNo(5460), amount: ore(99920), text: "Lera" },
  { accountId: accountNo(2641), amount: ore(24980) },
  { accountId: accountNo(1930), amount: ore(-124900) },
];

function after(form: EntryForm, ...actions: readonly EntryAction[]): EntryForm {
  return actions.reduce((now, action) => entryFormAfter(now, action), form);
}

function keyOf(form: EntryForm, index: number): number {
  return form.rows[index]?.key ?? -1;
}

/** The form with one more row: account and amount. */
function withRow(form: EntryForm, account: number, amount?: number): EntryForm {
  const key = keyOf(form, form.rows.length - 1);
  const withAccount = after(form, {
    kind: "account",
    key,
    text: String(account),
    accountId: accountNo(account),
  });
  return amount === undefined
    ? withAccount
    : after(withAccount, { kind: "amount", key, amount: ore(amount) });
}

const amounts = (form: EntryForm) => form.rows.map(({ amount }) => amount);

describe("rows", () => {
  test("the last row is always empty, and there is only one such", () => {
    const form = withRow(EMPTY, 5460, 100);
    expect(form.rows.length).toBe(2);
    const emptied = after(form, { kind: "remove-row", key: keyOf(form, 0) });
    expect(emptied.rows.length).toBe(1);
    expect(isTouched(emptied)).toBe(false);
  });

  test("an account being typed is no account yet, and counts as a wrong one", () => {
    const form = after(EMPTY, { kind: "account", key: keyOf(EMPTY, 0), text: "19" });
    expect(form.rows.length).toBe(2);
    expect(transactionForm(form).rows[0]).toEqual({ accountId: 0 });
    expect(newTransaction(form)?.entries).toEqual([]);
  });

  test("Ctrl+D makes the row a copy of the one above", () => {
    const form = withRow(EMPTY, 5460, 100);
    const copied = after(form, { kind: "copy-above", key: keyOf(form, 1) });
    expect(copied.rows.map(({ accountId, amount }) => [accountId, amount])).toEqual([
      [5460, 100],
      [5460, 100],
      [undefined, undefined],
    ]);
    expect(after(form, { kind: "copy-above", key: keyOf(form, 0) })).toBe(form);
  });

  test("what cannot be read takes the amount away and keeps the row", () => {
    const form = withRow(EMPTY, 5460, 100);
    const unreadable = after(form, { kind: "unreadable", key: keyOf(form, 0), side: "debit" });
    expect(unreadable.rows[0]).toMatchObject({ unreadable: "debit", accountId: 5460 });
    expect(amounts(unreadable)[0]).toBeUndefined();
    const read = after(unreadable, { kind: "amount", key: keyOf(form, 0), amount: ore(100) });
    expect(read.rows[0]).not.toHaveProperty("unreadable");
  });

  test("a foreign amount does not outlive the amount that was made from it", () => {
    const foreign = { ...ENTRIES[0], foreignCurrencyAmount: { amount: ore(9000), currency: "EUR" } };
    const form = { ...EMPTY, rows: [{ key: 7, accountText: "5460", ...foreign }] };
    expect(after(form, { kind: "amount", key: 7, amount: ore(5) }).rows[0]).not.toHaveProperty(
      "foreignCurrencyAmount",
    );
  });

  test("row texts come and go", () => {
    const form = withRow(EMPTY, 5460);
    const key = keyOf(form, 0);
    const named = after(form, { kind: "row-text", key, text: "Lera" });
    expect(named.rows[0]?.text).toBe("Lera");
    expect(after(named, { kind: "row-text", key, text: "" }).rows[0]).not.toHaveProperty("text");
  });
});

test("what is registered carries what the form has, and nothing that only the form needs", () => {
  const form = after(
    withRow(withRow(EMPTY, 5460, 100), 1930, -100),
    { kind: "text", text: " Pennor " },
    { kind: "series", series: "B" },
    { kind: "annotation", annotation: "Se kvitto" },
    { kind: "attachments", attachmentIds: ["x"] },
  );
  expect(newTransaction(form)).toEqual({
    series: "B",
    date: DATE,
    text: "Pennor",
    entries: [
      { accountId: 5460, amount: 100 },
      { accountId: 1930, amount: -100 },
    ],
    locked: false,
    annotation: "Se kvitto",
    attachmentIds: ["x"],
  });
  expect(newTransaction(after(form, { kind: "date", date: undefined }))).toBeUndefined();
});

describe("the amount that would balance", () => {
  test("stands in a row with an account and no amount", () => {
    const form = withRow(withRow(EMPTY, 5460, 100), 1930);
    expect(suggestedAmount(form, keyOf(form, 1))).toBe(-100);
    expect(suggestedAmount(form, keyOf(form, 0))).toBeUndefined();
    expect(suggestedAmount(form, keyOf(form, 2))).toBeUndefined();
  });

  test("is not there when nothing is missing", () => {
    const form = withRow(withRow(withRow(EMPTY, 5460, 100), 1930, -100), 6110);
    expect(suggestedAmount(form, keyOf(form, 2))).toBeUndefined();
  });
});

describe("a remembered transaction", () => {
  const form = after(EMPTY, { kind: "recall", entries: ENTRIES });

  test("stands there with accounts and row texts, without amounts", () => {
    expect(form.rows.map(({ accountId, amount, text }) => [accountId, amount, text])).toEqual([
      [5460, undefined, "Lera"],
      [2641, undefined, undefined],
      [1930, undefined, undefined],
      [undefined, undefined, undefined],
    ]);
  });

  test.each([
    ["the sum", 2, -50000, [40000, 10000, -50000]],
    ["the net", 0, 40000, [40000, 10000, -50000]],
    ["the other sign", 2, 50000, [-40000, -10000, 50000]],
    ["a sum that leaves öre over", 2, -10001, [8001, 2000, -10001]],
  ])("is filled in proportion by the first amount: %s", (_, index, amount, expected) => {
    const filled = after(form, { kind: "amount", key: keyOf(form, index), amount: ore(amount) });
    expect(amounts(filled).slice(0, 3)).toEqual(expected);
  });

  test("offers the amounts of the last time, until the first one is typed", () => {
    const offered = (of: EntryForm) => of.rows.map(({ key }) => suggestedAmount(of, key));
    expect(offered(form)).toEqual([...ENTRIES.map(({ amount }) => amount), undefined]);
    const filled = after(form, { kind: "amount", key: keyOf(form, 2), amount: ore(-50000) });
    expect(offered(filled)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test("leaves out numbers and dates of the old row texts", () => {
    const [first, ...others] = ENTRIES;
    const texts = (text: string) =>
      after(EMPTY, {
        kind: "recall",
        entries: first === undefined ? [] : [{ ...first, text }, ...others],
      }).rows.map((row) => row.text);
    expect(texts("Faktura 200422").slice(0, 2)).toEqual(["Faktura", undefined]);
    expect(texts("200422").slice(0, 2)).toEqual([undefined, undefined]);
  });

  test("leaves what is typed afterwards alone", () => {
    const filled = after(
      form,
      { kind: "amount", key: keyOf(form, 2), amount: ore(-50000) },
      { kind: "amount", key: keyOf(form, 0), amount: ore(1) },
    );
    expect(amounts(filled).slice(0, 3)).toEqual([1, 10000, -50000]);
  });

  test("is scaled no more when the rows that are left of it do not balance (TR14)", () => {
    const filled = after(
      form,
      { kind: "remove-row", key: keyOf(form, 0) },
      { kind: "amount", key: keyOf(form, 2), amount: ore(-62450) },
    );
    expect(amounts(filled).slice(0, 2)).toEqual([undefined, -62450]);
    expect(suggestedAmount(filled, keyOf(filled, 0))).toBe(62450);
  });

  test("balances whatever the sum", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.nat({ max: 2 }), (sum, index) => {
        const filled = after(form, { kind: "amount", key: keyOf(form, index), amount: ore(sum) });
        expect(entriesBalance(filled.rows)).toBe(0);
        expect(filled.rows[index]?.amount).toBe(sum);
      }),
    );
  });
});

describe("the simple mode", () => {
  const simple = emptyEntryForm({ mode: "simple", date: DATE, series: "A" });

  test("has two rows, the second always the negative of the first (TR9)", () => {
    const form = after(simple, { kind: "amount", key: keyOf(simple, 0), amount: ore(500) });
    expect(amounts(form)).toEqual([500, -500]);
    const emptied = after(form, { kind: "amount", key: keyOf(simple, 0), amount: undefined });
    expect(amounts(emptied)).toEqual([undefined, undefined]);
    expect(suggestedAmount(emptied, keyOf(emptied, 1))).toBeUndefined();
  });

  test.each<[string, EntryForm, boolean]>([
    ["an empty form", EMPTY, true],
    ["a row and its contra row", withRow(withRow(EMPTY, 5460, 100), 1930, -100), true],
    ["one amount", withRow(EMPTY, 5460, 100), true],
    ["two rows that do not balance", withRow(withRow(EMPTY, 5460, 100), 1930, -90), false],
    ["three rows", withRow(withRow(withRow(EMPTY, 5460, 80), 2641, 20), 1930, -100), false],
    [
      "an account that is none yet",
      after(EMPTY, { kind: "account", key: keyOf(EMPTY, 0), text: "19" }),
      false,
    ],
  ])("takes over %s: %s", (_, form, fits) => {
    expect(fitsSimpleMode(form)).toBe(fits);
    expect(after(form, { kind: "mode", mode: "simple" }).mode).toBe(fits ? "simple" : "advanced");
  });

  const account = (form: EntryForm, index: number, number: number, accountType: AccountType = "cost") =>
    after(form, {
      kind: "account",
      key: keyOf(form, index),
      text: String(number),
      accountId: accountNo(number),
      accountType,
    });
  const typed = (form: EntryForm, amount: number) =>
    after(form, { kind: "amount", key: keyOf(form, 0), amount: ore(amount) });
  const chosen = (form: EntryForm, direction: "in" | "out") => after(form, { kind: "direction", direction });

  test.each<[string, EntryForm, number]>([
    ["a cost", account(typed(simple, 500), 0, 5020), 500],
    ["an income", account(typed(simple, 500), 0, 3010, "income"), -500],
    ["a loan", account(typed(simple, 500), 0, 2350, "liability"), 500],
    ["an income, then a cost", account(account(typed(simple, 500), 0, 3010, "income"), 0, 5020), 500],
    ["an income as the other account", account(typed(simple, 500), 1, 3010, "income"), 500],
    ["an income that is paid back", account(chosen(typed(simple, 500), "out"), 0, 3010, "income"), 500],
    ["a cost that is paid back", account(chosen(typed(simple, 500), "in"), 0, 5020), -500],
    ["chosen after the account", chosen(account(typed(simple, 500), 0, 3010, "income"), "out"), 500],
  ])("the first account decides where the money goes, until a person chooses: %s", (_, form, amount) => {
    expect(amounts(form)).toEqual([amount, -amount]);
  });

  test("an account made from the field goes by its number", () => {
    const named = after(typed(simple, 500), {
      kind: "account",
      key: keyOf(simple, 0),
      text: "3999",
      accountId: accountNo(3999),
    });
    expect(amounts(named)).toEqual([-500, 500]);
  });

  test("an account that is being typed turns nothing", () => {
    const income = account(typed(simple, 500), 0, 3010, "income");
    const typing = after(income, { kind: "account", key: keyOf(income, 0), text: "50" });
    expect(amounts(typing)).toEqual([-500, 500]);
  });

  test("rows that come with amounts keep their sides", () => {
    const form = withRow(withRow(EMPTY, 3010, 100), 1920, -100);
    const there = after(form, { kind: "mode", mode: "simple" });
    expect(amounts(there)).toEqual([100, -100]);
    expect(there.direction).toBe("out");
    expect(amounts(account(there, 0, 3011, "income"))).toEqual([100, -100]);
    expect(after(there, { kind: "mode", mode: "advanced" })).not.toHaveProperty("direction");
  });

  test("a remembered transaction says where the money went", () => {
    const entries = [
      { accountId: accountNo(5020), amount: ore(-100) },
      { accountId: accountNo(1920), amount: ore(100) },
    ];
    const form = after(simple, { kind: "recall", entries });
    expect(amounts(form)).toEqual([undefined, undefined]);
    expect(form.direction).toBe("in");
  });

  test("keeps the order of the rows, and gives them back", () => {
    const form = withRow(withRow(EMPTY, 1930, -100), 5460, 100);
    const there = after(form, { kind: "mode", mode: "simple" });
    expect(there.rows.map(({ accountText, amount }) => [accountText, amount])).toEqual([
      ["1930", -100],
      ["5460", 100],
    ]);
    const back = after(there, { kind: "mode", mode: "advanced" });
    expect(back.rows.map(({ accountText }) => accountText)).toEqual(["1930", "5460", ""]);
    expect(after(back, { kind: "mode", mode: "advanced" })).toBe(back);
  });
});

describe("TR18: the remainder", () => {
  test("is of the only row without an amount", () => {
    const form = withRow(withRow(EMPTY, 5460, 100), 1930);
    expect(remainderRow(form)).toEqual({ key: keyOf(form, 1), amount: -100 });
  });

  test("is of no row when two lack an amount, and when nothing is missing", () => {
    expect(remainderRow(withRow(withRow(withRow(EMPTY, 5460, 100), 2641), 1930))).toBeUndefined();
    expect(remainderRow(withRow(withRow(withRow(EMPTY, 5460, 100), 1930, -100), 2641))).toBeUndefined();
    expect(remainderRow(withRow(EMPTY, 1930))).toBeUndefined();
  });

  test("is the largest amount of a recalled booking, while none is typed", () => {
    const form = after(EMPTY, { kind: "recall", entries: ENTRIES });
    const largest = { key: keyOf(form, 2), amount: ENTRIES[2]?.amount };
    expect(remainderRow(form)).toEqual(largest);
    const typed = { side: "debit", text: "5" } as const;
    expect(remainderRow(after(form, { kind: "typed-amount", key: keyOf(form, 0), typed }))).toBeUndefined();
    const filled = after(form, { kind: "amount", key: keyOf(form, 2), amount: ore(-50000) });
    expect(remainderRow(filled)).toBeUndefined();
  });

  test("is not in a row whose amount cannot be read", () => {
    const form = withRow(withRow(EMPTY, 5460, 100), 1930);
    const unreadable = after(form, { kind: "unreadable", key: keyOf(form, 1), side: "credit" });
    expect(remainderRow(unreadable)).toBeUndefined();
  });
});

describe("TR20: a correction", () => {
  const reversal = { series: "A", date: DATE, text: "Rättelse av A 1: Lera", entries: [], locked: false };
  const filled = withRows({ ...EMPTY, reversal, text: "Lera" }, ENTRIES);
  const correction: EntryForm = {
    ...filled,
    rows: filled.rows.map((row) => (row.amount === undefined ? row : { ...row, share: row.amount })),
  };
  const typed = (index: number, amount: number): EntryAction => ({
    kind: "amount",
    key: keyOf(correction, index),
    amount: ore(amount),
  });

  test("registers its reversal first", () => {
    expect(newTransactions(correction).map(({ text }) => text)).toEqual(["Rättelse av A 1: Lera", "Lera"]);
    expect(newTransactions({ ...correction, date: undefined })).toEqual([]);
    expect(newTransactions(EMPTY)).toHaveLength(1);
  });

  test("another amount of the whole scales the parts", () => {
    expect(amounts(after(correction, typed(2, -62450)))).toEqual([49960, 12490, -62450, undefined]);
  });

  test("another amount of a part is of that part alone", () => {
    const part = after(correction, typed(1, 20000));
    expect(amounts(part)).toEqual([99920, 20000, -124900, undefined]);
    expect(amounts(after(part, typed(2, -119920)))).toEqual([99920, 20000, -119920, undefined]);
  });
});

describe("TR20: a reversal alone", () => {
  const corrects = { fiscalYearId: fiscalYearIdFromGuid("6".repeat(32)), series: "A", number: 1 };
  const reversing = ENTRIES.map((entry) => ({ ...entry, amount: negateOre(entry.amount) }));
  const reversalText = "Rättelse av A 1: Lera";
  const reversed = withRows({ ...EMPTY, corrects, reversing, text: reversalText, reversalText }, reversing);
  const typed = (index: number, amount: number): EntryAction => ({
    kind: "amount",
    key: keyOf(reversed, index),
    amount: ore(amount),
  });

  test("corrects while its rows reverse what it corrects, whatever its text and its day", () => {
    const moved = after(
      reversed,
      { kind: "text", text: "Fel konto" },
      { kind: "date", date: isoDate("2025-06-01") },
    );
    expect(newTransaction(moved)?.corrects).toEqual(corrects);
    expect(newTransaction(after(reversed, typed(0, -5), typed(0, -99920)))?.corrects).toEqual(corrects);
  });

  test("with other rows it is an ordinary transaction", () => {
    const other = after(reversed, typed(0, -50000), typed(2, 74980));
    expect(newTransaction(other)).not.toHaveProperty("corrects");
    expect([newTransaction(other)?.text, newTransaction(reversed)?.text]).toEqual(["Lera", reversalText]);
    expect(newTransaction(withRow(reversed, 5010, 5))).not.toHaveProperty("corrects");
    const account = after(reversed, {
      kind: "account",
      key: keyOf(reversed, 0),
      text: "5010",
      accountId: accountNo(5010),
    });
    expect(newTransaction(account)).not.toHaveProperty("corrects");
  });
});

describe("TR22: a recalled booking with öre that were rounded", () => {
  const rounded = [
    { accountId: accountNo(5460), amount: ore(400_30) },
    { accountId: accountNo(2641), amount: ore(100_08) },
    { accountId: accountNo(3740), amount: ore(-38) },
    { accountId: accountNo(1930), amount: ore(-500_00) },
  ];
  const typed = (form: EntryForm, index: number, amount: number) =>
    after(form, { kind: "amount", key: keyOf(form, index), amount: ore(amount) });
  const recalled = after(EMPTY, { kind: "recall", entries: rounded });
  const filled = withRows(EMPTY, rounded);
  const correction = {
    ...filled,
    rows: filled.rows.map((row) => (row.amount === undefined ? row : { ...row, share: row.amount })),
  };

  test("has no row for rounding where the sum is typed", () => {
    const form = typed(recalled, 3, -250_19);
    expect(form.rows.map(({ accountText, amount }) => [accountText, amount])).toEqual([
      ["5460", 200_15],
      ["2641", 50_04],
      ["1930", -250_19],
      ["", undefined],
    ]);
  });

  test("is rounded anew by another amount of a part, and as it was by the same", () => {
    expect(amounts(typed(recalled, 0, 600_45))).toEqual([600_45, 150_11, 44, -751_00, undefined]);
    expect(amounts(typed(recalled, 3, -500_00))).toEqual([400_30, 100_08, -38, -500_00, undefined]);
  });

  test("is scaled by its sum in a correction too", () => {
    expect(amounts(typed(correction, 3, -250_19))).toEqual([200_15, 50_04, -250_19, undefined]);
  });
});

describe("TR19: pasted lines that cannot be read", () => {
  const paste = (form: EntryForm, unread: readonly string[], ambiguous?: string) =>
    after(form, {
      kind: "paste-rows",
      key: keyOf(form, 0),
      rows: [],
      unread: { unread, ...(ambiguous === undefined ? {} : { ambiguous }) },
    });

  test("are in the form until they are dismissed, without any row", () => {
    const form = paste(paste(EMPTY, ["62x 50"]), ["1.234"], "1.234");
    expect(form.unread).toEqual({ count: 2, lines: ["62x 50", "1.234"], ambiguous: "1.234" });
    expect([form.rows, isTouched(form)]).toEqual([EMPTY.rows, true]);
    expect(after(form, { kind: "dismiss-unread" })).toEqual(EMPTY);
    expect(paste(EMPTY, [])).toEqual(EMPTY);
  });

  test("are kept with their texts as far as somebody reads them", () => {
    const { unread } = paste(EMPTY, Array.from({ length: 30 }, String));
    expect([unread?.count, unread?.lines.length]).toEqual([30, 20]);
  });
});

describe("TR19: pasted rows", () => {
  const PASTED = [
    { accountId: accountNo(5010), amount: ore(100) },
    { accountId: accountNo(1930), amount: ore(-100), text: "Hyra" },
  ];
  const paste = (form: EntryForm, index: number) =>
    after(form, { kind: "paste-rows", key: keyOf(form, index), rows: PASTED });
  const brief = (form: EntryForm) =>
    form.rows.map(({ accountText, amount, text }) => [accountText, amount, text]);

  test("fill an empty row and new ones", () => {
    const form = paste(EMPTY, 0);
    expect(brief(form)).toEqual([
      ["5010", 100, undefined],
      ["1930", -100, "Hyra"],
      ["", undefined, undefined],
    ]);
    expect(new Set(form.rows.map(({ key }) => key)).size).toBe(3);
  });

  test("stand after a row in which something stands, and before the others", () => {
    const form = paste(withRow(withRow(EMPTY, 5460, 7), 2641, 8), 0);
    expect(form.rows.map(({ accountText }) => accountText)).toEqual(["5460", "5010", "1930", "2641", ""]);
  });

  test.each([0, 1])("do not come between a row and its VAT: pasted in row %s of three", (index) => {
    const form = withRow(withRow(withRow(EMPTY, 5460, 80), 2641, 20), 1930, -100);
    const split = {
      key: keyOf(form, 0),
      accountId: accountNo(5460),
      amount: ore(80),
      gross: ore(100),
      rate: 25,
      treatment: "input",
      vatRows: [{ key: keyOf(form, 1), accountId: accountNo(2641), amount: ore(20) }],
    } as const;
    const pasted = paste({ ...form, vatSplits: [split] }, index);
    const accounts = pasted.rows.map(({ accountText }) => accountText);
    expect(accounts).toEqual(["5460", "2641", "5010", "1930", "1930", ""]);
  });

  test("an account that the chart lacks stands in its field and is not taken", () => {
    const form = after(EMPTY, {
      kind: "paste-rows",
      key: keyOf(EMPTY, 0),
      rows: PASTED,
      unknown: new Set([5010]),
    });
    expect(form.rows.map(({ accountText, accountId }) => [accountText, accountId])).toEqual([
      ["5010", undefined],
      ["1930", 1930],
      ["", undefined],
    ]);
  });

  test("make the simple form advanced", () => {
    const form = paste(after(EMPTY, { kind: "mode", mode: "simple" }), 0);
    expect([form.mode, ...form.rows.map(({ accountText }) => accountText)]).toEqual([
      "advanced",
      "5010",
      "1930",
      "",
    ]);
  });
});

test("TR28: a quantity is registered with its row, one that is no number is not, and neither fits the simple mode", () => {
  const form = withRows(EMPTY, [
    { accountId: accountNo(5460), amount: ore(100) },
    { accountId: accountNo(1930), amount: ore(-100) },
  ]);
  const typed = (text: string) => after(form, { kind: "row-quantity", key: keyOf(form, 0), text });
  expect(fitsSimpleMode(form)).toBe(true);
  expect(newTransaction(typed("2,5"))?.entries).toMatchObject([{ quantity: 2.5 }, {}]);
  expect(typed("2 st").rows[0]).toMatchObject({ typedQuantity: "2 st" });
  expect(newTransaction(typed("2 st"))?.entries[0]).toEqual({ accountId: 5460, amount: 100 });
  expect(typed("").rows[0]).not.toHaveProperty("quantity");
  for (const text of ["2", "st"]) {
    expect(fitsSimpleMode(typed(text))).toBe(false);
    expect(simpleHindranceText(typed(text))).toBe("Enkel har inget fält för kvantitet.");
  }
});
