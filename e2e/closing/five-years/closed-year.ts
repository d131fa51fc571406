/** A voucher that is booked by a call: month and day, text, and kronor by account, credit below zero. */
export type Voucher = readonly [day: string, text: string, rows: Readonly<Record<number, number>>];

/** A fiscal year with what it is to hold when it is closed, worked out by hand. Whole kronor where a form has them. */
export interface ClosedYear {
  readonly year: number;
  readonly vouchers: readonly Voucher[];
  /** What is typed in the return by hand, by SRU code. */
  readonly typed?: Readonly<Record<number, number>>;
  /** Profit positive. */
  readonly result: number;
  /** What every account of the balance sheet closes with, and the next year opens with. */
  readonly balance: Readonly<Record<number, number>>;
  /** The boxes of the VAT return that are not 0. */
  readonly vat: Readonly<Record<number, number>>;
  /** The fields of INK2 or NE that are not 0, by SRU code. */
  readonly fields: Readonly<Record<number, number>>;
}
