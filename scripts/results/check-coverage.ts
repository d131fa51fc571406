import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "../bootstrap.mjs";
import { type CheckResult, failedCheck, passedCheck } from "./check-result.ts";

interface Position {
  readonly start: { readonly line: number };
}

/** The part we read of a file in istanbul's coverage format. */
export interface FileCoverage {
  readonly statementMap: Readonly<Record<string, Position>>;
  readonly s: Readonly<Record<string, number>>;
  readonly branchMap: Readonly<Record<string, { readonly locations: readonly Position[] }>>;
  readonly b: Readonly<Record<string, readonly number[]>>;
}

/** Every line and every branch of core and of the demonstration is run by a test, or the check names those that are not. */
export function checkCoverage(file: string): CheckResult {
  if (!existsSync(file)) return failedCheck("coverage: the tests wrote no coverage");
  const coverage: Record<string, FileCoverage> = JSON.parse(readFileSync(file, "utf8"));
  const files = Object.entries(coverage);
  if (files.length === 0) return failedCheck("coverage: no module was read");
  const gaps = files.flatMap(([path, entry]) => {
    const gap = uncovered(entry);
    return gap === "" ? [] : [`  ${relative(root, path)}  ${gap}`];
  });
  if (gaps.length === 0) return passedCheck();
  const heading = `coverage: core and demonstration must be at 100 % of lines and branches; ${gaps.length} of ${files.length} files are not`;
  return failedCheck([heading, ...gaps].join("\n"));
}

/** The line numbers that no test reached and those where a branch was never taken, or "" when there are none. */
export function uncovered(entry: FileCoverage): string {
  const lines = Object.entries(entry.s)
    .filter(([, count]) => count === 0)
    .map(([id]) => entry.statementMap[id]?.start.line);
  const branches = Object.entries(entry.b).flatMap(([id, counts]) =>
    counts.flatMap((count, index) =>
      count === 0 ? [entry.branchMap[id]?.locations[index]?.start.line] : [],
    ),
  );
  return [numbered("lines", lines), numbered("branches at", branches)]
    .filter((text) => text !== "")
    .join(", ");
}

/** `lines 4 7-12 30`, or "" for none. */
function numbered(label: string, lines: readonly (number | undefined)[]): string {
  const distinct = [...new Set(lines.filter((line) => line !== undefined))].toSorted((a, b) => a - b);
  const runs: { from: number; to: number }[] = [];
  for (const line of distinct) {
    const last = runs.at(-1);
    if (last !== undefined && last.to === line - 1) last.to = line;
    else runs.push({ from: line, to: line });
  }
  const ranges = runs.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`));
  return ranges.length === 0 ? "" : `${label} ${ranges.join(" ")}`;
}
