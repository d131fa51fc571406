import { formatCounted } from "@huvudbok/core/money";

/** Said where a year opens with something else than the year before closed with (clarification 4.3, row 2). */
export function openingDifferenceText(count: number): string {
  const accounts = formatCounted(count, "konto", "konton");
  return `Ingående balans skiljer sig från föregående års utgående balans på ${accounts}`;
}
