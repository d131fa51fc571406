import fc from "fast-check";
import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { ore, sumOre } from "../money/index.ts";
import { attachedFileIds } from "../transaction/index.ts";
import { anyDraft } from "./draft.arbitrary.ts";
import { type Draft, mergedDraft } from "./index.ts";

const row = (account: number, amount: number) => ({ accountId: accountNo(account), amount: ore(amount) });

test("the target keeps date and text, and gets the rows, files and notes of the source", () => {
  const target: Draft = {
    id: "t",
    date: isoDate("2025-03-01"),
    text: "Kortköp",
    entries: [row(1930, -100_00)],
    attachmentIds: ["f1"],
    attachments: [{ id: "o1", name: "o1.pdf" }],
    annotation: "Från banken",
    analysis: { performAction: true, actions: [] },
  };
  const source: Draft = {
    id: "s",
    date: isoDate("2025-02-28"),
    text: "Kvitto",
    entries: [row(5410, 80_00), row(1930, -100_00)],
    attachmentIds: ["f2", "f1"],
    attachments: [{ id: "o2", name: "o2.pdf" }],
    annotation: "Pennor",
  };
  expect(mergedDraft(target, source)).toEqual({
    id: "t",
    date: "2025-03-01",
    text: "Kortköp",
    entries: [row(1930, -100_00), row(5410, 80_00), row(1930, -100_00)],
    attachmentIds: ["f1", "f2"],
    attachments: [
      { id: "o1", name: "o1.pdf" },
      { id: "o2", name: "o2.pdf" },
    ],
    annotation: "Från banken\n\nPennor",
  });
});

test("a date or text that the target lacks is that of the source", () => {
  const target: Draft = { id: "t", text: " ", entries: [] };
  const source: Draft = { id: "s", date: isoDate("2025-02-28"), text: "Kvitto", entries: [] };
  expect(mergedDraft(target, source)).toEqual({ ...source, id: "t" });
  expect(mergedDraft(target, target)).toEqual(target);
});

test("property: no row, file or note is lost, and the sum stays", () => {
  fc.assert(
    fc.property(anyDraft, anyDraft, (target, source) => {
      const merged = mergedDraft(target, source);
      expect(merged.entries).toEqual([...target.entries, ...source.entries]);
      expect(sumOre(merged.entries.map(({ amount }) => amount))).toBe(
        sumOre([...target.entries, ...source.entries].map(({ amount }) => amount)),
      );
      expect(new Set(attachedFileIds(merged))).toEqual(
        new Set([...attachedFileIds(target), ...attachedFileIds(source)]),
      );
      for (const note of [target.annotation, source.annotation]) {
        if (note !== undefined) expect(merged.annotation).toContain(note);
      }
    }),
  );
});
