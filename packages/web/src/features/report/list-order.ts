import type { TransactionListOrder } from "@huvudbok/core/report";

/** The orders of the transaction list, with the labels of the page. */
export const ORDER_CHOICES: { readonly value: TransactionListOrder; readonly label: string }[] = [
  { value: "number", label: "Efter nummer" },
  { value: "registration", label: "Grundbok (registrering)" },
  { value: "date", label: "Efter datum" },
];

/** The order that a text names; by number when it names none. */
export function listOrder(text: string | undefined): TransactionListOrder {
  return ORDER_CHOICES.find(({ value }) => value === text)?.value ?? "number";
}
