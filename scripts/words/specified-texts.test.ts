import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../bootstrap.mjs";

/** The tables that say where each text of the specification is made and which test shows it. */
const TABLES = ["docs/specified-bookkeeping.md", "docs/specified-reports.md"];

const SOURCES = [
  "packages/core/src",
  "packages/web/src",
  "packages/server/src",
  "packages/demonstration/src",
];

interface Row {
  readonly text: string;
  /** The parts of the text between its `{parameters}`. */
  readonly parts: readonly string[];
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

const rows = TABLES.flatMap(textRows);

function textRows(table: string): Row[] {
  const lines = readFileSync(join(root, table), "utf8").split("\n");
  return lines.flatMap((line) => {
    const [, , quoted = "", code = "", tests = ""] = line.split(/ ?\| ?/);
    const text = /^`(.+)`$/.exec(quoted)?.[1];
    if (text === undefined) return [];
    const parts = text.split(/\{[^}]*\}/).filter((part) => /\p{L}{2}/u.test(part));
    return [{ text, parts, code: filesOf(table, code), tests: filesOf(table, tests) }];
  });
}

function filesOf(table: string, cell: string): string[] {
  return [...cell.matchAll(/\]\(([^)]+)\)/g)].map(([, target = ""]) => join(root, dirname(table), target));
}

function contains(file: string, parts: readonly string[]): boolean {
  const source = readFileSync(file, "utf8").replaceAll(/\s+/g, " ");
  return parts.every((part) => source.includes(part.trim()));
}

test("the tables have rows", () => {
  expect(rows.length).toBeGreaterThan(40);
});

test.each(rows)("'$text' stands in the code that is named, and in the test", ({ parts, code, tests }) => {
  expect(code).not.toEqual([]);
  expect(tests).not.toEqual([]);
  expect([...code, ...tests].filter((file) => !contains(file, parts))).toEqual([]);
});

interface Constant {
  /** As it is written in the code. */
  readonly written: string;
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

const constants = TABLES.flatMap(constantRows);
const sources = SOURCES.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /(?<!\.test|\.arbitrary)\.tsx?$/.test(path))
    .map((path) => join(root, folder, path)),
);
const written = new Map(sources.map((file) => [file, readFileSync(file, "utf8").replaceAll(/\s+/g, " ")]));

function constantRows(table: string): Constant[] {
  const lines = readFileSync(join(root, table), "utf8").split("\n");
  return lines.flatMap((line) => {
    const [, quoted = "", , , code = "", tests = ""] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const constant = /^`(.+)`$/.exec(quoted)?.[1];
    if (constant === undefined) return [];
    const text = constant.replaceAll("\\|", "|");
    return [{ written: text, code: filesOf(table, code), tests: filesOf(table, tests) }];
  });
}

test("the table of constants has rows", () => {
  expect(constants.length).toBeGreaterThan(30);
});

test.each(constants)(
  "$written stands in the code that is named and nowhere else, and has a test",
  (constant) => {
    const homes = sources.filter((file) => written.get(file)?.includes(constant.written));
    expect(homes).toEqual(constant.code);
    expect(constant.tests.map((file) => existsSync(file))).toEqual([true]);
  },
);
