import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { newTransactionSchema, transactionSchema } from "../transaction-schema.ts";
import type { HandCodec } from "./hand-codec.ts";
import { newTransactionCodec, transactionCodec } from "./transaction-codec.ts";

const YEAR = "f00000000000000000000000000002025";
const link = { fiscalYearId: YEAR, series: "A", number: 2 };
const row = { accountId: 1930, amount: 12.5 };
const fullRow = {
  ...row,
  quantity: 2,
  text: "x",
  date: "2025-03-02",
  sign: "AA",
  foreignCurrencyAmount: { amount: 1.25, currency: "EUR" },
  adjustmentType: true,
  objects: [{ dimension: "1", object: "P1" }],
};
const minimal = { series: "A", date: "2025-03-01", text: "x", entries: [row], locked: false };
const full = {
  ...minimal,
  entries: [fullRow, row, { ...row, text: "x" }],
  regDate: "2025-03-03",
  sign: "AA",
  annotation: "x",
  attachments: [{ id: "1", name: "x" }],
  attachmentIds: ["1"],
  corrects: link,
  correctedBy: link,
};

/** Values that no field of the given name takes, besides those of another type. */
const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  series: [""],
  regDate: ["2025-02-30"],
  date: ["2025-3-1", undefined],
  attachments: [[{ id: "1" }], [{ id: 1, name: "x" }]],
  attachmentIds: [[1]],
  corrects: [
    { ...link, more: 1 },
    { ...link, number: 0 },
  ],
  correctedBy: [{ fiscalYearId: "x", series: "A", number: 1 }],
  entries: [[null], [{}], [{ ...row, more: 1 }]],
};
const WRONG_IN_ROW: Readonly<Record<string, readonly unknown[]>> = {
  accountId: [0, "1930"],
  amount: [1.234, "1"],
  date: ["2025-02-30"],
  foreignCurrencyAmount: [{ amount: 1 }, { amount: "1", currency: "EUR" }, { amount: 1, currency: "euro" }],
  objects: [[{ dimension: "1" }], {}],
};

const wrongIn = (whole: object, wrong: Readonly<Record<string, readonly unknown[]>>) =>
  Object.keys(whole).flatMap((field) =>
    [null, {}, ...(wrong[field] ?? [])].map((value) => ({ ...whole, [field]: value })),
  );

/** What is stored again of what was read; undefined when nothing was. */
function rewritten<T>({ read, write }: HandCodec<T>, json: unknown): unknown {
  const value = read(json);
  return value === undefined ? undefined : JSON.parse(JSON.stringify(write(value)));
}

const rewriteTransaction = (json: unknown) => rewritten(transactionCodec, json);
const rewriteNew = (json: unknown) => rewritten(newTransactionCodec, json);

describe.each([
  ["a transaction", transactionCodec.read, rewriteTransaction, transactionSchema, { number: 1 }],
  ["a new transaction", newTransactionCodec.read, rewriteNew, newTransactionSchema, {}],
] as const)("%s", (_, read, rewrite, schema, number) => {
  const refused = [
    null,
    1,
    "x",
    [],
    {},
    { ...minimal, ...number, more: 1 },
    ...wrongIn({ ...full, ...number }, WRONG),
    ...wrongIn(fullRow, WRONG_IN_ROW).map((one) => ({ ...minimal, ...number, entries: [one] })),
  ];
  test("is not read from what its schema refuses", () => {
    for (const json of refused) {
      expect(z.safeParse(schema, json).success, JSON.stringify(json)).toBe(false);
      expect(read(json), JSON.stringify(json)).toBeUndefined();
    }
  });

  test.each([minimal, full])("is read as its schema reads it, and written back", (json) => {
    const stored = { ...number, ...json };
    expect(read(stored)).toEqual(z.parse(schema, stored));
    expect(rewrite(stored)).toEqual(stored);
  });
});
