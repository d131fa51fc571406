import type { Draft } from "@huvudbok/core/draft";
import { ore } from "@huvudbok/core/money";
import { expect, test } from "vitest";
import { draftAmountColumn } from "./draft-amount-column.tsx";

const draft = (...amounts: readonly number[]): Draft => ({
  id: "d",
  text: "",
  entries: amounts.map((amount) => ({ amount: ore(amount) })),
});

test.each([
  ["no draft", [], 116],
  ["drafts without amount", [draft()], 116],
  ["usual amounts", [draft(-1_234_567_89)], 124],
  ["eleven digits before the comma", [draft(5), draft(-12_345_678_901_25), draft(7)], 164],
])("the column is as wide as the largest amount needs: %s", (_, drafts, width) => {
  expect(draftAmountColumn(drafts).width).toBe(width);
});
