import { describe, expect, test } from "vitest";
import { readSie4, sie4ErrorText } from "../index.ts";
import { bytesOf, codes, HEAD, read } from "../sie4-lines.arbitrary.ts";

const BALANCES = ["#UB 0 1930 200", "#RES 0 3001 -200"];
const voucher = (number: number, amount: string) => [
  `#VER A ${number} 20250131 "Såld \\"vara\\"" 20250201 "A B"`,
  "{",
  `#TRANS 1930 {1 "K S"} ${amount} 20250131 "Text"`,
  `#TRANS 3001 {} -${amount}`,
  "}",
];
const [FIRST, LAST] = [voucher(1, "50.00"), voucher(2, "150.00")];

function readBytes(bytes: Uint8Array) {
  const file = readSie4(bytes);
  if (!file.ok) throw new Error(file.error.code);
  return file.value;
}

describe.each([
  ["LF", "\n"],
  ["CRLF", "\r\n"],
  ["CR", "\r"],
])("SI10: a file with %s that is cut", (_name, lineEnd) => {
  const text = (lines: readonly string[]) => lines.join(lineEnd);
  const bytes = bytesOf(`${text([...HEAD, ...BALANCES, ...FIRST, ...LAST])}${lineEnd}`);
  const head = bytesOf(text([...HEAD, ...BALANCES])).length;
  const middle = bytesOf(text([...HEAD, ...BALANCES, ...FIRST])).length;
  const whole = bytesOf(text([...HEAD, ...BALANCES, ...FIRST, ...LAST])).length;
  const boundaries = new Set(
    [head, middle, whole].flatMap((at) =>
      Array.from({ length: lineEnd.length + 1 }, (_, index) => at + index),
    ),
  );

  test("inside a voucher, at any byte, is refused", () => {
    const taken: number[] = [];
    for (let at = head; at <= bytes.length; at += 1) {
      if (boundaries.has(at)) continue;
      if (readBytes(bytes.subarray(0, at)).errors.length === 0) taken.push(at);
    }
    expect(taken).toEqual([]);
  });

  test("between vouchers differs from its balances, and is whole behind the last one", () => {
    for (const at of boundaries) {
      const { errors, findings } = readBytes(bytes.subarray(0, at));
      expect(errors).toEqual([]);
      expect(findings.some(({ code }) => code === "closing-differs")).toBe(at < whole);
    }
  });
});

describe("SI10: what the end of a file cuts off is told once, with its line", () => {
  const end = (text: string) => readBytes(bytesOf(`${HEAD.join("\n")}\n${text}`));

  test.each([
    ['#PROSA "x', ["record-unfinished@1"]],
    ['#PROSA "x  ', ["record-unfinished@1"]],
    ["#OUB 0 1930 {1 ", ["record-unfinished@1"]],
    ["#", ["record-unfinished@1"]],
    ["#KON", ["record-unfinished@1"]],
    ["#PROSA x\n#V", ["record-unfinished@2"]],
    ["#VER", ["bad-date@1", "voucher-unfinished@1"]],
    ['#VER A 8 20250131 "x', ["voucher-unfinished@1"]],
    ["#VER A 8 20250131 x", ["voucher-unfinished@1"]],
    ["#VER A 8 20250131 x\n\u001A", ["voucher-unfinished@1"]],
    ["#VER A 8 20250131 x\n{\n", ["voucher-unfinished@1"]],
    ["#VER A 8 20250131 x {", ["voucher-unfinished@1"]],
    ["#VER A 8 20250131 x\n{\n#TR", ["voucher-unfinished@1"]],
    ["#VER A 8 20250131 x\n{\n#RTRANS 1930 {} 5\n", ["voucher-unfinished@1"]],
    ['#VER A 8 20250131 x\n{\n#TRANS 1930 {} 0 "" "x', ["voucher-unfinished@1"]],
  ])("%j: %j", (text, expected) => {
    const { errors, findings } = end(text);
    expect(codes(errors).sort()).toEqual(expected);
    expect(codes(findings).filter((code) => !code.startsWith("line-end-missing"))).not.toContain(
      "unterminated@1",
    );
  });

  test.each([
    ['#PROSA "x\n'],
    ["#MOMSKOD"],
    ["#V "],
    ["#V\n"],
    ["#V 1"],
    ["#VER A 8 20250131 x\n#PROSA x\n"],
    ["#VER A 7 20250131 x\n#VER A 8 20250131 x\n{\n}"],
  ])("%j ends with its line, and is taken", (text) => {
    expect(codes(end(text).errors)).toEqual([]);
  });

  test("the sentence names the line and says what to do", () => {
    const line = HEAD.length + 1;
    expect(end('#VER A 8 20250131 "x').errors.map(sie4ErrorText)).toEqual([
      `Rad ${line}: filen verkar vara avklippt: den slutar på rad ${line}, innan verifikation A 8 är slut. Exportera filen igen från ditt förra program`,
    ]);
    expect(read("#VER A 8 20250131 x", "{", "#TRANS 1930 {} 0").errors.map(sie4ErrorText)).toEqual([
      `Rad ${line}: filen verkar vara avklippt: den slutar på rad ${line + 3}, innan verifikation A 8 är slut. Exportera filen igen från ditt förra program`,
    ]);
    expect(end('#PROSA "x').errors.map(sie4ErrorText)).toEqual([
      `Rad ${line}: filen verkar vara avklippt: den slutar mitt i posten på den här raden. Exportera filen igen från ditt förra program`,
    ]);
  });
});
