import { vouchersOfMonth } from "./pottery-month.ts";
import { kr, type Row, type Voucher } from "./voucher.ts";

/** The details of a small made-up pottery. The number is no company's. */
export const POTTERY = {
  name: "Havtorn Keramik AB",
  companyType: "AB",
  organizationNumber: "556677-8899",
  reference: "Anna Lindqvist",
  phone: "0431-555 01 20",
  email: "anna@havtornkeramik.example",
  address: "Verkstadsgatan 4",
  zipCode: "262 32",
  city: "Ängelholm",
  country: "SE",
};

/** What the pottery owned and owed when the first year began; it sums to zero. */
export const FIRST_BALANCES: readonly Row[] = [
  [1220, kr(184_500)],
  [1229, kr(-36_900)],
  [1460, kr(88_150)],
  [1510, kr(61_250)],
  [1710, kr(54_000)],
  [1930, kr(142_318.4)],
  [1940, kr(150_000)],
  [2081, kr(-50_000)],
  [2091, kr(-523_618.4)],
  [2440, kr(-18_300)],
  [2650, kr(-24_100)],
  [2710, kr(-9_800)],
  [2731, kr(-17_500)],
];

/** The vouchers of a year's first months in the order of their dates; `vatDebt` is what the year before left to pay. */
export function vouchersOf(year: number, months: number, vatDebt: number): readonly Voucher[] {
  const vouchers: Voucher[] = [];
  for (let number = 1; number <= months; number += 1) {
    const settled = -vatDebt + balanceOf(2650, vouchers);
    const made =
      number % 3 === 2
        ? [...vouchersOfMonth(year, number), vatPayment(year, number, settled)]
        : vouchersOfMonth(year, number);
    vouchers.push(...made.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)));
    if (number % 3 === 0) vouchers.push(vatSettlement(year, number, vouchers));
  }
  return vouchers;
}

/** `debt` is the balance of 2650: negative when there is something to pay. */
function vatPayment(year: number, number: number, debt: number): Voucher {
  const date = `${year}-${String(number).padStart(2, "0")}-12`;
  return {
    date,
    text: "Moms till Skatteverket",
    rows: [
      [2650, -debt],
      [1930, debt],
    ],
  };
}

function vatSettlement(year: number, number: number, vouchers: readonly Voucher[]): Voucher {
  const out = balanceOf(2611, vouchers);
  const inbound = balanceOf(2641, vouchers);
  const lastDay = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return {
    date: lastDay,
    text: `Momsredovisning kvartal ${number / 3}`,
    rows: [
      [2611, -out],
      [2641, -inbound],
      [2650, out + inbound],
    ],
  };
}

/** The balance of an account after the vouchers, in öre. */
function balanceOf(account: number, vouchers: readonly Voucher[]): number {
  return vouchers
    .flatMap(({ rows }) => rows)
    .reduce((sum, [no, ore]) => (no === account ? sum + ore : sum), 0);
}

/** The last voucher of a year: its result goes to equity, so that the next year's balances sum to zero. */
export function closingVoucher(year: number, vouchers: readonly Voucher[]): Voucher {
  const result = vouchers
    .flatMap(({ rows }) => rows)
    .reduce((sum, [no, ore]) => (no >= 3000 ? sum + ore : sum), 0);
  return {
    date: `${year}-12-31`,
    text: "Årets resultat",
    rows: [
      [8999, -result],
      [2099, result],
    ],
  };
}

/** The balances of 1000-2999 after a year, as the next one's first. */
export function nextBalances(first: readonly Row[], vouchers: readonly Voucher[]): readonly Row[] {
  const sums = new Map<number, number>();
  for (const [no, ore] of [...first, ...vouchers.flatMap(({ rows }) => rows)]) {
    if (no < 3000) sums.set(no, (sums.get(no) ?? 0) + ore);
  }
  return [...sums].filter(([, ore]) => ore !== 0).toSorted(([a], [b]) => a - b);
}
