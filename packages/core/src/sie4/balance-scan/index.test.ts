import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSie4 } from "../index.ts";
import { BalanceScan } from "./index.ts";

function scanOf(...pieces: readonly string[]): BalanceScan {
  const scan = new BalanceScan();
  for (const piece of pieces) {
    const bytes = new TextEncoder().encode(piece);
    scan.add(bytes, 0, bytes.length);
  }
  return scan;
}

test("closing balances are opening balances and rows, of every account of the chart", () => {
  const scan = scanOf(
    "#FLAGGA 0\n#KONTO 3001 Sales\n#KONTO 0351 x\n#KONTO 11 y\n#IB 0 1930 10\n#IB -1 1930 5\n#VER A 1 20250101 x\n{\n",
    "#TRANS 1930 {} -1,5\n#BTRANS 1930 {} 77\n#RTRANS 4010 {} 1.5\n#TRANS 4010 {} 1.5\n}\n",
  );
  expect(scan.finish()).toEqual([
    { account: "0351", closing: 0 },
    { account: "11", closing: 0 },
    { account: "1930", closing: 850 },
    { account: "3001", closing: 0 },
    { account: "4010", closing: 150 },
  ]);
  expect([scan.unbalanced, scan.unreadable]).toEqual([[], []]);
});

test("D1: a file without opening balances opens its year with the closing ones of the year before", () => {
  const closing =
    "#FLAGGA 0\n#UB -1 1930 10\n#UB -1 1930 x\n#UB -1 0351 2\n#UB -1 11 1\n#UB -1 11 1\n#UB 0 1930 7\n";
  const scan = scanOf(`${closing}#VER A 1 20250101\n{\n#TRANS 1930 {} 1\n#TRANS 3001 {} -1\n}\n`);
  expect(scan.finish()).toEqual([
    { account: "0351", closing: 200 },
    { account: "11", closing: 200 },
    { account: "1930", closing: 1100 },
    { account: "3001", closing: -100 },
  ]);
  expect([scan.isEmpty, scan.unreadable]).toEqual([false, [3]]);
  const opened = scanOf(`${closing}#IB 0 1930 3\n`);
  expect(opened.finish()).toEqual([{ account: "1930", closing: 300 }]);
  expect(opened.unreadable).toEqual([]);
});

test("unbalanced vouchers are named, unreadable amounts have their line", () => {
  const scan = scanOf(
    '#FLAGGA 0\n#VER "A" 1 20250101\n{\n#TRANS 1930 {} 1\n',
    "#TRANS 1930 {} x\n#TRANS 1930\n}\n#VER\n#TRANS 1930 {} -0.01\n",
  );
  expect(scan.finish()).toEqual([{ account: "1930", closing: 99 }]);
  expect(scan.unbalanced).toEqual([
    { series: "A", number: "1", difference: 100 },
    { series: "", number: "", difference: -1 },
  ]);
  expect(scan.unreadable).toEqual([5, 6]);
});

test("a voucher ends with its brace: a row that stands astray behind it evens out nothing", () => {
  const scan = scanOf("#FLAGGA 0\n#VER A 1 20250101\n{\n#TRANS 1930 {} 1\n}\n#TRANS 1930 {} -1\n");
  scan.finish();
  expect(scan.unbalanced.map(({ difference }) => difference)).toEqual([100, -100]);
});

test("a voucher ends where the next one begins, brace or not", () => {
  const scan = scanOf(
    "#FLAGGA 0\n#VER A 1 20250101\n{\n#TRANS 1930 {} 1\n#VER A 2 20250101\n{\n#TRANS 1930 {} -1\n}\n",
  );
  scan.finish();
  expect(scan.unbalanced).toEqual([
    { series: "A", number: "1", difference: 100 },
    { series: "A", number: "2", difference: -100 },
  ]);
});

test("a line of rubbish, or another brace, ends no voucher", () => {
  const scan = scanOf("#FLAGGA 0\n#VER A 1 20250101\n{\n#TRANS 1930 {} 1\nx\n{\n#TRANS 1930 {} -1\n}\n");
  scan.finish();
  expect(scan.unbalanced).toEqual([]);
});

test("numbers that differ by a zero are different accounts", () => {
  const accounts = ["1930", "01930", "193", "0193"];
  const scan = scanOf(`#FLAGGA 0\n${accounts.map((account) => `#IB 0 ${account} 1\n`).join("")}`);
  expect(scan.finish()).toEqual(accounts.toSorted().map((account) => ({ account, closing: 100 })));
});

test("rows before any voucher belong to one without series and number", () => {
  const scan = scanOf("#FLAGGA 0\n#TRANS 0000 {} 0.005\n#TRANS 0000 {} 1\n");
  expect(scan.finish()).toEqual([{ account: "0000", closing: scan.unbalanced[0]?.difference }]);
  expect(scan.unbalanced).toEqual([{ series: "", number: "", difference: 101 }]);
});

test("nothing is read behind the end-of-file mark, and records that stand there are told (S2)", () => {
  const scan = scanOf("#IB 0 1930 1\n\u001A\n", "#IB 0 1930 1\n");
  expect(scan.finish()).toEqual([{ account: "1930", closing: 100 }]);
  expect(scan.hasRecordsBehindEnd).toBe(true);
  expect(scanOf("#IB 0 1930 1\n\u001A#VER\n").hasRecordsBehindEnd).toBe(true);
  expect(scanOf("#IB 0 1930 1\n\u001A\u001A x #VER\n", "x\n").hasRecordsBehindEnd).toBe(false);
});

test("S2: a file without a last line end, or without any balance and voucher, is told", () => {
  expect(scanOf("#KONTO 1930 x\n", "")).toMatchObject({ isLineEnded: true, isEmpty: true });
  expect(scanOf("#KONTO 1930 x\n", "#IB 0 1930 1")).toMatchObject({ isLineEnded: false, isEmpty: false });
  expect(scanOf("#VER A 1 20250101 x {\r")).toMatchObject({
    isLineEnded: true,
    isEmpty: false,
    lostRows: [],
  });
});

test("D6: rows on the line of their voucher are told", () => {
  expect(scanOf("#FLAGGA 0\n#VER A 1 20250101 { #TRANS 1930 {} 5\n}\n").lostRows).toEqual([2]);
});

test.each([
  ["\n#FLAGGA 0", true],
  ["#PROGRAM", false],
  ["FLAGGA", false],
])("%j can be read: %j", (text, expected) => {
  const bytes = new TextEncoder().encode(text);
  expect(BalanceScan.canRead(bytes, 0, bytes.length)).toBe(expected);
});

const folder = join(import.meta.dirname, "../../../testdata/sie4/type4e");

test.each(readdirSync(folder))("%s has the balances that the reader of whole files finds", (name) => {
  const bytes = new Uint8Array(readFileSync(join(folder, name)));
  const file = readSie4(bytes);
  if (!file.ok) throw new Error(file.error.code);
  const balances = new Map(file.value.konton.map(({ number }) => [number, 0]));
  const count = (account: string, amount: number) =>
    balances.set(account, (balances.get(account) ?? 0) + amount);
  for (const { year, account, amount } of file.value.ib) if (year === 0) count(account, amount);
  for (const { rows } of file.value.ver) {
    for (const { kind, account, amount } of rows) if (kind !== "btrans") count(account, amount);
  }
  const scan = new BalanceScan();
  scan.add(bytes, 0, bytes.length);
  expect(new Map(scan.finish().map(({ account, closing }) => [account, closing]))).toEqual(balances);
});
