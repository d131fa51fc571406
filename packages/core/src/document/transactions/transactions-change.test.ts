import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isoDate } from "../../calendar/index.ts";
import { invariant } from "../../shared/index.ts";
import { highestNumbers, type NewTransaction, type Transaction } from "../../transaction/index.ts";
import { changeRefusalText } from "../change-refusal.ts";
import { type ChangeIntent, COMMIT_INTENTS } from "../commit-intent.ts";
import {
  type Books,
  check,
  fresh,
  link,
  otherYearId,
  refusalOf,
  rows,
  stored,
  text,
} from "./transactions-change.arbitrary.ts";
import type { TransactionsFacts } from "./transactions-facts.ts";

describe("register", () => {
  test("gives number, registration date and sign", () => {
    const result = check(
      "register",
      {
        append: [
          fresh,
          { ...fresh, series: "B", locked: true, sign: "X", regDate: isoDate("2020-01-01") },
          fresh,
        ],
      },
      { transactions: [stored(7)] },
    );
    const given = { regDate: "2025-06-30", sign: "Bo", locked: false };
    expect(result).toEqual({
      ok: true,
      value: {
        put: [
          { ...fresh, number: 8, ...given },
          { ...fresh, series: "B", number: 100, ...given },
          { ...fresh, number: 9, ...given },
        ],
        remove: [],
        appended: expect.arrayContaining([]),
        corrections: [],
      },
    });
    expect(result.ok && result.value.appended).toEqual(result.ok && result.value.put);
  });

  test("CH3: who wrote a row and when is the server's, of a row that is marked as adjusted", () => {
    const [first, second] = rows();
    invariant(first !== undefined && second !== undefined, "two rows");
    const forged = { sign: "Någon Annan", date: isoDate("2019-01-01") };
    const entries = [
      { ...first, ...forged },
      { ...second, ...forged, adjustmentType: true },
      { ...second, ...forged, sign: "Chefen", adjustmentType: false },
    ];
    const given = [
      first,
      { ...second, adjustmentType: true, sign: "Bo", date: "2025-06-30" },
      { ...second, adjustmentType: false, sign: "Bo", date: "2025-06-30" },
    ];
    const registered = check("register", { append: [{ ...fresh, entries }] });
    expect(registered.ok && registered.value.put[0]?.entries).toStrictEqual(given);
    const original = stored(1);
    const corrected = check(
      "correct",
      {
        append: [{ ...fresh, entries: rows(-100).map((row) => ({ ...row, ...forged })), corrects: link(1) }],
      },
      { transactions: [original] },
    );
    expect(corrected.ok && corrected.value.put[0]?.entries).toStrictEqual(rows(-100));
    const undone = check("undo", { put: [stored(1, { entries })] });
    expect(undone.ok && undone.value.put[0]?.entries).toStrictEqual(entries);
  });

  test.each<[string, Partial<NewTransaction>, Partial<TransactionsFacts>]>([
    ["Datum måste vara inom räkenskapsåret (2025-01-01 - 2025-12-31)", { date: isoDate("2026-01-01") }, {}],
    ["Bokföringen är låst till och med 2025-03-31", {}, { closedThrough: isoDate("2025-03-31") }],
    ["Text måste anges", { text: " " }, {}],
    ["Kontonummer måste vara ett giltigt kontonummer", {}, { knownAccounts: new Set([1930]) }],
    ["Summan av debet och kredit måste vara noll", { entries: rows().slice(1) }, {}],
    ["Minst en rad måste innehålla ett belopp", { entries: [] }, {}],
    ["Belopp måste anges", { entries: rows(0) }, {}],
    ["Serien C finns inte i räkenskapsåret.", { series: "C" }, {}],
    ["Kopplingen till en rättad transaktion kan bara göras av en rättelse.", { corrects: link(1) }, {}],
    ["Kopplingen till en rättad transaktion kan bara göras av en rättelse.", { correctedBy: link(1) }, {}],
    [
      "Räkenskapsåret är låst. Bara anteckningar kan ändras och bifogade filer läggas till.",
      {},
      { isYearLocked: true },
    ],
  ])("refuses: %s", (expected, fields, facts) => {
    expect(text(check("register", { append: [{ ...fresh, ...fields }] }, { facts }))).toBe(expected);
  });

  test("continues a series that only the books know", () => {
    const result = check(
      "register",
      { append: [{ ...fresh, series: "C" }] },
      { transactions: [stored(3, { series: "C" })] },
    );
    expect(result.ok && result.value.put[0]?.number).toBe(4);
  });
});

test("a series that has come to the largest number takes no more", () => {
  const books = { transactions: [stored(Number.MAX_SAFE_INTEGER)] };
  expect(text(check("register", { append: [fresh] }, books))).toBe("Serien A har inga fler nummer.");
  expect(refusalOf(check("save", { put: [stored(5)] }, books))).toEqual({ code: "series-full", series: "A" });
});

describe("what an intent does not do", () => {
  const books = { transactions: [stored(1), stored(2)] };
  const actions = {
    append: { append: [fresh] },
    add: { put: [stored(3)] },
    annotate: { put: [stored(2, { annotation: "ny" })] },
    remove: { remove: ["A-2"] },
  };
  const allowed: Record<ChangeIntent, readonly (keyof typeof actions)[]> = {
    register: ["append"],
    import: [],
    correct: ["annotate"],
    annotate: ["annotate"],
    delete: ["remove"],
    convert: [],
    undo: ["add", "annotate", "remove"],
    edit: [],
    deleteYear: [],
    restore: [],
    erase: [],
    save: ["add", "annotate", "remove"],
  };
  test.each([...COMMIT_INTENTS, "save"] as const)("%s", (intent) => {
    for (const [action, change] of Object.entries(actions)) {
      expect([action, check(intent, change, books).ok]).toEqual([
        action,
        allowed[intent].includes(action as keyof typeof actions),
      ]);
    }
    expect(check(intent, {}, { ...books, facts: { unlockedBefore: 0 } }).ok).toBe(true);
  });

  test("is refused with the intent", () => {
    expect(refusalOf(check("edit", { append: [fresh] }))).toEqual({
      code: "not-of-intent",
      intent: "edit",
      action: "append",
    });
    expect(text(check("edit", { append: [fresh] }))).toBe("Ändringen är inte tillåten.");
    expect(text(check("annotate", { put: [stored(9)] }))).toBe(
      "Transaktion saknas: Transaktion A-9 finns inte",
    );
  });
});

describe("import", () => {
  const imported = [
    stored(4, { locked: true, text: "", sign: "Kund" }),
    stored(9, { series: "B", entries: [], locked: true }),
  ];

  const LINK_TEXT = "Kopplingen till en rättad transaktion kan bara göras av en rättelse.";

  test("keeps numbers, dates, signs and locks as in the file", () => {
    const closed = { closedThrough: isoDate("2025-12-31") };
    const result = check("import", { put: imported }, { facts: { ...closed, isYearNew: true } });
    expect(result.ok && result.value.put).toEqual(imported);
    expect(text(check("import", { put: imported }, { facts: closed }))).toBe(
      "Bokföringen är låst till och med 2025-12-31",
    );
    expect(text(check("import", { put: imported }))).toBe("");
  });

  test.each<[string, Transaction, Books]>([
    [
      "Import kan bara göras till ett räkenskapsår utan transaktioner.",
      stored(2),
      { transactions: [stored(1)] },
    ],
    ["Summan av debet och kredit måste vara noll", stored(2, { entries: rows().slice(1) }), {}],
    [
      "Kontonummer måste vara ett giltigt kontonummer",
      stored(2),
      { facts: { knownAccounts: new Set([1930]) } },
    ],
    ["Serien Z finns inte i räkenskapsåret.", stored(2, { series: "Z" }), {}],
    [
      "Datum måste vara inom räkenskapsåret (2025-01-01 - 2025-12-31)",
      stored(2, { date: isoDate("2024-12-31") }),
      {},
    ],
    [LINK_TEXT, stored(2, { corrects: link(1, otherYearId) }), {}],
    [LINK_TEXT, stored(2, { correctedBy: link(1) }), {}],
  ])("refuses: %s", (expected, transaction, books) => {
    expect(text(check("import", { put: [transaction] }, books))).toBe(expected);
  });
});

test("a refusal of an unknown kind stops the program", () => {
  expect(() => changeRefusalText({ code: "other" } as never)).toThrow("Unhandled case");
  expect(() => changeRefusalText({ code: "fiscal-year-other" } as never)).toThrow("Unhandled case");
});

test("numbers never repeat, and none is skipped, whatever is registered and deleted", () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant("register" as const),
      series: fc.array(fc.constantFrom("A", "B"), { minLength: 1, maxLength: 4 }),
    }),
    fc.record({ kind: fc.constant("delete" as const), series: fc.constantFrom("A", "B") }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let transactions: Transaction[] = [];
      for (const one of steps) {
        if (one.kind === "register") {
          const result = check(
            "register",
            { append: one.series.map((series) => ({ ...fresh, series })) },
            { transactions },
          );
          transactions.push(...(result.ok ? result.value.put : []));
        } else {
          const last = highestNumbers(transactions).get(one.series);
          const id = `${one.series}-${last ?? 1}`;
          const result = check("delete", { remove: [id] }, { transactions });
          expect(result.ok).toBe(last !== undefined);
          transactions = transactions.filter(({ series, number }) => `${series}-${number}` !== id);
        }
      }
      for (const [series, start] of [
        ["A", 1],
        ["B", 100],
      ] as const) {
        const numbers = transactions.filter((one) => one.series === series).map(({ number }) => number);
        expect(numbers).toEqual(numbers.map((_, index) => start + index));
      }
    }),
  );
});

test.each([
  [undefined, "Transaktionen är redan rättad av A 2."],
  ["2025", "Transaktionen är redan rättad av A 2 (2025)."],
])("TR16: a refusal names the year of what has corrected it: %s", (byYear, expected) => {
  const year = byYear === undefined ? {} : { byYear };
  expect(changeRefusalText({ code: "already-corrected", item: "A-1", by: link(2), ...year })).toBe(expected);
});
