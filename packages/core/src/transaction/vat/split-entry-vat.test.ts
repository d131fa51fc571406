import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Account, newAccount } from "../../account-plan/index.ts";
import { publishedCharts } from "../../import/published-charts.arbitrary.ts";
import { negateOre, ore, sumOre } from "../../money/index.ts";
import { splitEntryVat, type VatSplitRules } from "./split-entry-vat.ts";
import { VAT_RATES, type VatRate } from "./vat-rates.ts";
import { type VatSplitRefusal, vatSplitRefusalText } from "./vat-split-refusal.ts";
import { publishedVatSplits } from "./vat-split-table.arbitrary.ts";

const bas2026 = publishedCharts[0]?.plan.accounts2 ?? [];
const chartOf = (...accounts: readonly Account[]) =>
  new Map<number, Account>([...bas2026, ...accounts].map((account) => [account.id, account]));

function rulesFor(...accounts: readonly Account[]): VatSplitRules {
  return { table: publishedVatSplits, chart: chartOf(...accounts), isHousehold: false };
}

/** The rows that the row becomes in kronor, or the code of why it is not split. */
function split(accountId: number, amount: number | undefined, rate?: VatRate, rules = rulesFor()) {
  const row = { accountId, rate, otherAccounts: new Set<number>() };
  const parts = splitEntryVat(amount === undefined ? row : { ...row, amount: ore(amount) }, rules);
  if (!parts.ok) return parts.error.code;
  const { vatRows } = parts.value;
  return [{ accountId, amount: parts.value.amount }, ...vatRows]
    .map((each) => `${each.accountId} ${(each.amount / 100).toFixed(2)}`)
    .join(", ");
}

describe("the rate and the accounts are the account's (TR5, TR6)", () => {
  test.each<[string, number, number, string]>([
    ["sale 25 %", 3001, -1_000_00, "3001 -800.00, 2611 -200.00"],
    ["sale 12 %", 3002, -1_000_00, "3002 -892.86, 2621 -107.14"],
    ["sale 6 %", 3003, -1_000_00, "3003 -943.40, 2631 -56.60"],
    ["sale without a rate in its name", 3000, -1_250_00, "3000 -1000.00, 2611 -250.00"],
    ["own use 12 %", 3402, -112_00, "3402 -100.00, 2622 -12.00"],
    ["voluntary rent", 3913, -125_00, "3913 -100.00, 2613 -25.00"],
    ["discount given", 3731, 125_00, "3731 100.00, 2611 25.00"],
    ["sale taken back", 3001, 125_00, "3001 100.00, 2611 25.00"],
    ["tools", 5410, 1_250_00, "5410 1000.00, 2641 250.00"],
    ["returned tools", 5410, -1_250_00, "5410 -1000.00, 2641 -250.00"],
    ["office material", 6110, 1_250_00, "6110 1000.00, 2641 250.00"],
    ["goods", 4010, 125_00, "4010 100.00, 2641 25.00"],
    ["rent", 5010, 125_00, "5010 100.00, 2641 25.00"],
    ["a computer", 1224, 125_00, "1224 100.00, 2641 25.00"],
    ["hotel 12 %", 5831, 1_120_00, "5831 1000.00, 2641 120.00"],
    ["tickets 6 %", 5810, 1_060_00, "5810 1000.00, 2641 60.00"],
    ["newspapers 6 %", 6970, 106_00, "6970 100.00, 2641 6.00"],
    ["goods from the EU", 4515, 1_000_00, "4515 1000.00, 2614 -250.00, 2645 250.00"],
    ["goods from the EU 12 %", 4516, 1_000_00, "4516 1000.00, 2624 -120.00, 2645 120.00"],
    ["goods from the EU 6 %", 4517, 1_000_00, "4517 1000.00, 2634 -60.00, 2645 60.00"],
    ["services from outside the EU", 4531, 1_000_00, "4531 1000.00, 2614 -250.00, 2645 250.00"],
    ["services from the EU", 4535, 1_000_00, "4535 1000.00, 2614 -250.00, 2645 250.00"],
    ["import", 4545, 1_000_00, "4545 1000.00, 2615 -250.00, 2645 250.00"],
    ["import 12 %", 4546, 1_000_00, "4546 1000.00, 2625 -120.00, 2645 120.00"],
    ["building, reverse charge", 4425, 1_000_00, "4425 1000.00, 2614 -250.00, 2647 250.00"],
    ["a credit note from the EU", 4535, -1_000_00, "4535 -1000.00, 2614 250.00, 2645 -250.00"],
  ])("%s", (_, account, amount, rows) => {
    expect(split(account, amount)).toBe(rows);
  });

  test.each<[string, number]>([
    ["sale, exempt", 3004],
    ["sale to the EU", 3108],
    ["services sold outside the EU", 3305],
    ["sale under the One Stop Shop", 3106],
    ["rounding", 3740],
    ["insurance", 6310],
    ["representation that is not deductible", 6072],
    ["leasing of a passenger car", 5615],
    ["a customer that does not pay", 6351],
    ["a change in stock", 4960],
    ["congestion tax", 5616],
    ["representation of no kind", 6070],
    ["VAT of a mixed business", 6999],
    ["purchases from abroad, group", 4500],
    ["purchases from the EU, exempt", 4518],
    ["purchases from the EU, main account", 4510],
    ["wages", 7210],
    ["wages to workers", 7010],
    ["the employer's fees", 7511],
    ["depreciation", 7830],
    ["interest", 8410],
    ["income tax", 8910],
    ["the year's result", 8999],
    ["receivables", 1510],
    ["the bank", 1930],
    ["tax account", 1630],
    ["suppliers", 2440],
    ["equity", 2081],
    ["input VAT itself", 2641],
    ["output VAT itself", 2611],
    ["a building", 1110],
    ["accumulated depreciation", 1229],
  ])("%s is refused", (_, account) => {
    expect(split(account, 1_000_00)).toBe("no-vat");
    expect(split(account, 1_000_00, 25)).toBe("no-vat");
  });

  test.each<[string, number]>([
    ["stamps", 6250],
    ["bank fee", 6570],
    ["other costs of personnel", 7690],
    ["a group", 5400],
    ["fees", 6981],
  ])("%s: no rate is given, and the one that is chosen is taken", (_, account) => {
    expect(split(account, 1_120_00)).toBe("no-vat");
    expect(split(account, 1_120_00, 12)).toBe(`${account} 1000.00, 2641 120.00`);
  });
});

describe("the accounts of K1 stand for a whole group", () => {
  const k1 = publishedCharts.find(({ plan }) => plan.name.startsWith("K1"))?.plan.accounts2 ?? [];
  const rules: VatSplitRules = {
    table: publishedVatSplits,
    chart: new Map(k1.map((account) => [account.id, account])),
    isHousehold: false,
  };

  test.each([
    4000, 4600, 4700, 5000, 5100, 5200, 5400, 5500, 5600, 5610, 5620, 5700, 5900, 6000, 6100, 6200, 6500,
    6800, 6900, 7600,
  ])("%i has 25 percent, as most that BAS has in its group", (account) => {
    expect(split(account, 1_250_00, undefined, rules)).toBe(`${account} 1000.00, 2641 250.00`);
    expect(split(account, 1_120_00, 12, rules)).toBe(`${account} 1000.00, 2641 120.00`);
  });

  test.each([4900, 6070, 6310, 6570, 7000, 7500, 7810, 7970, 8410])("%i has none", (account) => {
    if (rules.chart.has(account)) expect(split(account, 1_250_00, undefined, rules)).toBe("no-vat");
  });

  test("travels have no rate of their own", () => {
    expect(split(5800, 1_060_00, undefined, rules)).toBe("no-vat");
    expect(split(5800, 1_060_00, 6, rules)).toBe("5800 1000.00, 2641 60.00");
  });
});

describe("another rate is chosen", () => {
  test.each<[number, number, VatRate, string]>([
    [3001, -112_00, 12, "3001 -100.00, 2621 -12.00"],
    [3002, -106_00, 6, "3002 -100.00, 2631 -6.00"],
    [3403, -125_00, 25, "3403 -100.00, 2612 -25.00"],
    [3913, -106_00, 6, "3913 -100.00, 2633 -6.00"],
    [5410, 112_00, 12, "5410 100.00, 2641 12.00"],
    [4515, 100_00, 6, "4515 100.00, 2634 -6.00, 2645 6.00"],
    [4545, 100_00, 12, "4545 100.00, 2625 -12.00, 2645 12.00"],
    [4425, 100_00, 12, "4425 100.00, 2624 -12.00, 2647 12.00"],
  ])("%i, %i öre at %i %%", (account, amount, rate, rows) => {
    expect(split(account, amount, rate)).toBe(rows);
  });
});

describe("what a row needs", () => {
  const refusal = (accountId: number | undefined, rules: VatSplitRules, others: readonly number[] = []) => {
    const parts = splitEntryVat({ accountId, amount: ore(100_00), otherAccounts: new Set(others) }, rules);
    return parts.ok ? "split" : parts.error;
  };

  test("an account of the chart", () => {
    expect(refusal(undefined, rulesFor())).toEqual({ code: "no-account" });
    expect(refusal(9876, rulesFor())).toEqual({ code: "unknown-account", account: 9876 });
  });

  test("an amount, of which there is some VAT", () => {
    expect(split(5410, undefined)).toBe("no-amount");
    expect(split(5410, 0)).toBe("no-amount");
    expect(split(5410, 2)).toBe("too-small");
    expect(split(5410, -2)).toBe("too-small");
    expect(split(4515, 1)).toBe("too-small");
    expect(split(5410, 3)).toBe("5410 0.02, 2641 0.01");
  });

  test("a company: households have no VAT, whatever their chart", () => {
    expect(refusal(5410, { ...rulesFor(), isHousehold: true })).toEqual({ code: "household" });
  });

  test("the VAT accounts in the chart, active or not", () => {
    const without = (...numbers: readonly number[]) => {
      const { chart, ...rules } = rulesFor();
      return { ...rules, chart: new Map([...chart].filter(([number]) => !numbers.includes(number))) };
    };
    expect(refusal(5410, without(2641))).toEqual({ code: "vat-account-missing", vatAccount: 2641 });
    expect(refusal(4515, without(2614))).toEqual({ code: "vat-account-missing", vatAccount: 2614 });
    expect(refusal(4515, without(2645))).toEqual({ code: "vat-account-missing", vatAccount: 2645 });
    expect(refusal(4515, without(2624, 2634))).toBe("split");
    const inactive = rulesFor({ ...newAccount(2641), active: false });
    expect(refusal(5410, inactive)).toBe("split");
  });

  test("no VAT of its kind that is there already, at any rate (TR8)", () => {
    expect(refusal(5410, rulesFor(), [1930, 2641])).toEqual({ code: "already-split", vatAccount: 2641 });
    expect(refusal(3001, rulesFor(), [1510, 2631])).toEqual({ code: "already-split", vatAccount: 2631 });
    expect(refusal(4535, rulesFor(), [2645])).toEqual({ code: "already-split", vatAccount: 2645 });
    expect(refusal(5410, rulesFor(), [1930, 2645, 2611])).toBe("split");
  });

  test.each<[VatSplitRefusal, string]>([
    [{ code: "no-account" }, "Välj ett konto på raden först, det avgör momsen"],
    [{ code: "household" }, "Ett hushåll redovisar ingen moms, så skriv hela beloppet på raden"],
    [
      { code: "unknown-account", account: 9876 },
      "Konto 9876 finns inte i kontoplanen: välj ett annat, eller lägg till det först",
    ],
    [
      { code: "no-vat", account: 7210, reason: "wages" },
      "Konto 7210 är lön eller ersättning till anställda, som det inte är någon moms på: låt hela beloppet stå på raden",
    ],
    [
      { code: "tax-code", account: 3001, taxCode: 35 },
      "Konto 3001 har momstyp 35, som inte delas upp: skriv momsen på en egen rad, eller ändra momstypen i kontoplanen",
    ],
    [{ code: "no-amount" }, "Skriv radens belopp först, sedan går det att dela upp momsen"],
    [{ code: "too-small" }, "Beloppet är så litet att momsen blir noll, så låt raden stå som den är"],
    [
      { code: "already-split", vatAccount: 2641 },
      "Momsen står redan på konto 2641: ta bort den raden först, om momsen ska räknas om",
    ],
    [
      { code: "vat-account-missing", vatAccount: 2614 },
      "Konto 2614 finns inte i kontoplanen: lägg till det där och dela upp raden sedan",
    ],
  ])("%j is one sentence", (reason, text) => {
    expect(vatSplitRefusalText(reason)).toBe(text);
  });

  test("anything else is a bug", () => {
    expect(() => vatSplitRefusalText({ code: "other" } as never)).toThrow("Unhandled case");
  });
});

describe("whatever the amount", () => {
  const numbers = [...publishedVatSplits.keys()];
  const anyRow = fc.record({
    accountId: fc.constantFrom(...numbers),
    amount: fc.integer({ min: -1e13, max: 1e13 }).map(ore),
    rate: fc.constantFrom(undefined, ...VAT_RATES),
  });

  test("the rows sum to what the row was, and a pair of reverse charge to zero (TR7)", () => {
    fc.assert(
      fc.property(anyRow, (row) => {
        const parts = splitEntryVat({ ...row, otherAccounts: new Set() }, rulesFor());
        if (!parts.ok) {
          expect(["no-amount", "too-small"]).toContain(parts.error.code);
          return;
        }
        const { amount, vatRows, treatment } = parts.value;
        const vat = sumOre(vatRows.map((each) => each.amount));
        expect(sumOre([amount, vat])).toBe(row.amount);
        expect(vatRows).toHaveLength(treatment === "reverse" ? 2 : 1);
        if (treatment === "reverse") {
          expect(amount).toBe(row.amount);
          expect(vat).toBe(0);
        }
      }),
    );
  });

  test("VAT is rounded once, a half away from zero, and turned with the sign", () => {
    fc.assert(
      fc.property(anyRow, (row) => {
        const at = (amount: number) =>
          splitEntryVat({ ...row, amount: ore(amount), otherAccounts: new Set() }, rulesFor());
        const parts = at(row.amount);
        if (!parts.ok) return;
        const { rate, treatment, vatRows } = parts.value;
        const exact = (row.amount * rate) / (treatment === "reverse" ? 100 : 100 + rate);
        expect(Math.abs((vatRows.at(-1)?.amount ?? 0) - exact)).toBeLessThanOrEqual(0.51);
        const turned = at(negateOre(row.amount));
        expect(turned.ok && turned.value.vatRows.map(({ amount }) => amount)).toEqual(
          vatRows.map(({ amount }) => negateOre(amount)),
        );
      }),
    );
    // 0.5 öre, and 1.5.
    expect(split(4515, 2)).toBe("4515 0.02, 2614 -0.01, 2645 0.01");
    expect(split(4515, 6)).toBe("4515 0.06, 2614 -0.02, 2645 0.02");
    expect(split(4515, -2)).toBe("4515 -0.02, 2614 0.01, 2645 -0.01");
  });
});
