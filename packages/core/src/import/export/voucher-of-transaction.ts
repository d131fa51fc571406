import type { Sie4Row, Sie4Voucher } from "../../sie4/index.ts";
import type { Entry, Transaction } from "../../transaction/index.ts";

/** A transaction as a voucher of a SIE 4 file; struck and added rows keep their mark. */
export function voucherOfTransaction(transaction: Transaction): Sie4Voucher {
  const { series, number, date, text, regDate, sign } = transaction;
  return {
    series,
    number,
    date,
    text,
    ...(regDate === undefined ? {} : { regDate }),
    ...(sign === undefined ? {} : { sign }),
    rows: transaction.entries.map(rowOfEntry),
    line: 0,
  };
}

function rowOfEntry(entry: Entry): Sie4Row {
  const { quantity, text, date, sign, objects } = entry;
  return {
    kind: entry.adjustmentType === undefined ? "trans" : entry.adjustmentType ? "rtrans" : "btrans",
    account: String(entry.accountId),
    amount: entry.amount,
    ...(quantity === undefined ? {} : { quantity }),
    ...(text === undefined ? {} : { text }),
    ...(date === undefined ? {} : { date }),
    ...(sign === undefined ? {} : { sign }),
    ...(objects === undefined ? {} : { objects }),
    line: 0,
  };
}
