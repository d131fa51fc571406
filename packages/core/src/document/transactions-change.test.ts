import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { type FiscalYear, fiscalYearIdFromGuid } from "../fiscal-year/index.ts";
import { ore } from "../money/index.ts";
import {
  highestNumbers,
  type NewTransaction,
  type Transaction,
  type TransactionLink,
  transactionId,
} from "../transaction/index.ts";
import { changeRefusalText } from "./change-refusal.ts";
import { type ChangeIntent, COMMIT_INTENTS } from "./commit-intent.ts";
import { withCorrectionLink } from "./correction-link.ts";
import { checkTransactionsChange } from "./transactions-change.ts";
import type { TransactionsFacts } from "./transactions-facts.ts";

const yearId = fiscalYearIdFromGuid("0".repeat(32));
const otherYearId = fiscalYearIdFromGuid("1".repeat(32));
const fiscalYear: FiscalYear = {
  id: yearId,
  from: isoDate("2025-01-01"),
  to: isoDate("2025-12-31"),
  locked: false,
  transactionSeries: [
    { name: "A", startNo: 1, description: "Löpande bokföring" },
    { name: "B", startNo: 100, description: "Löpande bokföring B" },
  ],
};

const rows = (amount = 100): Transaction["entries"] => [
  { accountId: accountNo(1930), amount: ore(-amount) },
  { accountId: accountNo(6110), amount: ore(amount) },
];
const fresh: NewTransaction = {
  series: "A",
  date: isoDate("2025-03-01"),
  text: "Papper",
  entries: rows(),
  locked: false,
};
const stored = (number: number, fields: Partial<Transaction> = {}): Transaction => ({
  ...fresh,
  number,
  regDate: isoDate("2025-03-02"),
  sign: "Anna",
  ...fields,
});
const link = (number: number, fiscalYearId = yearId): TransactionLink => ({
  fiscalYearId,
  series: "A",
  number,
});

interface Books {
  readonly transactions?: readonly Transaction[];
  readonly facts?: Partial<TransactionsFacts>;
}

function check(
  intent: ChangeIntent,
  change: { put?: readonly Transaction[]; remove?: readonly string[]; append?: readonly NewTransaction[] },
  { transactions = [], facts = {} }: Books = {},
) {
  return checkTransactionsChange(
    intent,
    { put: [], remove: [], append: [], ...change },
    {
      fiscalYear,
      isYearLocked: false,
      allowTransactionEdit: true,
      isEmptyBefore: transactions.length === 0,
      unlockedBefore: transactions.filter(({ locked }) => !locked).length,
      knownAccounts: new Set([1930, 6110]),
      highestNumber: highestNumbers(transactions),
      existing: new Map(transactions.map((one) => [transactionId(one.series, one.number), one])),
      draftsPut: 0,
      today: isoDate("2025-06-30"),
      sign: "Bo",
      ...facts,
    },
  );
}

const refusal = (result: ReturnType<typeof check>) => (result.ok ? undefined : result.error);
const text = (result: ReturnType<typeof check>) => (result.ok ? "" : changeRefusalText(result.error));

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

  test.each<[string, Partial<NewTransaction>, Partial<TransactionsFacts>]>([
    ["Datum måste vara inom räkenskapsåret (2025-01-01 - 2025-12-31)", { date: isoDate("2026-01-01") }, {}],
    ["Bokföringen är låst till och med 2025-03-31", {}, { closedThrough: isoDate("2025-03-31") }],
    ["Text måste anges", { text: " " }, {}],
    ["Kontonummer måste vara ett giltigt kontonummer", {}, { knownAccounts: new Set([1930]) }],
    ["Summan av debet och kredit måste vara noll", { entries: rows().slice(1) }, {}],
    ["Minst en rad måste innehålla ett belopp", { entries: [] }, {}],
    ["Belopp måste anges", { entries: rows(0) }, {}],
    ["Verifikationsserien C finns inte i räkenskapsåret.", { series: "C" }, {}],
    ["Kopplingen till en rättad transaktion kan bara göras av en rättelse.", { corrects: link(1) }, {}],
    ["Kopplingen till en rättad transaktion kan bara göras av en rättelse.", { correctedBy: link(1) }, {}],
    [
      "Räkenskapsåret är låst. Bara anteckningar och bifogade filer kan läggas till.",
      {},
      { isYearLocked: true },
    ],
  ])("refuses: %s", (expected, fields, facts) => {
    expect(text(check("register", { append: [{ ...fresh, ...fields }] }, { facts }))).toBe(expected);
  });

  test("goes on in a series that only the books know", () => {
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
  expect(text(check("register", { append: [fresh] }, books))).toBe(
    "Verifikationsserien A har inga fler nummer.",
  );
  expect(refusal(check("save", { put: [stored(5)] }, books))).toEqual({ code: "series-full", series: "A" });
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

  test("is told with the intent", () => {
    expect(refusal(check("edit", { append: [fresh] }))).toEqual({
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
    stored(9, { series: "Z", entries: [], locked: true }),
  ];

  test("keeps numbers, dates, signs and locks as in the file", () => {
    const result = check("import", { put: imported }, { facts: { closedThrough: isoDate("2025-12-31") } });
    expect(result.ok && result.value.put).toEqual(imported);
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
    [
      "Datum måste vara inom räkenskapsåret (2025-01-01 - 2025-12-31)",
      stored(2, { date: isoDate("2024-12-31") }),
      {},
    ],
  ])("refuses: %s", (expected, transaction, books) => {
    expect(text(check("import", { put: [transaction] }, books))).toBe(expected);
  });
});

describe("annotate", () => {
  const before = stored(1, { attachmentIds: ["a"], annotation: "gammal" });

  test.each<[string, Partial<Transaction>]>([
    ["a note", { annotation: "ny" }],
    ["an added file", { attachmentIds: ["a", "b"] }],
    ["a file taken away", { attachmentIds: [] }],
    ["the lock", { locked: true }],
  ])("accepts %s", (_, fields) => {
    const after = { ...before, ...fields };
    expect(check("annotate", { put: [after] }, { transactions: [before] })).toMatchObject({
      ok: true,
      value: { put: [after], appended: [], corrections: [] },
    });
  });

  test.each<[string, Partial<Transaction>]>([
    ["date", { date: isoDate("2025-03-02") }],
    ["text", { text: "Annat" }],
    ["entries", { entries: rows(200) }],
    ["sign", { sign: "Bo" }],
    ["regDate", { regDate: isoDate("2025-03-03") }],
  ])("refuses another %s", (field, fields) => {
    const put = [{ ...before, ...fields }];
    expect(refusal(check("annotate", { put }, { transactions: [before] }))).toEqual({
      code: "registered",
      item: "A-1",
      field,
    });
    expect(text(check("annotate", { put }, { transactions: [before] }))).toBe(
      "En registrerad transaktion kan inte ändras. Rätta den med en ny transaktion.",
    );
    const locked = { ...before, locked: true };
    expect(text(check("annotate", { put: [{ ...locked, ...fields }] }, { transactions: [locked] }))).toBe(
      "Transaktionen är låst och kan inte ändras",
    );
  });

  test.each<[string, Partial<Transaction>, boolean]>([
    ["a note", { annotation: "ny" }, true],
    ["an added file", { attachmentIds: ["a", "b"] }, true],
    ["a file taken away", { attachmentIds: ["b"] }, false],
    ["all files taken away", { attachmentIds: undefined as never }, false],
  ])("in a locked transaction or year: %s", (_, fields, accepted) => {
    const after = { ...before, ...fields };
    const year = check(
      "annotate",
      { put: [after] },
      { transactions: [before], facts: { isYearLocked: true } },
    );
    expect(year.ok).toBe(accepted);
    if (!accepted) expect(refusal(year)).toEqual({ code: "year-locked" });
    const locked = { ...before, locked: true };
    const one = check("annotate", { put: [{ ...after, locked: true }] }, { transactions: [locked] });
    expect(one.ok).toBe(accepted);
    if (!accepted) expect(refusal(one)).toEqual({ code: "locked", item: "A-1" });
  });

  test("never unlocks, and locks nothing in a locked year", () => {
    const locked = { ...before, locked: true };
    expect(refusal(check("annotate", { put: [before] }, { transactions: [locked] }))?.code).toBe("locked");
    const year = check(
      "annotate",
      { put: [locked] },
      { transactions: [before], facts: { isYearLocked: true } },
    );
    expect(refusal(year)?.code).toBe("year-locked");
  });

  test("legacy attachments only move to attachmentIds", () => {
    const legacy = stored(1, { attachments: [{ id: "x", name: "kvitto" }] });
    const { attachments: _, ...without } = legacy;
    const moved = { ...without, attachmentIds: ["x"] };
    const books = { transactions: [legacy] };
    expect(check("annotate", { put: [moved] }, books).ok).toBe(true);
    expect(check("annotate", { put: [legacy] }, books).ok).toBe(true);
    expect(refusal(check("annotate", { put: [without] }, books))).toMatchObject({ field: "attachments" });
    const more = {
      ...legacy,
      attachments: [
        { id: "x", name: "kvitto" },
        { id: "y", name: "nytt" },
      ],
    };
    expect(refusal(check("annotate", { put: [more] }, books))).toMatchObject({ field: "attachments" });
  });

  test("the links are not for clients to move", () => {
    const linked = stored(1, { correctedBy: link(2) });
    expect(refusal(check("annotate", { put: [stored(1)] }, { transactions: [linked] }))?.code).toBe(
      "link-outside-correction",
    );
    expect(refusal(check("save", { put: [linked] }, { transactions: [stored(1)] }))?.code).toBe(
      "link-outside-correction",
    );
    const undone = check("undo", { put: [stored(1)] }, { transactions: [linked] });
    expect(undone.ok && undone.value.put).toEqual([linked]);
    const correcting = stored(2, { corrects: link(1) });
    const noted = { ...correcting, annotation: "n" };
    const result = check("annotate", { put: [noted] }, { transactions: [correcting] });
    expect(result.ok && result.value.put).toEqual([noted]);
  });
});

describe("correct", () => {
  test("links the new one, and tells whom it corrects", () => {
    const reversal = { ...fresh, corrects: link(1) };
    const result = check("correct", { append: [reversal] }, { transactions: [stored(1)] });
    expect(result.ok && result.value.put[0]).toMatchObject({ number: 2, corrects: link(1) });
    expect(result.ok && result.value.corrections).toEqual([{ corrected: link(1), correctedBy: link(2) }]);
  });

  test("reaches into another year", () => {
    const old = link(5, otherYearId);
    const result = check("correct", { append: [{ ...fresh, corrects: old }] });
    expect(result.ok && result.value.corrections).toEqual([{ corrected: old, correctedBy: link(1) }]);
  });

  test("does not correct itself", () => {
    const itself = { append: [{ ...fresh, corrects: link(2) }] };
    expect(refusal(check("correct", itself, { transactions: [stored(1)] }))).toEqual({
      code: "missing-item",
      item: "A-2",
    });
  });

  test("wants to know what it corrects", () => {
    expect(text(check("correct", { append: [fresh] }))).toBe(
      "En rättelse måste ange vilken transaktion den rättar.",
    );
    expect(
      refusal(check("correct", { append: [{ ...fresh, corrects: link(9), correctedBy: link(9) }] })),
    ).toBeUndefined();
  });

  test("withCorrectionLink sets and drops the mark, once", () => {
    const correction = { corrected: link(1), correctedBy: link(2) };
    const corrected = { ...stored(1), correctedBy: link(2) };
    expect(withCorrectionLink(stored(1), correction)).toEqual({ ok: true, value: corrected });
    expect(withCorrectionLink(corrected, { ...correction, correctedBy: undefined })).toEqual({
      ok: true,
      value: stored(1),
    });
    const again = withCorrectionLink(corrected, correction);
    expect(again.ok ? "" : changeRefusalText(again.error)).toBe("Transaktionen är redan rättad av A 2.");
    expect(withCorrectionLink(undefined, correction)).toEqual({
      ok: false,
      error: { code: "missing-item", item: "A-1" },
    });
  });
});

describe("delete", () => {
  const three = [stored(1), stored(2), stored(3), stored(100, { series: "B" })];

  test.each<[string, readonly string[], string]>([
    ["the last", ["A-3"], ""],
    ["the last of another series", ["B-100"], ""],
    ["several from the end, in any order", ["A-2", "B-100", "A-3"], ""],
    ["one in the middle", ["A-2"], "Bara den sista transaktionen i serien kan raderas, och det är A 3."],
    ["one that is not there", ["A-9"], "Transaktion saknas: Transaktion A-9 finns inte"],
  ])("%s", (_, remove, expected) => {
    const result = check("delete", { remove }, { transactions: three });
    expect(text(result)).toBe(expected);
    if (result.ok) expect(result.value).toEqual({ put: [], remove, appended: [], corrections: [] });
  });

  test.each<[string, Partial<Transaction>, Partial<TransactionsFacts>]>([
    ["Transaktionen är låst och kan inte ändras", { locked: true }, {}],
    [
      "Transaktioner kan bara raderas när 'Tillåt redigering av transaktioner' är valt i inställningarna.",
      {},
      { allowTransactionEdit: false },
    ],
    ["Bokföringen är låst till och med 2025-03-01.", {}, { closedThrough: isoDate("2025-03-01") }],
    [
      "Räkenskapsåret är låst. Bara anteckningar och bifogade filer kan läggas till.",
      {},
      { isYearLocked: true },
    ],
    [
      "Transaktionen är rättad av B 1 och kan inte raderas före den.",
      { correctedBy: { ...link(1), series: "B" } },
      {},
    ],
  ])("refuses: %s", (expected, fields, facts) => {
    expect(text(check("delete", { remove: ["A-1"] }, { transactions: [stored(1, fields)], facts }))).toBe(
      expected,
    );
  });

  test("a correction takes its mark with it, unless the corrected one goes too", () => {
    const transactions = [stored(1, { correctedBy: link(2) }), stored(2, { corrects: link(1) })];
    const one = check("delete", { remove: ["A-2"] }, { transactions });
    expect(one.ok && one.value.corrections).toEqual([{ corrected: link(1), correctedBy: undefined }]);
    const both = check("delete", { remove: ["A-1", "A-2"] }, { transactions });
    expect(both.ok && both.value.corrections).toEqual([]);
  });
});

describe("undo and save", () => {
  test("a deleted transaction comes back as the next number only, registered anew", () => {
    const books = { transactions: [stored(1), stored(2)] };
    const result = check("undo", { put: [stored(3)] }, books);
    expect(result.ok && result.value).toMatchObject({
      put: [{ number: 3, regDate: "2025-06-30", sign: "Bo" }],
      appended: [],
    });
    expect(text(check("undo", { put: [stored(4)] }, books))).toBe(
      "Verifikationsnumret måste vara 3, nästa i serien.",
    );
    const many = check("save", { put: [stored(4), stored(3)] }, books);
    expect(many.ok && many.value.put.map(({ number }) => number)).toEqual([3, 4]);
    expect(text(check("save", { put: [stored(3, { entries: [] })] }, books))).toBe(
      "Minst en rad måste innehålla ett belopp",
    );
  });

  test("an undone deletion of a correction links again", () => {
    const result = check("undo", { put: [stored(2, { corrects: link(1) })] }, { transactions: [stored(1)] });
    expect(result.ok && result.value.corrections).toEqual([{ corrected: link(1), correctedBy: link(2) }]);
  });

  test("a registration is undone while the delete rule holds", () => {
    const transactions = [stored(1), stored(2)];
    expect(check("undo", { remove: ["A-2"] }, { transactions }).ok).toBe(true);
    expect(check("undo", { remove: ["A-1"] }, { transactions }).ok).toBe(false);
    const facts = { allowTransactionEdit: false };
    expect(check("undo", { remove: ["A-2"] }, { transactions, facts }).ok).toBe(false);
  });

  test("a save may add, note and remove at once, and change nothing", () => {
    const transactions = [stored(1), stored(2)];
    const result = check(
      "save",
      { put: [stored(1, { annotation: "n" }), stored(2, { series: "B", number: 100 })], remove: ["A-2"] },
      { transactions },
    );
    expect(result.ok && result.value.put.map(({ series, number }) => `${series}-${number}`)).toEqual([
      "A-1",
      "B-100",
    ]);
    expect(refusal(check("save", { put: [stored(1, { text: "Annat" })] }, { transactions }))?.code).toBe(
      "registered",
    );
  });
});

describe("convert", () => {
  const transactions = [stored(1), stored(2, { locked: true }), stored(3)];
  const convert = (remove: readonly string[], facts: Partial<TransactionsFacts> = { draftsPut: 2 }) =>
    check("convert", { remove }, { transactions, facts });

  test("all unlocked ones become as many drafts", () => {
    expect(convert(["A-1", "A-3"]).ok).toBe(true);
    expect(text(convert(["A-1"]))).toBe("2 olåsta transaktioner skulle bli utkast, men ändringen gäller 1.");
    expect(text(convert(["A-1", "A-3"], { draftsPut: 1 }))).toBe(
      "2 transaktioner skulle bli lika många utkast, inte 1.",
    );
    expect(text(convert(["A-1", "A-2", "A-3"]))).toBe("Transaktionen är låst och kan inte ändras");
    expect(refusal(convert(["A-1", "A-3"], { draftsPut: 2, allowTransactionEdit: false }))?.code).toBe(
      "not-deletable",
    );
    expect(
      refusal(convert(["A-1", "A-3"], { draftsPut: 2, closedThrough: isoDate("2025-03-01") }))?.code,
    ).toBe("not-deletable");
    expect(refusal(convert(["A-9"]))?.code).toBe("missing-item");
  });
});

test("a refusal of an unknown kind is a fault of the program", () => {
  expect(() => changeRefusalText({ code: "other" } as never)).toThrow("Unhandled case");
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
