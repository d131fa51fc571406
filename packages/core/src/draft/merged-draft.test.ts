import fc from "fast-check";
import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { ore, sumOre } from "../money/index.ts";
import { attachedFileIds } from "../transaction/index.ts";
import { anyDraft } from "./draft.arbitrary.ts";
import { type Draft, mergedDraft, possibleMerger } from "./index.ts";

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

const draftOf = (id: string, ...entries: Draft["entries"]): Draft => ({ id, text: id, entries });
const [BANK, CLAY, GLAZE] = [row(1930, -100_00), row(5410, 100_00), row(5460, 20_00)];

test.each<[string, Draft, readonly Draft[], string | undefined]>([
  ["all of its rows and more", draftOf("gone", BANK), [draftOf("a", CLAY), draftOf("b", CLAY, BANK)], "b"],
  ["the same rows alone are a twin", draftOf("gone", BANK), [draftOf("a", BANK)], undefined],
  ["each row once", draftOf("gone", BANK, BANK), [draftOf("a", BANK, CLAY, GLAZE)], undefined],
  ["a row with another text", draftOf("gone", { ...BANK, text: "x" }), [draftOf("a", BANK, CLAY)], undefined],
  ["itself", draftOf("gone", BANK), [draftOf("gone", BANK, CLAY)], undefined],
  ["nothing is in everything", draftOf("gone"), [draftOf("a", BANK)], undefined],
])("DR20: what a draft that is gone may have been put into: %s", (_, gone, drafts, id) => {
  expect(possibleMerger(drafts, gone)?.id).toBe(id);
});

test("DR20: a draft that is put into one with rows is found there", () => {
  fc.assert(
    fc.property(anyDraft, anyDraft, (target, gone) => {
      fc.pre(target.entries.length > 0 && gone.entries.length > 0);
      const merged = mergedDraft({ ...target, id: "target" }, { ...gone, id: "gone" });
      expect(possibleMerger([merged], { ...gone, id: "gone" })).toBe(merged);
    }),
  );
});
