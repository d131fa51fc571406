import { expect, test } from "vitest";
import { type Edit, isConflict, knowing, nextEdit } from "./edit.ts";

test.each([
  ["nobody else has saved", [200], 200, 222, false],
  ["somebody else has saved another value", [200], 111, 222, true],
  ["somebody else has saved the same value", [200], 222, 222, false],
  ["somebody else has saved, and what was there first is typed again", [200], 111, 200, true],
  ["this form has sent it itself, and it is changed again", [200, 222], 222, 333, false],
  ["what this form sent was refused", [200, 222], 200, 222, false],
  ["the value of the other is one to replace", [200, 111], 111, 222, false],
  ["the other saves once more after the decision", [200, 111], 150, 222, true],
])("when %s", (_name, known, stored, typed, expected) => {
  expect(isConflict({ known, typed }, stored)).toBe(expected);
});

test.each<[string, Edit<string> | undefined, string, string, Edit<string> | undefined]>([
  [
    "the first change knows what is stored",
    undefined,
    "Bank",
    "Bank 1",
    { known: ["Bank"], typed: "Bank 1" },
  ],
  [
    "a later one knows what the first did",
    { known: ["Bank"], typed: "B" },
    "Kassa",
    "C",
    { known: ["Bank"], typed: "C" },
  ],
  ["a value typed back is no change", { known: ["Bank"], typed: "B" }, "Bank", "Bank", undefined],
  [
    "typing past the value of the other hides nothing",
    { known: ["Bank"], typed: "K" },
    "Ka",
    "Ka",
    { known: ["Bank"], typed: "Ka" },
  ],
  ["what is stored is no change", undefined, "Bank", "Bank", undefined],
])("%s", (_name, edit, stored, typed, expected) => {
  expect(nextEdit(edit, stored, typed)).toEqual(expected);
});

test("what is known is known once", () => {
  const edit = knowing({ known: [200], typed: 222 }, 111);
  expect(edit).toEqual({ known: [200, 111], typed: 222 });
  expect(knowing(edit, 111)).toEqual(edit);
});
