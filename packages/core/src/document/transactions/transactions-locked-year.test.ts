import { expect, test } from "vitest";
import { COMMIT_INTENTS } from "../commit-intent.ts";
import { check, fresh, stored, text } from "./transactions-change.arbitrary.ts";

const LOCKED = "Räkenskapsåret är låst. Bara anteckningar kan ändras och bifogade filer läggas till.";
const before = stored(1, { attachmentIds: ["a"], annotation: "Förr" });

/** CH12: notes and added files, and nothing else. */
test.each<[string, Parameters<typeof check>[1], string]>([
  ["a note", { put: [{ ...before, annotation: "Nu" }] }, ""],
  ["an added file", { put: [{ ...before, attachmentIds: ["a", "b"] }] }, ""],
  ["a file that goes", { put: [{ ...before, attachmentIds: ["b"] }] }, "Räkenskapsåret är låst."],
  ["the lock of a voucher", { put: [{ ...before, locked: true }] }, LOCKED],
  [
    "another text",
    { put: [{ ...before, text: "Annan" }] },
    "En registrerad transaktion kan inte ändras. Rätta den med en ny transaktion.",
  ],
  ["a voucher that comes", { put: [stored(2)] }, LOCKED],
  ["a voucher that goes", { remove: ["A-1"] }, LOCKED],
  ["the end of the document", { ends: true }, LOCKED],
])("a whole state of a locked year with %s", (_, change, expected) => {
  const books = { transactions: [before], facts: { isYearLocked: true } };
  expect(text(check("save", change, books))).toContain(expected);
  expect(text(check("save", change, books)) === "").toBe(expected === "");
});

test.each(COMMIT_INTENTS)("%s appends nothing to a locked year, and takes nothing away", (intent) => {
  const books = { transactions: [before], facts: { isYearLocked: true } };
  expect(text(check(intent, { append: [fresh] }, books))).not.toBe("");
  expect(text(check(intent, { remove: ["A-1"] }, books))).not.toBe("");
  expect(text(check(intent, { put: [stored(2)] }, books))).not.toBe("");
});
