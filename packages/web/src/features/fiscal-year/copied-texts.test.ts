import { accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import type { NewFiscalYear } from "@huvudbok/core/closing";
import { DEFAULT_TRANSACTION_SERIES, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { ore } from "@huvudbok/core/money";
import { expect, test } from "vitest";
import { newYearChanges } from "../../parts/fiscal-year/new-year-changes.ts";
import { copiedTexts } from "./copied-texts.ts";

const fiscalYear = {
  id: fiscalYearIdFromGuid("00000000-0000-0000-0000-000000002026"),
  from: isoDate("2026-01-01"),
  to: isoDate("2026-12-31"),
  locked: false,
  transactionSeries: [DEFAULT_TRANSACTION_SERIES],
};
const account = { id: accountNo(1930), name: "Bank", type: "asset", active: true } as const;
const list = {
  id: "l1",
  name: "Maskiner",
  depreciationAccountId: accountNo(1219),
  depreciationCostAccountId: accountNo(7830),
  items: [],
};

test("a year without one before it is only itself", () => {
  const year: NewFiscalYear = { fiscalYear, balances: [], assetLists: [] };
  expect(newYearChanges(year)).toEqual([{ kind: "accountSettings", put: [fiscalYear] }]);
  expect(copiedTexts(year)).toEqual([]);
});

test("what is taken over goes into the documents of the new year in the same commit", () => {
  const structure = { name: "Balans", items: [] };
  const year: NewFiscalYear = {
    fiscalYear,
    plan: {
      name: "BAS",
      accounts2: [account],
      balanceReportStructure: structure,
      resultReportStructure: structure,
    },
    balances: [{ accountId: accountNo(1930), balance: ore(100) }],
    assetLists: [list, { ...list, id: "l2" }],
  };
  const fiscalYearId = fiscalYear.id;
  expect(newYearChanges(year)).toEqual([
    { kind: "accountSettings", put: [fiscalYear] },
    {
      kind: "accountPlan",
      fiscalYearId,
      head: { name: "BAS", balanceReportStructure: structure, resultReportStructure: structure },
      put: [account],
    },
    { kind: "accountBalance", fiscalYearId, put: year.balances },
    { kind: "assetManagement", fiscalYearId, put: year.assetLists },
  ]);
  expect(copiedTexts(year)).toEqual([
    "Kontoplanen BAS med 1 konto",
    "Utgående balans på 1 konto blir ingående balans",
    "2 inventarielistor med avskrivningar uppräknade ett år",
  ]);
});
