import type { TransactionOrder } from "@huvudbok/core/report";

/** The orders of the transaction list, as the page calls them. */
export const ORDER_CHOICES: { readonly value: TransactionOrder; readonly label: string }[] = [
  { value: "number", label: "Efter nummer" },
  { value: "registration", label: "Grundbok (registrering)" },
  { value: "date", label: "Efter datum" },
];

/** The order that a text names; by number when it names none. */
export function listOrder(text: string | undefined): TransactionOrder {
  return ORDER_CHOICES.find(({ value }) => value === text)?.value ?? "number";
}
