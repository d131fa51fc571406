import { describe, expect, test } from "vitest";
import { accountNo } from "../../account-plan/index.ts";
import { isoDate } from "../../calendar/index.ts";
import { draftOfTransaction } from "../../draft/index.ts";
import { type FiscalYear, fiscalYearIdFromGuid } from "../../fiscal-year/index.ts";
import { negateOre, ore } from "../../money/index.ts";
import type { Transaction } from "../../transaction/index.ts";
import { checkDocumentChange, questionsOf } from "../document-change.ts";
import { isDocumentKind } from "../document-kind.ts";
import { addMadeUpKind, MADE_UP_KIND, removeMadeUpKind } from "../made-up-kind.arbitrary.ts";

const fiscalYear: FiscalYear = {
  id: fiscalYearIdFromGuid("5".repeat(32)),
  from: isoDate("2025-01-01"),
  to: isoDate("2025-12-31"),
  locked: false,
  transactionSeries: [{ name: "A", startNo: 1, description: "" }],
};
const facts = {
  intent: "edit",
  role: "owner",
  today: isoDate("2025-06-30"),
  sign: "Anna",
  isAlone: true,
  isYearNew: false,
  existing: new Map(),
} as const;
const nothing = { put: [], remove: [], append: [] };
const fresh = {
  series: "A",
  date: isoDate("2025-03-01"),
  text: "Papper",
  locked: false,
  entries: [
    { accountId: accountNo(1930), amount: ore(-100) },
    { accountId: accountNo(6110), amount: ore(100) },
  ],
};
const stored: Transaction = { ...fresh, number: 1, regDate: isoDate("2025-03-01"), sign: "Bo" };

test("the income tax return asks for all that is typed, since one answer excludes another", () => {
  const change = { ...nothing, put: [{ code: 8040, isTicked: true as const }] };
  expect(questionsOf("incomeTax", change, facts)).toMatchObject({ allItems: true });
});

test("years ask for all of them, and for the pasts of those that come and go", () => {
  const existing = new Map([[fiscalYear.id, fiscalYear]]);
  const other = { ...fiscalYear, id: fiscalYearIdFromGuid("6".repeat(32)) };
  const change = { ...nothing, put: [fiscalYear, other], remove: ["f7"] };
  expect(questionsOf("accountSettings", change, { ...facts, existing })).toMatchObject({
    allItems: true,
    yearPasts: ["f7", other.id],
  });
});

test("asset lists ask for the years of new links", () => {
  const item = (id: string, transaction: object) => ({
    id,
    name: id,
    purchaseDate: isoDate("2025-01-01"),
    purchasePrice: ore(100),
    depreciationYears: 5,
    inboundDepreciationAmount: ore(0),
    depreciationAmount: ore(0),
    ...transaction,
  });
  const linked = (digit: string) => ({
    transaction: {
      fiscalYearId: fiscalYearIdFromGuid(digit.repeat(32)),
      transactionSeries: "A",
      transactionId: 1,
    },
  });
  const accounts = { depreciationAccountId: accountNo(1219), depreciationCostAccountId: accountNo(7832) };
  const before = { id: "l", name: "Maskiner", ...accounts, items: [item("a", linked("5"))] };
  const after = { ...before, items: [...before.items, item("b", {}), item("c", linked("6"))] };
  const change = { ...nothing, put: [after] };
  expect(
    questionsOf("assetManagement", change, { ...facts, existing: new Map([["l", before]]) }),
  ).toMatchObject({ knownYears: new Set([`f${"6".repeat(32)}`]) });
});

test("drafts ask for the feature of files when they get one", () => {
  const draft = { id: "a", text: "", entries: [], attachmentIds: ["f1"] };
  const change = { ...nothing, put: [draft] };
  const asked = (existing: ReadonlyMap<string, typeof draft>) =>
    questionsOf("transactionDrafts", change, { ...facts, existing }).features;
  expect(asked(new Map())).toEqual(new Set([1002]));
  expect(asked(new Map([["a", draft]]))).toEqual(new Set());
});

test("a chart asks for what is used, but not when its year goes", () => {
  const remove = { ...nothing, remove: ["1930"] };
  const asks = (change: typeof remove, year: object) =>
    questionsOf("accountPlan", change, { ...facts, ...year }).usedAccounts;
  expect([asks(remove, { fiscalYear }), asks(nothing, { fiscalYear }), asks(remove, {})]).toEqual([
    true,
    false,
    false,
  ]);
});

test("files ask for what is bound of those that were there, but not when their year goes", () => {
  const file = { id: "a", name: "a", created: "", fileId: "f" };
  const existing = new Map([["a", file]]);
  const asks = (year: object) =>
    questionsOf("attachmentData", nothing, { ...facts, ...year, existing }).boundItems;
  expect([asks({ fiscalYear }), asks({})]).toEqual([["a"], []]);
});

test("opening balances ask for the year before only when the closed date has reached them", () => {
  const put = { ...nothing, put: [{ accountId: accountNo(1930), balance: ore(1) }] };
  const asks = (closedThrough: string) =>
    questionsOf("accountBalance", put, { ...facts, fiscalYear, closedThrough: isoDate(closedThrough) });
  expect(asks("2025-01-01")).toMatchObject({ allItems: true, previousClosing: true });
  expect(asks("2024-12-31")).toMatchObject({ allItems: false, previousClosing: false });
});

test("opening balances ask whether the chart has the accounts that get one", () => {
  const put = [accountNo(1930), accountNo(1940)].map((accountId) => ({ accountId, balance: ore(1) }));
  const existing = new Map([["1930", { accountId: accountNo(1930), balance: ore(2) }]]);
  const asks = (more: object) =>
    questionsOf("accountBalance", { ...nothing, put }, { ...facts, fiscalYear, existing, ...more })
      .knownAccounts;
  expect(asks({})).toEqual(new Set([1940]));
  expect(asks({ intent: "import" })).toEqual(new Set());
});

test("transactions ask for accounts and numbers of what comes, and for those of what goes", () => {
  const existing = new Map([["B-1", { ...stored, series: "B" }]]);
  const change = { put: [stored], append: [{ ...fresh, series: "C" }], remove: ["B-1", "D-1"] };
  const asked = questionsOf("transactions", change, { ...facts, intent: "convert", existing });
  expect(asked.knownAccounts).toEqual(new Set([1930, 6110]));
  expect(asked.highestNumber).toEqual(new Set(["A", "C", "B"]));
  expect(asked.unlockedBefore).toBe(true);
});

describe("an import of transactions", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...stored,
      number: index + 1,
      regDate: isoDate("2025-03-01"),
    }));
  const withFile = [{ ...stored, attachmentIds: ["f1"] }];
  const year = { ...facts, fiscalYear, isEmptyBefore: true, isYearLocked: false };
  const known = { ...year, knownAccounts: new Set([1930, 6110]), highestNumber: new Map<string, number>() };

  test.each([
    ["import", many(50), []],
    ["import", many(51), [1001]],
    ["import", withFile, [1002]],
    ["import", [...many(51), ...withFile], [1001, 1002]],
    ["undo", [...many(51), ...withFile], []],
  ] as const)(
    "%s: asks for the features that it needs and is refused without them (CH32)",
    (intent, put, needed) => {
      const change = { ...nothing, put };
      expect(questionsOf("transactions", change, { ...year, intent }).features).toEqual(new Set(needed));
      if (intent !== "import") return;
      const judged = (features: readonly (1001 | 1002)[]) =>
        checkDocumentChange("transactions", change, { ...known, intent, features: new Set(features) });
      expect(judged(needed).ok).toBe(true);
      const [feature] = needed;
      expect(judged([])).toEqual(
        feature === undefined
          ? expect.objectContaining({ ok: true })
          : { ok: false, error: { code: "feature-missing", feature } },
      );
    },
  );

  test("what is appended counts too", () => {
    const append = Array.from({ length: 51 }, () => fresh);
    const change = { ...nothing, append };
    expect(questionsOf("transactions", change, { ...year, intent: "import" }).features).toEqual(
      new Set([1001]),
    );
  });
});

test("a registered transaction has its number, and what it corrects follows", () => {
  const corrects = { fiscalYearId: fiscalYear.id, series: "A", number: 1 };
  const reversed = fresh.entries.map((entry) => ({ ...entry, amount: negateOre(entry.amount) }));
  const known = {
    ...facts,
    intent: "correct",
    fiscalYear,
    knownAccounts: new Set([1930, 6110]),
    highestNumber: new Map([["A", 1]]),
  } as const;
  const change = { ...nothing, append: [{ ...fresh, entries: reversed, corrects }] };
  const accepted = checkDocumentChange("transactions", change, known);
  if (!accepted.ok) throw new Error(accepted.error.code);
  expect(accepted.value.appended).toMatchObject([{ series: "A", number: 2, corrects }]);
  expect(
    accepted.value.follows.map(({ fiscalYearId, item, apply }) => [fiscalYearId, item, apply(stored)]),
  ).toEqual([
    [fiscalYear.id, "A-1", { ok: true, value: { ...stored, correctedBy: { ...corrects, number: 2 } } }],
  ]);
  const refused = checkDocumentChange("transactions", change, { ...known, knownAccounts: new Set() });
  expect(refused).toMatchObject({ error: { code: "invalid-transaction" } });
});

test("a conversion counts the drafts of its commit, and vouchers of no year are left", () => {
  const known = {
    ...facts,
    intent: "convert",
    fiscalYear,
    isYearLocked: false,
    isEmptyBefore: false,
    allowTransactionEdit: true,
    knownAccounts: new Set<number>(),
    highestNumber: new Map([["A", 1]]),
    unlockedBefore: 1,
    existing: new Map([["A-1", stored]]),
  } as const;
  const remove = { ...nothing, remove: ["A-1"] };
  const drafts = (count: number) =>
    checkDocumentChange("transactions", remove, {
      ...known,
      putInYear: new Map([
        ["transactionDrafts", Array.from({ length: count }, () => draftOfTransaction(stored, "d"))],
      ]),
    });
  expect(drafts(1).ok).toBe(true);
  expect(drafts(2)).toMatchObject({ error: { code: "convert-drafts" } });
  expect(checkDocumentChange("transactions", nothing, facts).ok).toBe(true);
});

test("a kind that is the owner's is not written by a bookkeeper", () => {
  addMadeUpKind();
  const kind: string = MADE_UP_KIND;
  if (!isDocumentKind(kind)) throw new Error("the row is in the table");
  const by = (role: "owner" | "bookkeeper") =>
    checkDocumentChange(kind, nothing, { ...facts, fiscalYear, role });
  expect(by("owner").ok).toBe(true);
  expect(by("bookkeeper")).toEqual({ ok: false, error: { code: "role", title: "Lån" } });
  removeMadeUpKind();
});
