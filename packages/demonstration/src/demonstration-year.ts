import type { AccountBalance } from "@huvudbok/core/account-balance";
import { type AccountPlan, activatedAccount } from "@huvudbok/core/account-plan";
import type { AssetList } from "@huvudbok/core/asset";
import type { Draft } from "@huvudbok/core/draft";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { type NewTransaction, reversedTransaction, type Transaction } from "@huvudbok/core/transaction";
import type { PlannedVoucher } from "./planned-voucher.ts";
import type { Receipt } from "./receipt.ts";

/** A voucher ready to be registered, with the paper that is to be uploaded to it. */
export interface DemonstrationVoucher {
  /** Without its files, which get their ids when they have been uploaded. */
  readonly transaction: NewTransaction;
  readonly receipt?: Receipt;
}

export interface DemonstrationDraft {
  readonly draft: Draft;
  readonly receipt?: Receipt;
}

/** The content of one fiscal year of the demonstration company. */
export interface DemonstrationYear {
  readonly fiscalYear: FiscalYear;
  readonly plan: AccountPlan;
  readonly balances: readonly AccountBalance[];
  readonly assetLists: readonly AssetList[];
  /** In the order in which they are registered: the first gets number 1. */
  readonly vouchers: readonly DemonstrationVoucher[];
  readonly drafts: readonly DemonstrationDraft[];
}

const SERIES = "A";

/** The vouchers with their numbers in their series, in the order in which they are registered. */
function numbered<Voucher extends { readonly series?: string }>(vouchers: readonly Voucher[]) {
  const latest = new Map<string, number>();
  return vouchers.map((voucher) => {
    const { series = SERIES } = voucher;
    const number = (latest.get(series) ?? 0) + 1;
    latest.set(series, number);
    return { voucher, number };
  });
}

/** The planned vouchers of a year as they are registered; a correction is made as 'Vänd' makes it. */
export function numberedVouchers(
  planned: readonly PlannedVoucher[],
  { id, from, to }: FiscalYear,
): readonly DemonstrationVoucher[] {
  const known = byKey(planned);
  return planned.map(({ receipt, corrects = "", ...voucher }): DemonstrationVoucher => {
    const own = newTransaction(voucher);
    const original = known.get(corrects);
    const reversed =
      original === undefined
        ? undefined
        : reversedTransaction({ ...newTransaction(original.voucher), number: original.number }, id, {
            year: { from, to },
          });
    return {
      // The correction is dated when the mistake was found, not on the day of what it corrects.
      transaction: { ...own, ...reversed, date: own.date },
      ...(receipt === undefined ? {} : { receipt }),
    };
  });
}

/** The planned vouchers that have a key, with the numbers they get. */
function byKey(planned: readonly PlannedVoucher[]) {
  return new Map(
    numbered(planned).flatMap((one) =>
      one.voucher.key === undefined ? [] : [[one.voucher.key, one] as const],
    ),
  );
}

function newTransaction({
  series = SERIES,
  date,
  text,
  entries,
  annotation,
}: PlannedVoucher): NewTransaction {
  const note = annotation === undefined ? {} : { annotation };
  return { series, date, text, entries, locked: false, ...note };
}

/** The vouchers as they will be stored, for computing balances. */
export function registered(vouchers: readonly DemonstrationVoucher[]): readonly Transaction[] {
  const transactions = vouchers.map(({ transaction }) => transaction);
  return numbered(transactions).map(({ voucher, number }) => ({ ...voucher, number }));
}

/** The asset list with the vouchers that the assets were bought by. */
export function linkedAssets(
  list: AssetList,
  planned: readonly PlannedVoucher[],
  { id }: FiscalYear,
): AssetList {
  const known = byKey(planned);
  const items = list.items.map((item) => {
    const transactionId = known.get(item.name)?.number;
    return transactionId === undefined
      ? item
      : { ...item, transaction: { fiscalYearId: id, transactionSeries: SERIES, transactionId } };
  });
  return { ...list, items };
}

/** The chart with every account active that the books use. */
export function activeWhereUsed(plan: AccountPlan, used: ReadonlySet<number>): AccountPlan {
  return {
    ...plan,
    accounts2: plan.accounts2.map((account) => (used.has(account.id) ? activatedAccount(account) : account)),
  };
}
