import { describe, expect, test } from "vitest";
import { TRICKY_TEXT, trickyItems, yearText } from "../../../../test/tricky-year.ts";
import { documentFromWhole, missingDocument, type ServerDocument } from "../server-document.ts";
import { stringOf } from "./document-text.ts";
import { wholeText } from "./whole-text.ts";

function heldOf(text: string): ServerDocument {
  const held = documentFromWhole("transactions", '"1"', JSON.parse(text), undefined);
  if (!held.ok) throw new Error("the document of the test is wrong");
  return held.value;
}

describe("the text of a document", () => {
  test("that is long is the one that the server gives, in parts", async () => {
    const text = await wholeText("transactions", heldOf(TRICKY_TEXT));
    expect(typeof text).toBe("object");
    expect(stringOf(text ?? "")).toBe(TRICKY_TEXT);
  });

  test("that is short is the same, at one go", async () => {
    const short = yearText(trickyItems.slice(0, 3));
    expect(await wholeText("transactions", heldOf(short))).toBe(short);
    expect(await wholeText("transactions", heldOf(yearText([])))).toBe(yearText([]));
  });

  test("without a head there is none", async () => {
    expect(await wholeText("accountPlan", missingDocument("accountPlan"))).toBeUndefined();
  });

  test("gives others their turn while it is written", async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 0);
    const many = Array.from({ length: 60_000 }, (_, n) => ({ ...trickyItems[0], number: n + 1 }));
    await wholeText("transactions", heldOf(yearText(many)));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(1);
  });
});
