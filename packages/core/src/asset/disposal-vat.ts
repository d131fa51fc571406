import { type Account, type AccountNo, isVatAccount } from "../account-plan/index.ts";
import { type Ore, shareOfOre } from "../money/index.ts";
import { err, ok, type Result } from "../shared/index.ts";
import { countedEntries, type Transaction } from "../transaction/index.ts";
import type { AssetList } from "./asset.ts";

/** With what VAT an asset is sold, by percent; 0 is a sale that is exempt and has its price in box 42. */
export type DisposalRate = 25 | 12 | 6 | 0;

/** The VAT on the price of a sold asset. */
export function disposalVat(price: Ore, rate: DisposalRate): Ore {
  return shareOfOre(price, rate, 100);
}

/** The accounts that the sale of an asset comes into the VAT return by (AS12). */
export interface DisposalVatAccounts {
  readonly rate: DisposalRate;
  /** Credited with the price: its tax code is box 05, or 42 of a sale that is exempt. */
  readonly sales: AccountNo;
  /** Credited with the VAT: its tax code is that of the rate. Undefined of a sale that is exempt. */
  readonly vat: AccountNo | undefined;
  /** Debited with the price: in no box, and on the same line of the reports as `sales`. */
  readonly offset: AccountNo;
}

/** An account that is needed: the numbers that it may have, the one of BAS first, and its tax code. */
interface NeededAccount {
  readonly numbers: readonly number[];
  readonly taxCode: number | undefined;
}

interface NeededOfRate {
  readonly sales: NeededAccount;
  readonly vat: NeededAccount | undefined;
}

/** The account of the rate, or the one above it that charts with fewer accounts have. */
const NEEDED: Readonly<Record<DisposalRate, NeededOfRate>> = {
  25: { sales: { numbers: [3001, 3000], taxCode: 5 }, vat: { numbers: [2611, 2610], taxCode: 10 } },
  12: { sales: { numbers: [3002, 3000], taxCode: 5 }, vat: { numbers: [2621, 2620], taxCode: 11 } },
  6: { sales: { numbers: [3003, 3000], taxCode: 5 }, vat: { numbers: [2631, 2630], taxCode: 12 } },
  0: { sales: { numbers: [3004, 3100], taxCode: 42 }, vat: undefined },
};
const OFFSET_NUMBER = 3790;
const OFFSET: NeededAccount = { numbers: [OFFSET_NUMBER], taxCode: undefined };

/** The accounts of a chart for a sale at a rate, or those that it lacks: the tax code decides the box (VR1). */
export function disposalVatAccounts(
  accounts: Iterable<Account>,
  rate: DisposalRate,
): Result<DisposalVatAccounts, readonly NeededAccount[]> {
  const chart = new Map([...accounts].map((account) => [Number(account.id), account]));
  const found = (needed: NeededAccount | undefined) =>
    needed?.numbers
      .flatMap((number) => chart.get(number) ?? [])
      .find(({ taxCode }) => taxCode === needed.taxCode)?.id;
  const needed = NEEDED[rate];
  const [sales, vat, offset] = [found(needed.sales), found(needed.vat), found(OFFSET)];
  if (sales === undefined || offset === undefined || (vat === undefined && needed.vat !== undefined)) {
    const all = [needed.sales, needed.vat, OFFSET].filter((each) => each !== undefined);
    return err(all.filter((each) => found(each) === undefined));
  }
  return ok({ rate, sales, vat, offset });
}

/** Where the price of a sale is booked for its box, and taken back; the accounts of BAS where the chart lacks them. */
export function disposalBaseAccounts(
  accounts: Iterable<Account>,
  rate: DisposalRate,
): { readonly sales: number; readonly offset: number } {
  const chart = [...accounts];
  const found = disposalVatAccounts(chart, rate);
  return found.ok
    ? { sales: found.value.sales, offset: found.value.offset }
    : { sales: Number(NEEDED[rate].sales.numbers[0]), offset: OFFSET_NUMBER };
}

/** What a chart lacks for such a sale, in Swedish. */
export function disposalVatErrorText(missing: readonly NeededAccount[]): string {
  const accounts = missing.map(({ numbers, taxCode }) => {
    const code = taxCode === undefined ? "utan Momstyp" : `Momstyp ${String(taxCode).padStart(2, "0")}`;
    return `${numbers[0]} (${code})`;
  });
  return `Kontoplanen saknar det som en sådan försäljning bokförs på: ${accounts.join(", ")}. Lägg till det först, eller välj Ingen moms.`;
}

/** Whether the sale of an asset is taken to have VAT until a person says otherwise: equipment, where the year has VAT. */
export function isDisposalUsuallyTaxed(
  { depreciationAccountId }: Pick<AssetList, "depreciationAccountId">,
  transactions: Iterable<Transaction>,
): boolean {
  if (isBuildingClass(depreciationAccountId)) return false;
  for (const { entries } of transactions) {
    if (countedEntries(entries).some(({ accountId }) => isVatAccount(accountId))) return true;
  }
  return false;
}

/** True for the depreciation accounts of buildings and land, 1119 to 1159; the others are of equipment. */
export function isBuildingClass(depreciationAccount: number): boolean {
  return depreciationAccount < 1200;
}
