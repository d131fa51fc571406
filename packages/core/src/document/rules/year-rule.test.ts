import { describe, expect, test } from "vitest";
import { isoDate } from "../../calendar/index.ts";
import { fiscalYearIdFromGuid } from "../../fiscal-year/index.ts";
import { changeRefusalText } from "../change-refusal.ts";
import { checkDocumentChange, followedYears, questionsOf } from "../document-change.ts";
import { fresh, link, otherYearId, rows, stored } from "../transactions/transactions-change.arbitrary.ts";
import { goesWithItsYear, yearRefusal } from "./year-rule.ts";

const nothing = { put: [], remove: [], append: [] };
const facts = {
  intent: "edit",
  role: "owner",
  today: isoDate("2025-06-30"),
  sign: "Anna",
  isAlone: true,
  existing: new Map(),
} as const;
const vouchers = { scope: "fiscalYear", needsItsYear: true, judgesLockedYear: true } as const;

test.each([
  ["an emptied document that ends", nothing, ""],
  ["vouchers that go", { ...nothing, remove: ["A-1"] }, "Räkenskapsår saknas"],
  ["a voucher", { ...nothing, append: [{} as never] }, "Räkenskapsår saknas"],
])("in a year that there is not: %s", (_, change, expected) => {
  const refusal = yearRefusal(vouchers, change, facts);
  expect(refusal === undefined ? "" : changeRefusalText(refusal)).toBe(expected);
});

test("vouchers go with their year, and with no year that was not there", () => {
  const deletion = { ...facts, intent: "deleteYear", isYearNew: false } as const;
  const vouchersGo = { ...nothing, remove: ["A-1"] };
  expect(yearRefusal(vouchers, vouchersGo, deletion)).toBeUndefined();
  expect(yearRefusal(vouchers, nothing, deletion)).toBeUndefined();
  const never = { ...deletion, isYearNew: true };
  expect(yearRefusal(vouchers, vouchersGo, never)).toEqual({ code: "fiscal-year-missing" });
});

test("a year goes with the commit when it was there before it", () => {
  expect(goesWithItsYear(facts)).toBe(false);
  expect(goesWithItsYear({ ...facts, isYearNew: true })).toBe(false);
  expect(goesWithItsYear({ ...facts, isYearNew: false })).toBe(true);
});

test("CH11: what vouchers of a deleted year corrected in another is not corrected any more", () => {
  const leavingYear = {
    id: fiscalYearIdFromGuid("0".repeat(32)),
    from: isoDate("2025-01-01"),
    to: isoDate("2025-12-31"),
    locked: false,
    transactionSeries: [],
  };
  const gone = [
    stored(1, { correctedBy: link(2) }),
    stored(2, { corrects: link(1) }),
    stored(3, { corrects: link(7, otherYearId) }),
  ];
  const existing = new Map(gone.map((one) => [`A-${one.number}`, one]));
  const change = { put: [], append: [], remove: ["A-1", "A-2", "A-3", "A-4"], ends: true };
  const deletion = { ...facts, intent: "deleteYear", isYearNew: false, existing } as const;
  const checked = checkDocumentChange("transactions", change, { ...deletion, leavingYear });
  if (!checked.ok) throw new Error("the vouchers go");
  const [follow, ...others] = checked.value.follows;
  expect(others).toEqual([]);
  expect(follow).toMatchObject({ fiscalYearId: otherYearId, item: "A-7", isOptional: true });
  const corrected = stored(7, { correctedBy: link(3) });
  expect(follow?.apply(corrected)).toEqual({ ok: true, value: stored(7) });
  // The year is known to whoever deletes it; without it nothing is said of other years.
  expect(checkDocumentChange("transactions", change, deletion)).toMatchObject({
    ok: true,
    value: { follows: [] },
  });
});

test("CH24: vouchers come back with their year to the letter, and mark again what they corrected elsewhere", () => {
  const fiscalYear = {
    id: fiscalYearIdFromGuid("0".repeat(32)),
    from: isoDate("2025-01-01"),
    to: isoDate("2025-12-31"),
    locked: false,
    transactionSeries: [],
  };
  const put = [
    stored(1, { correctedBy: link(4), locked: true }),
    stored(4, { corrects: link(1) }),
    stored(9, { corrects: link(7, otherYearId), series: "Ur en fil", entries: rows(-100) }),
  ];
  const back = { ...facts, intent: "undo", isYearNew: true, fiscalYear } as const;
  const known = { knownAccounts: new Set<number>(), highestNumber: new Map<string, number>() };
  const checked = checkDocumentChange("transactions", { ...nothing, put }, { ...back, ...known });
  if (!checked.ok) throw new Error("the vouchers come back");
  expect(checked.value).toMatchObject({ put, remove: [], appended: [] });
  const [follow, ...others] = checked.value.follows;
  expect(others).toEqual([]);
  expect(follow).toMatchObject({ fiscalYearId: otherYearId, item: "A-7", isOptional: true });
  expect(follow?.apply(stored(7))).toEqual({
    ok: true,
    value: stored(7, { correctedBy: { ...link(9), series: "Ur en fil" } }),
  });
  const appended = checkDocumentChange(
    "transactions",
    { ...nothing, append: [fresh] },
    { ...back, ...known },
  );
  expect(appended.ok).toBe(false);
});

describe("CH24: a mark that a voucher of another year has set comes back with its year", () => {
  const fiscalYear = {
    id: fiscalYearIdFromGuid("0".repeat(32)),
    from: isoDate("2025-01-01"),
    to: isoDate("2025-12-31"),
    locked: false,
    transactionSeries: [],
  };
  const marked = stored(1, { correctedBy: link(3, otherYearId) });
  const ofTheYear = [stored(4, { correctedBy: link(5) }), stored(5, { corrects: link(4) }), stored(6)];
  const change = { ...nothing, put: [marked, ...ofTheYear] };
  const back = { ...facts, intent: "undo", isYearNew: true, fiscalYear } as const;
  const correction = stored(3, { corrects: link(1), entries: rows(-100) });

  test.each([
    ["reverses it and names it", correction, marked],
    ["is gone", undefined, stored(1)],
    ["is another one that reverses it", stored(3, { entries: rows(-100) }), stored(1)],
    ["names another", stored(3, { corrects: link(2), entries: rows(-100) }), stored(1)],
    ["names it and is no reversal", stored(3, { corrects: link(1), entries: rows(-99) }), stored(1)],
  ])("when what stands there now %s", (_, now, expected) => {
    const corrections = new Map(now === undefined ? [] : [[otherYearId, new Map([["A-3", now]])]]);
    const known = { knownAccounts: new Set<number>(), highestNumber: new Map<string, number>(), corrections };
    const checked = checkDocumentChange("transactions", change, { ...back, ...known });
    expect(checked).toMatchObject({ ok: true, value: { put: [expected, ...ofTheYear] } });
  });

  test("and is asked for in a year that is locked meanwhile, for that alone", () => {
    const asked = (intent: "undo" | "edit", isYearNew: boolean) =>
      questionsOf("transactions", change, { ...back, intent, isYearNew }).corrections;
    expect(asked("undo", true)).toEqual([link(3, otherYearId)]);
    expect([asked("undo", false), asked("edit", true)]).toEqual([[], []]);
    expect(followedYears("transactions", "undo", [marked])).toEqual(new Set([otherYearId]));
    expect(followedYears("transactions", "annotate", [marked])).toEqual(new Set());
  });
});
