/** The address of a transaction's page; a series may contain any characters. */
export function transactionPath(transaction: { readonly series: string; readonly number: number }): string {
  return `/accounting/transaction/${encodeURIComponent(transaction.series)}/${transaction.number}`;
}
