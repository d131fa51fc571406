import { describe, expect, test } from "vitest";
import { isoDate } from "../../calendar/index.ts";
import { type Draft, draftOfTransaction } from "../../draft/index.ts";
import { convertRefusalText } from "./convert-refusal.ts";
import { check, link, otherYearId, refusalOf, rows, stored, text } from "./transactions-change.arbitrary.ts";
import type { TransactionsFacts } from "./transactions-facts.ts";

describe("CH9: convert", () => {
  const first = stored(1, { annotation: "Kvitto saknas", attachmentIds: ["f1"] });
  const third = stored(3);
  const transactions = [first, stored(2, { locked: true }), third];
  const drafts = [draftOfTransaction(third, "c"), draftOfTransaction(first, "a")];
  const convert = (remove: readonly string[], facts: Partial<TransactionsFacts> = {}) =>
    check("convert", { remove }, { transactions, facts: { draftsPut: drafts, ...facts } });
  const all = ["A-1", "A-3"];

  test("all unlocked ones become as many drafts", () => {
    expect(convert(all).ok).toBe(true);
    expect(text(convert(["A-1"]))).toBe("2 olåsta transaktioner skulle bli utkast, men ändringen gäller 1.");
    expect(text(convert(all, { draftsPut: drafts.slice(0, 1) }))).toBe(
      "2 transaktioner skulle bli lika många utkast, inte 1.",
    );
    expect(text(convert(["A-1", "A-2", "A-3"]))).toBe("Transaktionen är låst och kan inte ändras");
    expect(refusalOf(convert(all, { allowTransactionEdit: false }))?.code).toBe("not-deletable");
    expect(refusalOf(convert(all, { closedThrough: isoDate("2025-03-01") }))?.code).toBe("not-deletable");
    expect(refusalOf(convert(["A-9"]))?.code).toBe("missing-item");
    expect(refusalOf(convert(all, { isYearLocked: true }))?.code).toBe("year-locked");
  });

  test.each<[string, Partial<Draft>]>([
    ["date", { date: isoDate("2025-03-02") }],
    ["text", { text: "Annat" }],
    ["rows", { entries: rows(200) }],
    ["note", { annotation: "Konverterad från A 1" }],
    ["files", { attachmentIds: [] }],
    ["older files", { attachments: [{ id: "x", name: "x" }] }],
    ["suggestions", { analysis: { performAction: false, actions: [] } }],
  ])("a draft with another %s is refused", (_, fields) => {
    const [other, mine] = drafts;
    if (other === undefined || mine === undefined) throw new Error("two drafts");
    const changed = convert(all, { draftsPut: [other, { ...mine, ...fields }] });
    expect(refusalOf(changed)).toEqual({ code: "convert-content", item: "A-1" });
    expect(text(changed)).toBe("Inget av utkasten har vad transaktion A-1 har. Inget är konverterat.");
  });

  test("no correction is parted from what it corrects outside the change", () => {
    const correction = stored(3, { corrects: link(33, otherYearId) });
    const changed = check(
      "convert",
      { remove: all },
      { transactions: [first, stored(2, { locked: true }), correction], facts: { draftsPut: drafts } },
    );
    expect(refusalOf(changed)?.code).toBe("convert-linked");
    expect(text(changed)).toContain("A 3 rättar A 33 i ett annat räkenskapsår.");
  });

  test("two drafts of one leave the other without", () => {
    const twice = [draftOfTransaction(third, "c"), draftOfTransaction(third, "d")];
    expect(refusalOf(convert(all, { draftsPut: twice }))).toEqual({ code: "convert-content", item: "A-1" });
  });
});

test("a code that is not known is a fault of the program: a conversion", () => {
  expect(() => convertRefusalText({ code: "other" } as never)).toThrow("Unhandled case");
});
