import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  conflictingFields,
  editsAfterSending,
  fieldEditsFormat,
  keptEdits,
  openedEdits,
  settledEdits,
  withEdits,
  withMine,
  withStored,
  withTyped,
} from "./field-edits.ts";
import { readForm } from "./form-format.ts";

const STORED = { name: "Alm AB", phone: "1", city: "Lund" };
const OTHERS = { name: "Alm AB", phone: "2", city: "Malmö" };

const changed = withTyped(openedEdits(undefined, STORED), STORED, { phone: "3" });

test("only what somebody has changed is kept, and no change at all is nothing to keep", () => {
  expect(keptEdits(openedEdits(undefined, STORED))).toBeUndefined();
  expect(keptEdits(changed)).toEqual({ typed: { phone: "3" }, known: { phone: ["1"] } });
  expect(keptEdits(withTyped(changed, STORED, { phone: "1" }))).toBeUndefined();
});

test("fields that only the other has changed are theirs, and the one that both have changed is a conflict", () => {
  expect(withEdits(OTHERS, changed)).toEqual({ name: "Alm AB", phone: "3", city: "Malmö" });
  expect(conflictingFields(changed, OTHERS)).toEqual(["phone"]);
  expect(conflictingFields(changed, { ...OTHERS, phone: "1" })).toEqual([]);
});

test("one keeps what is typed, or takes what is stored", () => {
  const mine = withMine(changed, OTHERS, "phone");
  expect([withEdits(OTHERS, mine).phone, conflictingFields(mine, OTHERS)]).toEqual(["3", []]);
  expect(conflictingFields(mine, { ...OTHERS, phone: "4" })).toEqual(["phone"]);
  expect(keptEdits(withStored(changed, OTHERS, "phone"))).toBeUndefined();
  expect(withMine(changed, OTHERS, "name")).toEqual(changed);
});

test("what the form has sent is no other person's, also when more is typed or it is refused", () => {
  const sent = editsAfterSending(changed, STORED);
  const more = withTyped(sent, { ...STORED, phone: "3" }, { phone: "33" });
  expect(conflictingFields(more, { ...STORED, phone: "3" })).toEqual([]);
  expect(conflictingFields(more, STORED)).toEqual([]);
});

test("a form of another day knows what it began with; that of an older program begins when it is opened", () => {
  const format = fieldEditsFormat<typeof STORED>(z.partial(z.object({ phone: z.string() })));
  const read = (version: number, content: unknown) => {
    const reading = readForm(format, { version, content });
    if (reading.status !== "read") throw new Error("unreadable");
    return openedEdits(reading.content, OTHERS);
  };
  expect(conflictingFields(read(2, keptEdits(changed)), OTHERS)).toEqual(["phone"]);
  const old = read(1, { phone: "3" });
  expect(conflictingFields(old, OTHERS)).toEqual([]);
  expect(conflictingFields(old, STORED)).toEqual(["phone"]);
  expect(readForm(format, { version: 2, content: { typed: { phone: 3 }, known: {} } }).status).toBe(
    "unreadable",
  );
});

test("what is stored as it was typed is no edit any more: on opening, or when the form has sent it itself", () => {
  const now = { ...STORED, phone: "3" };
  const sent = editsAfterSending(changed, STORED);
  expect(keptEdits(settledEdits(sent, now, false))).toBeUndefined();
  expect(settledEdits(sent, STORED, true)).toBe(sent);
  // Somebody else's "3", met while a longer number is being typed, hides nothing.
  expect(settledEdits(changed, now, false)).toBe(changed);
  expect(keptEdits(settledEdits(changed, now, true))).toBeUndefined();
  const two = editsAfterSending(withTyped(changed, STORED, { city: "Malmö" }), STORED);
  expect(keptEdits(settledEdits(two, now, false))?.typed).toEqual({ city: "Malmö" });
});
