import { expect, test } from "vitest";
import { sendInPieces } from "./stored-text.ts";

/** Counts whole characters from 1, as databases do. */
const piecesOf = (text: string) => async (from: number, count: number) =>
  Array.from(text)
    .slice(from - 1, from - 1 + count)
    .join("");

test.each([
  ["a short text", "åäö"],
  ["a text of exactly two pieces", "x".repeat(2 * 1024 * 1024)],
  ["characters of two halves", "\u{1F600}å".repeat(700_000)],
])("%s comes in pieces of bounded size and is the same", async (_name, text) => {
  const sent: string[] = [];
  await sendInPieces(piecesOf(text), async (part) => void sent.push(part));
  expect(sent.join("")).toBe(text);
  for (const part of sent) {
    expect(part.length).toBeLessThanOrEqual(2 * 1024 * 1024);
    expect(part.isWellFormed()).toBe(true);
  }
});

test("a text that is not there is null", async () => {
  for (const nothing of [null, undefined]) {
    const sent: string[] = [];
    await sendInPieces(
      async () => nothing,
      async (part) => void sent.push(part),
    );
    expect(sent).toEqual(["null"]);
  }
});
