import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { type FiscalYear, fiscalYearIdFromGuid } from "../fiscal-year/index.ts";
import { ore } from "../money/index.ts";
import type { Transaction } from "../transaction/index.ts";
import { conversionHindranceText, conversionOf } from "./conversion.ts";
import { draftOfTransaction } from "./draft-of-transaction.ts";

const year: FiscalYear = {
  id: fiscalYearIdFromGuid("4".repeat(32)),
  from: isoDate("2025-01-01"),
  to: isoDate("2025-12-31"),
  locked: false,
  transactionSeries: [{ name: "A", startNo: 1, description: "" }],
};
const transaction = (number: number, fields: Partial<Transaction> = {}): Transaction => ({
  series: "A",
  number,
  regDate: isoDate("2025-03-02"),
  date: isoDate("2025-03-01"),
  text: "Papper",
  sign: "Anna",
  entries: [
    { accountId: accountNo(6110), amount: ore(100), text: "rad", adjustmentType: false },
    { accountId: accountNo(1930), amount: ore(-100) },
  ],
  locked: false,
  ...fields,
});
const locked = (number: number) => transaction(number, { locked: true });
const link = (number: number, digit = "4") => ({
  fiscalYearId: fiscalYearIdFromGuid(digit.repeat(32)),
  series: "A",
  number,
});
const LINKED =
  "Ett utkast har ingen koppling till det som det rättar eller rättas av. Därför kan inget konverteras så länge det andra ledet blir kvar i böckerna:";

test("CH9: a draft keeps date, text, rows, files and note, and tells its number in the note", () => {
  const attachments = [{ id: "x", name: "kvitto" }];
  const full = transaction(12, { annotation: "Kvitto saknas", attachmentIds: ["f1"], attachments });
  expect(draftOfTransaction(full, "a")).toEqual({
    id: "a",
    date: full.date,
    text: "Papper",
    entries: full.entries,
    annotation: "Kvitto saknas\nKonverterad från A 12",
    attachmentIds: ["f1"],
    attachments,
  });
  const { date, text, entries } = full;
  const annotation = "Konverterad från A 3";
  expect(draftOfTransaction(transaction(3), "b")).toEqual({ id: "b", date, text, entries, annotation });
  const linked = transaction(5, { corrects: link(3), correctedBy: link(7) });
  expect(draftOfTransaction(linked, "c").annotation).toBe(
    "Konverterad från A 5, rättelse av A 3, rättad av A 7",
  );
  const named = (words: string) => draftOfTransaction({ ...linked, text: `${words}Papper` }, "c").text;
  // The number in the text would be that of another one.
  expect([named("Rättelse av A 3: "), named("Rättelse av A 3 (2024): "), named("Rättelse av A 4: ")]).toEqual(
    ["Papper", "Papper", "Rättelse av A 4: Papper"],
  );
});

test.each<[string, readonly Transaction[], Partial<Parameters<typeof conversionOf>[1]>, string | undefined]>([
  ["all may", [transaction(1), locked(2)], {}, undefined],
  ["the year", [transaction(1)], { year: { ...year, locked: true } }, "Räkenskapsåret är låst."],
  ["none", [], {}, "Det finns inga transaktioner att konvertera."],
  ["one locked", [locked(1)], {}, "Årets enda transaktion är låst."],
  ["only locked", [locked(1), locked(2)], {}, "Alla 2 transaktioner är låsta."],
  ["open days", [transaction(1)], { closedThrough: isoDate("2025-02-28") }, undefined],
  [
    "closed days",
    [transaction(1), transaction(2, { date: isoDate("2025-04-01") })],
    { closedThrough: isoDate("2025-03-01") },
    "Bokföringen är låst till och med 2025-03-01, och 1 av transaktionerna har datum dit.",
  ],
  [
    "a correction of another year",
    [
      transaction(1),
      transaction(5, { corrects: link(33, "5") }),
      transaction(6, { corrects: link(33, "5") }),
    ],
    {},
    `${LINKED} A 5 rättar A 33 i ett annat räkenskapsår, A 6 rättar A 33 i ett annat räkenskapsår.`,
  ],
  [
    "what is corrected in another year",
    [transaction(1, { correctedBy: link(2, "5") })],
    {},
    `${LINKED} A 1 är rättad av A 2 i ett annat räkenskapsår.`,
  ],
  [
    "many corrections of locked ones",
    [1, 2, 3, 4, 5, 6, 7].flatMap((n) => [locked(n), transaction(n + 10, { corrects: link(n) })]),
    {},
    `${LINKED} A 11 rättar A 1 som är låst, A 12 rättar A 2 som är låst, A 13 rättar A 3 som är låst, A 14 rättar A 4 som är låst, A 15 rättar A 5 som är låst och 2 till.`,
  ],
  [
    "a correction among them",
    [transaction(1, { correctedBy: link(2) }), transaction(2, { corrects: link(1) })],
    {},
    undefined,
  ],
  [
    "the setting",
    [transaction(1)],
    { allowTransactionEdit: false },
    "Transaktioner kan bara konverteras när ”Tillåt redigering av transaktioner” är valt i inställningarna.",
  ],
])("CH9: what hinders: %s", (_, transactions, rules, told) => {
  const { hindrance } = conversionOf(transactions, { year, allowTransactionEdit: true, ...rules });
  expect(hindrance && conversionHindranceText(hindrance)).toBe(told);
});

test.each<[string, readonly Transaction[], boolean, number]>([
  ["all", [transaction(2), transaction(1)], true, 0],
  ["after a locked one", [locked(1), transaction(2)], true, 1],
  ["before a locked one", [transaction(1), locked(2)], false, 1],
  ["with a gap", [transaction(1), transaction(3)], false, 0],
])("CH9: whether it can be undone: %s", (_, transactions, isUndoable, lockedCount) => {
  const conversion = conversionOf(transactions, { year, allowTransactionEdit: true });
  expect(conversion).toMatchObject({ isUndoable, lockedCount });
  expect(conversion.converted).toEqual(transactions.filter((one) => !one.locked));
});

test("a code that is not known is a fault of the program: what keeps from it", () => {
  expect(() => conversionHindranceText({ code: "other" } as never)).toThrow("Unhandled case");
});
