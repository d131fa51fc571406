/** A sale with this VAT, in whole kronor and öre. */
export function sale(date: string, vat: number) {
  return {
    date,
    text: "Krukor",
    entries: [
      { accountId: 3001, amount: vat * -4 },
      { accountId: 2611, amount: -vat },
      { accountId: 1930, amount: vat * 5 },
    ],
  };
}
