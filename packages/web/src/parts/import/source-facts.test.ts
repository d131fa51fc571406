import { isoDate } from "@huvudbok/core/calendar";
import type { ImportSource } from "@huvudbok/core/import";
import { ore } from "@huvudbok/core/money";
import { expect, test } from "vitest";
import { sourceFacts, sumFacts } from "./source-facts.ts";

const source: ImportSource = {
  companyName: "Åkessons Snickeri AB",
  organizationNumber: "556677-8899",
  fiscalYear: { from: isoDate("2025-01-01"), to: isoDate("2025-12-31") },
  planName: "EUBAS97",
  accountCount: 1,
  transactionCount: 1234,
  attachmentCount: 0,
  program: "Edison 4.2",
  made: "2026-01-01, Åsa",
  type: "SIE 4E",
};

function texts(changed: Partial<ImportSource>, size = 12_345): readonly string[] {
  return sourceFacts("bok.sie", size, { ...source, ...changed }).map(({ value }) =>
    value.replaceAll(/\s/g, " "),
  );
}

test("the source table", () => {
  expect(texts({})).toEqual([
    "bok.sie",
    "12,3 kB",
    "SIE 4E, från Edison 4.2",
    "2026-01-01, Åsa",
    "Åkessons Snickeri AB, 556677-8899",
    "2025-01-01 – 2025-12-31",
    "EUBAS97, 1 konto",
    "1 234",
    "0",
  ]);
});

test("what the file does not tell is said, and a person's number is not shown whole", () => {
  const bare = {
    companyName: "",
    organizationNumber: "",
    fiscalYear: undefined,
    planName: "",
    program: "",
    made: "",
  };
  const [, size, type, made, company, year, plan] = texts({ ...bare, accountCount: 0 }, 2_500_000);
  expect([size, type, made, company, year, plan]).toEqual([
    "2,5 MB",
    "SIE 4E",
    "Står inte i filen",
    "Står inte i filen",
    "Står inte i filen",
    "0 konton",
  ]);
  expect(texts({ organizationNumber: "801112-1234" })[4]).toBe("Åkessons Snickeri AB, 801112-****");
});

test("the sums", () => {
  const facts = sumFacts({
    accounts: 2,
    transactions: 3,
    rows: 7,
    debit: ore(123_456),
    openingSum: ore(0),
  });
  expect(facts.map(({ value }) => value.replaceAll(/\s/g, " "))).toEqual(["2", "3", "7", "1 234,56", "0,00"]);
});
