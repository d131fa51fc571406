import { readFileSync, writeSync } from "node:fs";
import {
  openingRecords,
  readSie4,
  type Sie4Error,
  type Sie4File,
  sie4ErrorText,
  sie4FindingText,
} from "@huvudbok/core/sie4";

/** Errors that keep a file from being imported but do not change its balances: printed, without exit code 1. */
const OF_NO_AMOUNT: ReadonlySet<Sie4Error["code"]> = new Set([
  "account-undeclared",
  "account-unusable",
  "bad-date",
  "bad-number",
  "date-outside-year",
  "repeated-number",
  "year-missing",
  "year-unreadable",
]);

process.exitCode = main(process.argv[2]);

/** Prints the balances of the file; gives the exit code: 0, 1 for balances that may be wrong, 2 for one that is not read. */
function main(path: string | undefined): number {
  if (path === undefined) return complain("Usage: bench/sie4-balances FILE", 2);
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    return complain(`${path}: ${error instanceof Error ? error.message : String(error)}`, 2);
  }
  const file = readSie4(bytes);
  if (!file.ok) return complain(`${path}: ${sie4ErrorText(file.error)}`, 2);
  let output = "";
  for (const [account, ore] of closingBalances(file.value)) output += `${account} ${kronor(ore)}\n`;
  writeAll(1, output);
  return reportOf(file.value);
}

/** Opening balance and rows of every account of the chart and of those in use, in the order of their numbers. */
function closingBalances(file: Sie4File): readonly (readonly [account: string, ore: number])[] {
  const balances = new Map<string, number>(file.konton.map(({ number }) => [number, 0]));
  const add = (account: string, ore: number) => balances.set(account, (balances.get(account) ?? 0) + ore);
  for (const { account, amount } of openingRecords(file)) add(account, amount);
  for (const { account, sum } of file.ver.accounts) add(account, sum);
  return [...balances].sort(([a], [b]) => (a < b ? -1 : 1));
}

function reportOf(file: Sie4File): number {
  let code = 0;
  for (const error of file.errors) {
    const of = error.code === "more-errors" ? error.like.code : error.code;
    code = complain(sie4ErrorText(error), OF_NO_AMOUNT.has(of) ? code : 1);
  }
  if (file.ver.length === 0 && openingRecords(file).length === 0) {
    code = complain("the file has neither opening balances nor vouchers", 1);
  }
  for (const finding of file.findings) {
    if (finding.code === "line-end-missing") complain(sie4FindingText(finding), code);
  }
  return code;
}

function kronor(ore: number): string {
  const digits = String(Math.abs(ore)).padStart(3, "0");
  return `${ore < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function complain(text: string, code: number): number {
  writeAll(2, `${text}\n`);
  return code;
}

function writeAll(target: number, text: string): void {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += writeSync(target, bytes, at));
}
