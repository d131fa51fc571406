import type { Transaction } from "@huvudbok/core/transaction";
import { LISTED_TRANSACTIONS, transactionOf } from "@huvudbok/core/transaction/transaction.arbitrary";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type TransactionSortKey, transactionComparator } from "./transaction-comparator.ts";
import { TransactionOrder } from "./transaction-order.ts";

const KEYS = ["number", "date", "text"] as const;

/** A year of so many, in the order of their numbers. */
const many = Array.from({ length: 1300 }, (_, index) =>
  transactionOf("A", index + 1, `2025-01-${10 + (index % 19)}`, `Faktura ${(index * 7919) % 1300}`),
);

/** The same in an order that no column has. */
const mixed = many.map((first, index) => many[(index * 797) % many.length] ?? first);

function sortedAtOnce(transactions: readonly Transaction[], key: TransactionSortKey): readonly number[] {
  const compare = transactionComparator(key);
  return transactions
    .map((transaction, position) => ({ transaction, position }))
    .sort((a, b) => compare(a.transaction, b.transaction))
    .map(({ position }) => position);
}

/** Copies that count how often a text is looked at. */
function counted(transactions: readonly Transaction[]) {
  const count = { reads: 0 };
  const copies = transactions.map(
    (transaction): Transaction => ({
      ...transaction,
      get text() {
        count.reads += 1;
        return transaction.text;
      },
    }),
  );
  return { count, copies };
}

describe.each(KEYS)("the order by %s", (key) => {
  test.each([
    ["none", []],
    ["a few", LISTED_TRANSACTIONS.toReversed()],
    ["so many that they take several steps", many],
  ])("of %s", (_, transactions) => {
    expect(new TransactionOrder(transactions, key).positions()).toEqual(sortedAtOnce(transactions, key));
  });

  test("is made a step at a time", () => {
    const order = new TransactionOrder(mixed, key);
    let steps = 0;
    for (; !order.isReady; steps += 1) order.prepare();
    expect(steps).toBeGreaterThan(20);
    expect(steps).toBeLessThan(40);
    expect(order.positions()).toEqual(sortedAtOnce(mixed, key));
    order.prepare();
    expect(order.positions()).toEqual(sortedAtOnce(mixed, key));
  });

  test("asked for in the middle is finished at once", () => {
    const order = new TransactionOrder(many, key);
    order.prepare();
    expect(order.isReady).toBe(false);
    expect(order.positions()).toEqual(sortedAtOnce(many, key));
    expect(order.isReady).toBe(true);
  });
});

test("a list in order series by series is scanned and merged, not sorted anew", () => {
  const series = ["C", "A", "B"].flatMap((name) => many.map((one) => ({ ...one, series: name })));
  const order = new TransactionOrder(series, "number");
  let steps = 0;
  for (; !order.isReady; steps += 1) order.prepare();
  // 20 to look through 3,900, and 40 to put three runs together twice; sorted anew they take over 100.
  expect(steps).toBeLessThan(65);
  expect(order.positions()).toEqual(sortedAtOnce(series, "number"));
});

test("positions is the same list as long as the order is the same", () => {
  const order = new TransactionOrder(many, "text");
  expect(order.positions()).toBe(order.positions());
});

describe("a changed list", () => {
  const changed = [
    ...many.with(700, transactionOf("A", 701, "2025-01-02", "Bensin")),
    transactionOf("A", 1301, "2025-01-01", "Zink"),
  ];

  test.each(KEYS)("by %s", (key) => {
    const before = new TransactionOrder(many, key);
    before.positions();
    expect(new TransactionOrder(changed, key, before).positions()).toEqual(sortedAtOnce(changed, key));
  });

  test("looks at what has come, and not at everything again", () => {
    const { count, copies } = counted(many);
    const before = new TransactionOrder(copies, "text");
    before.positions();
    count.reads = 0;
    const list = [...copies, transactionOf("A", 1301, "2025-01-01", "Faktura 500")];
    expect(new TransactionOrder(list, "text", before).positions()).toEqual(sortedAtOnce(list, "text"));
    // What comes in between is found in eleven halvings; the sorting that it is held against looks at thousands.
    count.reads = 0;
    new TransactionOrder(list, "text", before).positions();
    expect(count.reads).toBeGreaterThan(0);
    expect(count.reads).toBeLessThanOrEqual(11);
  });

  test("of another column, or before that one was ready, nothing is taken over", () => {
    const ofDates = new TransactionOrder(many, "date");
    ofDates.positions();
    expect(new TransactionOrder(changed, "text", ofDates).positions()).toEqual(sortedAtOnce(changed, "text"));
    const half = new TransactionOrder(many, "text");
    half.prepare();
    expect(new TransactionOrder(changed, "text", half).positions()).toEqual(sortedAtOnce(changed, "text"));
  });

  test("may have lost some", () => {
    const before = new TransactionOrder(many, "text");
    before.positions();
    for (const list of [many.slice(0, 1000), many.slice(300), many.toSpliced(10, 1), []]) {
      expect(new TransactionOrder(list, "text", before).positions()).toEqual(sortedAtOnce(list, "text"));
    }
  });
});

test("any list after any other is in the order that sorting gives", () => {
  const transaction = fc
    .record({
      number: fc.integer({ min: 1, max: 5 }),
      series: fc.constantFrom("A", "B"),
      text: fc.constantFrom("a", "b", "å"),
      date: fc.constantFrom("2025-01-01", "2025-01-02"),
    })
    .map(({ series, number, date, text }) => transactionOf(series, number, date, text));
  const list = fc.array(transaction, { maxLength: 12 });
  fc.assert(
    fc.property(list, list, fc.nat({ max: 12 }), fc.constantFrom(...KEYS), (first, others, kept, key) => {
      const before = new TransactionOrder(first, key);
      before.positions();
      const second = [...first.slice(0, kept), ...others];
      const compare = transactionComparator(key);
      const order = new TransactionOrder(second, key, before).positions();
      expect(order.toSorted((a, b) => a - b)).toEqual([...second.keys()]);
      const ordered = order.flatMap((position) => second[position] ?? []);
      expect(ordered.every((each, index) => compare(ordered[index - 1] ?? each, each) <= 0)).toBe(true);
    }),
  );
});
