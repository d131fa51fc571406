import { type AccountNo, isTransferAccount } from "../account-plan/index.ts";
import { dayNumber, type IsoDate } from "../calendar/index.ts";
import type { Ore } from "../money/index.ts";
import { MOST_TRANSFER_DAYS } from "./transfer-pairs.ts";

/** A row of a draft or a transaction. */
interface MoneyRow {
  readonly accountId?: AccountNo;
  readonly amount: Ore;
}

/** Some rows on accounts that money is moved between, which are looked up by account, amount and about the day. */
export class MoneyRows {
  readonly #known = new Set<string>();

  /** A row without day may be of any. */
  add(row: MoneyRow, date: IsoDate | undefined): void {
    const key = keyOf(row);
    this.#known.add(key).add(`${key} ${date === undefined ? "undated" : dayNumber(date)}`);
  }

  /** Whether there is such a row on the day, or so near to it that both may be of one transfer. */
  has(row: MoneyRow, date: IsoDate | undefined, near = MOST_TRANSFER_DAYS): boolean {
    const key = keyOf(row);
    if (!this.#known.has(key)) return false;
    if (date === undefined || this.#known.has(`${key} undated`)) return true;
    const day = dayNumber(date);
    for (let other = day - near; other <= day + near; other += 1) {
      if (this.#known.has(`${key} ${other}`)) return true;
    }
    return false;
  }
}

/** The rows on accounts that money is moved between. */
export function moneyRows<Row extends MoneyRow>(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ accountId }) => accountId !== undefined && isTransferAccount(accountId));
}

/** Whether rows move money between two of those accounts. */
export function isTransferOfRows(rows: readonly MoneyRow[]): boolean {
  return new Set(moneyRows(rows).map(({ accountId }) => accountId)).size > 1;
}

function keyOf({ accountId, amount }: MoneyRow): string {
  return `${accountId} ${amount}`;
}
