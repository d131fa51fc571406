import fc from "fast-check";
import { expect, test } from "vitest";
import { allRows, type PartRows, partedRows } from "./parted-rows.ts";
import type { SheetRow } from "./report-sheet.ts";

const rowOf = (id: string): SheetRow => ({ kind: "row", id, level: 1, cells: [] });
/** Parts with given numbers of rows, which count how often rows are made. */
function counted(): { readonly make: PartRows<number>; readonly made: () => number } {
  let made = 0;
  return {
    make: {
      lengthOf: (length) => length,
      kindAt: (_, index) => (index === 0 ? "voucher" : "entry"),
      rows: (length, first, end) => {
        const count = Math.max(0, Math.min(end, length) - first);
        const rows = Array.from({ length: count }, (_, index) => rowOf(`${length}-${first + index}`));
        made += rows.length;
        return rows;
      },
    },
    made: () => made,
  };
}

test("however the rows are parted, they are in order, each with its kind", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 40 }), (lengths) => {
      const { make } = counted();
      const rows = partedRows(lengths, make);
      const all = [...allRows(lengths, make)];
      expect(rows.length).toBe(all.length);
      for (const [index, row] of all.entries()) {
        expect(rows.at(index)).toEqual(row);
        expect(rows.kindAt(index)).toBe(row.id.endsWith("-0") ? "voucher" : "entry");
      }
      expect([rows.at(rows.length), rows.kindAt(rows.length)]).toEqual([undefined, undefined]);
    }),
  );
});

test("rows are made where they are asked for, stay the same while near, and are forgotten when far", () => {
  const { make, made } = counted();
  const rows = partedRows([100_000], make);
  expect([rows.kindAt(99_999), made()]).toEqual(["entry", 0]);
  const row = rows.at(50_000);
  expect(rows.at(50_000)).toBe(row);
  expect(made()).toBe(64);
  for (let index = 0; index < 10_000; index += 64) rows.at(index);
  expect(rows.at(50_000)).not.toBe(row);
  expect(rows.at(50_000)).toEqual(row);
});
