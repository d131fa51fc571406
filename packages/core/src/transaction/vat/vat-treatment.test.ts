import { describe, expect, test } from "vitest";
import { type Account, newAccount } from "../../account-plan/index.ts";
import { isoDate } from "../../calendar/index.ts";
import { publishedCharts } from "../../import/published-charts.arbitrary.ts";
import { VAT_RATES } from "./vat-rates.ts";
import { publishedVatSplits } from "./vat-split-table.arbitrary.ts";
import { choosableVatRates, vatAccountsAt, vatOfAccount } from "./vat-treatment.ts";

/** Treatment, rate and VAT accounts at that rate, or why there are none. */
function vatOf(account: Account) {
  const vat = vatOfAccount(account, publishedVatSplits);
  if (!vat.ok) return vat.error.code;
  const { treatment, rate } = vat.value;
  return `${treatment} ${rate} ${vatAccountsAt(vat.value, rate).join(" ")}`;
}

describe("what decides is the tax code, the name, and the table, in that order (TR6)", () => {
  const named = (number: number, name: string, taxCode?: number): Account => ({
    ...newAccount(number, name),
    ...(taxCode === undefined ? {} : { taxCode }),
  });

  test.each<[string, Account, string]>([
    ["the table alone", named(5410, "Verktyg"), "input 25 2641"],
    [
      "a rate in the name, as charts of other programs have it",
      named(3002, "Försäljning 25% moms"),
      "output 25 2611",
    ],
    ["a rate of its own", named(6071, "Representation 25 %"), "input 25 2641"],
    ["several rates are none", named(3001, "Försäljning 12 % och 6 %"), "output 25 2611"],
    ["a number that only ends like a rate", named(5410, "Avdrag 125 %, 0,6 % och 1.12 %"), "input 25 2641"],
    ["another percentage", named(5410, "Avdrag 50 %"), "input 25 2641"],
    ["food is not read out of 12 %", named(3002, "Livsmedel, 12 % moms"), "output 12 2621"],
    ["the tax code over the table", named(5420, "Programvaror", 21), "reverse 25 2614 2645"],
    ["the tax code with the rate of the name", named(5420, "Tjänster EU 12 %", 21), "reverse 12 2624 2645"],
    ["services bought outside the EU", named(6540, "IT-tjänster", 22), "reverse 25 2614 2645"],
    ["reverse charge in Sweden", named(4515, "Inköp", 23), "reverse 25 2614 2647"],
    ["machines from the EU", named(1210, "Maskiner", 20), "reverse 25 2614 2645"],
    ["import", named(4010, "Varor", 50), "reverse 25 2615 2645"],
    ["own use", named(3001, "Uttag", 6), "output 25 2612"],
    ["rent", named(3001, "Hyra", 8), "output 25 2613"],
    ["a tax code that says so over words", named(3001, "Försäljning EU, 25 %", 5), "output 25 2611"],
    ["an exempt box", named(3001, "Försäljning", 42), "tax-code"],
    ["sale to the EU", named(3001, "Försäljning 25 %", 35), "tax-code"],
    ["a margin", named(3001, "Försäljning", 7), "tax-code"],
    ["a box of VAT itself", named(5410, "Verktyg", 48), "tax-code"],
    ["a sale on a cost", named(5410, "Verktyg", 5), "tax-code"],
    ["a purchase on an income", named(3001, "Försäljning", 20), "tax-code"],
    ["named free of VAT", named(3002, "Försäljning momsfri"), "no-vat"],
    ["named without VAT, whatever the code", named(3001, "Försäljning utan moms", 5), "no-vat"],
    ["named not liable", named(3001, "Försäljning, ej momspliktig"), "no-vat"],
    ["named 0 %", named(3003, "Försäljning 0 % moms"), "no-vat"],
    ["named after the EU", named(3002, "Försäljning EU"), "no-vat"],
    ["named as export", named(3003, "Exportförsäljning"), "no-vat"],
    ["named after reverse charge", named(3001, "Bygg, omvänd betalningsskyldighet"), "no-vat"],
    ["travel abroad", named(5810, "Biljetter utlandet"), "no-vat"],
    ["a purchase from the EU named so", named(4515, "Varor EU"), "reverse 25 2614 2645"],
    ["10 % is not 0 %", named(5410, "Verktyg, 10 % rabatt"), "input 25 2641"],
    ["another type than the table's", { ...named(3001, "Lager"), type: "asset" }, "no-vat"],
    ["a cost that is a debt here", { ...named(5410, "Skuld"), type: "liability" }, "no-vat"],
    [
      "what machines were sold for (K1)",
      named(1222, "Årets ersättning för maskiner och inventarier"),
      "no-vat",
    ],
    ["1222 as in BAS", named(1222, "Byggnadsinventarier"), "input 25 2641"],
    [
      "an account that is not in the table, with a tax code of sales",
      named(5415, "Verktyg 25 %", 5),
      "tax-code",
    ],
    ["an account of one's own", named(5415, "Verktyg"), "no-vat"],
    ["an account of one's own with a rate", named(5415, "Verktyg 25 %"), "input 25 2641"],
    ["food in an account of one's own", named(4011, "Livsmedel"), "input 12 2641"],
    ["food at the number of a main account", named(4060, "Livsmedel"), "input 12 2641"],
    ["food from abroad", named(4012, "Livsmedel, import"), "no-vat"],
    ["an income of one's own", named(3041, "Försäljning tjänster 25 %", 5), "output 25 2611"],
    ["an income of one's own without a tax code", named(3041, "Försäljning tjänster 25 %"), "no-vat"],
    ["an income of one's own without a rate", named(3041, "Försäljning tjänster", 5), "no-vat"],
    ["an income of one's own without VAT", named(3041, "Kurser, momsfria", 5), "no-vat"],
    ["a purchase from the EU of one's own", named(4019, "Tyg EU 25 %", 20), "reverse 25 2614 2645"],
  ])("%s", (_, account, expected) => {
    expect(vatOf(account)).toBe(expected);
  });
});

describe("an account of one's own", () => {
  const own = (name: string, taxCode?: number): Account => ({
    ...newAccount(name === "Kurser" ? 3041 : 4011, name),
    ...(taxCode === undefined ? {} : { taxCode }),
  });

  test("named as food has the rate of the day (TR29)", () => {
    expect(vatOfAccount(own("Livsmedel"), publishedVatSplits, isoDate("2026-04-01"))).toMatchObject({
      value: { treatment: "input", rate: 6, input: 2641 },
    });
  });

  test("with a tax code takes a rate that is chosen, and says so", () => {
    const kurser = own("Kurser", 5);
    expect(vatOfAccount(kurser, publishedVatSplits)).toMatchObject({ error: { reason: "which-rate" } });
    expect(vatOfAccount(kurser, publishedVatSplits, undefined, 6)).toMatchObject({
      value: { treatment: "output", rate: 6, output: 2611 },
    });
  });

  test("that says no rate takes one that is chosen", () => {
    expect(vatOfAccount(own("Tyg"), publishedVatSplits)).toMatchObject({ error: { reason: "no-rate" } });
    expect(vatOfAccount(own("Tyg"), publishedVatSplits, undefined, 25)).toMatchObject({
      value: { treatment: "input", rate: 25, input: 2641 },
    });
  });
});

describe("the rates that a person can choose between", () => {
  const rates = (account: Account) => choosableVatRates(account, publishedVatSplits);

  test("of an account that may have VAT, and whose rate nothing gives", () => {
    expect(rates(newAccount(4011, "Nytt konto"))).toEqual(VAT_RATES);
    expect(rates({ ...newAccount(3099, "Kurser"), taxCode: 5 })).toEqual(VAT_RATES);
  });

  test("none of one with a rate, nor of one that has no VAT", () => {
    expect(rates(newAccount(5410, "Förbrukningsinventarier"))).toEqual([]);
    expect(rates(newAccount(7210, "Löner"))).toEqual([]);
    expect(rates(newAccount(3099, "Nytt konto"))).toEqual([]);
  });
});

describe("the charts that come with the product", () => {
  const bas = publishedCharts[0]?.plan.accounts2 ?? [];

  test("every account of the table is one of BAS 2026, and so are its VAT accounts at every rate", () => {
    const known = new Map<number, Account>(bas.map((account) => [account.id, account]));
    expect(publishedVatSplits.size).toBe(265);
    for (const listed of publishedVatSplits.values()) {
      const account = known.get(listed.account);
      expect(account, String(listed.account)).toBeDefined();
      if (account === undefined) continue;
      // Tax code and name in the chart give the same result as the table.
      expect(vatOf(account)).toBe(
        `${listed.treatment} ${listed.rate} ${vatAccountsAt(listed, listed.rate).join(" ")}`,
      );
      expect(listed.output === undefined).toBe(listed.treatment === "input");
      expect(listed.input === undefined).toBe(listed.treatment === "output");
      expect(vatAccountsAt(listed, listed.rate)).toEqual(
        [listed.output, listed.input].filter((number) => number !== undefined),
      );
      for (const rate of VAT_RATES) {
        for (const number of vatAccountsAt(listed, rate)) {
          expect(known.get(number)?.name.toLowerCase(), `${number}`).toContain("moms");
          expect(known.get(number)?.taxCode).toBe(boxOf(number));
        }
      }
    }
  });

  test.each(publishedCharts.map(({ plan }) => [plan.name, plan.accounts2] as const))(
    "%s: no split contradicts the account's name, rate or tax code",
    (_, accounts) => {
      const known = new Map<number, Account>(accounts.map((account) => [account.id, account]));
      for (const account of accounts) {
        const vat = vatOfAccount(account, publishedVatSplits);
        if (!vat.ok) continue;
        const { treatment, rate } = vat.value;
        const numbers = vatAccountsAt(vat.value, rate);
        // Where a VAT account is missing (households have none), nothing is split.
        if (!numbers.every((number) => known.has(number))) continue;
        const line = `${account.id} ${account.name}: ${treatment} ${rate}`;
        expect(
          numbers.map((number) => known.get(number)?.taxCode),
          line,
        ).toEqual(numbers.map(boxOf));
        expect(/momsfri|export|VMB/i.test(account.name), line).toBe(false);
        const isAbroad = /EU|import|omvänd|utanför/i.test(account.name);
        if (isAbroad) expect(treatment, line).toBe("reverse");
        const percents = [...account.name.matchAll(/(\d+) ?%/g)].map(([, number]) => Number(number));
        expect([[], [rate]], line).toContainEqual(percents);
        expect(boxesOf(treatment), line).toContain(account.taxCode);
      }
    },
  );

  test("households split nothing: their chart has no VAT account", () => {
    const household = publishedCharts.find(({ companyTypes }) => companyTypes.includes("PP"));
    const numbers = household?.plan.accounts2.map(({ id }) => id) ?? [];
    expect(numbers.length).toBeGreaterThan(50);
    expect(numbers.filter((number) => number >= 2610 && number <= 2649)).toEqual([]);
  });
});

/** The box of the VAT return of a VAT account, by its number. */
function boxOf(number: number): number {
  const rate = Math.floor((number - 2610) / 10);
  if (rate === 3) return 48;
  const kind = number % 10;
  return (kind === 4 ? 30 : kind === 5 ? 60 : 10) + rate;
}

function boxesOf(treatment: "input" | "output" | "reverse"): readonly (number | undefined)[] {
  if (treatment === "input") return [undefined];
  return treatment === "output" ? [5, 6, 8, undefined] : [20, 21, 22, 23, 24, 50];
}
