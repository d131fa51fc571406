import { describe, expect, test } from "vitest";
import { type Account, newAccount } from "../../account-plan/index.ts";
import { publishedCharts } from "../../import/published-charts.arbitrary.ts";
import { publishedVatSplits } from "./vat-split-table.arbitrary.ts";
import { vatOfAccount } from "./vat-treatment.ts";
import { WITHOUT_VAT_TEXT, type WithoutVat, withoutVat } from "./without-vat.ts";

const bas = new Map<number, Account>(
  publishedCharts[0]?.plan.accounts2.map((account) => [account.id, account]),
);

describe("why an account of BAS has no VAT to split", () => {
  test.each<[number, WithoutVat]>([
    [1930, "money"],
    [1910, "money"],
    [1510, "receivable"],
    [1630, "unknown"],
    [1684, "receivable"],
    [1710, "unknown"],
    [1650, "vat-account"],
    [2611, "vat-account"],
    [2641, "vat-account"],
    [2650, "vat-account"],
    [2440, "debt"],
    [2710, "debt"],
    [2081, "equity"],
    [2013, "equity"],
    [2120, "closing"],
    [3004, "named-without"],
    [3108, "named-without"],
    [3105, "other-sale"],
    [3305, "other-sale"],
    [3231, "other-sale"],
    [3211, "margin"],
    [3740, "unknown"],
    [3981, "unknown"],
    [3994, "unknown"],
    [4510, "main-account"],
    [4540, "main-account"],
    [4518, "named-without"],
    [4000, "group"],
    [5832, "other-purchase"],
    [6310, "insurance"],
    [5612, "insurance"],
    [1226, "partly-deductible"],
    [5615, "partly-deductible"],
    [5820, "partly-deductible"],
    [6072, "partly-deductible"],
    [6570, "bank-fee"],
    [6250, "no-rate"],
    [6351, "unknown"],
    [5191, "tax"],
    [6070, "partly-deductible"],
    [6999, "unknown"],
    [4960, "unknown"],
    [7010, "wages"],
    [7210, "wages"],
    [7323, "wages"],
    [7410, "fees-on-wages"],
    [7511, "fees-on-wages"],
    [7570, "fees-on-wages"],
    [7830, "depreciation"],
    [1229, "depreciation"],
    [8310, "financial"],
    [8410, "financial"],
    [8811, "closing"],
    [8910, "closing"],
    [8999, "closing"],
  ])("%i: %s", (number, expected) => {
    const account = bas.get(number) ?? newAccount(number, "x");
    expect(bas.has(number)).toBe(true);
    expect(vatOfAccount(account, publishedVatSplits)).toEqual({
      ok: false,
      error: { code: "no-vat", account: number, reason: expected },
    });
  });
});

test("what a person has called it goes before its number", () => {
  expect(withoutVat(newAccount(6570, "Hyra av terminal"))).toBe("no-rate");
  expect(withoutVat(newAccount(5415, "Bankfack"))).toBe("bank-fee");
  expect(withoutVat(newAccount(3041, "Kurser, momsfria"))).toBe("named-without");
  expect(withoutVat(newAccount(4060, "Tyg"))).toBe("no-rate");
  expect(withoutVat({ ...newAccount(1930, "Lån"), type: "liability" })).toBe("debt");
});

test("each is the end of one sentence that says why, and what to do", () => {
  for (const text of Object.values(WITHOUT_VAT_TEXT)) {
    expect(text).toMatch(/^(?:är|har|säger|hör) [^.:]+: (?:låt|välj|dela|räkna|står) [^.:]+$/);
  }
});
