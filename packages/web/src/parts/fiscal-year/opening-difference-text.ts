import { formatCounted } from "@huvudbok/core/money";

/** Shown where a year opens with other balances than the year before closed with (PG24). */
export function openingDifferenceText(count: number): string {
  const accounts = formatCounted(count, "konto", "konton");
  return `Ingående balans skiljer sig från föregående års utgående balans på ${accounts}`;
}
