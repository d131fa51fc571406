import { describe, expect, test } from "vitest";
import { accountNo } from "../../account-plan/index.ts";
import { isoDate } from "../../calendar/index.ts";
import { ore } from "../../money/index.ts";
import type { NewTransaction, Transaction } from "../../transaction/index.ts";
import { changeRefusalText } from "../change-refusal.ts";
import { withCorrectionLink } from "./correction-link.ts";
import {
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

describe("correct", () => {
  test("links the new one, and says what it corrects", () => {
    const reversal = { ...fresh, entries: rows(-100), corrects: link(1) };
    const result = check("correct", { append: [reversal] }, { transactions: [stored(1)] });
    expect(result.ok && result.value.put[0]).toMatchObject({ number: 2, corrects: link(1) });
    expect(result.ok && result.value.corrections).toEqual([
      { corrected: link(1), correctedBy: link(2), reversal: rows(-100) },
    ]);
  });

  test("several that correct the same one are one correction, and the first is its mark", () => {
    const append = [
      { ...fresh, corrects: link(1) },
      { ...fresh, corrects: link(1) },
      { ...fresh, corrects: link(2) },
    ];
    const result = check("correct", { append }, { transactions: [stored(1), stored(2)] });
    expect(result.ok && result.value.put.map(({ number, corrects }) => [number, corrects])).toEqual([
      [3, link(1)],
      [4, link(1)],
      [5, link(2)],
    ]);
    expect(result.ok && result.value.corrections).toEqual([
      {
        corrected: link(1),
        correctedBy: link(3),
        reversal: fresh.entries,
        replacement: { text: fresh.text, entries: fresh.entries },
      },
      { corrected: link(2), correctedBy: link(5), reversal: fresh.entries },
    ]);
  });

  const bank = accountNo(1930);
  test.each<[string, Transaction["entries"], boolean]>([
    ["its exact negative", rows(-100), true],
    ["another amount", rows(-5), false],
    ["the same sides", rows(), false],
    ["another account", [{ accountId: accountNo(1910), amount: ore(100) }, ...rows(-100).slice(1)], false],
    ["another order", rows(-100).toReversed(), false],
    ["a row too few", rows(-100).slice(1), false],
    ["a row too many", [...rows(-100), { accountId: bank, amount: ore(0) }], false],
    ["a quantity", [{ accountId: bank, amount: ore(100), quantity: 1 }, ...rows(-100).slice(1)], false],
  ])("TR20: what corrects one reverses it, alone or the first of several: %s", (_, reversal, isReversed) => {
    const struck = { accountId: bank, amount: ore(7), adjustmentType: false };
    const nothing = { accountId: bank, amount: ore(0) };
    const before = stored(1, { entries: [nothing, ...rows(), struck] });
    const marked = withCorrectionLink(before, { corrected: link(1), correctedBy: link(2), reversal });
    expect(marked.ok ? "" : changeRefusalText(marked.error)).toBe(
      isReversed
        ? ""
        : "En rättelse börjar med en transaktion som vänder A 1 rad för rad. Ingenting har sparats.",
    );
  });

  const noted = rows().map((row) => ({ ...row, text: "Toner" }));
  test.each<[string, Partial<NewTransaction>, boolean]>([
    ["nothing", {}, false],
    ["blanks around the text", { text: " Papper " }, false],
    ["the text", { text: "Papper och toner" }, true],
    ["the day", { date: isoDate("2025-03-02") }, true],
    ["the series", { series: "B" }, true],
    ["an amount", { entries: rows(90) }, true],
    ["the text of a row", { entries: noted }, true],
  ])("TR20: what is booked instead is something else: %s", (_, changed, isChanged) => {
    const struck = { accountId: bank, amount: ore(7), adjustmentType: false };
    const before = stored(1, { entries: [...rows(), struck], text: "Papper\u200b" });
    const corrects = link(1);
    const append = [
      { ...fresh, entries: rows(-100), corrects },
      { ...fresh, ...changed, corrects },
    ];
    const result = check("correct", { append }, { transactions: [before] });
    const [correction] = result.ok ? result.value.corrections : [];
    const marked = correction && withCorrectionLink(before, correction);
    expect(marked?.ok === false ? changeRefusalText(marked.error) : marked?.ok).toBe(
      isChanged
        ? true
        : "Inget är ändrat: datum, text och rader är desamma som i A 1, så det finns inget att rätta.",
    );
  });

  test("what an undone deletion puts back is the mark again only where it reverses", () => {
    const put = [stored(2, { corrects: link(1), entries: rows(-100) }), stored(3, { corrects: link(1) })];
    const undone = check("undo", { put }, { transactions: [stored(1)] });
    const putBack = { corrected: link(1), correctedBy: link(2), reversal: rows(-100), isPutBack: true };
    const instead = { ...putBack, correctedBy: link(3), reversal: rows() };
    expect(undone.ok && undone.value.corrections).toEqual([putBack, instead]);
    const marked = { ...stored(1), correctedBy: link(2) };
    expect(withCorrectionLink(stored(1), putBack)).toEqual({ ok: true, value: marked });
    for (const before of [stored(1), marked]) {
      expect(withCorrectionLink(before, instead)).toEqual({ ok: true, value: before });
    }
    expect(withCorrectionLink(marked, { ...putBack, correctedBy: link(4) })).toMatchObject({
      error: { code: "already-corrected" },
    });
  });

  test("the mark stays when another one than the mark is removed", () => {
    const before = { ...stored(1), correctedBy: link(2) };
    const drop = { corrected: link(1), correctedBy: undefined };
    expect(withCorrectionLink(before, { ...drop, removed: link(3) })).toEqual({ ok: true, value: before });
    expect(withCorrectionLink(before, { ...drop, removed: link(2) })).toEqual({ ok: true, value: stored(1) });
  });

  test("reaches into another year", () => {
    const old = link(5, otherYearId);
    const result = check("correct", { append: [{ ...fresh, corrects: old }] });
    expect(result.ok && result.value.corrections).toEqual([
      { corrected: old, correctedBy: link(1), reversal: fresh.entries },
    ]);
  });

  test("does not correct itself", () => {
    const itself = { append: [{ ...fresh, corrects: link(2) }] };
    expect(refusalOf(check("correct", itself, { transactions: [stored(1)] }))).toEqual({
      code: "missing-item",
      item: "A-2",
      appended: 0,
    });
  });

  test("says which of several is refused, whatever number it would get", () => {
    const several = { append: [fresh, { ...fresh, text: "" }] };
    expect(refusalOf(check("register", several))).toMatchObject({ code: "invalid-transaction", appended: 1 });
  });

  test("wants to know what it corrects", () => {
    expect(text(check("correct", { append: [fresh] }))).toBe(
      "En rättelse måste ange vilken transaktion den rättar.",
    );
    expect(
      refusalOf(check("correct", { append: [{ ...fresh, corrects: link(9), correctedBy: link(9) }] })),
    ).toBeUndefined();
  });

  test("withCorrectionLink sets and drops the mark, once", () => {
    const correction = { corrected: link(1), correctedBy: link(2), reversal: rows(-100) };
    const corrected = { ...stored(1), correctedBy: link(2) };
    expect(withCorrectionLink(stored(1), correction)).toEqual({ ok: true, value: corrected });
    expect(
      withCorrectionLink(corrected, { ...correction, correctedBy: undefined, removed: link(2) }),
    ).toEqual({
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
      "Transaktioner kan bara raderas när ”Tillåt redigering av transaktioner” är valt i inställningarna.",
      {},
      { allowTransactionEdit: false },
    ],
    ["Bokföringen är låst till och med 2025-03-01.", {}, { closedThrough: isoDate("2025-03-01") }],
    [
      "Räkenskapsåret är låst. Bara anteckningar kan ändras och bifogade filer läggas till.",
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
    expect(one.ok && one.value.corrections).toEqual([
      { corrected: link(1), correctedBy: undefined, removed: link(2) },
    ]);
    const both = check("delete", { remove: ["A-1", "A-2"] }, { transactions });
    expect(both.ok && both.value.corrections).toEqual([]);
  });
});

describe("undo and save", () => {
  test("a deleted transaction comes back as the next number only, registered again", () => {
    const books = { transactions: [stored(1), stored(2)] };
    const result = check("undo", { put: [stored(3)] }, books);
    expect(result.ok && result.value).toMatchObject({
      put: [{ number: 3, regDate: "2025-06-30", sign: "Bo" }],
      appended: [],
    });
    expect(text(check("undo", { put: [stored(4)] }, books))).toBe("Numret måste vara 3, nästa i serien.");
    const many = check("save", { put: [stored(4), stored(3)] }, books);
    expect(many.ok && many.value.put.map(({ number }) => number)).toEqual([3, 4]);
    expect(text(check("save", { put: [stored(3, { entries: [] })] }, books))).toBe(
      "Minst en rad måste innehålla ett belopp",
    );
  });

  test("an undone deletion of a correction links again", () => {
    const result = check("undo", { put: [stored(2, { corrects: link(1) })] }, { transactions: [stored(1)] });
    expect(result.ok && result.value.corrections).toEqual([
      { corrected: link(1), correctedBy: link(2), reversal: rows(), isPutBack: true },
    ]);
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
    expect(refusalOf(check("save", { put: [stored(1, { text: "Annat" })] }, { transactions }))?.code).toBe(
      "registered",
    );
  });
});
