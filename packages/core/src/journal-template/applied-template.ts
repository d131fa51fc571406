import { negateOre, type Ore, oreOfSum, PERCENT_PARTS, roundedProduct, sumOre } from "../money/index.ts";
import type { Entry } from "../transaction/index.ts";
import type { JournalTemplate, JournalTemplateEntry } from "./journal-template.ts";

const WHOLE = BigInt(100 * PERCENT_PARTS);

/**
 * The rows of a template for a sum in öre (JT2): each row its percentage of the sum, rounded to öre. Rows of 0 get what
 * the others leave, in equal parts, what cannot be divided on the first. Without such a row what rounding leaves, at most
 * one öre a row, goes to the largest row on the side opposite to the largest percentage, the first of two alike. A larger
 * rest stays for the person to see: then the rows do not balance. A row that gets nothing is left out.
 */
export function appliedTemplate(template: Pick<JournalTemplate, "entries">, sum: Ore): Entry[] {
  return allRows(template, sum).filter(({ amount }) => amount !== 0);
}

function allRows({ entries }: Pick<JournalTemplate, "entries">, sum: Ore): Entry[] {
  const applied = entries.map((entry) => ({ percent: entry.amount, row: rowOf(entry, sum) }));
  const rows = applied.map(({ row }) => row);
  const rest = sumOre(rows.map(({ amount }) => amount));
  const balancing = entries.flatMap(({ amount }, index) => (amount === 0 ? [index] : []));
  if (balancing.length > 0) return withParts(rows, balancing, negateOre(rest));
  if (rest === 0 || Math.abs(rest) > rows.length) return rows;
  const place = largestOpposite(applied);
  return rows.map((row, index) =>
    index === place ? { ...row, amount: sumOre([row.amount, negateOre(rest)]) } : row,
  );
}

function rowOf({ accountId, amount, description = "" }: JournalTemplateEntry, sum: Ore): Entry {
  const text = description.trim();
  return {
    accountId,
    amount: oreOfSum(Number(roundedProduct(sum, BigInt(Math.round(amount * PERCENT_PARTS)), WHOLE))),
    ...(text === "" ? {} : { text }),
  };
}

/** The amount in equal parts on the rows at `places`; what is left of the division is on the first of them. */
function withParts(rows: readonly Entry[], places: readonly number[], amount: Ore): Entry[] {
  const part = Math.trunc(amount / places.length);
  const first = amount - part * (places.length - 1);
  return rows.map((row, index) => {
    const place = places.indexOf(index);
    return place === -1 ? row : { ...row, amount: oreOfSum(place === 0 ? first : part) };
  });
}

/** The place of the row that takes what rounding leaves; -1 when all rows are on one side. */
function largestOpposite(applied: readonly { readonly percent: number; readonly row: Entry }[]): number {
  const largest = applied.reduce(
    (most, { percent }) => (Math.abs(percent) > Math.abs(most) ? percent : most),
    0,
  );
  const sizes = applied.map(({ percent, row }) =>
    Math.sign(percent) === -Math.sign(largest) ? Math.abs(row.amount) : -1,
  );
  const most = Math.max(...sizes);
  return most < 0 ? -1 : sizes.indexOf(most);
}
