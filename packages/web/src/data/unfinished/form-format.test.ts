import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  type FormFormat,
  quarantineName,
  readableQuarantined,
  readForm,
  type UnfinishedRecord,
  unreadableForms,
} from "./form-format.ts";

/** Version 1 had the amount as text, version 2 has it in öre, version 3 a list. */
const FORMAT: FormFormat<{ readonly amounts: readonly number[] }> = {
  version: 3,
  schema: z.object({ amounts: z.array(z.int()) }),
  lifts: {
    1: (content) => ({ amount: Number((content as { amount: string }).amount) * 100 }),
    2: (content) => ({ amounts: [(content as { amount: number }).amount] }),
  },
};

test.each([
  [1, { amount: "12" }, [1200]],
  [2, { amount: 1200 }, [1200]],
  [3, { amounts: [1, 2] }, [1, 2]],
])("version %i is lifted step by step", (version, content, amounts) => {
  expect(readForm(FORMAT, { version, content })).toEqual({ status: "read", content: { amounts } });
});

test.each([
  ["of a newer program", 4, { amounts: [1] }, true],
  ["damaged", 3, { amounts: ["1"] }, false],
  ["older than the first lift", 0, { amounts: [1] }, false],
])("one %s is told to be unreadable, and why", (_what, version, content, isNewer) => {
  expect(readForm(FORMAT, { version, content })).toEqual({ status: "unreadable", isNewer });
});

const recordOf = (form: string, version: number, content: unknown = { amounts: [1] }): UnfinishedRecord => ({
  fiscalYearId: "f1",
  form,
  version,
  content,
  writtenAt: 1,
  tabId: "tab",
});

test("what cannot be read is counted: of the form itself, and what other forms have put aside", () => {
  const quarantined = recordOf(quarantineName("note"), 3);
  const [own, sent, damaged] = [
    recordOf("entry", 4),
    recordOf("entry sent 1", 3, {}),
    recordOf(quarantineName("entry"), 3, 1),
  ];
  const readable = [
    recordOf("entry", 3),
    recordOf("entryless", 4),
    recordOf("note", 9),
    recordOf(quarantineName("entry"), 3),
  ];
  const all = [own, ...readable, sent, damaged, quarantined];
  expect(unreadableForms(all, "entry", FORMAT)).toEqual([own, sent, damaged, quarantined]);
});

test("what was quarantined is found again by a program that can read it, in its own year and form", () => {
  const place = { fiscalYearId: "f1", form: "entry" };
  const quarantined = recordOf(quarantineName("entry"), 3);
  const other = { ...recordOf(quarantineName("entry"), 3), fiscalYearId: "f2" };
  expect(
    readableQuarantined(
      [other, recordOf(quarantineName("entry"), 4), recordOf(quarantineName("note"), 3)],
      place,
      FORMAT,
    ),
  ).toBe(undefined);
  expect(readableQuarantined([other, quarantined], place, FORMAT)).toBe(quarantined);
});
