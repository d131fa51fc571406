import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isoDate } from "../../calendar/index.ts";
import { emptyRecipient, type Recipient } from "../../company/index.ts";
import { sumOre } from "../../money/index.ts";
import { readSie4, type Sie4File, writeSie4 } from "../../sie4/index.ts";
import { entriesTurnover } from "../../transaction/index.ts";
import { sie4OfBooks } from "../export/sie4-of-books.ts";
import { type ImportedBooks, importErrorText, importSie4, readUnusedRecords } from "../index.ts";
import type { KnownAccount } from "../known-account.ts";

interface Expected {
  readonly accounts: number;
  readonly verifications: number;
  readonly transRows: number;
  readonly btransRows: number;
  readonly debitTotal: string;
  readonly ib0: string | null;
}

const folder = join(import.meta.dirname, "../../../testdata/sie4");
const files: Readonly<Record<string, Expected>> = JSON.parse(
  readFileSync(join(folder, "expected.json"), "utf8"),
);
const chart = join(import.meta.dirname, "../../../../resources/public/account-plans/bas-2025-ab.json");
const known: ReadonlyMap<number, KnownAccount> = new Map(
  JSON.parse(readFileSync(chart, "utf8")).accounts2.map((account: KnownAccount & { id: number }) => [
    account.id,
    account,
  ]),
);

/** Files that cannot be imported as they are, and the beginning of the error text. */
const REFUSED: Readonly<Record<string, RegExp>> = {
  "type1/magenta-leading-zero-accounts.se": /kontot 0351 med beloppet .*kontonummer måste vara 1000–9999/,
  "type2/magenta.se": /kontot 0351 med beloppet/,
  "type3/magenta.se": /kontot 0351 med beloppet/,
  "type4e/magenta.se": /kontot 0351 med beloppet/,
  "type4i/magenta.si": /kontot 0351 med beloppet/,
  "type4e/softone-business.se": /kontot FEL med beloppet 33\s125,72/,
  "type4i/bl-administration.si": /^No account plan\. .* finns inte i BAS: 3010, 3101$/,
  "type4i/real09.si": /^Fiscal year not found\. Räkenskapsåret saknas: filen har inget #RAR 0/,
  "variants/avendo-unbalanced-voucher.se": /verifikation B 1 balanserar inte, differensen är −12\s771,00/,
  "variants/unknown-records-unbalanced.se": /verifikation A 1 balanserar inte, differensen är −40,00/,
  "variants/utf8-bytes-underdim-escapes-quantity-sign.si": /kontot 1930 .* saknas i filens kontoplan/,
};
/** Files with accounts that cannot be kept (leading zeros, letters) though they may be imported. */
const SKIPPED_ACCOUNTS: Readonly<Record<string, number>> = { "type2/softone-business.se": 0 };

function read(name: string): Sie4File {
  const file = readSie4(new Uint8Array(readFileSync(join(folder, name))));
  if (!file.ok) throw new Error(`${name} is not SIE`);
  return file.value;
}

function imported(file: Sie4File): ImportedBooks {
  const data = importSie4(file, { knownAccounts: known, fileName: "bok.se" });
  if (!data.ok) throw new Error(data.error.map(importErrorText).join("\n"));
  return data.value;
}

test.each(Object.entries(REFUSED))("%s is refused with words that say why", (name, refusal) => {
  const data = importSie4(read(name), { knownAccounts: known, fileName: "bok.se" });
  expect(data.ok ? "imported" : importErrorText(data.error[0]!)).toMatch(refusal);
});

test("every file that is refused is one of the files", () => {
  expect(Object.keys(files)).toEqual(expect.arrayContaining(Object.keys(REFUSED)));
});

describe.each(Object.entries(files).filter(([name]) => !(name in REFUSED)))("%s", (name, figures) => {
  const file = read(name);

  test("is imported with its counts, sums and balances", () => {
    const data = imported(file);
    const entries = data.transactions.flatMap((transaction) => transaction.entries);
    expect(data.transactions).toHaveLength(figures.verifications);
    expect(entries).toHaveLength(figures.transRows + figures.btransRows);
    const { debit } = entriesTurnover(entries);
    expect(debit).toBe(Math.round(Number(figures.debitTotal) * 100));
    const opening = sumOre(data.openingBalances.map(({ balance }) => balance));
    expect(opening).toBe(Math.round(Number(figures.ib0 ?? 0) * 100));
    if (figures.accounts > 0) {
      expect(data.accounts.length).toBeGreaterThanOrEqual(figures.accounts - (SKIPPED_ACCOUNTS[name] ?? 0));
    }
    expect(data.transactions.every((transaction) => transaction.locked)).toBe(true);
  });

  test("gives the same books when exported and imported again", () => {
    const data = imported(file);
    const again = readSie4(writeSie4(exported(data)));
    if (!again.ok) throw new Error("the export is not SIE");
    const same = imported(again.value);
    expect({ ...same, notices: [], planName: "", origin: data.origin }).toEqual({
      ...data,
      company: { ...data.company, companyType: data.company.companyType ?? "AB" },
      notices: [],
      planName: "",
    });
  });
});

function exported(data: ImportedBooks) {
  const { company } = data;
  const recipient: Recipient = {
    ...emptyRecipient(company.companyType ?? "AB"),
    ...company,
    companyType: company.companyType ?? "AB",
  };
  const kept = readUnusedRecords(data.unusedRecords);
  return sie4OfBooks(
    {
      company: recipient,
      fiscalYear: data.fiscalYear,
      planName: data.planName,
      accounts: data.accounts,
      openingBalances: data.openingBalances,
      transactions: data.transactions,
      ...(kept === undefined ? {} : { kept }),
    },
    { date: isoDate("2026-11-20"), sign: "Anna", programVersion: "1.0" },
  );
}
