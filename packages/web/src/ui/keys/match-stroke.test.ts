import { describe, expect, test } from "vitest";
import { type KeyBinding, keyCaps } from "./key-binding.ts";
import { controlStrokeOf, matchStroke, type PressedKey, strokeOf } from "./match-stroke.ts";

function pressed(key: string, held: Partial<PressedKey> = {}): PressedKey {
  return { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held };
}

const shift = { shiftKey: true };
const ctrl = { ctrlKey: true };

describe("which stroke a key is", () => {
  test.each([
    ["a letter", pressed("g"), "g"],
    ["a letter with Caps Lock", pressed("G"), "g"],
    ["a letter with Shift is typed, and no stroke", pressed("G", shift), undefined],
    ["'/' as Shift+7 of a Swedish keyboard", pressed("/", shift), "/"],
    ["'/' with a key of its own", pressed("/"), "/"],
    ["'?' as Shift and +", pressed("?", shift), "?"],
    ["Ctrl and a letter", pressed("s", ctrl), "Control+s"],
    ["Ctrl and a letter with Caps Lock", pressed("S", ctrl), "Control+s"],
    ["Cmd counts as Ctrl", pressed("s", { metaKey: true }), "Control+s"],
    ["Ctrl+Shift belongs to the browser", pressed("S", { ...ctrl, ...shift }), undefined],
    ["AltGr writes signs", pressed("@", { ...ctrl, altKey: true }), undefined],
    ["Alt and a letter", pressed("g", { altKey: true }), undefined],
    ["a dead key", pressed("Dead"), undefined],
    ["a key that an input method takes", pressed("Process"), undefined],
    ["a Swedish letter", pressed("ö"), "ö"],
    ["Ctrl+Enter", pressed("Enter", ctrl), "Control+Enter"],
    ["Shift+Enter", pressed("Enter", shift), undefined],
  ])("%s", (_name, key, stroke) => {
    expect(strokeOf(key)).toBe(stroke);
  });
});

function binding(keys: string, label = keys): KeyBinding {
  return { keys, label, group: "Överallt", run: () => undefined };
}

describe("what a stroke means", () => {
  const home = binding("g h");
  const transactions = binding("g t");
  const create = binding("n");
  const save = binding("Control+s");
  const table = [home, transactions, create, save];

  test.each([
    ["a key", undefined, "n", { kind: "run", binding: create }],
    ["Ctrl and a key", undefined, "Control+s", { kind: "run", binding: save }],
    ["the first of a pair", undefined, "g", { kind: "prefix", next: [home, transactions] }],
    ["the second of a pair", "g", "h", { kind: "run", binding: home }],
    ["the second alone", undefined, "h", { kind: "none" }],
    ["something else after the first is nothing", "g", "n", { kind: "none" }],
    ["the first twice", "g", "g", { kind: "none" }],
    ["an unknown key", undefined, "x", { kind: "none" }],
  ])("%s", (_name, prefix, stroke, meaning) => {
    expect(matchStroke(table, prefix, stroke)).toEqual(meaning);
  });

  test("of two with the same key the first acts", () => {
    const page = binding("n", "Nytt konto");
    expect(matchStroke([page, create], undefined, "n")).toEqual({ kind: "run", binding: page });
  });
});

test.each([
  ["g h", ["G", "H"]],
  ["Control+s", ["Ctrl S"]],
  ["Control+Enter", ["Ctrl ↵"]],
  ["Control++", ["Ctrl +"]],
  ["?", ["?"]],
])("%s is drawn as %j", (keys, caps) => {
  expect(keyCaps({ keys })).toEqual(caps);
});

test.each([
  ["a letter by its place", { key: "∂", code: "KeyD" }, "Alt+d"],
  ["a digit by its place", { key: "≈", code: "Digit0" }, "Alt+0"],
  ["a sign as it is written", { key: "+", code: "Minus" }, "Alt++"],
  ["plus as a Mac writes it", { key: "±", code: "Minus" }, "Alt++"],
  ["minus as a Mac writes it", { key: "–", code: "Slash" }, "Alt+-"],
])("a control hears Alt and %s", (_, { key, code }, stroke) => {
  expect(controlStrokeOf({ ...pressed(key, { altKey: true }), code })).toBe(stroke);
});
