import { decodeDocument } from "@huvudbok/core/document";
import fc from "fast-check";
import { expect, test } from "vitest";
import { TRICKY_TEXT, trickyItems, UNCUTTABLE, yearText } from "../../../test/tricky-year.ts";
import { DocumentReading } from "./document-reading.ts";
import type { ReadingMessage } from "./reading-messages.ts";

/** Everything that the reading says of bytes that come in parts which end at these places. */
function said(bytes: Uint8Array, ends: readonly number[]): readonly ReadingMessage[] {
  const messages: ReadingMessage[] = [];
  const reading = new DocumentReading((message) => messages.push(message));
  reading.take({ type: "begin", kind: "transactions" });
  let from = 0;
  for (const end of [...ends.toSorted((a, b) => a - b), bytes.length]) {
    reading.take({ type: "part", bytes: bytes.slice(from, end) });
    from = end;
  }
  reading.take({ type: "end" });
  return messages;
}

function itemsOf(messages: readonly ReadingMessage[]): readonly unknown[] {
  return messages.flatMap((message): unknown[] => (message.type === "items" ? JSON.parse(message.text) : []));
}

const bytes = new TextEncoder().encode(TRICKY_TEXT);

test("however the bytes are cut, the items are those of the whole document, in its order", () => {
  const whole = decodeDocument("transactions", JSON.parse(TRICKY_TEXT));
  const expected = whole.ok ? JSON.stringify(whole.value.items) : "";
  fc.assert(
    fc.property(fc.array(fc.nat(bytes.length), { maxLength: 30 }), (ends) => {
      const messages = said(bytes, ends);
      expect(messages.at(-1)).toEqual({ type: "done" });
      expect(messages.length).toBeGreaterThan(10);
      expect(JSON.stringify(itemsOf(messages))).toBe(expected);
    }),
    { numRuns: 20 },
  );
});

test("items come before all of the bytes have", () => {
  const messages: ReadingMessage[] = [];
  const reading = new DocumentReading((message) => messages.push(message));
  reading.take({ type: "begin", kind: "transactions" });
  reading.take({ type: "part", bytes: bytes.slice(0, bytes.length / 2) });
  expect(itemsOf(messages).length).toBeGreaterThan(trickyItems.length / 3);
});

test("an empty document is read too", () => {
  const messages = said(new TextEncoder().encode(yearText([])), []);
  expect(messages).toEqual([{ type: "broken" }]);
});

test.each([
  ...UNCUTTABLE.filter(([what]) => what !== "the same item twice"),
  ["a text that is cut in the middle", TRICKY_TEXT.slice(0, 500_000)] as const,
])("%s is said to be broken, once", (_, text) => {
  const ends = said(new TextEncoder().encode(text), [1000, 300_000]).filter(({ type }) => type !== "items");
  expect(ends).toEqual([{ type: "broken" }]);
});

test("bytes that are no UTF-8 are said to be broken", () => {
  const damaged = bytes.slice();
  damaged[400_000] = 0xff;
  expect(said(damaged, [200_000]).at(-1)).toEqual({ type: "broken" });
});
