/** A voucher paid from the bank with a VAT of 25 %, in kronor, as what is sent. */
function paid(date: string, text: string, account: number, amount: number) {
  return {
    date,
    text,
    entries: [
      { accountId: account, amount: amount * 0.8 },
      { accountId: 2641, amount: amount * 0.2 },
      { accountId: 1930, amount: -amount },
    ],
  };
}

/** What drafts are analysed by: a payee that is always booked in one way, and one that has been booked in two. */
export const LEARNT_VOUCHERS = [
  ...[1, 2, 3, 4, 5, 6, 7].map((month) => paid(`2025-0${month}-12`, "Rikslinjen Telefoni AB", 6212, 500)),
  paid("2025-05-02", "Snickarboden", 5460, 100),
  paid("2025-06-02", "Snickarboden", 5410, 100),
];
