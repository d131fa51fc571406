import { type DayOf, kr, type Voucher } from "./voucher.ts";

const CUSTOMERS = ["Café Rönnbär", "Hotell Skäret", "Brunnby Handel", "Kullabygdens Inredning"];
const FIRST_INVOICE = 1040;

// More in summer and before Christmas, and a little more the second year; the same at every run.
const SEASON = [0.8, 0.82, 0.9, 1, 1.15, 1.3, 1.42, 1.25, 1, 0.95, 1.1, 1.5];

/** An amount in whole kronor that follows the season, in öre. */
export function varied(year: number, number: number, kronor: number, of: number): number {
  const growth = year === 2025 ? 1 : 1.08;
  const wobble = 1 + (((number * 7 + of * 13) % 11) - 5) / 60;
  return kr(Math.round(kronor * (SEASON[number - 1] ?? 1) * growth * wobble));
}

/** One of the two invoices of a month, without VAT. */
export function invoice(year: number, number: number, of: 0 | 1) {
  const no = FIRST_INVOICE + (year - 2025) * 24 + (number - 1) * 2 + of;
  const name = `${no}, ${CUSTOMERS[no % CUSTOMERS.length] ?? ""}`;
  return { name, net: varied(year, number, 17_900 + of * 3_150, of) };
}

/** What customers pay in a month: its first invoice, and the second one of the month before. */
export function payments(year: number, number: number, day: DayOf): readonly Voucher[] {
  const first = invoice(year, number, 0);
  const before = number === 1 ? invoice(year - 1, 12, 1) : invoice(year, number - 1, 1);
  const paid = (date: string, name: string, ore: number): Voucher => ({
    date,
    text: `Betalning faktura ${name}`,
    rows: [
      [1930, ore],
      [1510, -ore],
    ],
  });
  const isFirstMonth = year === 2025 && number === 1;
  return [
    isFirstMonth
      ? paid(day(14), `${FIRST_INVOICE - 1}, Hotell Skäret`, kr(61_250))
      : paid(day(14), before.name, before.net * 1.25),
    paid(day(24), first.name, first.net * 1.25),
  ];
}
