import { closingVoucher, FIRST_BALANCES, nextBalances, POTTERY, vouchersOf } from "./pottery.ts";
import { chartChange, type ProductCalls } from "./product-calls.ts";
import type { Row, Voucher } from "./voucher.ts";

const CHART = "bas-2026-ab";
/** The second year is shown until here. */
const MONTHS_OF_SECOND_YEAR = 10;

/** A template of a purchase, and one of what is sold. */
const TEMPLATES = [
  {
    id: "inkop",
    name: "Inköp med kort, 25 % moms",
    description: "Beloppet på kvittot, moms inräknad",
    entries: [
      { accountId: 1930, amount: -100 },
      { accountId: 2641, amount: 20 },
      { accountId: 5460, amount: 0 },
    ],
  },
  {
    id: "hyra",
    name: "Hyra för verkstaden",
    description: "Faktura från Hamnmagasinet",
    entries: [
      { accountId: 1930, amount: -100 },
      { accountId: 5010, amount: 80, description: "Verkstad" },
      { accountId: 2641, amount: 20 },
    ],
  },
];

/** What the pottery had when the second year began: 1220 and 1229 of its opening balances, but for the wheel. */
const ASSETS = {
  id: "verkstad",
  name: "Verkstadens inventarier",
  depreciationAccountId: 1229,
  depreciationCostAccountId: 7830,
  items: [
    {
      id: "ugn",
      name: "Keramikugn, 200 liter",
      purchaseDate: "2024-03-01",
      purchasePrice: 112_500,
      depreciationYears: 5,
      inboundDepreciationAmount: 36_900,
      depreciationAmount: 22_500,
    },
    {
      id: "kavel",
      name: "Kavelbord",
      purchaseDate: "2026-05-04",
      purchasePrice: 18_000,
      depreciationYears: 5,
      inboundDepreciationAmount: 0,
      depreciationAmount: 2386.85,
    },
  ],
};

/** Makes the pottery's company with two years of books through the calls that the web app uses. */
export async function createPottery(calls: ProductCalls): Promise<void> {
  const companyId = await calls.createCompany(POTTERY);
  const open = vouchersOf(2025, 12, vatDebt(FIRST_BALANCES));
  const first = [...open, closingVoucher(2025, open)];
  const balances = nextBalances(FIRST_BALANCES, first);
  const second = vouchersOf(2026, MONTHS_OF_SECOND_YEAR, vatDebt(balances));
  await createYear(calls, companyId, 2025, FIRST_BALANCES, first);
  await createYear(calls, companyId, 2026, balances, second);
  await calls.commit(companyId, "edit", [{ key: `c${companyId}-journalTemplates`, put: TEMPLATES }]);
}

function vatDebt(balances: readonly Row[]): number {
  return -(balances.find(([no]) => no === 2650)?.[1] ?? 0);
}

async function createYear(
  calls: ProductCalls,
  companyId: number,
  year: number,
  balances: readonly Row[],
  vouchers: readonly Voucher[],
): Promise<void> {
  const fiscalYearId = `f${String(year).repeat(8)}`;
  const key = (kind: string) => `c${companyId}-${fiscalYearId}-${kind}`;
  const settings = `c${companyId}-accountSettings`;
  const fiscalYear = {
    id: fiscalYearId,
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    locked: false,
    transactionSeries: [{ name: "A", startNo: 1, description: "Löpande bokföring" }],
  };
  await calls.commit(companyId, "edit", [
    { key: settings, ...(year === 2025 ? {} : { ifMatch: await calls.etag(settings) }), put: [fiscalYear] },
    await chartChange(key("accountPlan"), CHART),
    {
      key: key("accountBalance"),
      put: balances.map(([accountId, ore]) => ({ accountId, balance: ore / 100 })),
    },
  ]);
  if (year === 2026) await calls.commit(companyId, "edit", [{ key: key("assetManagement"), put: [ASSETS] }]);
  const append = vouchers.map(({ date, text, rows }) => ({
    series: "A",
    date,
    text,
    entries: rows.map(([accountId, ore]) => ({ accountId, amount: ore / 100 })),
    locked: false,
  }));
  await calls.commit(companyId, "register", [{ key: key("transactions"), append }]);
}
