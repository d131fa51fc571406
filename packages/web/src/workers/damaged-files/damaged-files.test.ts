import type { ItemOf } from "@huvudbok/core/document";
import { crc32, encodeCp437 } from "@huvudbok/core/text";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDamage } from "./damage.arbitrary.ts";
import { type Books, importedBooks } from "./imported-books.arbitrary.ts";
import { type LineScan, type Sums, scanLines } from "./line-scan.arbitrary.ts";
import { SAMPLES, sampleText } from "./sample-files.arbitrary.ts";
import { anySieText } from "./sie-text.arbitrary.ts";

/** 3,000 files in `npm run long`, with new seeds; a failure says how to repeat it. */
const FILES = (fc.readConfigureGlobal().numRuns ?? 100) > 100 ? 3000 : 300;
/** Longer than any of these files may take. */
const LONGEST_MS = 5000;

/** A generated file, or one of a real program that has vouchers. */
type Source =
  | { readonly text: string; readonly encoding: string; readonly hasChecksum: boolean }
  | { readonly sample: string };

const anyFile = fc.record({
  text: anySieText,
  encoding: fc.constantFrom("cp437", "utf-8", "latin1"),
  hasChecksum: fc.boolean(),
});
const anySample = fc.record({
  sample: fc.constantFrom(...SAMPLES.filter((name) => /^(type4|variants)/.test(name))),
});
const anySource: fc.Arbitrary<Source> = fc.oneof({ weight: 2, arbitrary: anyFile }, anySample);

test("a damaged file is refused, or what is taken is what its lines say and the rest is told", async () => {
  await fc.assert(
    fc.asyncProperty(
      anySource,
      fc.array(anyDamage, { minLength: 1, maxLength: 3 }),
      async (file, damages) => {
        const whole = bytesText(file);
        const damaged = damages.reduce((text, damage) => damage(text), whole);
        const { answer, books, told, readMs } = await importedBooks(damaged);
        expect(readMs).toBeLessThan(LONGEST_MS);
        if (answer.outcome === "unknown") return;
        if (answer.outcome === "refused") {
          expect(answer.errorCount).toBeGreaterThan(0);
          expect(answer.errors.every((error) => error.length > 0)).toBe(true);
          return;
        }
        const scan = scanLines(damaged);
        expectTaken(scan, books, told);
        if (scan.odd === 0)
          expectAsked(
            scan,
            answer.toAccept.map(({ kind }) => kind),
          );
        if (!/#KSUMMA\s/.test(whole) || !/#KSUMMA\r?\n/.test(damaged)) return;
        const original = await importedBooks(whole);
        const isSame = JSON.stringify(books) === JSON.stringify(original.books);
        // Between the two #KSUMMA no change can go unnoticed.
        if (!isSame && scanLines(damaged).odd === 0) expect(told).not.toEqual(original.told);
      },
    ),
    { numRuns: FILES },
  );
});

test("an undamaged file is taken as its lines say, and asks for nothing", async () => {
  await fc.assert(
    fc.asyncProperty(anyFile, async (file) => {
      const text = bytesText(file);
      const { answer, books, told } = await importedBooks(text);
      expect(answer.outcome === "readable" && answer.toAccept).toEqual([]);
      expectTaken(scanLines(text), books, told);
    }),
  );
});

function expectTaken(scan: LineScan, books: Books, told: readonly string[]): void {
  const all = told.join("\n");
  expect(scan.hasRecordsBehindEnd).toBe(false);
  expect([...scan.currencies].filter((code) => code.trim().toUpperCase() !== "SEK")).toEqual([]);
  if (!scan.isLineEnded) expect(all).toContain("sista rad är inte avslutad");
  expect(counted(told, /(\d+|[Ee]n) post(?:er)? med okänd etikett/)).toBe(scan.unknownLabels);
  expect(told.filter((text) => text.includes("raden är inte en SIE post")).length).toBeGreaterThanOrEqual(
    Math.min(scan.rubbish, 1),
  );
  for (const { date, entries } of books.transactions) {
    const day = date.replaceAll("-", "");
    if (scan.year === undefined) expect(all).toContain("Filen anger inget räkenskapsår");
    else expect(scan.year.from <= day && day <= scan.year.to).toBe(true);
    const sum = entries.reduce(
      (total, { amount, adjustmentType }) => total + (adjustmentType === false ? 0 : amount),
      0,
    );
    expect(sum).toBe(0);
  }
  const names = books.transactions.map(({ series, number }) => `${series} ${number}`);
  expect(new Set(names).size).toBe(names.length);
  // A record that the patterns do not understand may be read all the same, or must be reported.
  if (scan.odd > 0) {
    expect(told).not.toEqual([]);
    return;
  }
  expect(books.transactions.map(({ date }) => date.replaceAll("-", "")).sort()).toEqual(
    scan.voucherDays.sort(),
  );
  expect(books.transactions.reduce((count, { entries }) => count + entries.length, 0)).toBe(scan.rowCount);
  expect(sumsOf(books.transactions.flatMap(countedRows))).toEqual(plain(scan.rows));
  const opening = scan.openingRecords.size > 0 ? scan.openingRecords : scan.closingRecords;
  expect(sumsOf(books.opening.map(({ accountId, balance }) => [accountId, balance]))).toEqual(plain(opening));
  const accounts = new Set(books.accounts.map(({ id }) => String(id)));
  expect([...scan.accounts].filter((account) => !accounts.has(account))).toEqual([]);
}

/**
 * Where the file's own balances differ from what its vouchers give, or are missing, a person must have accepted that.
 */
function expectAsked(scan: LineScan, asked: readonly string[]): void {
  if (scan.voucherDays.length === 0 || scan.balanceCount === 0) {
    expect(asked).toContain("incomplete");
    return;
  }
  if (scan.stated.size === 0) {
    expect(asked).toContain("incomplete");
    return;
  }
  const opening = scan.openingRecords.size > 0 ? scan.openingRecords : scan.closingRecords;
  const reached = sumsOf([...opening, ...scan.rows].map(([account, ore]) => [Number(account), ore] as const));
  const stated = sumsOf(Array.from(scan.stated, ([account, ore]) => [Number(account), ore] as const));
  expect([JSON.stringify(stated) === JSON.stringify(reached), asked]).toEqual([
    !asked.includes("balances"),
    asked,
  ]);
}

/** The number in front of the words, 0 without them. */
function counted(told: readonly string[], words: RegExp): number {
  const found = told.flatMap((text) => words.exec(text)?.[1] ?? []);
  return found.reduce((sum, number) => sum + (/^\d+$/.test(number) ? Number(number) : 1), 0);
}

function countedRows({ entries }: ItemOf<"transactions">): (readonly [number, number])[] {
  return entries.flatMap(({ accountId, amount, adjustmentType }) =>
    adjustmentType === false ? [] : [[accountId, amount] as const],
  );
}

function sumsOf(rows: readonly (readonly [number, number])[]): Record<string, number> {
  const sums: Sums = new Map();
  for (const [account, ore] of rows) sums.set(String(account), (sums.get(String(account)) ?? 0) + ore);
  return plain(sums);
}

function plain(sums: Sums): Record<string, number> {
  return Object.fromEntries(
    [...sums].filter(([, ore]) => ore !== 0).sort(([a], [b]) => Number(a) - Number(b)),
  );
}

/** The file, each byte a character. A checksum is that of its records, computed here. */
function bytesText(source: Source): string {
  if ("sample" in source) return sampleText(source.sample);
  const { text, encoding, hasChecksum } = source;
  const summed = hasChecksum ? withChecksum(text) : text;
  if (encoding === "latin1") return summed;
  const bytes = encoding === "cp437" ? encodeCp437(summed) : new TextEncoder().encode(summed);
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}

function withChecksum(text: string): string {
  const [first = "", ...rest] = text.split(/\r?\n/).filter((line) => line !== "");
  const records = rest.map((line) => line.trim()).filter((line) => line.startsWith("#"));
  const fields = records.map((line) =>
    line.replaceAll(/\\"|"((?:\\"|[^"])*)"|[\s{}]/g, (_, quoted: string | undefined) =>
      quoted === undefined ? "" : quoted.replaceAll(String.raw`\"`, '"'),
    ),
  );
  const sum = crc32(encodeCp437(fields.join("")), 0);
  return [first, "#KSUMMA", ...rest, `#KSUMMA ${sum}`, ""].join("\n");
}
