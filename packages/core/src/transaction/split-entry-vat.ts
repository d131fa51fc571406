import { type AccountNo, type AccountType, accountNo, isTransferAccount } from "../account-plan/index.ts";
import { type Ore, splitVat } from "../money/index.ts";

/** The rates that a row can be split by, percent. */
export const VAT_RATES = [25, 12, 6] as const;
export type VatRate = (typeof VAT_RATES)[number];

const OUTPUT_VAT: Readonly<Record<VatRate, AccountNo>> = {
  25: accountNo(2611),
  12: accountNo(2621),
  6: accountNo(2631),
};
const INPUT_VAT = accountNo(2641);

export interface VatParts {
  readonly net: Ore;
  readonly vat: Ore;
  readonly vatAccountId: AccountNo;
}

/**
 * What a row with VAT in its amount becomes: its own account keeps the net, the VAT goes to 2641 for costs and assets
 * and to the output account of the rate for income. Undefined for accounts that carry no VAT: equity, liabilities and
 * the accounts that money is moved between.
 */
export function splitEntryVat(
  account: { readonly id: AccountNo; readonly type: AccountType },
  gross: Ore,
  rate: VatRate,
): VatParts | undefined {
  const vatAccountId = vatAccountOf(account.id, account.type, rate);
  return vatAccountId === undefined ? undefined : { ...splitVat(gross, rate), vatAccountId };
}

function vatAccountOf(id: AccountNo, type: AccountType, rate: VatRate): AccountNo | undefined {
  if (type === "income") return OUTPUT_VAT[rate];
  return type === "cost" || (type === "asset" && !isTransferAccount(id)) ? INPUT_VAT : undefined;
}
