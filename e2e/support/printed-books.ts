import { chartChange, type ProductCalls } from "../screenshots/product-calls.ts";

/** Names as long as a bookkeeper may meet: they must fit on paper too. */
export const LONG_NAME = "Ängelholms Keramik- och Glasyrverkstad Havtorn & Döttrar Aktiebolag";
const UNBROKEN = "https://kvitto.example/arkiv/2026/verifikat/0123456789abcdef0123456789abcdef0123456789";
const LONG_TEXT =
  "Tolv stora fat med kobolt- och ochraglasyr, drejade efter beställning till receptionen på Hotell Skäret, jämte frakt, emballage och försäkring enligt ramavtalets bilaga tre";

const BALANCE_ACCOUNTS = [
  1220, 1224, 1229, 1410, 1450, 1460, 1510, 1519, 1630, 1640, 1710, 1720, 1730, 1790, 1910, 1930, 1940, 2081,
  2091, 2126, 2350, 2440, 2510, 2611, 2614, 2641, 2645, 2650, 2710, 2730, 2820, 2890, 2920, 2940, 2990,
];
const RESULT_ACCOUNTS = [
  3001, 3305, 3740, 4010, 4515, 5010, 5020, 5060, 5070, 5120, 5160, 5410, 5420, 5460, 5611, 5612, 5613, 5700,
  5800, 5820, 5831, 6071, 6072, 6090, 6250, 6310, 6530, 6540, 6570, 6970, 6991, 6992, 7010, 7090, 7210, 7290,
  7331, 7385, 7511, 7570, 7610, 7631, 7830, 8310, 8410, 8423,
];
const SERIES = ["A", "B", "C", "D", "E"];

const USUAL_VOUCHERS = 90;
/** How many vouchers the books have: more than a list shows at once. */
export const VOUCHERS = USUAL_VOUCHERS + 2;

interface StoredVoucher {
  readonly series: string;
  readonly date: string;
  readonly text: string;
  readonly locked: false;
  readonly entries: readonly object[];
}

/** The chart with every account active: the income tax return takes no others. */
async function activeChart(key: string): Promise<object> {
  const chart = await chartChange(key, "bas-2026-ab");
  const accounts = "put" in chart && Array.isArray(chart.put) ? chart.put : [];
  return { ...chart, put: accounts.map((account: object) => ({ ...account, active: true })) };
}

/**
 * Books for paper: five series, every kind of row, long and unbreakable words, amounts in tens of millions, and a
 * voucher that is longer than a page. Reports over the year take several pages, those over 2 January one.
 */
export async function createPrintedBooks(calls: ProductCalls): Promise<void> {
  const companyId = await calls.createCompany({
    name: LONG_NAME,
    companyType: "AB",
    organizationNumber: "556677-8899",
    reference: "Anna Andersson",
    phone: "0431-555 01 20",
    email: "anna@example.se",
    address: "Verkstadsgatan 4",
    zipCode: "262 32",
    city: "Ängelholm",
  });
  const id = `f${crypto.randomUUID().replaceAll("-", "")}`;
  const key = (kind: string) => `c${companyId}-${id}-${kind}`;
  const series = SERIES.map((name) => ({ name, startNo: 1, description: `Serie ${name}` }));
  await calls.commit(companyId, "edit", [
    {
      key: `c${companyId}-accountSettings`,
      put: [{ id, from: "2026-01-01", to: "2026-12-31", locked: false, transactionSeries: series }],
    },
    await activeChart(key("accountPlan")),
    { key: key("accountBalance"), put: openingBalances() },
  ]);
  await calls.commit(companyId, "register", [{ key: key("transactions"), append: vouchers() }]);
}

function openingBalances() {
  const amounts = BALANCE_ACCOUNTS.map(
    (_, index) => (index % 3 === 0 ? 98_765.43 : -49_382.71) + index * 1000,
  );
  const rest = amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
  return BALANCE_ACCOUNTS.map((accountId, index) => {
    const ore = Math.round((amounts[index] ?? 0) * 100) - (accountId === 2091 ? rest : 0);
    return { accountId, balance: ore / 100 };
  });
}

function vouchers(): readonly StoredVoucher[] {
  const made: StoredVoucher[] = [special(), longest()];
  for (let index = 0; index < USUAL_VOUCHERS; index += 1) {
    const date = new Date(Date.UTC(2026, 0, 10 + index * 3)).toISOString().slice(0, 10);
    const amount = index % 30 === 7 ? 12_345_678.9 : 1250 + index;
    made.push({
      series: SERIES[index % SERIES.length] ?? "A",
      date,
      text: index % 15 === 4 ? LONG_TEXT : `Affärshändelse ${index + 1}`,
      locked: false,
      entries: [
        { accountId: accountAt(RESULT_ACCOUNTS, index), amount },
        { accountId: accountAt(BALANCE_ACCOUNTS, index), amount: -amount },
        { accountId: 1930, amount: 100 },
        { accountId: 2440, amount: -100 },
      ],
    });
  }
  return made;
}

function accountAt(accounts: readonly number[], index: number): number {
  return accounts[index % accounts.length] ?? 1930;
}

/** Everything a row may have: text, quantity, currency, a correction; and a word that cannot be broken. */
function special(): StoredVoucher {
  const foreign = { amount: 1087.5, currency: "EUR" };
  return {
    series: "A",
    date: "2026-01-02",
    text: UNBROKEN,
    locked: false,
    entries: [
      { accountId: 4010, amount: 10_000, text: LONG_TEXT, quantity: 12.5, foreignCurrencyAmount: foreign },
      { accountId: 1930, amount: -9000, text: UNBROKEN },
      { accountId: 1910, amount: -1000, adjustmentType: true },
      { accountId: 1940, amount: -77, adjustmentType: false },
    ],
  };
}

/** A voucher with more rows than fit on a page. */
function longest(): StoredVoucher {
  const rows = Array.from({ length: 70 }, (_, index) => ({
    accountId: accountAt(RESULT_ACCOUNTS, index),
    amount: 10 + index,
    text: `Rad ${index + 1} av lönelistan`,
  }));
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  return {
    series: "B",
    date: "2026-01-04",
    text: "Lönelista",
    locked: false,
    entries: [...rows, { accountId: 1930, amount: -sum }],
  };
}
