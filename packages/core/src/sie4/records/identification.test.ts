import { describe, expect, test } from "vitest";
import { readSie4 } from "../index.ts";
import { bytesOf } from "../sie4-lines.arbitrary.ts";

function headerOf(line: string) {
  const file = readSie4(bytesOf(`#FLAGGA 0\n${line}`));
  if (!file.ok) throw new Error(file.error.code);
  const { flagga: _flagga, ...header } = file.value.header;
  return { header, rar: file.value.rar };
}

test.each<[string, object]>([
  ["#GEN", { gen: {} }],
  ["#GEN 20250101", { gen: { date: "2025-01-01" } }],
  ['#GEN "" AL', { gen: { sign: "AL" } }],
  ["#OMFATTN", {}],
  ["#ORGNR", {}],
  ['#ORGNR "" 1 2', {}],
  ["#ORGNR 555555-5555", { orgnr: { number: "555555-5555" } }],
  ['#ORGNR 555555-5555 "" 2', { orgnr: { number: "555555-5555", activityNumber: "2" } }],
  ["#ADRESS", { adress: ["", "", "", ""] }],
  ["#FNAMN", {}],
  ['#PROSA ""', {}],
  ["#SIETYP 1", {}],
])("%s is %j and nothing more", (line, expected) => {
  expect(headerOf(line).header).toStrictEqual({ sietyp: 1, ...expected });
});

describe("days", () => {
  test.each([
    ["20240229", "2024-02-29"],
    ["20251231", "2025-12-31"],
    ["19000101", "1900-01-01"],
    ["21991231", "2199-12-31"],
  ])("%s is %s", (text, date) => {
    expect(headerOf(`#OMFATTN ${text}`).header.omfattn).toBe(date);
  });

  test.each([
    "20250229",
    // SI14: five to seven digits were days of the first millennium.
    "240115",
    "0240115",
    "10101",
    "00240115",
    "18991231",
    "22000101",
    "99991231",
    "20250001",
    "20251301",
    "20250100",
    "20250132",
    "00000101",
    "100000101",
    "020250101",
    "2025010",
    "2025-01-01",
    "-20250101",
  ])("%s is none", (text) => {
    expect(headerOf(`#OMFATTN ${text}`).header.omfattn).toBeUndefined();
  });
});

describe("years", () => {
  test.each([
    ["#RAR 0 20250101 20250101", [{ year: 0, from: "2025-01-01", to: "2025-01-01", line: 2 }]],
    ["#RAR -0 20250101 20251231", [{ year: 0, from: "2025-01-01", to: "2025-12-31", line: 2 }]],
    ["#RAR 000 20250101 20251231", [{ year: 0, from: "2025-01-01", to: "2025-12-31", line: 2 }]],
    ["#RAR 0000 20250101 20251231", []],
    ['#RAR "" 20250101 20251231', []],
    ["#RAR -10 20250101 20251231", [{ year: -10, from: "2025-01-01", to: "2025-12-31", line: 2 }]],
    // SI16: the years of a file end with its own.
    ["#RAR 1 20260101 20261231", []],
    ["#RAR -1x 20250101 20251231", []],
    ["#RAR x-1 20250101 20251231", []],
    ["#RAR -1000 20250101 20251231", []],
    ["#RAR 0 20250101", []],
    ['#RAR 0 "" 20251231', []],
  ])("%s is %j", (line, rar) => {
    expect(headerOf(line).rar).toEqual(rar);
  });
});
