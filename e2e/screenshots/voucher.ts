/** Money out of (-) or into (+) an account, in öre. */
export type Row = readonly [account: number, ore: number];

export interface Voucher {
  readonly date: string;
  readonly text: string;
  readonly rows: readonly Row[];
}

/** Kronor in öre. */
export const kr = (kronor: number): number => Math.round(kronor * 100);

/** A day of a month as a date. */
export type DayOf = (of: number) => string;
