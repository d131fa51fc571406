/** Money out of (-) or into (+) an account, in öre. */
export type Row = readonly [account: number, ore: number];

export interface Voucher {
  readonly date: string;
  readonly text: string;
  readonly rows: readonly Row[];
}

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

const kr = (kronor: number): number => Math.round(kronor * 100);

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

const CUSTOMERS = ["Café Rönnbär", "Hotell Skäret", "Brunnby Handel", "Kullabygdens Inredning"];
const FIRST_INVOICE = 1040;

// More in summer and before Christmas, and a little more the second year; the same at every run.
const SEASON = [0.8, 0.82, 0.9, 1, 1.15, 1.3, 1.42, 1.25, 1, 0.95, 1.1, 1.5];

/** An amount in whole kronor that follows the season, in öre. */
function varied(year: number, number: number, kronor: number, of: number): number {
  const growth = year === 2025 ? 1 : 1.08;
  const wobble = 1 + (((number * 7 + of * 13) % 11) - 5) / 60;
  return kr(Math.round(kronor * (SEASON[number - 1] ?? 1) * growth * wobble));
}

/** One of the two invoices of a month, without VAT. */
function invoice(year: number, number: number, of: 0 | 1) {
  const no = FIRST_INVOICE + (year - 2025) * 24 + (number - 1) * 2 + of;
  const name = `${no}, ${CUSTOMERS[no % CUSTOMERS.length] ?? ""}`;
  return { name, net: varied(year, number, 17_900 + of * 3_150, of) };
}

/** What customers pay in a month: its first invoice, and the second one of the month before. */
function payments(year: number, number: number, day: (of: number) => string): readonly Voucher[] {
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

/** A month of the pottery: two invoices, four weeks in the shop, what it buys, its only employee, tax and rent. */
function month(year: number, number: number): readonly Voucher[] {
  const day = (of: number) => `${year}-${String(number).padStart(2, "0")}-${String(of).padStart(2, "0")}`;
  const sold = (of: 0 | 1): Voucher => {
    const { name, net } = invoice(year, number, of);
    return {
      date: day(4 + of * 9),
      text: `Faktura ${name}`,
      rows: [
        [1510, net * 1.25],
        [3001, -net],
        [2611, -net / 4],
      ],
    };
  };
  const shop = (week: number): Voucher => {
    const net = varied(year, number, 6_240, week) - kr(week % 2);
    return {
      date: day(week * 7 - 1),
      text: `Dagskassor butiken, vecka ${week}`,
      rows: [
        [1930, net + net / 4],
        [3001, -net],
        [2611, -net / 4],
      ],
    };
  };
  const purchase = (of: number, text: string, account: number, kronor: number): Voucher => {
    const net = varied(year, number, kronor, of);
    return {
      date: day(of),
      text,
      rows: [
        [account, net],
        [2641, net / 4],
        [1930, -net - net / 4],
      ],
    };
  };
  const salary: Voucher = {
    date: day(25),
    text: "Lön, en anställd",
    rows: [
      [7210, kr(29_500)],
      [2710, kr(-7_080)],
      [1930, kr(-22_420)],
    ],
  };
  return [
    sold(0),
    sold(1),
    ...payments(year, number, day),
    ...[1, 2, 3, 4].map(shop),
    purchase(3, "Lerbutiken i Höganäs AB, stengodslera", 4010, 5_200),
    purchase(8, "Fraktbolaget, paket till kunder", 5710, 1_640),
    purchase(11, "Elbolaget, ugn och verkstad", 5020, 2_760),
    purchase(17, "Mobil och bredband", 6212, 520),
    {
      date: day(1),
      text: "Hyra verkstaden",
      rows: [
        [5010, kr(12_000)],
        [2641, kr(3_000)],
        [1930, kr(-15_000)],
      ],
    },
    { date: day(12), text: "Skatt och avgifter till Skatteverket", rows: taxRows(year, number) },
    salary,
    {
      date: day(25),
      text: "Arbetsgivaravgifter",
      rows: [
        [7510, kr(9_269)],
        [2731, kr(-9_269)],
      ],
    },
    {
      date: day(28),
      text: "Bankavgifter",
      rows: [
        [6570, kr(189)],
        [1930, kr(-189)],
      ],
    },
    {
      date: day(28),
      text: "Avskrivning inventarier",
      rows: [
        [7832, kr(3_075)],
        [1229, kr(-3_075)],
      ],
    },
  ];
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

/** The vouchers of a year's first months in the order of their dates; `vatDebt` is what the year before left to pay. */
export function vouchersOf(year: number, months: number, vatDebt: number): readonly Voucher[] {
  const vouchers: Voucher[] = [];
  for (let number = 1; number <= months; number += 1) {
    const settled = -vatDebt + balanceOf(2650, vouchers);
    const made =
      number % 3 === 2 ? [...month(year, number), vatPayment(year, number, settled)] : month(year, number);
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
