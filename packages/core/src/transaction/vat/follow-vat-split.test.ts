import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Account, newAccount } from "../../account-plan/index.ts";
import { isoDate } from "../../calendar/index.ts";
import { publishedCharts } from "../../import/published-charts.arbitrary.ts";
import { ore, sumOre } from "../../money/index.ts";
import { followedVatSplit, type SplitFormRow, type VatFollowing } from "./follow-vat-split.ts";
import type { MadeVatSplit } from "./made-vat-split.ts";
import { splitEntryVat, type VatSplitRules } from "./split-entry-vat.ts";
import { vatFollowingText } from "./vat-following-text.ts";
import type { VatRate } from "./vat-rates.ts";
import { publishedVatSplits } from "./vat-split-table.arbitrary.ts";

const RULES: VatSplitRules = {
  isHousehold: false,
  table: publishedVatSplits,
  chart: new Map<number, Account>(publishedCharts[0]?.plan.accounts2.map((account) => [account.id, account])),
};

/** A row of 100 kronor or so that was split; its VAT is in the rows 2 and 3. */
function made(accountId: number, kronor: number, rate?: VatRate): MadeVatSplit {
  const row = { accountId, amount: ore(kronor * 100), rate, otherAccounts: new Set<number>() };
  const parts = splitEntryVat(row, RULES);
  if (!parts.ok) throw new Error(parts.error.code);
  const vatRows = parts.value.vatRows.map((vat, index) => ({ ...vat, key: index + 2 }));
  return { ...parts.value, key: 1, accountId, vatRows };
}

type Change = Partial<SplitFormRow> | "gone";

/** The rows as the split made them, with what has changed since, by key. */
function rowsOf({ accountId, amount, vatRows }: MadeVatSplit, changes: Readonly<Record<number, Change>>) {
  const rows = [{ key: 1, accountId, amount }, ...vatRows];
  return rows.flatMap((row): SplitFormRow[] => {
    const change = changes[row.key] ?? {};
    return change === "gone" ? [] : [{ ...row, isEmpty: false, isUnreadable: false, ...change }];
  });
}

function follow(
  split: MadeVatSplit,
  changes: Readonly<Record<number, Change>>,
  { rules = RULES, others = [] }: { rules?: VatSplitRules | undefined; others?: readonly number[] } = {},
): VatFollowing {
  return followedVatSplit(split, { rows: rowsOf(split, changes), otherAccounts: new Set(others) }, rules);
}

/** The amounts in kronor that the row and its VAT get, or what else becomes of the split. */
function shown(following: VatFollowing): string {
  if (following.kind === "removed") {
    const { amount } = following;
    return `removed ${following.why.code}${amount === undefined ? "" : ` ${amount / 100}`}`;
  }
  if (following.kind !== "counted") return following.kind;
  const { amount, vatRows } = following.parts;
  const rows = vatRows.map((row) => `${row.accountId} ${row.amount / 100}`);
  return `${following.why} ${[String(amount / 100), ...rows].join(", ")}`;
}

const kronor = (amount: number): Change => ({ amount: ore(amount * 100) });
const EMPTY: Change = { isEmpty: true, accountId: undefined, amount: undefined };
const TOOLS = made(5410, 1250);
const SERVICE = made(4535, 1000);

test.each<[string, MadeVatSplit, Readonly<Record<number, Change>>, string]>([
  ["nothing has changed", TOOLS, {}, "same"],
  ["the row is gone", TOOLS, { 1: "gone" }, "removed row-removed"],
  ["the row is emptied", TOOLS, { 1: EMPTY }, "removed row-removed"],
  ["the row of a pair is gone", SERVICE, { 1: "gone" }, "removed row-removed"],
  ["everything is gone", TOOLS, { 1: "gone", 2: "gone" }, "own"],
  ["the VAT is gone: the row is what was typed", TOOLS, { 2: "gone" }, "removed vat-removed 1250"],
  ["the VAT is emptied", TOOLS, { 2: EMPTY }, "removed vat-removed 1250"],
  ["the VAT of another amount is gone", TOOLS, { 1: kronor(5), 2: "gone" }, "removed vat-removed"],
  ["half a pair is gone: the rest goes too", SERVICE, { 3: "gone" }, "removed vat-removed"],
  ["another VAT account was chosen by hand", TOOLS, { 2: { accountId: 2640 } }, "own"],
  ["and the row is gone", TOOLS, { 1: "gone", 2: { accountId: 2640 } }, "own"],
  ["a VAT account is being typed", TOOLS, { 2: { accountId: undefined } }, "same"],
  ["the account is being typed", TOOLS, { 1: { accountId: undefined, amount: ore(1) } }, "same"],
  ["the amount is taken away, another comes", TOOLS, { 1: { amount: undefined } }, "same"],
  ["an amount of 0", TOOLS, { 1: { amount: ore(0) } }, "same"],
  ["an amount that cannot be read", TOOLS, { 1: { amount: undefined, isUnreadable: true } }, "same"],
  ["another amount is the whole of it", TOOLS, { 1: kronor(500) }, "amount 400, 2641 100"],
  ["the other sign", TOOLS, { 1: kronor(-1250) }, "amount -1000, 2641 -250"],
  ["the amount of a pair", SERVICE, { 1: kronor(-200) }, "amount -200, 2614 50, 2645 -50"],
  ["the chosen rate stays", made(5410, 1120, 12), { 1: kronor(112) }, "amount 100, 2641 12"],
  ["too little for any VAT", TOOLS, { 1: kronor(0.02) }, "removed too-small"],
  ["VAT typed over: the whole stays", TOOLS, { 2: kronor(125) }, "vat 1125, 2641 125"],
  ["of the other sign", TOOLS, { 2: kronor(-10) }, "vat 1260, 2641 -10"],
  ["one of a pair", SERVICE, { 2: kronor(-300) }, "vat 1000, 2614 -300, 2645 300"],
  ["the other of a pair", SERVICE, { 3: kronor(299.5) }, "vat 1000, 2614 -299.5, 2645 299.5"],
  ["VAT emptied: the whole is on the row", TOOLS, { 2: { amount: undefined } }, "vat 1250, 2641 0"],
  ["VAT of 0", TOOLS, { 2: { amount: ore(0) } }, "vat 1250, 2641 0"],
  [
    "one of a pair emptied: none is left alone",
    SERVICE,
    { 3: { amount: undefined } },
    "vat 1000, 2614 0, 2645 0",
  ],
  ["VAT of more than the whole", TOOLS, { 2: kronor(2000) }, "vat-above -750, 2641 2000"],
  ["VAT of all of it", TOOLS, { 2: kronor(1250) }, "vat-above 0, 2641 1250"],
  ["VAT of more than a credited whole", made(5410, -1250), { 2: kronor(-2000) }, "vat-above 750, 2641 -2000"],
  ["VAT that cannot be read", TOOLS, { 2: { isUnreadable: true, amount: ore(7) } }, "same"],
])("%s (TR11)", (_, split, changes, expected) => {
  expect(shown(follow(split, changes))).toBe(expected);
});

describe("another account (TR11)", () => {
  const to = (accountId: number, amount?: number): Readonly<Record<number, Change>> => ({
    1: amount === undefined ? { accountId } : { accountId, amount: ore(amount * 100) },
  });

  test.each<[string, MadeVatSplit, Readonly<Record<number, Change>>, string]>([
    ["of the same VAT", TOOLS, to(5460), "same-vat 1000, 2641 250"],
    ["of another rate", TOOLS, to(5810), "account 1179.25, 2641 70.75"],
    ["of another kind", TOOLS, to(4535), "account 1250, 2614 -312.5, 2645 312.5"],
    ["from another kind", SERVICE, to(5410), "account 800, 2641 200"],
    ["of another pair", SERVICE, to(4545), "account 1000, 2615 -250, 2645 250"],
    ["of a sale", made(3001, -1250), to(3002), "account -1116.07, 2621 -133.93"],
    ["without VAT", TOOLS, to(7210), "removed no-vat 1250"],
    ["that is not there", TOOLS, to(9876), "removed unknown-account 1250"],
    ["and another amount", TOOLS, to(5460, 500), "account 400, 2641 100"],
    ["without VAT and another amount", TOOLS, to(7210, 500), "removed no-vat 500"],
    ["a chosen rate stays", made(5410, 1120, 12), to(5460), "same-vat 1000, 2641 120"],
    [
      "a chosen rate stays over another of its own",
      made(5410, 1120, 12),
      to(5810),
      "same-vat 1000, 2641 120",
    ],
    [
      "a chosen rate is not that of another kind",
      made(5410, 1120, 12),
      to(4535),
      "account 1120, 2614 -280, 2645 280",
    ],
    [
      "a chosen rate goes with the row to an account without one",
      made(5410, 1120, 12),
      to(7690),
      "same-vat 1000, 2641 120",
    ],
    [
      "a chosen rate comes from an account without one",
      made(7690, 1120, 12),
      to(5460),
      "same-vat 1000, 2641 120",
    ],
    ["the account's own rate is not that of one without", TOOLS, to(7690), "removed no-vat 1250"],
  ])("%s", (_, split, changes, expected) => {
    expect(shown(follow(split, changes))).toBe(expected);
  });

  test("VAT that was typed over stays with the same VAT", () => {
    const typed = follow(TOOLS, { 2: kronor(249.81) });
    if (typed.kind !== "counted") throw new Error(typed.kind);
    const vatRows = typed.parts.vatRows.map((row) => ({ ...row, key: 2 }));
    const split = { ...TOOLS, ...typed.parts, vatRows };
    expect(shown(follow(split, to(5460)))).toBe("same-vat 1000.19, 2641 249.81");
    expect(shown(follow(split, {}))).toBe("same");
  });

  test("VAT that left nothing of the whole is put right", () => {
    const typed = follow(TOOLS, { 2: kronor(1250) });
    if (typed.kind !== "counted") throw new Error(typed.kind);
    const vatRows = typed.parts.vatRows.map((row) => ({ ...row, key: 2 }));
    const split = { ...TOOLS, ...typed.parts, vatRows };
    expect(shown(follow(split, { 1: { amount: undefined }, 2: kronor(250) }))).toBe("vat 1000, 2641 250");
    expect(shown(follow(split, to(5810)))).toBe("account 1179.25, 2641 70.75");
  });

  test("an account that the chart has lost had no rate of its own", () => {
    const chart = new Map(RULES.chart);
    chart.delete(5410);
    const rules = { ...RULES, chart };
    expect(shown(follow(made(5410, 1120, 12), to(5460), { rules }))).toBe("account 896, 2641 224");
    chart.set(5410, { ...newAccount(5410, "Verktyg, momsfria") });
    expect(shown(follow(made(5410, 1120, 12), to(5460), { rules }))).toBe("account 896, 2641 224");
  });

  test("VAT of its kind was typed elsewhere", () => {
    expect(shown(follow(SERVICE, to(5410), { others: [2641] }))).toBe("removed already-split 1000");
  });

  test("without the table nothing can be counted", () => {
    const rows = rowsOf(TOOLS, to(5460));
    expect(shown(followedVatSplit(TOOLS, { rows, otherAccounts: new Set() }, undefined))).toBe(
      "removed no-table 1250",
    );
  });
});

test.each<[string, VatFollowing, string | undefined]>([
  ["nothing", follow(TOOLS, {}), undefined],
  ["own", follow(TOOLS, { 2: { accountId: 2640 } }), undefined],
  ["same VAT", follow(TOOLS, { 1: { accountId: 5460 } }), undefined],
  ["row", follow(TOOLS, { 1: "gone" }), "Momsen togs bort med raden"],
  ["VAT", follow(TOOLS, { 2: "gone" }), "Momsen är borttagen, och raden är 1 250,00 igen"],
  ["half a pair", follow(SERVICE, { 2: "gone" }), "Radens moms är borttagen"],
  [
    "no table",
    { kind: "removed", why: { code: "no-table" } },
    "Momsen är borttagen, för momsen per konto är inte hämtad än: dela upp raden igen om ett ögonblick",
  ],
  [
    "wages",
    follow(TOOLS, { 1: { accountId: 7210 } }),
    "Momsen är borttagen. Konto 7210 är lön eller ersättning till anställda, som det inte är någon moms på: låt hela beloppet stå på raden",
  ],
  ["account", follow(TOOLS, { 1: { accountId: 5810 } }), "Momsen följer kontot: 6 % på 2641"],
  ["pair", follow(TOOLS, { 1: { accountId: 4535 } }), "Momsen följer kontot: 25 % på 2614 och 2645"],
  ["amount", follow(TOOLS, { 1: kronor(500) }), "Momsen är omräknad på 500,00: 25 % på 2641"],
  [
    "typed",
    follow(TOOLS, { 2: kronor(125) }),
    "Raden är ändrad till 1 125,00, så att den och momsen är 1 250,00 som förut",
  ],
  [
    "typed above the whole",
    follow(TOOLS, { 2: kronor(2000) }),
    "Momsen är mer än hela beloppet 1 250,00, så raden blev \u2212750,00: rätta momsen",
  ],
  [
    "typed in a pair",
    follow(SERVICE, { 2: kronor(-300) }),
    "Båda momsraderna är ändrade, så att de tar ut varandra",
  ],
])("what is reported: %s", (_, following, text) => {
  expect(vatFollowingText(following)?.replaceAll("\u00A0", " ")).toBe(text);
});

test("anything else is a bug", () => {
  const following = { kind: "counted", why: "other", parts: TOOLS } as never;
  expect(() => vatFollowingText(following)).toThrow("Unhandled case");
});

test("whatever is typed in its rows, what remains sums to what was typed", () => {
  const amount = fc.integer({ min: -1e12, max: 1e12 }).filter((each) => each !== 0);
  const account = fc.constantFrom(5410, 5460, 5810, 4535, 4545, 3001, 3002, 7210, 1930);
  fc.assert(
    fc.property(account, amount, account, amount, fc.boolean(), (first, whole, next, other, isVat) => {
      const row = { accountId: first, amount: ore(whole), otherAccounts: new Set<number>() };
      const parts = splitEntryVat(row, RULES);
      if (!parts.ok) return;
      const vatRows = parts.value.vatRows.map((vat, index) => ({ ...vat, key: index + 2 }));
      const split: MadeVatSplit = { ...parts.value, key: 1, accountId: first, vatRows };
      const typed = ore(other);
      const following = follow(
        split,
        isVat ? { 2: { amount: typed } } : { 1: { accountId: next, amount: typed } },
      );
      const sum = isVat || other === split.amount ? whole : other;
      if (following.kind === "removed") expect(following.amount ?? other).toBe(sum);
      if (following.kind === "counted") {
        const { parts: now } = following;
        expect(sumOre([now.amount, ...now.vatRows.map((vat) => vat.amount)])).toBe(sum);
      }
    }),
  );
});

describe("TR29: the VAT of food follows the date", () => {
  const chart = new Map([...RULES.chart, [3002, newAccount(3002, "Livsmedel")]] as const);
  const food = { ...RULES, chart };
  const onDay = (date: string, rate?: VatRate, rules: VatSplitRules = food): MadeVatSplit => {
    const row = {
      accountId: 3002,
      amount: ore(-1000_00),
      rate,
      date: isoDate(date),
      otherAccounts: new Set<number>(),
    };
    const parts = splitEntryVat(row, rules);
    if (!parts.ok) throw new Error(parts.error.code);
    const vatRows = parts.value.vatRows.map((vat, index) => ({ ...vat, key: index + 2 }));
    return { ...parts.value, key: 1, accountId: 3002, vatRows };
  };
  const moved = (
    split: MadeVatSplit,
    dates: readonly [before: string | undefined, now: string | undefined],
    rules: VatSplitRules | undefined = food,
    changes: Readonly<Record<number, Change>> = {},
  ) => {
    const [dateBefore, date] = dates.map((day) => (day === undefined ? undefined : isoDate(day)));
    return followedVatSplit(
      split,
      { rows: rowsOf(split, changes), otherAccounts: new Set(), date, dateBefore },
      rules,
    );
  };

  test.each([
    ["2026-03-31", "2026-04-01", "date -943.4, 2631 -56.6"],
    ["2026-04-01", "2026-03-31", "date -892.86, 2621 -107.14"],
    ["2027-12-31", "2028-01-01", "date -892.86, 2621 -107.14"],
    ["2028-01-01", "2027-12-31", "date -943.4, 2631 -56.6"],
    ["2026-04-01", "2027-12-31", "same"],
    ["2026-04-01", "2026-04-01", "same"],
    ["2026-03-31", "2028-01-01", "same"],
  ])("from %s to %s", (before, now, expected) => {
    expect(shown(moved(onDay(before), [before, now]))).toBe(expected);
  });

  test("the text says why", () => {
    const text = vatFollowingText(moved(onDay("2026-03-31"), ["2026-03-31", "2026-04-01"]));
    expect(text).toBe("Momsen följer datumet: livsmedel har 6\u00A0% på 2631");
  });

  test("a chosen rate stays, and so does VAT that was typed over", () => {
    expect(shown(moved(onDay("2026-03-31", 25), ["2026-03-31", "2026-04-01"]))).toBe("same");
    const split = onDay("2026-03-31");
    const typed = { ...split, vatRows: split.vatRows.map((row) => ({ ...row, amount: ore(-107_15) })) };
    expect(shown(moved(typed, ["2026-03-31", "2026-04-01"]))).toBe("same");
  });

  test("another account than food keeps its rate, and so does everything without a day or without the table", () => {
    const shop = { ...food, chart: new Map([...chart, [3002, newAccount(3002, "Butik")]] as const) };
    const days = ["2026-03-31", "2026-04-01"] as const;
    expect(shown(moved(onDay("2026-03-31", undefined, shop), days, shop))).toBe("same");
    expect(shown(moved(onDay("2026-03-31"), ["2026-03-31", undefined]))).toBe("same");
    const split = onDay("2026-03-31");
    const rows = { rows: rowsOf(split, {}), otherAccounts: new Set<number>(), date: isoDate("2026-04-01") };
    expect(shown(followedVatSplit(split, rows, undefined))).toBe("same");
  });

  test("a chart without the account of the other rate: the row is what was typed, and is told why", () => {
    const without = { ...food, chart: new Map([...chart].filter(([number]) => number !== 2631)) };
    const following = moved(onDay("2026-03-31"), ["2026-03-31", "2026-04-01"], without);
    expect(shown(following)).toBe("removed vat-account-missing -1000");
  });

  test("another amount at once is of the rate that stood there", () => {
    const split = onDay("2026-03-31");
    const following = moved(split, ["2026-03-31", "2026-04-01"], food, { 1: kronor(-112) });
    expect(shown(following)).toBe("amount -100, 2621 -12");
  });
});
