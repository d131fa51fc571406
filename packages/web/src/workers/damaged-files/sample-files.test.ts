import { expect, test } from "vitest";
import { importedBooks } from "./imported-books.arbitrary.ts";
import { expectedSamples, SAMPLES, sampleText } from "./sample-files.arbitrary.ts";

const ACCOUNT_0351 = "kontot 0351 med beloppet";

/** The files that the rules of docs/rules/sie4.md refuse, and a part of the first sentence. */
const REFUSED: Readonly<Record<string, string>> = {
  "type1/magenta-leading-zero-accounts.se": ACCOUNT_0351,
  "type2/magenta.se": ACCOUNT_0351,
  "type3/magenta.se": ACCOUNT_0351,
  "type4e/magenta.se": ACCOUNT_0351,
  "type4e/softone-business.se": "kontot FEL med beloppet",
  "type4i/magenta.si": ACCOUNT_0351,
  "type4i/real09.si": "verifikationerna är daterade 2009, 2010",
  "variants/avendo-unbalanced-voucher.se": "verifikation B 1 balanserar inte",
  "variants/unknown-records-unbalanced.se": "verifikation A 1 balanserar inte",
  "variants/utf8-bytes-underdim-escapes-quantity-sign.si": "kontot 1930 med beloppet",
};

/** How many accounts these files use without naming them; their names are those of BAS. */
const UNDECLARED: Readonly<Record<string, number>> = {
  "type4i/bl-administration.si": 6,
  "type4i/kontek-lon-objects-quantity.si": 11,
  "type4i/visma-anlaggningsregister.si": 12,
  "variants/utf8-bytes-ksumma-over-cp437.si": 4,
};

const refused = SAMPLES.filter((name) => name in REFUSED);
const taken = SAMPLES.filter((name) => !(name in REFUSED));

test("the collection is whole", () => {
  expect(Object.keys(expectedSamples()).sort()).toEqual([...SAMPLES].sort());
  expect(refused).toHaveLength(10);
});

test.each(refused)("%s is refused, and says why", async (name) => {
  const { answer } = await importedBooks(sampleText(name));
  expect(answer.outcome === "refused" && answer.errors[0]).toContain(REFUSED[name]);
});

test.each(taken)("%s is stored as its known figures say", async (name) => {
  const { answer, books } = await importedBooks(sampleText(name));
  const rows = books.transactions.flatMap(({ entries }) => entries);
  const counting = rows.filter(({ adjustmentType, amount }) => adjustmentType !== false && amount > 0);
  const { accounts, verifications, transRows, btransRows, debitTotal, ib0 } = expectedSamples()[name] ?? {};
  expect({
    verifications: books.transactions.length,
    rows: rows.length,
    debitTotal: counting.reduce((sum, { amount }) => sum + amount, 0),
    opening: books.opening.reduce((sum, { balance }) => sum + balance, 0),
  }).toEqual({
    verifications,
    rows: Number(transRows) + Number(btransRows),
    debitTotal: ore(debitTotal),
    opening: ore(ib0),
  });
  expect(books.accounts.length).toBe(Number(accounts) + (UNDECLARED[name] ?? 0));
  const asked = answer.outcome === "readable" ? answer.toAccept.map(({ kind }) => kind) : [];
  // The first lacks a whole salary among its vouchers; the other is made to be imported into another program.
  const differs = name === "type4e/e-conomic.se" || name === "type4i/fortnox.si";
  const hasBalances = !/^(type4i|variants)/.test(name) || differs;
  expect(asked).toEqual(differs ? ["balances"] : hasBalances ? [] : ["incomplete"]);
});

function ore(kronor: string | null | undefined): number {
  return Math.round(Number(kronor ?? 0) * 100);
}
