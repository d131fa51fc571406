import { invoice, payments, varied } from "./pottery-sales.ts";
import { type DayOf, kr, type Row, type Voucher } from "./voucher.ts";

/** A month of the pottery: two invoices, four weeks in the shop, what it buys, its only employee, tax and rent. */
export function vouchersOfMonth(year: number, number: number): readonly Voucher[] {
  const day: DayOf = (of) => `${year}-${String(number).padStart(2, "0")}-${String(of).padStart(2, "0")}`;
  const net = (kronor: number, of: number) => varied(year, number, kronor, of);
  return [
    ...([0, 1] as const).map((of) => sold(day(4 + of * 9), invoice(year, number, of))),
    ...payments(year, number, day),
    ...[1, 2, 3, 4].map((week) => takings(day(week * 7 - 1), week, net(6_240, week) - kr(week % 2))),
    purchase(day(3), "Lerbutiken i Höganäs AB, stengodslera", 4010, net(5_200, 3)),
    purchase(day(8), "Fraktbolaget, paket till kunder", 5710, net(1_640, 8)),
    purchase(day(11), "Elbolaget, ugn och verkstad", 5020, net(2_760, 11)),
    purchase(day(17), "Mobil och bredband", 6212, net(520, 17)),
    purchase(day(1), "Hyra verkstaden", 5010, kr(12_000)),
    { date: day(12), text: "Skatt och avgifter till Skatteverket", rows: taxRows(year, number) },
    ...employee(day(25)),
    moved(day(28), "Bankavgifter", [6570, kr(189)], 1930),
    moved(day(28), "Avskrivning inventarier", [7832, kr(3_075)], 1229),
  ];
}

function sold(date: string, { name, net }: ReturnType<typeof invoice>): Voucher {
  return {
    date,
    text: `Faktura ${name}`,
    rows: [
      [1510, net * 1.25],
      [3001, -net],
      [2611, -net / 4],
    ],
  };
}

function takings(date: string, week: number, net: number): Voucher {
  return {
    date,
    text: `Dagskassor butiken, vecka ${week}`,
    rows: [
      [1930, net + net / 4],
      [3001, -net],
      [2611, -net / 4],
    ],
  };
}

function purchase(date: string, text: string, account: number, net: number): Voucher {
  return {
    date,
    text,
    rows: [
      [account, net],
      [2641, net / 4],
      [1930, -net - net / 4],
    ],
  };
}

/** The salary of a month, and the fees on it. */
function employee(date: string): readonly Voucher[] {
  const salary: Voucher = {
    date,
    text: "Lön, en anställd",
    rows: [
      [7210, kr(29_500)],
      [2710, kr(-7_080)],
      [1930, kr(-22_420)],
    ],
  };
  return [salary, moved(date, "Arbetsgivaravgifter", [7510, kr(9_269)], 2731)];
}

/** An amount against one other account. */
function moved(date: string, text: string, [account, ore]: Row, other: number): Voucher {
  return {
    date,
    text,
    rows: [
      [account, ore],
      [other, -ore],
    ],
  };
}

/** The month before is paid; in the very first month, what the balances began with. */
function taxRows(year: number, number: number): readonly Row[] {
  const isFirst = year === 2025 && number === 1;
  const [tax, fees] = isFirst ? [kr(9_800), kr(17_500)] : [kr(7_080), kr(9_269)];
  return [
    [2710, tax],
    [2731, fees],
    [1930, -tax - fees],
  ];
}
