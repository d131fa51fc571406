import { accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { ore } from "@huvudbok/core/money";
import { entriesBalance, type VatRate } from "@huvudbok/core/transaction";
import { describe, expect, test } from "vitest";
import { VAT_SPLIT_RULES as RULES } from "../../../../test/vat-split-rules.ts";
import type { EntryAction } from "../form/actions/entry-action.ts";
import { entryFormAfter } from "../form/actions/entry-form-after.ts";
import { emptyEntryForm, newTransaction, suggestedAmount } from "../form/entry-form.ts";
import type { EntryForm } from "../form/entry-rows.ts";
import { followRowVat } from "./follow-row-vat.ts";
import { splitRowVat, vatRowsAfter } from "./split-row-vat.ts";

const EMPTY = emptyEntryForm({ mode: "advanced", date: isoDate("2025-05-12"), series: "A" });

function after(form: EntryForm, ...actions: readonly EntryAction[]): EntryForm {
  return actions.reduce((now, action) => followRowVat(entryFormAfter(now, action), RULES).form, form);
}

const keyOf = (form: EntryForm, index: number) => form.rows[index]?.key ?? -1;
const amount = (form: EntryForm, index: number, kronor: number) =>
  after(form, { kind: "amount", key: keyOf(form, index), amount: ore(kronor * 100) });

/** The form with these rows added: account and amount in kronor. */
function withRows(form: EntryForm, ...rows: readonly (readonly [number, number?])[]): EntryForm {
  return rows.reduce((now, [account, kronor]) => {
    const index = now.rows.length - 1;
    const accountId = accountNo(account);
    const named = after(now, { kind: "account", key: keyOf(now, index), text: String(account), accountId });
    return kronor === undefined ? named : amount(named, index, kronor);
  }, form);
}

/** The form after the row was split; throws when it was refused. */
function split(form: EntryForm, index: number, rate?: VatRate): EntryForm {
  const result = splitRowVat(form, keyOf(form, index), RULES, rate);
  if (!result.ok) throw new Error(result.error.code);
  return result.value.form;
}

function refusal(form: EntryForm, index: number): string {
  const result = splitRowVat(form, keyOf(form, index), RULES);
  return result.ok ? "split" : result.error.code;
}

/** Account and amount in kronor of the rows that hold something. */
const shown = (form: EntryForm) =>
  form.rows
    .filter(({ accountText }) => accountText !== "")
    .map(({ accountText, amount: öre }) => [Number(accountText), (öre ?? 0) / 100]);

describe("a row is split", () => {
  test("the net stays, the VAT comes below, and the other rows keep their place", () => {
    const form = split(withRows(EMPTY, [5410, 1250], [1930, -1250]), 0);
    expect(shown(form)).toEqual([
      [5410, 1000],
      [2641, 250],
      [1930, -1250],
    ]);
    expect(newTransaction(form)?.entries).toEqual([
      { accountId: 5410, amount: 100_000 },
      { accountId: 2641, amount: 25_000 },
      { accountId: 1930, amount: -125_000 },
    ]);
  });

  test("reverse charge: the row stays, the pair comes below", () => {
    const form = split(withRows(EMPTY, [4535, 1000], [1930, -1000]), 0);
    expect(shown(form)).toEqual([
      [4535, 1000],
      [2614, -250],
      [2645, 250],
      [1930, -1000],
    ]);
    expect(entriesBalance(form.rows)).toBe(0);
    expect(vatRowsAfter(form, keyOf(form, 0))).toBe(2);
  });

  test("a grey amount is taken, for the row that it stands in", () => {
    const form = withRows(EMPTY, [1510, 1250], [3001]);
    expect(shown(split(form, 1))).toEqual([
      [1510, 1250],
      [3001, -1000],
      [2611, -250],
    ]);
    expect(refusal(withRows(EMPTY, [3001]), 0)).toBe("no-amount");
  });

  test("what cannot be read is no amount, although the rest would leave one", () => {
    const form = withRows(EMPTY, [1510, 1250], [3001]);
    const unreadable = after(form, { kind: "unreadable", key: keyOf(form, 1), side: "credit" });
    expect(refusal(unreadable, 1)).toBe("no-amount");
  });

  test("a foreign amount and a pattern do not outlive the amount that they were of", () => {
    const foreignCurrencyAmount = { amount: ore(100), currency: "EUR" };
    const row = { key: 7, accountText: "5410", accountId: accountNo(5410), amount: ore(125_00) };
    const form = { ...EMPTY, rows: [{ ...row, foreignCurrencyAmount, share: ore(3) }], nextKey: 8 };
    expect(split(form, 0).rows[0]).toEqual({ ...row, amount: 100_00 });
  });
});

describe("a row is not split, and the form stays as it is", () => {
  test.each<[string, EntryForm, number, string]>([
    ["nothing in it", EMPTY, 0, "no-account"],
    ["no amount", withRows(EMPTY, [5410]), 0, "no-amount"],
    ["wages", withRows(EMPTY, [7210, 100]), 0, "no-vat"],
    ["money", withRows(EMPTY, [5410, 100], [1930, -100]), 1, "no-vat"],
    ["VAT typed by hand", withRows(EMPTY, [5410, 100], [2641, 25], [1930, -125]), 0, "already-split"],
  ])("%s", (_, form, index, code) => {
    expect(refusal(form, index)).toBe(code);
  });

  test("a row that is gone", () => {
    expect(splitRowVat(EMPTY, 999, RULES)).toEqual({ ok: false, error: { code: "no-account" } });
  });

  test("a remembered purchase has its VAT already", () => {
    const entries = [
      { accountId: accountNo(5410), amount: ore(100) },
      { accountId: accountNo(2641), amount: ore(25) },
      { accountId: accountNo(1930), amount: ore(-125) },
    ];
    const form = amount(after(EMPTY, { kind: "recall", entries }), 2, -500);
    expect(shown(form)[0]).toEqual([5410, 400]);
    expect(refusal(form, 0)).toBe("already-split");
  });
});

describe("VAT of an earlier booking that has another rate (TR8)", () => {
  const entries = [
    { accountId: accountNo(5810), amount: ore(94_64) },
    { accountId: accountNo(2641), amount: ore(11_36) },
    { accountId: accountNo(1930), amount: ore(-106_00) },
  ];
  const waiting = after(EMPTY, { kind: "recall", entries });
  const filled = amount(waiting, 2, -106);
  const corrected = {
    ...filled,
    rows: filled.rows.map((row) => (row.amount === undefined ? row : { ...row, share: row.amount })),
  };
  const anew = [
    [5810, 100],
    [2641, 6],
    [1930, -106],
  ];

  test.each([
    ["waiting for its first amount", waiting],
    ["filled", filled],
    ["in a correction", corrected],
  ])("%s: the whole is split at the account's rate, or the chosen one", (_, form) => {
    expect(shown(split(form, 0))).toEqual(anew);
    expect(shown(split(form, 1))).toEqual(anew);
    expect(shown(split(form, 0, 6))).toEqual(anew);
    expect(shown(split(form, 0, 25)).slice(0, 2)).toEqual([
      [5810, 84.8],
      [2641, 21.2],
    ]);
    expect(entriesBalance(split(form, 0).rows)).toBe(0);
  });

  test("nothing else is scaled afterwards", () => {
    const form = amount(split(corrected, 0), 2, -200);
    expect(shown(form)).toEqual([anew[0], anew[1], [1930, -200]]);
  });

  test("the output VAT of the rate takes the place of the other", () => {
    const sale = withRows(EMPTY, [1510, 112], [3001, -100], [2621, -12]);
    expect(shown(split(sale, 1, 6))).toEqual([
      [1510, 112],
      [3001, -105.66],
      [2631, -6.34],
    ]);
  });

  test("an account without VAT stays refused, and VAT that cannot be read is none", () => {
    const wages = withRows(EMPTY, [7210, 100], [2641, 25], [1930, -125]);
    expect(refusal(wages, 0)).toBe("no-vat");
    const unreadable = after(filled, { kind: "unreadable", key: keyOf(filled, 1), side: "debit" });
    expect(refusal(unreadable, 0)).toBe("already-split");
  });

  test.each([
    ["waiting", waiting],
    ["in a correction", corrected],
  ])("without its VAT a booking is scaled no more, %s", (_, form) => {
    const removed = after(form, { kind: "remove-row", key: keyOf(form, 1) });
    const typed = amount(removed, 0, 106);
    expect(shown(typed)[0]).toEqual([5810, 106]);
    expect([0, -106]).toContain(shown(typed)[1]?.[1]);
    expect(suggestedAmount(typed, keyOf(typed, 1)) ?? typed.rows[1]?.amount).toBe(-106_00);
    expect(shown(split(typed, 0)).slice(0, 2)).toEqual(anew.slice(0, 2));
  });
});

describe("once more", () => {
  test("takes the next rate on the same rows, from whichever of them", () => {
    let form = withRows(EMPTY, [5410, 1249]);
    const parts: (readonly (readonly (number | undefined)[])[])[] = [];
    for (const index of [0, 1, 0, 1]) {
      form = split(form, index);
      parts.push(shown(form).map((row) => row.slice(1)));
    }
    expect(parts).toEqual([
      [[999.2], [249.8]],
      [[1115.18], [133.82]],
      [[1178.3], [70.7]],
      [[999.2], [249.8]],
    ]);
  });

  test("begins with the account's rate", () => {
    const once = split(withRows(EMPTY, [5810, 1060]), 0);
    expect(shown(once)).toEqual([
      [5810, 1000],
      [2641, 60],
    ]);
    expect(shown(split(once, 0))).toEqual([
      [5810, 848],
      [2641, 212],
    ]);
  });

  test("takes the VAT account of the rate, and a chosen rate at once", () => {
    const form = withRows(EMPTY, [3001, -1120]);
    expect(shown(split(form, 0, 12))).toEqual([
      [3001, -1000],
      [2621, -120],
    ]);
    expect(shown(split(split(form, 0), 0))[1]).toEqual([2621, -120]);
    expect(shown(split(split(form, 0, 12), 0, 6))[1]).toEqual([2631, -63.4]);
  });

  test("goes on after other rows were typed, and does not split the net again", () => {
    const form = withRows(split(withRows(EMPTY, [5410, 1250]), 0), [1930, -1250]);
    expect(shown(split(form, 0))).toEqual([
      [5410, 1116.07],
      [2641, 133.93],
      [1930, -1250],
    ]);
  });

  test("each row has its own VAT", () => {
    const first = split(withRows(EMPTY, [5410, 1250]), 0);
    const both = split(withRows(first, [5810, 106]), 2);
    expect(shown(both)).toEqual([
      [5410, 1000],
      [2641, 250],
      [5810, 100],
      [2641, 6],
    ]);
    expect(shown(split(both, 0)).slice(2)).toEqual([
      [5810, 100],
      [2641, 6],
    ]);
  });

  test("an amount typed anew is split from the beginning, in the place of the VAT before", () => {
    const form = amount(split(split(withRows(EMPTY, [5410, 1249]), 0), 0), 0, 125);
    expect(shown(split(form, 0))).toEqual([
      [5410, 100],
      [2641, 25],
    ]);
  });

  test("an amount taken away is what the others leave, without the VAT before", () => {
    const form = split(withRows(EMPTY, [5410, 1250], [1930, -1250]), 0);
    const emptied = after(form, { kind: "amount", key: keyOf(form, 0), amount: undefined });
    expect(shown(split(emptied, 0))).toEqual([
      [5410, 1000],
      [2641, 250],
      [1930, -1250],
    ]);
  });

  test("another account has another VAT, of the amount as it was typed", () => {
    const form = split(withRows(EMPTY, [5410, 1250], [1930, -1250]), 0);
    const changed = after(form, {
      kind: "account",
      key: keyOf(form, 0),
      text: "4535",
      accountId: accountNo(4535),
    });
    expect(shown(split(changed, 0))).toEqual([
      [4535, 1250],
      [2614, -312.5],
      [2645, 312.5],
      [1930, -1250],
    ]);
    expect(new Set(split(changed, 0).rows.map(({ key }) => key)).size).toBe(5);
  });

  test("VAT taken away by hand leaves the row as it was typed", () => {
    const form = split(withRows(EMPTY, [5410, 1250]), 0);
    const removed = after(form, { kind: "remove-row", key: keyOf(form, 1) });
    expect(vatRowsAfter(removed, keyOf(removed, 0))).toBe(0);
    expect(shown(removed)).toEqual([[5410, 1250]]);
    expect(shown(split(removed, 0))).toEqual(shown(form));
  });
});
