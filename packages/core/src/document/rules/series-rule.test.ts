import { expect, test } from "vitest";
import { isoDate } from "../../calendar/index.ts";
import { type FiscalYear, fiscalYearIdFromGuid, type TransactionSeries } from "../../fiscal-year/index.ts";
import { changeRefusalText } from "../change-refusal.ts";
import type { ChangeIntent } from "../commit-intent.ts";
import { checkDocumentChange, questionsOf } from "../document-change.ts";

const series = (name: string, startNo = 1): TransactionSeries => ({ name, startNo, description: "" });
const year = (transactionSeries: readonly TransactionSeries[]): FiscalYear => ({
  id: fiscalYearIdFromGuid("5".repeat(32)),
  from: isoDate("2025-01-01"),
  to: isoDate("2025-12-31"),
  locked: false,
  transactionSeries,
});
const BEFORE = year([series("A"), series("B", 100)]);
const FACTS = {
  role: "bookkeeper",
  today: isoDate("2025-06-30"),
  sign: "Bo",
  isAlone: true,
  existing: new Map([[BEFORE.id, BEFORE]]),
} as const;

function told(after: readonly TransactionSeries[], used: readonly string[], intent: ChangeIntent = "edit") {
  const change = { put: [year(after)], remove: [], append: [] };
  const usedSeries = new Map([[BEFORE.id, new Set(used)]]);
  const checked = checkDocumentChange("accountSettings", change, { ...FACTS, intent, usedSeries });
  return checked.ok ? "" : changeRefusalText(checked.error);
}

const USED = "Serien B har transaktioner. Den kan inte tas bort, och dess första nummer inte ändras.";
const HIGH = "Serien K: Första numret ska vara ett heltal från 1 till 1\u00A0000\u00A0000\u00A0000.";
const ODD = "Serien ska heta en till 10 bokstäver eller siffror, till exempel B.";

// FY4
test.each<[string, readonly TransactionSeries[], readonly string[], ChangeIntent, string]>([
  ["added", [series("A"), series("B", 100), series("K2")], ["A", "B"], "edit", ""],
  ["described", [series("A"), { ...series("B", 100), description: "Kassa" }], ["B"], "edit", ""],
  ["removed unused", [series("A")], ["A"], "edit", ""],
  ["removed used", [series("A")], ["A", "B"], "edit", USED],
  ["removed used by an undo", [series("A")], ["B"], "undo", USED],
  ["another first number unused", [series("A"), series("B", 7)], [], "edit", ""],
  ["another first number used", [series("A"), series("B", 7)], ["B"], "edit", USED],
  ["all gone", [], [], "edit", "Räkenskapsåret måste ha minst en serie."],
  [
    "twice",
    [series("A"), series("A"), series("B", 100)],
    [],
    "edit",
    "Serien A finns mer än en gång i räkenskapsåret.",
  ],
  ["an odd name", [...BEFORE.transactionSeries, series("B 2")], [], "edit", ODD],
  ["an odd name of a whole state", [...BEFORE.transactionSeries, series("B 2")], [], "save", ODD],
  ["as high as may be", [...BEFORE.transactionSeries, series("K", 1_000_000_000)], [], "edit", ""],
  ["too high", [...BEFORE.transactionSeries, series("K", 1_000_000_001)], [], "edit", HIGH],
  ["too high by a file", [...BEFORE.transactionSeries, series("K", 1_000_000_001)], [], "import", HIGH],
  ["too high, put back", [...BEFORE.transactionSeries, series("K", 1_000_000_001)], [], "undo", ""],
  ["an odd name of a file", [...BEFORE.transactionSeries, series("B 2")], [], "import", ""],
])("a series is %s", (_, after, used, intent, expected) => {
  expect(told(after, used, intent)).toBe(expected);
});

test("a year without series may be left without, and a new one has the names of the year before", () => {
  const none = year([]);
  const change = { put: [none], remove: [], append: [] };
  const facts = { ...FACTS, intent: "edit" } as const;
  const existing = new Map([[none.id, none]]);
  expect(checkDocumentChange("accountSettings", change, { ...facts, existing }).ok).toBe(true);
  const odd = { ...change, put: [year([series("B 2")])] };
  expect(checkDocumentChange("accountSettings", odd, { ...facts, existing: new Map() }).ok).toBe(true);
});

test("what is used is asked only of years whose series go or begin otherwise", () => {
  const asked = (after: readonly TransactionSeries[]) =>
    questionsOf(
      "accountSettings",
      { put: [year(after)], remove: [], append: [] },
      { ...FACTS, intent: "edit" },
    ).usedSeries;
  expect(asked([series("A")])).toEqual([BEFORE.id]);
  expect(asked([...BEFORE.transactionSeries, series("C")])).toEqual([]);
});

test("a first number that is too high may stay, and no new year takes it over", () => {
  const high = year([series("K", 1_000_000_001)]);
  const check = (stored: readonly FiscalYear[]) =>
    checkDocumentChange(
      "accountSettings",
      {
        put: [{ ...high, transactionSeries: [...high.transactionSeries, series("L")] }],
        remove: [],
        append: [],
      },
      {
        ...FACTS,
        existing: new Map(stored.map((one) => [one.id, one])),
        intent: "edit",
        usedSeries: new Map(),
      },
    );
  expect(check([high]).ok).toBe(true);
  const refused = check([]);
  expect(refused.ok ? "" : changeRefusalText(refused.error)).toBe(HIGH);
});
