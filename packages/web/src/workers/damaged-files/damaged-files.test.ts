import { newAccount } from "@huvudbok/core/account-plan";
import { type CommitRequest, commitRequestSchema } from "@huvudbok/core/api";
import { decodeItem, type ItemOf } from "@huvudbok/core/document";
import { fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import type { PublishedChart } from "@huvudbok/core/import";
import { crc32, encodeCp437 } from "@huvudbok/core/text";
import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { Sie4Desk } from "../sie4-desk.ts";
import type { ReadAnswer } from "../sie4-messages.ts";
import { anyDamage } from "./damage.arbitrary.ts";
import { type LineScan, type Sums, scanLines } from "./line-scan.arbitrary.ts";
import { anySieText } from "./sie-text.arbitrary.ts";

/** 3,000 files in `npm run long`, with new seeds; a failure prints `{ seed, path }`, which beside `numRuns` repeats it. */
const FILES = (fc.readConfigureGlobal().numRuns ?? 100) > 100 ? 3000 : 300;
/** Longer than any of these small files may take. */
const LONGEST_MS = 5000;

const structure = (name: string) => ({
  name,
  items: [{ name: "Allt", accounts: ["1", "2", "3", "4", "5"] }],
});
const charts: readonly PublishedChart[] = [
  {
    companyTypes: ["AB"],
    basEdition: 2025,
    plan: {
      name: "BAS 2025 för aktiebolag",
      accounts2: [newAccount(1930)],
      balanceReportStructure: structure("B"),
      resultReportStructure: structure("R"),
    },
  },
];

const anyFile = fc.record({
  text: anySieText,
  encoding: fc.constantFrom("cp437", "utf-8", "latin1"),
  hasChecksum: fc.boolean(),
});

test("a damaged file is refused, or what is taken is what its lines say and the rest is told", async () => {
  await fc.assert(
    fc.asyncProperty(anyFile, fc.array(anyDamage, { minLength: 1, maxLength: 3 }), async (file, damages) => {
      const whole = bytesText(file);
      const damaged = damages.reduce((text, damage) => damage(text), whole);
      const { answer, books } = await imported(damaged);
      if (answer.outcome === "not-sie") return;
      if (answer.outcome === "refused") {
        expect(answer.errorCount).toBeGreaterThan(0);
        expect(answer.errors.every((error) => error.length > 0)).toBe(true);
        return;
      }
      const told = [...answer.toAccept.flatMap(({ texts }) => texts), ...answer.notices];
      expectTaken(scanLines(damaged), books, told);
      if (!file.hasChecksum || !damaged.includes("#KSUMMA\n")) return;
      const original = await imported(whole);
      const isSame = JSON.stringify(books) === JSON.stringify(original.books);
      // Between the two #KSUMMA nothing can be changed unseen.
      if (!isSame && scanLines(damaged).odd === 0) expect(told).not.toEqual(original.told);
    }),
    { numRuns: FILES },
  );
});

test("an undamaged file is taken as its lines say, and asks for nothing", async () => {
  await fc.assert(
    fc.asyncProperty(anyFile, async (file) => {
      const text = bytesText(file);
      const { answer, books, told } = await imported(text);
      expect(answer.outcome === "readable" && answer.toAccept).toEqual([]);
      expectTaken(scanLines(text), books, told);
    }),
  );
});

interface Books {
  readonly transactions: readonly ItemOf<"transactions">[];
  readonly opening: readonly ItemOf<"accountBalance">[];
  readonly accounts: readonly ItemOf<"accountPlan">[];
}

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
    expect(date.startsWith("2025") || date.startsWith("2024")).toBe(true);
    const sum = entries.reduce(
      (total, { amount, adjustmentType }) => total + (adjustmentType === false ? 0 : amount),
      0,
    );
    expect(sum).toBe(0);
  }
  const names = books.transactions.map(({ series, number }) => `${series} ${number}`);
  expect(new Set(names).size).toBe(names.length);
  // A record that the patterns do not understand may be read all the same, or must be told.
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

/** Reads the file as the page does, and gives what would be stored: the body of the one commit, taken apart again. */
async function imported(
  text: string,
): Promise<{ answer: ReadAnswer; books: Books; told: readonly string[] }> {
  const desk = new Sie4Desk();
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const start = performance.now();
  const answer = desk.work({ type: "read", bytes: bytes.buffer, charts }, () => undefined) as ReadAnswer;
  expect(performance.now() - start).toBeLessThan(LONGEST_MS);
  const nothing: Books = { transactions: [], opening: [], accounts: [] };
  if (answer.outcome !== "readable") return { answer, books: nothing, told: [] };
  const commit = desk.work(
    {
      type: "commit",
      companyId: 7,
      companyType: "AB",
      fiscalYearId: fiscalYearIdFromGuid("00000000-0000-0000-0000-000000002025"),
      requestId: "request-1",
      settingsEtag: undefined,
      withSummary: false,
    },
    () => undefined,
  ) as { readonly body: Blob };
  const request = z.parse(commitRequestSchema, JSON.parse(await commit.body.text()));
  const told = [...answer.toAccept.flatMap(({ texts }) => texts), ...answer.notices];
  return { answer, told, books: booksOf(request) };
}

function booksOf(request: CommitRequest): Books {
  return {
    transactions: itemsOf(request, "transactions"),
    opening: itemsOf(request, "accountBalance"),
    accounts: itemsOf(request, "accountPlan"),
  };
}

/** The items of one document; each must be one that the server takes. */
function itemsOf<Kind extends "transactions" | "accountBalance" | "accountPlan">(
  request: CommitRequest,
  kind: Kind,
): ItemOf<Kind>[] {
  const change = request.changes.find(({ key }) => key.endsWith(`-${kind}`));
  return (change?.put ?? []).map((item) => {
    const decoded = decodeItem(kind, item);
    if (!decoded.ok) throw new Error(JSON.stringify(item));
    return decoded.value;
  });
}

/** The file, each byte a character. A checksum is that of its records, computed here. */
function bytesText({
  text,
  encoding,
  hasChecksum,
}: {
  text: string;
  encoding: string;
  hasChecksum: boolean;
}): string {
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
