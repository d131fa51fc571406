import type { Account, AccountNo } from "../../account-plan/index.ts";
import type { IsoDate } from "../../calendar/index.ts";
import { negateOre, type Ore, shareOfOre, splitVat } from "../../money/index.ts";
import { err, ok, type Result } from "../../shared/index.ts";
import type { AccountVat, VatTreatment } from "./coded-vat.ts";
import { VAT_RATES, type VatRate } from "./vat-rates.ts";
import type { VatSplitRefusal } from "./vat-split-refusal.ts";
import { type VatSplitTable, vatAccountsAt, vatOfAccount } from "./vat-treatment.ts";

/** What a split depends on. */
export interface VatSplitRules {
  readonly table: VatSplitTable;
  /** The chart of the fiscal year, active and inactive accounts. */
  readonly chart: ReadonlyMap<number, Account>;
  /** Households are not registered for VAT. */
  readonly isHousehold: boolean;
}

/** A row that is to be split. */
export interface VatSplitRow {
  readonly accountId?: number | undefined;
  readonly amount?: Ore | undefined;
  /** The rate chosen by the person, else the account's. */
  readonly rate?: VatRate | undefined;
  /** The day of the transaction, which decides the rate of food. */
  readonly date?: IsoDate | undefined;
  /** The accounts of the other rows, except those made by a split. */
  readonly otherAccounts: ReadonlySet<number>;
}

export interface VatParts {
  readonly treatment: VatTreatment;
  readonly rate: VatRate;
  /** The amount in the row before. */
  readonly gross: Ore;
  /** The amount in the row afterwards. */
  readonly amount: Ore;
  /** The rows of VAT that are added after it. */
  readonly vatRows: readonly VatRow[];
}

export interface VatRow {
  readonly accountId: AccountNo;
  readonly amount: Ore;
}

/**
 * What a row becomes when its VAT is split (TR5 to TR8). An amount that includes VAT is divided; one without VAT, of
 * reverse charge and import, is kept, and a pair that sums to zero is added. Signs follow the row's.
 */
export function splitEntryVat(row: VatSplitRow, rules: VatSplitRules): Result<VatParts, VatSplitRefusal> {
  if (rules.isHousehold) return err({ code: "household" });
  if (row.accountId === undefined) return err({ code: "no-account" });
  const account = rules.chart.get(row.accountId);
  if (account === undefined) return err({ code: "unknown-account", account: row.accountId });
  const vat = vatOfAccount(account, rules.table, row.date, row.rate);
  if (!vat.ok) return vat;
  if (row.amount === undefined || row.amount === 0) return err({ code: "no-amount" });
  const rate = row.rate ?? vat.value.rate;
  const hindrance = accountHindrance(vat.value, rate, row, rules);
  if (hindrance !== undefined) return err(hindrance);
  const parts = vatParts(vat.value.treatment, rate, vatAccountsAt(vat.value, rate), row.amount);
  return parts.vatRows.every(({ amount }) => amount === 0) ? err({ code: "too-small" }) : ok(parts);
}

/** A refusal for a missing VAT account, or when VAT of the row is already booked, at any rate. */
function accountHindrance(
  vat: AccountVat,
  rate: VatRate,
  { otherAccounts }: VatSplitRow,
  { chart }: VatSplitRules,
): VatSplitRefusal | undefined {
  const ofRates = VAT_RATES.flatMap((each) => vatAccountsAt(vat, each));
  const booked = ofRates.find((number) => otherAccounts.has(number));
  if (booked !== undefined) return { code: "already-split", vatAccount: booked };
  const missing = vatAccountsAt(vat, rate).find((number) => !chart.has(number));
  return missing === undefined ? undefined : { code: "vat-account-missing", vatAccount: missing };
}

/** The parts of an amount, with its VAT on these accounts. */
export function vatParts(
  treatment: VatTreatment,
  rate: VatRate,
  accounts: readonly AccountNo[],
  amount: Ore,
): VatParts {
  if (treatment === "reverse") {
    const counted = shareOfOre(amount, rate, 100);
    const vatRows = accounts.map((accountId, index) => ({
      accountId,
      amount: index === 0 ? negateOre(counted) : counted,
    }));
    return { treatment, rate, gross: amount, amount, vatRows };
  }
  const { net, vat: part } = splitVat(amount, rate);
  const vatRows = accounts.map((accountId) => ({ accountId, amount: part }));
  return { treatment, rate, gross: amount, amount: net, vatRows };
}
