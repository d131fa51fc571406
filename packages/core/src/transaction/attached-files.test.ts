import { expect, test } from "vitest";
import { attachedFileIds, fileRemovalHindrance, mayRemoveFile } from "./attached-files.ts";

test.each([
  [{}, []],
  [{ attachmentIds: ["b", "a"] }, ["b", "a"]],
  [{ attachments: [{ id: "old", name: "kvitto.png" }] }, ["old"]],
  [
    {
      attachmentIds: ["a", "old"],
      attachments: [
        { id: "old", name: "kvitto.png" },
        { id: "older", name: "" },
      ],
    },
    ["a", "old", "older"],
  ],
])("the files of %j are %j", (holder, ids) => {
  expect(attachedFileIds(holder)).toEqual(ids);
});

test.each([
  [false, false, undefined],
  [true, false, "locked"],
  [false, true, "year-locked"],
  [true, true, "locked"],
])("locked %j in a year that is locked %j: files are kept for %j", (locked, isYearLocked, hindrance) => {
  expect(fileRemovalHindrance({ locked }, isYearLocked)).toBe(hindrance);
});

test("a file leaves an open transaction of an open year, and a legacy attachment never does", () => {
  const transaction = { locked: false, attachments: [{ id: "old", name: "kvitto.png" }] };
  expect(mayRemoveFile(transaction, "a", false)).toBe(true);
  expect(mayRemoveFile({ locked: false }, "a", false)).toBe(true);
  expect(mayRemoveFile(transaction, "a", true)).toBe(false);
  expect(mayRemoveFile({ ...transaction, locked: true }, "a", false)).toBe(false);
  expect(mayRemoveFile(transaction, "old", false)).toBe(false);
});
