import { isoDate } from "@huvudbok/core/calendar";
import { hasValidCheckDigit, validateRecipient } from "@huvudbok/core/company";
import { ore } from "@huvudbok/core/money";
import { expect, test } from "vitest";
import { DEMONSTRATION_RECIPIENT } from "./demonstration-company.ts";
import { CUSTOMERS, EU_SUPPLIERS, OURSELVES, SUPPLIERS } from "./parties.ts";
import { type Receipt, receiptFileName } from "./receipt.ts";
import { receiptLayout } from "./receipt-layout.ts";
import { receiptPdf } from "./receipt-pdf.ts";
import { seededRandom } from "./seeded-random.ts";

const invoice: Receipt = {
  kind: "invoice",
  seller: SUPPLIERS.energy,
  buyer: OURSELVES,
  number: 61_300,
  date: isoDate("2026-01-24"),
  dueDate: isoDate("2026-02-23"),
  lines: [{ text: "El (nät & förbrukning)", amount: ore(1_234_50) }],
  vat: [{ rate: 25, net: ore(1_234_50), vat: ore(308_63) }],
  total: ore(1_543_13),
};
const till: Receipt = { ...invoice, kind: "till", seller: SUPPLIERS.fuel };
const words = (receipt: Receipt) => receiptLayout(receipt).texts.map(({ text }) => text);

test("a paper says who, when and how much", () => {
  expect(words(till)).toEqual(
    expect.arrayContaining([
      "MACKEN VÄGKRYSSET",
      "ATT BETALA",
      "1\u00A0543,13 kr",
      "308,63",
      "Varav moms 25 %",
    ]),
  );
  expect(words(invoice)).toEqual(
    expect.arrayContaining([
      "Åsbygdens Energi",
      "2026-02-23",
      "Moms 25 %",
      "1\u00A0543,13",
      "Att betala, kr",
    ]),
  );
});

test("what carries no VAT says so", () => {
  expect(words({ ...till, vat: [] })).toContain("Momsfritt");
  const foreign = { ...invoice, seller: EU_SUPPLIERS.paper, vat: [], note: "Reverse charge" };
  expect(words(foreign)).toEqual(expect.arrayContaining(["Moms", "0,00", "Reverse charge"]));
  expect(words(foreign).filter((text) => text.startsWith("Momsreg.nr"))).toEqual([]);
});

test.each([
  [till, "2026-01-24 Macken Vägkrysset kvitto.png"],
  [invoice, "2026-01-24 Åsbygdens Energi faktura.pdf"],
  [{ ...invoice, seller: OURSELVES }, "2026-01-24 Kvarnåsens Form Bok AB faktura.pdf"],
])("a file is named by day and seller", (receipt, name) => {
  expect(receiptFileName(receipt)).toBe(name);
});

test("nothing is outside the paper", () => {
  for (const receipt of [till, invoice]) {
    const { width, height, texts, rules } = receiptLayout(receipt);
    for (const { x, y } of texts) {
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
    }
    for (const { y, to } of rules) expect(y < height && to < width).toBe(true);
  }
});

test("a PDF's table of objects says where they are", () => {
  const text = new TextDecoder("latin1").decode(receiptPdf(invoice));
  const [, places = ""] = text.split("0000000000 65535 f \n");
  const offsets = [...places.matchAll(/^(\d{10}) 00000 n/gm)].map(([, digits]) => Number(digits));
  expect(offsets).toHaveLength(6);
  for (const [index, offset] of offsets.entries()) {
    expect(text.slice(offset).startsWith(`${index + 1} 0 obj`)).toBe(true);
  }
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe("xref");
  const length = Number(/\/Length (\d+)/.exec(text)?.[1]);
  expect(/stream\n([\s\S]*)\nendstream/.exec(text)?.[1]).toHaveLength(length);
  // Letters outside ASCII and brackets are written as octal numbers.
  expect(text).toContain("\\305sbygdens Energi");
  expect(text).toContain("El \\050n\\344t & f\\366rbrukning\\051");
});

test("figures end where the column ends, and strange letters have some width", () => {
  const wide = { ...invoice, lines: [{ text: "a", amount: ore(1) }], dueDate: isoDate("2026-02-23") };
  const text = new TextDecoder("latin1").decode(receiptPdf(wide));
  // 0,01 is 0 , 0 1: 556 + 278 + 556 + 556 thousandths of 10 points before 539.
  expect(text).toContain("BT /F1 10 Tf 519.54");
});

test("the company's form is in order, and its number cannot belong to anyone", () => {
  const { isValid, hasUnusualNumber, normalized } = validateRecipient(
    DEMONSTRATION_RECIPIENT,
    isoDate("2026-11-20"),
  );
  expect(isValid && !hasUnusualNumber).toBe(true);
  expect(normalized).toEqual(DEMONSTRATION_RECIPIENT);
  const numbers = [OURSELVES, ...Object.values(SUPPLIERS), ...CUSTOMERS].map(
    (party) => party.organizationNumber,
  );
  expect(numbers.every((number) => number.startsWith("4") && hasValidCheckDigit(number))).toBe(true);
  expect(numbers.every((number) => /^\d{6}-\d{4}$/.test(number) && number.charAt(2) >= "2")).toBe(true);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test("chance is the same for the same seed and name, keeps its limits, and reaches all", () => {
  const draws = (seed: number, name: string) => {
    const random = seededRandom(seed, name);
    return Array.from({ length: 200 }, () => random.whole(10, 30, 5));
  };
  expect(draws(1, "a")).toEqual(draws(1, "a"));
  expect(draws(1, "a")).not.toEqual(draws(2, "a"));
  expect(draws(1, "a")).not.toEqual(draws(1, "b"));
  expect(new Set(draws(1, "a"))).toEqual(new Set([10, 15, 20, 25, 30]));
  const random = seededRandom(1, "c");
  expect(new Set(Array.from({ length: 100 }, () => random.pick(["x", "y", "z"])))).toEqual(
    new Set(["x", "y", "z"]),
  );
});
