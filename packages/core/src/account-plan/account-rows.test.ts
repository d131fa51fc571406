import { describe, expect, test } from "vitest";
import { accountDeletionQuestion } from "./account-deletion.ts";
import type { AccountPlan } from "./account-plan.ts";
import {
  type AccountRowFilter,
  type AccountSortKey,
  accountRows,
  compareAccountRows,
  filterAccountRows,
  NO_ACCOUNT_FILTER,
  nextTriState,
} from "./account-rows.ts";
import { deactivatedUnused } from "./deactivate-unused.ts";
import { newAccount } from "./new-account.ts";
import { openingEquityAccount, resultAccounts, unbookedResultAccounts } from "./result-accounts.ts";

const plan: AccountPlan = {
  name: "BAS",
  accounts2: [
    { ...newAccount(1930, "Företagskonto"), sru: 7281 },
    { ...newAccount(1910, "Kassa"), active: false },
    { ...newAccount(3001, "Ärenden"), taxCode: 5 },
    { ...newAccount(4010, "Inköp"), sru: 7511 },
  ],
  balanceReportStructure: {
    name: "B",
    items: [{ name: "Tillgångar", items: [{ name: "Bank", accounts: ["19"] }] }],
  },
};
const rows = accountRows(plan, new Set([1930, 3001]));
const ids = (filter: Partial<AccountRowFilter>) =>
  filterAccountRows(rows, { ...NO_ACCOUNT_FILTER, ...filter }).map(({ id }) => Number(id));

test("a row knows its use and its place in the report", () => {
  expect(rows[0]).toMatchObject({
    id: 1930,
    used: true,
    reportGroupName: "Bank",
    reportGroupPath: ["Tillgångar", "Bank"],
  });
  expect(rows[2]).toMatchObject({ id: 3001, reportGroupName: "", reportGroupPath: [] });
});

describe("the filters of the chart page (AP7)", () => {
  test.each<[Partial<AccountRowFilter>, number[]]>([
    [{}, [1930, 1910, 3001, 4010]],
    [{ active: true }, [1930, 3001, 4010]],
    [{ active: false }, [1910]],
    [{ used: true }, [1930, 3001]],
    [{ used: false, active: true }, [4010]],
    [{ hasReportGroup: false }, [3001, 4010]],
    [{ hasReportGroup: true, search: "kassa" }, [1910]],
    [{ search: "7511" }, [4010]],
    [{ search: "bank" }, [1930, 1910]],
  ])("%j", (filter, expected) => {
    expect(ids(filter)).toEqual(expected);
  });

  test("an everyday word finds its account", () => {
    const words = new Map([[4010, ["lera", "råvaror"]]]);
    const found = (search: string, active = true) =>
      filterAccountRows(rows, { search, active }, words).map(({ id }) => Number(id));
    expect(found("leran")).toEqual([4010]);
    expect(found(" rav")).toEqual([4010]);
    expect(found("råv")).toEqual([4010]);
    expect(found("räv")).toEqual([]);
    expect(found("era")).toEqual([]);
    expect(found("lera", false)).toEqual([]);
    expect(ids({ search: "lera" })).toEqual([]);
    expect(found(" ")).toEqual([1930, 3001, 4010]);
  });

  test("a click goes from empty to yes to no", () => {
    expect(nextTriState(undefined)).toBe(true);
    expect(nextTriState(true)).toBe(false);
    expect(nextTriState(false)).toBeUndefined();
  });

  test.each<[AccountSortKey, number[]]>([
    ["id", [1910, 1930, 3001, 4010]],
    ["name", [1930, 4010, 1910, 3001]],
    ["type", [1910, 1930, 4010, 3001]],
    ["used", [1930, 3001, 1910, 4010]],
    ["active", [1930, 3001, 4010, 1910]],
    ["reportGroupName", [1910, 1930, 3001, 4010]],
    ["sru", [1930, 4010, 1910, 3001]],
    ["taxCode", [3001, 1910, 1930, 4010]],
  ])("sorted by %s", (key, expected) => {
    expect(rows.toSorted(compareAccountRows(key)).map(({ id }) => Number(id))).toEqual(expected);
  });
});

test("unused accounts are made inactive, and none is removed (AP5)", () => {
  expect(deactivatedUnused(plan.accounts2, new Set([1930, 3001]))).toEqual([
    { ...newAccount(4010, "Inköp"), sru: 7511, active: false },
  ]);
});

describe("the delete question (AP6)", () => {
  const refusal = "Konto 1930 är i bruk och kan inte raderas. Prova att migrera kontot istället.";
  test.each([
    [
      { isUsed: true, rows: 12, isActive: true },
      true,
      "Det står på 12 rader i räkenskapsåret. Bara utkastens rader kan migreras: det som är registrerat flyttas aldrig.",
    ],
    [
      { isUsed: true, rows: 1 },
      false,
      "Det står på 1 rad i räkenskapsåret. Bara utkastens rader kan migreras: det som är registrerat flyttas aldrig.",
    ],
    [{ isUsed: true }, false, "Det har en ingående balans, eller står i ett utkast."],
  ])("%j can be migrated", (facts, canDeactivate, use) => {
    expect(accountDeletionQuestion(1930, facts)).toEqual({
      action: "migrate",
      text: refusal,
      use,
      canDeactivate,
    });
  });
  test.each([
    [{ isUsed: false }, "Är du säker på att du vill radera konto 1930?"],
    [
      { isUsed: false, namedBy: ["mallen Hyra", "listan Datorer"] },
      "Är du säker på att du vill radera konto 1930? Kontot används i mallen Hyra, listan Datorer.",
    ],
  ])("%j can be deleted", (facts, text) => {
    expect(accountDeletionQuestion(1930, facts)).toEqual({ action: "delete", text, canDeactivate: false });
  });
});

test.each([
  ["AB", [2099], 2099],
  ["E", [2019, 2099], 2019],
  ["E", [2099], 2099],
  ["E", [], 2019],
  ["I", [2069], 2069],
] as const)("the result of %s in a chart with %j goes to %i (AP9)", (type, numbers, expected) => {
  expect(
    resultAccounts(
      type,
      numbers.map((number) => newAccount(number)),
    ).yearResult,
  ).toBe(expected);
});

test.each([
  ["AB", [2010, 2091], 2091],
  ["E", [2010, 2091], 2010],
  ["I", [2067, 2091], 2067],
  ["PP", [2010, 2091], 2010],
  ["AB", [2010], undefined],
] as const)(
  "what is left of the opening balances of %s in a chart with %j goes to %j (AB4)",
  (type, numbers, expected) => {
    const accounts = numbers.map((number) => newAccount(number));
    expect(openingEquityAccount(type, accounts)?.id).toBe(expected);
    expect(unbookedResultAccounts(type, accounts)[0]).toBe(expected);
  },
);
