import { expect, test } from "vitest";
import { labelKey, MAX_FIELDS, Sie4Tokenizer } from "./tokenizer.ts";

interface Line {
  readonly kind: string;
  readonly line: number;
  readonly fields?: readonly string[];
  readonly list?: string;
  readonly isUnterminated?: boolean;
}

function linesOf(text: string): Line[] {
  const tokenizer = new Sie4Tokenizer(new TextEncoder().encode(text));
  const lines: Line[] = [];
  for (let kind = tokenizer.next(); kind !== "end"; kind = tokenizer.next()) {
    if (kind !== "record") {
      lines.push({ kind, line: tokenizer.lineNo });
      continue;
    }
    const part = (start = 0, end = 0) => text.slice(start, end);
    const fields = Array.from({ length: tokenizer.fieldCount }, (_, index) =>
      part(tokenizer.startOf(index), tokenizer.endOf(index)),
    );
    lines.push({
      kind,
      line: tokenizer.lineNo,
      fields,
      ...(tokenizer.listAt >= 0 && { list: part(tokenizer.listStart, tokenizer.listEnd) }),
      ...(tokenizer.isUnterminated && { isUnterminated: true }),
    });
  }
  return lines;
}

test.each<[string, readonly string[], Partial<Line>]>([
  ["#A b c", ["b", "c"], {}],
  ["  #A\tb  \t c ", ["b", "c"], {}],
  ['#A "b c" "" d', ["b c", "", "d"], {}],
  ['#A "b \\"c\\" d"', ['b \\"c\\" d'], {}],
  ["#A b\\c", ["b\\c"], {}],
  ['#A "C:\\data\\"', ["C:\\data\\"], {}],
  ['#A"b"c', ["b", "c"], {}],
  ["#A 1 {} 2", ["1", "2"], { list: "" }],
  ['#A 1 {1  "P D"   } 2', ["1", "2"], { list: '1  "P D"   ' }],
  ['#A{1 "}"}2', ["2"], { list: '1 "}"' }],
  ["#A 1{6 47}2", ["1", "2"], { list: "6 47" }],
  ["#A {1 a} {2 b} 3", ["3"], { list: "1 a" }],
  ['#A "b c', ["b c"], { isUnterminated: true }],
  ['#A "', [""], { isUnterminated: true }],
  ['#A "\\"', ["\\"], {}],
  ['#A "\\" b"', ['\\" b'], {}],
  ["#A {1 b", [], { list: "1 b", isUnterminated: true }],
  ['#A {1 "b', [], { list: '1 "b', isUnterminated: true }],
  ["#", [], {}],
])("%j has the fields %j", (text, fields, more) => {
  expect(linesOf(text)).toEqual([{ kind: "record", line: 1, fields, ...more }]);
});

test("lines are counted whatever ends them, and braces are alone on their line", () => {
  const text = "\n\r\n#A 1\r\n{\n\t#B 2\r}\rrubbish here\n\n  } #C\n";
  expect(linesOf(text)).toEqual([
    { kind: "record", line: 3, fields: ["1"] },
    { kind: "open", line: 4 },
    { kind: "record", line: 5, fields: ["2"] },
    { kind: "close", line: 6 },
    { kind: "rubbish", line: 7 },
    { kind: "close", line: 9 },
    { kind: "record", line: 9, fields: [] },
  ]);
});

test("nothing is read behind the end-of-file mark of DOS", () => {
  expect(linesOf("#A 1\n\u001A\n#B 2\n")).toEqual([{ kind: "record", line: 1, fields: ["1"] }]);
});

test.each([
  ["TRANS", labelKey("TRANS")],
  ["UNDERDIM", labelKey("UNDERDIM")],
  ["AZ", labelKey("AZ")],
  ["trans", -1],
  ["MOMS2", -1],
  ["VERYLONGLABEL", -1],
])("the label %s has the key %i", (label, key) => {
  const tokenizer = new Sie4Tokenizer(new TextEncoder().encode(`#${label} 1`));
  tokenizer.next();
  expect(tokenizer.label).toBe(key);
});

test("a field that a record has not is empty, whatever the one before it had", () => {
  const tokenizer = new Sie4Tokenizer(new TextEncoder().encode("#A 1 2\n#B 3\n"));
  tokenizer.next();
  tokenizer.next();
  expect([tokenizer.startOf(0), tokenizer.endOf(0)]).toEqual([10, 11]);
  expect([1, 2].map((field) => [tokenizer.startOf(field), tokenizer.endOf(field)])).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test("fields beyond the limit are ignored", () => {
  const [line] = linesOf(`#A ${"x ".repeat(MAX_FIELDS + 5)}`);
  expect(line?.fields).toHaveLength(MAX_FIELDS);
});
