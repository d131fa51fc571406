import { err, ok, type Result } from "../shared/index.ts";

const BLANKS = /[\s'’]/g;
const QUANTITY = /^[-−]?\d{1,9}(?:[.,]\d{1,6})?$/;

/** The largest quantity of a row, as its field takes it. */
export const MOST_QUANTITY = 999_999_999.999_999;

/** Whether a row may have the quantity. */
export function isQuantityInRange(value: number): boolean {
  return Math.abs(value) <= MOST_QUANTITY;
}

/**
 * Reads the quantity of a row as typed by a person: a comma or a point before at most six decimals, blanks between
 * thousands, minus. Undefined for an empty field, which is no quantity.
 */
export function parseQuantity(
  text: string,
): Result<number | undefined, { readonly code: "quantity-invalid" }> {
  const plain = text.replace(BLANKS, "");
  if (plain === "") return ok(undefined);
  if (!QUANTITY.test(plain)) return err({ code: "quantity-invalid" });
  // Adding 0 makes a negative zero a zero.
  return ok(Number(plain.replace("−", "-").replace(",", ".")) + 0);
}

/** A quantity as a person writes it: "2,5". */
export function formatQuantity(quantity: number): string {
  return String(quantity).replace(".", ",");
}

/** What is said of a row that has a quantity. */
export function quantityText(quantity: number): string {
  return `Kvantitet ${formatQuantity(quantity)}`;
}
