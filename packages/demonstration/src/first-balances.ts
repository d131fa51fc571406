import type { AccountBalance } from "@huvudbok/core/account-balance";
import { accountNo } from "@huvudbok/core/account-plan";
import { dateFromParts } from "@huvudbok/core/calendar";
import { negateOre, type Ore, ore, sumOre } from "@huvudbok/core/money";
import { ASSETS, DEPRECIATION } from "./assets.ts";
import { LOAN_BEFORE } from "./bank-and-owners.ts";
import { RECEIVABLE } from "./invoiced-sales.ts";
import { CUSTOMERS, SUPPLIERS } from "./parties.ts";
import { EMPLOYER_FEES, FEES_BEFORE, PERSONAL_TAX } from "./payroll.ts";
import { BANK, kr, PAYABLE, type PlannedVoucher, plannedEntry, workday } from "./planned-voucher.ts";
import { payment } from "./purchase.ts";
import { VAT_BEFORE, VAT_DEBT } from "./taxes.ts";
import { PREPAID_INSURANCE } from "./year-end.ts";

/** The year before the first one: its profit, its tax, and what was paid for it in advance. */
export const RESULT_BEFORE = kr(182_400);
export const TAX_BEFORE = kr(61_800);
const PAID_TAX_BEFORE = kr(62_400);
const UNPAID_SALES = [
  { customer: CUSTOMERS[1], amount: kr(36_750), number: 1_178, day: 9 },
  { customer: CUSTOMERS[4], amount: kr(22_050), number: 1_179, day: 16 },
] as const;
const UNPAID_PURCHASE = { supplier: SUPPLIERS.goods, amount: kr(15_312.5), number: 40_209, day: 7 } as const;

/** The opening balances of the first year. Retained earnings make them sum to zero. */
export function firstBalances(assets: {
  readonly cost: Ore;
  readonly written: Ore;
}): readonly AccountBalance[] {
  const known: readonly (readonly [number, Ore])[] = [
    [ASSETS, assets.cost],
    [DEPRECIATION, negateOre(assets.written)],
    [1460, kr(86_400)],
    [RECEIVABLE, sumOre(UNPAID_SALES.map(({ amount }) => amount))],
    [1730, PREPAID_INSURANCE],
    [1910, kr(2_000)],
    [BANK, kr(385_260.4)],
    [2081, kr(-50_000)],
    [2099, negateOre(RESULT_BEFORE)],
    [2350, negateOre(LOAN_BEFORE)],
    [PAYABLE, negateOre(UNPAID_PURCHASE.amount)],
    [2512, negateOre(TAX_BEFORE)],
    [2518, PAID_TAX_BEFORE],
    [VAT_DEBT, negateOre(VAT_BEFORE)],
    [PERSONAL_TAX, negateOre(FEES_BEFORE.tax)],
    [EMPLOYER_FEES, negateOre(FEES_BEFORE.fees)],
    [2920, kr(-38_000)],
    [2940, kr(-11_939)],
  ];
  const retained = ore(0 - sumOre(known.map(([, amount]) => amount)));
  return [...known, [2091, retained] as const]
    .map(([account, balance]) => ({ accountId: accountNo(account), balance }))
    .toSorted((a, b) => a.accountId - b.accountId);
}

/** What was unpaid at the start is paid in January. */
export function paymentsOfOldDebts(firstYear: number): readonly PlannedVoucher[] {
  const on = (day: number) => workday(dateFromParts(firstYear, 1, day));
  const { supplier, amount, number, day } = UNPAID_PURCHASE;
  return [
    ...UNPAID_SALES.map((sale) => ({
      date: on(sale.day),
      text: `Inbetalning ${sale.customer.name}`,
      entries: [
        plannedEntry(BANK, sale.amount),
        plannedEntry(RECEIVABLE, negateOre(sale.amount), `Faktura ${sale.number}`),
      ],
    })),
    payment(supplier.name, on(day), amount, number),
  ];
}
