import { accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { changeRefusalText } from "@huvudbok/core/document";
import { fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { negateOre, ore } from "@huvudbok/core/money";
import { expect, test } from "vitest";
import { ownRefusal } from "./own-refusal.ts";

const fiscalYear = {
  id: fiscalYearIdFromGuid("5".repeat(32)),
  from: isoDate("2025-01-01"),
  to: isoDate("2025-12-31"),
  locked: false,
  transactionSeries: [],
};
const put = (account: number) => ({ put: [{ accountId: accountNo(account), balance: ore(100) }] });

test("the browser knows the server's answer before it asks", () => {
  const said = (account: number, locked = false) => {
    const refusal = ownRefusal("accountBalance", put(account), {
      existing: new Map(),
      fiscalYear: { ...fiscalYear, locked },
    });
    return refusal === undefined ? "" : changeRefusalText(refusal);
  };
  expect(said(1930)).toBe("");
  expect(said(3001)).toBe(
    "Konto 3001 är ett resultatkonto och har ingen ingående balans: bara konto 1000–2999 har det.",
  );
  expect(said(1930, true)).toBe(
    "Räkenskapsåret är låst. Bara anteckningar kan ändras och bifogade filer läggas till.",
  );
});

test("what follows a change in the same year is judged too: a transaction is corrected once", () => {
  const link = (number: number) => ({ fiscalYearId: fiscalYear.id, series: "A", number });
  const entries = [6110, 1930].map((no, index) => ({
    accountId: accountNo(no),
    amount: ore(index === 0 ? 100 : -100),
  }));
  const reversed = entries.map((entry) => ({ ...entry, amount: negateOre(entry.amount) }));
  const date = isoDate("2025-03-01");
  const wrong = {
    series: "A",
    number: 1,
    date,
    regDate: date,
    text: "Pennor",
    sign: "",
    locked: false,
    entries,
  };
  const correcting = {
    series: "A",
    date,
    text: "Rättelse",
    locked: false,
    entries: reversed,
    corrects: link(1),
  };
  const said = (correctedBy?: ReturnType<typeof link>) => {
    const existing = new Map([["A-1", correctedBy === undefined ? wrong : { ...wrong, correctedBy }]]);
    const refusal = ownRefusal(
      "transactions",
      { append: [correcting] },
      {
        intent: "correct",
        existing,
        fiscalYear,
        knownAccounts: new Set([1930, 6110]),
        highestNumber: new Map([["A", 2]]),
      },
    );
    return refusal === undefined ? "" : changeRefusalText(refusal);
  };
  expect(said()).toBe("");
  expect(said(link(2))).toBe("Transaktionen är redan rättad av A 2.");
});

test("CH35: which years the company has had the server alone knows: the browser refuses no link to one", () => {
  const item = {
    id: "i",
    name: "Dator",
    purchaseDate: isoDate("2025-01-01"),
    purchasePrice: ore(1_000_000),
    depreciationYears: 5,
    inboundDepreciationAmount: ore(0),
    depreciationAmount: ore(200_000),
    transaction: { fiscalYearId: fiscalYear.id, transactionSeries: "A", transactionId: 1 },
  };
  const list = {
    id: "l",
    name: "Datorer",
    depreciationAccountId: accountNo(1259),
    depreciationCostAccountId: accountNo(7832),
    items: [item],
  };
  expect(ownRefusal("assetManagement", { put: [list] }, { existing: new Map(), fiscalYear })).toBeUndefined();
  const unnamed = { ...list, name: "" };
  const refusal = ownRefusal("assetManagement", { put: [unnamed] }, { existing: new Map(), fiscalYear });
  expect(refusal && changeRefusalText(refusal)).toBe("Du måste ange namn");
});
