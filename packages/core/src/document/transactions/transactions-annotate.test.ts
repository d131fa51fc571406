import { describe, expect, test } from "vitest";
import { isoDate } from "../../calendar/index.ts";
import type { Transaction } from "../../transaction/index.ts";
import { check, link, refusalOf, rows, stored, text } from "./transactions-change.arbitrary.ts";

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
    expect(refusalOf(check("annotate", { put }, { transactions: [before] }))).toEqual({
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
    if (!accepted) expect(refusalOf(year)).toEqual({ code: "year-locked" });
    const locked = { ...before, locked: true };
    const one = check("annotate", { put: [{ ...after, locked: true }] }, { transactions: [locked] });
    expect(one.ok).toBe(accepted);
    if (!accepted) expect(refusalOf(one)).toEqual({ code: "locked", item: "A-1" });
  });

  test("never unlocks, and locks nothing in a locked year", () => {
    const locked = { ...before, locked: true };
    expect(refusalOf(check("annotate", { put: [before] }, { transactions: [locked] }))?.code).toBe("locked");
    const year = check(
      "annotate",
      { put: [locked] },
      { transactions: [before], facts: { isYearLocked: true } },
    );
    expect(refusalOf(year)?.code).toBe("year-locked");
  });

  test("legacy attachments only move to attachmentIds", () => {
    const legacy = stored(1, { attachments: [{ id: "x", name: "kvitto" }] });
    const { attachments: _, ...without } = legacy;
    const moved = { ...without, attachmentIds: ["x"] };
    const books = { transactions: [legacy] };
    expect(check("annotate", { put: [moved] }, books).ok).toBe(true);
    expect(check("annotate", { put: [legacy] }, books).ok).toBe(true);
    expect(refusalOf(check("annotate", { put: [without] }, books))).toMatchObject({ field: "attachments" });
    const more = {
      ...legacy,
      attachments: [
        { id: "x", name: "kvitto" },
        { id: "y", name: "nytt" },
      ],
    };
    expect(refusalOf(check("annotate", { put: [more] }, books))).toMatchObject({ field: "attachments" });
  });

  test("the links are not for clients to move", () => {
    const linked = stored(1, { correctedBy: link(2) });
    expect(refusalOf(check("annotate", { put: [stored(1)] }, { transactions: [linked] }))?.code).toBe(
      "link-outside-correction",
    );
    expect(refusalOf(check("save", { put: [linked] }, { transactions: [stored(1)] }))?.code).toBe(
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
