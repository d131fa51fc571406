import { accountNo, isAccountNo } from "../account-plan/index.ts";
import { negateOre, type Ore, sumOre, ZERO_ORE } from "../money/index.ts";
import type { Entry } from "../transaction/index.ts";
import type { AssetItem, AssetList } from "./asset.ts";
import { assetAccountOf } from "./asset-accounts.ts";
import type { PreparedEntry } from "./asset-books.ts";
import { accumulatedDepreciation, bookValue } from "./depreciation.ts";
import { type DisposalVatAccounts, disposalVat, isBuildingClass } from "./disposal-vat.ts";

/** Gain and loss when an asset is sold or scrapped, by its main group; and the accounts above them. */
const RESULT_ACCOUNTS = {
  buildings: { gain: 3972, loss: 7972 },
  equipment: { gain: 3973, loss: 7973 },
  all: { gain: 3970, loss: 7970 },
} as const;

/** The texts that a disposal is booked with: of what was sold, and of what was scrapped. */
export function disposalTexts({ name }: Pick<AssetItem, "name">): readonly [sold: string, scrapped: string] {
  return [`Såld: ${name}`, `Utrangerad: ${name}`];
}

export interface Disposal {
  readonly list: AssetList;
  /** With the day that it was disposed of. */
  readonly item: AssetItem;
  /** The account that it was bought on, where its purchase says that. */
  readonly boughtOn: number | undefined;
  /** What was paid for it, without VAT; 0 for what was scrapped. */
  readonly price: Ore;
  /** Where the payment came in. */
  readonly paidTo: number;
  readonly knownAccounts: ReadonlySet<number>;
  /** Where its VAT and its price are booked; undefined when it is in no box of the VAT return. */
  readonly vat?: DisposalVatAccounts | undefined;
}

/**
 * What is booked when an asset is sold or scrapped (AS8): what it was depreciated by, this year's part included, and what
 * it cost leave their accounts, the payment comes in, and the difference is gain or loss. With VAT the price also passes
 * through an account of box 05 or 42 (AS12). Undefined for an item without a day, or when no account of its class is in the
 * chart.
 */
export function disposalEntry(disposal: Disposal): PreparedEntry | undefined {
  const { list, item, price, paidTo, knownAccounts, vat } = disposal;
  const account = disposal.boughtOn ?? assetAccountOf(list.depreciationAccountId, knownAccounts);
  if (item.disposedOn === undefined || account === undefined) return undefined;
  const loss = sumOre([bookValue(item), negateOre(price)]);
  const tax = vat === undefined ? ZERO_ORE : disposalVat(price, vat.rate);
  const accounts = resultAccounts(list.depreciationAccountId, knownAccounts);
  const [sold, scrapped] = disposalTexts(item);
  return {
    date: item.disposedOn,
    text: price > 0 ? sold : scrapped,
    entries: [
      ...row(list.depreciationAccountId, accumulatedDepreciation(item)),
      ...row(account, negateOre(item.purchasePrice)),
      ...row(paidTo, sumOre([price, tax])),
      ...(vat === undefined ? [] : taxedSaleRows(vat, price, tax)),
      ...row(loss > 0 ? accounts.loss : accounts.gain, loss),
    ],
  };
}

/**
 * The VAT, and the price on an account of box 05, or 42. Gain and loss are the net of price and book value, and only the price
 * is a base of VAT; so the price is taken back on an account without a box, and the result has it once.
 */
function taxedSaleRows({ sales, vat, offset }: DisposalVatAccounts, price: Ore, tax: Ore): readonly Entry[] {
  const taxRows = vat === undefined ? [] : row(vat, negateOre(tax));
  return [...taxRows, ...row(sales, negateOre(price)), ...row(offset, price)];
}

function row(account: number, amount: Ore): readonly Entry[] {
  return amount === ZERO_ORE || !isAccountNo(account) ? [] : [{ accountId: accountNo(account), amount }];
}

/** The account of the group, or the one above it where only that is in the chart. */
function resultAccounts(depreciationAccount: number, known: ReadonlySet<number>) {
  const own = isBuildingClass(depreciationAccount) ? RESULT_ACCOUNTS.buildings : RESULT_ACCOUNTS.equipment;
  const of = (side: "gain" | "loss") =>
    !known.has(own[side]) && known.has(RESULT_ACCOUNTS.all[side]) ? RESULT_ACCOUNTS.all[side] : own[side];
  return { gain: of("gain"), loss: of("loss") };
}
