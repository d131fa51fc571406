import { accountNo } from "../../account-plan/index.ts";
import type { Sie4Row, Sie4Voucher } from "../../sie4/index.ts";
import type { Entry, Transaction } from "../../transaction/index.ts";

/** What a row's kind means for the books: struck out, added afterwards, or nothing. */
const ADJUSTMENT: Readonly<Record<Sie4Row["kind"], Pick<Entry, "adjustmentType">>> = {
  trans: {},
  btrans: { adjustmentType: false },
  rtrans: { adjustmentType: true },
};

/** A voucher of a file as a transaction: locked, as everything read from SIE 4 is. */
export function transactionOfVoucher(voucher: Sie4Voucher): Transaction {
  const { series, number, date, text, regDate, sign, renumbered } = voucher;
  return {
    series,
    number,
    ...(regDate === undefined ? {} : { regDate }),
    date,
    text,
    ...(sign === undefined ? {} : { sign }),
    entries: voucher.rows.map(entryOfRow),
    locked: true,
    ...(renumbered === undefined
      ? {}
      : { annotation: `Hade nummer ${series} ${renumbered.number} i filen som importerades` }),
  };
}

function entryOfRow(row: Sie4Row): Entry {
  const { quantity, text, date, sign, objects } = row;
  return {
    accountId: accountNo(Number(row.account)),
    amount: row.amount,
    ...(quantity === undefined ? {} : { quantity }),
    ...(text === undefined ? {} : { text }),
    ...(date === undefined ? {} : { date }),
    ...(sign === undefined ? {} : { sign }),
    ...ADJUSTMENT[row.kind],
    ...(objects === undefined ? {} : { objects }),
  };
}
