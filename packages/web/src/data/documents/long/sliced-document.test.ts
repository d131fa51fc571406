import type { DocumentKind } from "@huvudbok/core/document";
import { expect, test } from "vitest";
import { TRICKY_TEXT, trickyItems, UNCUTTABLE, yearText } from "../../../../test/tricky-year.ts";
import { documentFromWhole, type ServerDocument } from "../server-document.ts";
import { documentInSlices } from "./sliced-document.ts";

function atOneGo(kind: DocumentKind, whole: string): ServerDocument {
  const held = documentFromWhole(kind, '"1"', JSON.parse(whole), undefined);
  if (!held.ok) throw new Error("the document of the test is wrong");
  return held.value;
}

test("a long document read in slices is the one read at one go, in the same order", async () => {
  const sliced = await documentInSlices("transactions", '"1"', TRICKY_TEXT, undefined);
  const whole = atOneGo("transactions", TRICKY_TEXT);
  expect(sliced).toEqual(whole);
  expect([...(sliced?.items.keys() ?? [])]).toEqual([...whole.items.keys()]);
});

test("what is equal to what was held stays the same object", async () => {
  const before = atOneGo("transactions", TRICKY_TEXT);
  const changed = yearText(trickyItems.with(7, { ...trickyItems[7], text: "ny text" }));
  const after = await documentInSlices("transactions", '"2"', changed, before);
  const others = [...before.items].filter(([id, item]) => after?.items.get(id) !== item);
  expect(others.map(([id]) => id)).toEqual(["A-8"]);
  expect(after?.items.get("A-8")).toMatchObject({ text: "ny text" });
});

test("others get their turn while it is read", async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 0);
  const long = yearText(Array.from({ length: 30_000 }, (_, n) => ({ ...trickyItems[0], number: n + 1 })));
  await documentInSlices("transactions", '"1"', long, undefined);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
});

test.each([["a short text", yearText(trickyItems.slice(0, 10))] as const, ...UNCUTTABLE])(
  "%s is left to be read at one go",
  async (_, other) => {
    expect(await documentInSlices("transactions", '"1"', other, undefined)).toBeUndefined();
  },
);
