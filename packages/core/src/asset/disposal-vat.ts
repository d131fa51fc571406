import { type Account, type AccountNo, isVatAccount } from "../account-plan/index.ts";
import { type Ore, shareOfOre } from "../money/index.ts";
import { err, ok, type Result } from "../shared/index.ts";
import { countedEntries, type Transaction } from "../transaction/index.ts";
import type { AssetList } from "./asset.ts";

/** The VAT on the price of a sold asset. Machines, equipment and vehicles all have 25 percent. */
export function disposalVat(price: Ore): Ore {
  return shareOfOre(price, 25, 100);
}

/** The accounts that the VAT of a sold asset is booked on (AS12). */
export interface DisposalVatAccounts {
  /** Credited with the price: its tax code is box 05. */
  readonly sales: AccountNo;
  /** Credited with the VAT: its tax code is box 10. */
  readonly vat: AccountNo;
  /** Debited with the price: in no box, and on the same line of the reports as `sales`. */
  readonly offset: AccountNo;
}

/** An account that is needed: the numbers that it may have, the one of BAS first, and its tax code. */
interface NeededAccount {
  readonly numbers: readonly number[];
  readonly taxCode: number | undefined;
}

const NEEDED = {
  sales: { numbers: [3001, 3000], taxCode: 5 },
  vat: { numbers: [2611, 2610], taxCode: 10 },
  offset: { numbers: [3790], taxCode: undefined },
} as const satisfies Record<keyof DisposalVatAccounts, NeededAccount>;

/** The accounts of a chart for a sale with VAT, or those that it lacks: the tax code decides the box (VR1). */
export function disposalVatAccounts(
  accounts: Iterable<Account>,
): Result<DisposalVatAccounts, readonly NeededAccount[]> {
  const chart = new Map([...accounts].map((account) => [Number(account.id), account]));
  const found = (needed: NeededAccount) =>
    needed.numbers
      .flatMap((number) => chart.get(number) ?? [])
      .find(({ taxCode }) => taxCode === needed.taxCode)?.id;
  const [sales, vat, offset] = [found(NEEDED.sales), found(NEEDED.vat), found(NEEDED.offset)];
  return sales === undefined || vat === undefined || offset === undefined
    ? err(Object.values(NEEDED).filter((needed) => found(needed) === undefined))
    : ok({ sales, vat, offset });
}

/** What a chart lacks for a sale with VAT, in Swedish. */
export function disposalVatErrorText(missing: readonly NeededAccount[]): string {
  const accounts = missing.map(({ numbers, taxCode }) => {
    const code = taxCode === undefined ? "utan Momstyp" : `Momstyp ${String(taxCode).padStart(2, "0")}`;
    return `${numbers[0]} (${code})`;
  });
  return `Kontoplanen saknar det som en försäljning med moms bokförs på: ${accounts.join(", ")}. Lägg till det först, eller välj Ingen moms.`;
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
