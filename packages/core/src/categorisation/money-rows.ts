import type { AccountNo } from "../account-plan/index.ts";
import { dayNumber, type IsoDate } from "../calendar/index.ts";
import type { Ore } from "../money/index.ts";
import { isOwnAccount } from "./own-account.ts";
import { MOST_TRANSFER_DAYS } from "./transfer/transfer-pairs.ts";

/** A row of a draft or a transaction. */
interface MoneyRow {
  readonly accountId?: AccountNo;
  readonly amount: Ore;
}

/**
 * Some rows on accounts that money is moved between, which are looked up by account, amount and about the day, with what
 * each is a row of.
 */
export class MoneyRows<Whole> {
  readonly #known = new Map<string, Whole>();

  /** A row without day may be of any. */
  add(row: MoneyRow, date: IsoDate | undefined, whole: Whole): void {
    const key = keyOf(row);
    this.#known.set(key, whole).set(`${key} ${date === undefined ? "undated" : dayNumber(date)}`, whole);
  }

  /** What has such a row on the day, or else the nearest to it that is so near that both may be of one transfer. */
  nearest(row: MoneyRow, date: IsoDate | undefined, near = MOST_TRANSFER_DAYS): Whole | undefined {
    const key = keyOf(row);
    const any = this.#known.get(key);
    if (any === undefined || date === undefined) return any;
    const day = dayNumber(date);
    for (let days = 0; days <= near; days += 1) {
      const found = this.#known.get(`${key} ${day - days}`) ?? this.#known.get(`${key} ${day + days}`);
      if (found !== undefined) return found;
    }
    return this.#known.get(`${key} undated`);
  }
}

/** The rows on accounts that money is moved between. */
export function moneyRows<Row extends MoneyRow>(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ accountId }) => accountId !== undefined && isOwnAccount(accountId));
}

/** Whether rows move money between two of those accounts. */
export function isTransferOfRows(rows: readonly MoneyRow[]): boolean {
  return new Set(moneyRows(rows).map(({ accountId }) => accountId)).size > 1;
}

function keyOf({ accountId, amount }: MoneyRow): string {
  return `${accountId} ${amount}`;
}
