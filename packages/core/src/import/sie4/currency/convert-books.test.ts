import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isoDate } from "../../../calendar/index.ts";
import type { DatedRate } from "../../../currency/index.ts";
import { MAX_ORE, ore, sumOre } from "../../../money/index.ts";
import { importErrorText } from "../../import-error.ts";
import { acceptanceOf, importNoticeText } from "../../import-notice.ts";
import { importSie4 } from "../import-sie4.ts";
import { BALANCES, CHART, HEAD, imported, known, read, VOUCHER } from "../imported-file.arbitrary.ts";
import { convertedAmounts } from "./converted-amounts.ts";

const EUR = "#VALUTA eur\n";
const rate = (date: string, value: number): DatedRate => ({ date: isoDate(date), value });
const RATES = [rate("2024-12-30", 11.4865), rate("2025-02-28", 11.147), rate("2025-12-31", 10.82)];
const WHOLE = HEAD + EUR + CHART + BALANCES + VOUCHER;

function errors(lines: string, observations: readonly DatedRate[], failure?: string) {
  const rates = failure === undefined ? { observations } : { observations, failure };
  const made = importSie4(read(lines), { knownAccounts: known, fileName: "bok.se", rates });
  return made.ok ? ["imported"] : made.error.map(importErrorText);
}
const books = (lines: string, observations = RATES) => imported(lines, { rates: { observations } });

describe("IM13: a file in another currency becomes kronor", () => {
  test("each voucher by the rate of its day, with the amounts of the file", () => {
    expect(books(WHOLE).transactions[0]?.entries).toMatchObject([
      { accountId: 1930, amount: 284_25, foreignCurrencyAmount: { amount: 25_50, currency: "EUR" } },
      // A row that was struck is in no sum.
      { amount: -11_15, adjustmentType: false, foreignCurrencyAmount: { amount: -1_00, currency: "EUR" } },
      { accountId: 3001, amount: -284_25, foreignCurrencyAmount: { amount: -25_50, currency: "EUR" } },
    ]);
  });
  test("opening balances by the rate of the day before the year", () => {
    expect(books(WHOLE).openingBalances).toEqual([
      { accountId: 1930, balance: 1148_65 },
      { accountId: 2081, balance: -1148_65 },
    ]);
  });
  test("what rounding leaves is put on the largest row", () => {
    const voucher = VOUCHER.replace("25.50 2025", "0.33 2025").replace(
      "#TRANS 3001 {} -25.50",
      "#TRANS 3001 {} -0.16\n#TRANS 2081 {} -0.17",
    );
    const { entries } = books(HEAD + EUR + CHART + voucher).transactions[0] ?? { entries: [] };
    expect(entries.map(({ amount }) => amount)).toEqual([3_67, -11_15, -1_78, -1_89]);
  });
  test("an account with less than half an öre opens with nothing", () => {
    const opening = "#IB 0 1930 0.01\n#IB 0 2081 -0.01\n#IB 0 3001 0 5\n";
    expect(books(HEAD + EUR + CHART + opening, [rate("2024-12-30", 0.1)]).openingBalances).toEqual([
      { accountId: 3001, balance: 0, quantity: 5 },
    ]);
  });
  test("the voucher of a file without vouchers by the rate of the year's last day", () => {
    const lines = `${HEAD.replace("#SIETYP 4", "#SIETYP 1")}${EUR}${CHART}#UB 0 1930 10\n#UB 0 2081 -10\n`;
    const made = imported(lines, { rates: { observations: RATES }, withSummaryVoucher: true });
    expect(made.transactions[0]?.entries.map(({ amount }) => amount)).toEqual([108_20, -108_20]);
  });
  test("is told and asked about, and nothing in euro is written in the next export", () => {
    const lines = `${WHOLE}#UB -1 1930 5\n#PSALDO 0 202501 1930 {} 7\n#DIM 1 Ställe\n`;
    const { notices, unusedRecords } = books(lines);
    const asked = notices.filter((notice) => acceptanceOf(notice) === "converted");
    expect(asked.map(importNoticeText)).toEqual([
      "Filens belopp är i EUR (#VALUTA). Varje verifikation räknas om till kronor efter kursen för sin dag, och dess rader behåller beloppen i EUR. Ingående balanser räknas om efter kursen 11,4865 från den 30\u00A0december\u00A02024.",
    ]);
    expect(notices.map(importNoticeText)).toContain(
      "Poster med belopp i EUR som Huvudbok inte räknar med följer inte med i nästa SIE-export: månadssaldon (1), andra års saldon (1).",
    );
    expect(unusedRecords).toEqual(['#DIM 1 "Ställe"']);
  });
  test("without opening balances no rate of them is told", () => {
    const [first = ""] = books(HEAD + EUR + CHART + VOUCHER)
      .notices.filter((notice) => acceptanceOf(notice) === "converted")
      .map(importNoticeText);
    expect(first).not.toContain("Ingående balanser");
  });
});

describe("IM13: without a rate nothing is imported", () => {
  const REST =
    "Filens belopp är i EUR (#VALUTA). Inget belopp räknas om till kronor, och inget importeras. Exportera filen i kronor från ditt förra program, eller försök igen när det finns kurser";
  test.each([
    ["2024-12-31", RATES.slice(1)],
    ["2025-03-01", RATES.slice(0, 1)],
  ])("of %s", (date, rates) => {
    expect(errors(WHOLE, rates)).toEqual([
      `Failed to convert currency EUR for date ${date}: Rate not found for EUR on ${date}. ${REST}`,
    ]);
  });
  test("of any day", () => {
    expect(errors(WHOLE, [], "Servern hämtar inga valutakurser.")).toEqual([
      `Failed to convert currency EUR for date 2024-12-31: Servern hämtar inga valutakurser. ${REST}`,
    ]);
  });
  test("the refusal of a file that has not been tried says which rates it needs", () => {
    const made = importSie4(read(WHOLE), { knownAccounts: known, fileName: "bok.se" });
    expect(made).toMatchObject({
      error: [{ needed: { currency: "EUR", range: { from: "2024-12-21", to: "2025-12-31" } } }],
    });
  });
});

describe("IM14: what the books cannot hold in kronor", () => {
  const largest = MAX_ORE / 100;
  const voucherOf = (amount: number) =>
    VOUCHER.replace("25.50 2025", `${amount} 2025`).replace("3001 {} -25.50", `3001 {} -${amount}`);
  test("an amount", () => {
    expect(errors(HEAD + EUR + CHART + voucherOf(largest), RATES)).toEqual([
      "Filens belopp är tillsammans större än vad som kan räknas exakt",
    ]);
    const opening = `#IB 0 1930 ${largest}\n#IB 0 2081 -${largest}\n`;
    expect(errors(HEAD + EUR + CHART + opening, RATES)).toHaveLength(1);
  });
  test("a balance", () => {
    const voucher = voucherOf(5e10);
    expect(errors(HEAD + EUR + CHART + voucher + voucher.replace("B 7", "B 8"), RATES)).toEqual([
      "Saldot på konto 1930 blir 1\u00A0114\u00A0700\u00A0000\u00A0000,00, mer än 999\u00A0999\u00A0999\u00A0999,99 som kan bokföras",
    ]);
  });
  test("a sum", () => {
    const back = voucherOf(8e10)
      .replace("80000000000 2025", "-80000000000 2025")
      .replace("{} -80000000000", "{} 80000000000");
    const vouchers = Array.from({ length: 60 }, (_, index) =>
      (index % 2 === 0 ? voucherOf(8e10) : back).replace("B 7", `B ${index + 1}`),
    );
    expect(errors(HEAD + EUR + CHART + vouchers.join(""), RATES)).toEqual([
      "Filens belopp är tillsammans större än vad som kan räknas exakt",
    ]);
  });
});

describe("amounts of a voucher", () => {
  const amounts = fc.array(fc.record({ amount: fc.integer({ min: -1e9, max: 1e9 }), counts: fc.boolean() }), {
    minLength: 1,
    maxLength: 8,
  });
  test("balance in kronor when they balance, and are right to half an öre but for one of them", () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 3_000_000 }), (some, hundredThousandths) => {
        const counted = some.filter(({ counts }) => counts).reduce((sum, { amount }) => sum + amount, 0);
        const all = [...some, { amount: -counted, counts: true }].map(({ amount, counts }) => ({
          amount: ore(amount),
          counts,
        }));
        const value = hundredThousandths / 1e5;
        const converted = convertedAmounts(all, value) ?? [];
        const inSum = converted.filter(({ counts }) => counts);
        expect(sumOre(inSum.map(({ kronor }) => kronor))).toBe(0);
        const off = converted.filter(({ amount, kronor }) => Math.abs(kronor - amount * value) > 0.5001);
        expect(off.length).toBeLessThanOrEqual(1);
      }),
    );
  });
  test("that do not balance are only converted", () => {
    const all = [1_05, 2_05].map((amount) => ({ amount: ore(amount), counts: true }));
    expect(convertedAmounts(all, 1.5)?.map(({ kronor }) => kronor)).toEqual([1_58, 3_08]);
  });
  test("the öre left over do not make an amount too large", () => {
    const halved = [2 * MAX_ORE, -1, 1 - 2 * MAX_ORE].map((amount) => ({
      amount: ore(amount),
      counts: true,
    }));
    expect(convertedAmounts(halved, 0.5)).toBeUndefined();
    expect(convertedAmounts(halved, 0.25)).toBeDefined();
  });
});
