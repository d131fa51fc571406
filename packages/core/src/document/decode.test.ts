import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import * as z from "zod/mini";
import type { AccountBalance } from "../account-balance/index.ts";
import { type Account, newAccount } from "../account-plan/index.ts";
import type { AssetList } from "../asset/index.ts";
import type { Attachment } from "../attachment/index.ts";
import type { Draft } from "../draft/index.ts";
import type { FiscalYear } from "../fiscal-year/index.ts";
import type { JournalTemplate } from "../journal-template/index.ts";
import type { NewTransaction, Transaction } from "../transaction/index.ts";
import { decodeDocument, decodeHead, decodeItem, decodeNewTransaction } from "./decode.ts";
import { documentErrorText, UnstorableValue } from "./document-error.ts";
import { DOCUMENT_KINDS, type ItemOf } from "./document-kind.ts";
import { documentJson, encodeHead, encodeItem, encodeNewTransaction } from "./encode.ts";
import { newTransactionCodec, transactionCodec } from "./hand-codecs/transaction-codec.ts";
import { itemId } from "./item-id.ts";
import { SAMPLE_DOCUMENTS } from "./sample-documents.arbitrary.ts";
import { storedTransaction } from "./stored-transaction.arbitrary.ts";
import { newTransactionSchema, transactionSchema } from "./transaction-schema.ts";

const minimal = { series: "A", number: 1, date: "2025-03-01", text: "x", entries: [], locked: false };
const row = (amount: unknown) => ({ accountId: 1930, amount });

test("the items of the table are the types of the trade", () => {
  expectTypeOf<ItemOf<"transactions">>().toEqualTypeOf<Transaction>();
  expectTypeOf<ItemOf<"accountPlan">>().toEqualTypeOf<Account>();
  expectTypeOf<ItemOf<"accountBalance">>().toEqualTypeOf<AccountBalance>();
  expectTypeOf<ItemOf<"accountSettings">>().toEqualTypeOf<FiscalYear>();
  expectTypeOf<ItemOf<"transactionDrafts">>().toExtend<Draft>();
  expectTypeOf<ItemOf<"journalTemplates">>().toEqualTypeOf<JournalTemplate>();
  expectTypeOf<ItemOf<"assetManagement">>().toEqualTypeOf<AssetList>();
  expectTypeOf<ItemOf<"attachmentData">>().toEqualTypeOf<Attachment>();
  expectTypeOf<Draft>().toExtend<ItemOf<"transactionDrafts">>();
});

describe("every kind", () => {
  test.each(SAMPLE_DOCUMENTS)("%s: decoding and encoding give the stored document back", (kind, stored) => {
    const decoded = decodeDocument(kind, stored);
    if (!decoded.ok) throw new Error(documentErrorText(decoded.error));
    const again = documentJson(kind, decoded.value.head, decoded.value.items);
    expect(JSON.stringify(again)).toBe(JSON.stringify(stored));
    for (const item of decoded.value.items) expect(itemId(kind, item)).toMatch(/./);
  });

  test("has a sample", () => {
    expect(new Set(SAMPLE_DOCUMENTS.map(([kind]) => kind))).toEqual(new Set(Object.keys(DOCUMENT_KINDS)));
  });

  test("has a migration for every version before its own", () => {
    for (const kind of Object.values(DOCUMENT_KINDS)) {
      const migrations = "migrations" in kind ? (kind.migrations as readonly unknown[]) : [];
      expect(migrations.length).toBe(kind.version - 1);
    }
  });
});

describe("decodeDocument refuses", () => {
  test.each<[string, unknown, string]>([
    ["what is no object", [], "Transaktion: värdet är av fel slag"],
    ["no version", { transactions: [] }, "Transaktion, version: värdet saknas"],
    ["a version that is no number", { version: "1" }, "Transaktion, version: värdet är felaktigt"],
    ["version 0", { version: 0 }, "Transaktion, version: värdet är felaktigt"],
    ["version 1.5", { version: 1.5 }, "Transaktion, version: värdet är felaktigt"],
    [
      "a newer version",
      { version: 2, transactions: [] },
      "Data är sparad av en nyare version av programmet. Ladda om sidan och försök igen.",
    ],
    ["no items", { version: 1 }, "Transaktion, transactions: värdet saknas"],
    [
      "items that are no list",
      { version: 1, transactions: {} },
      "Transaktion, transactions: värdet är av fel slag",
    ],
    ["a field of its own", { version: 1, transactions: [], x: 1 }, "Transaktion, x: fältet är okänt"],
    [
      "an item twice",
      { version: 1, transactions: [minimal, minimal] },
      "Transaktion A-1: förekommer mer än en gång",
    ],
    [
      "an item without an id",
      { version: 1, transactions: [minimal, {}] },
      "Transaktion, transactions, rad 2, series: värdet saknas",
    ],
    [
      "öre in parts, naming the row (CH1)",
      { version: 1, transactions: [{ ...minimal, entries: [row(1), row(10.001)] }] },
      "Transaktion A-1, entries, rad 2, amount: beloppet 10.001 är inte hela ören",
    ],
  ])("%s", (_, json, text) => {
    const decoded = decodeDocument("transactions", json);
    expect(decoded.ok ? "" : documentErrorText(decoded.error)).toBe(text);
  });
});

describe("decodeItem refuses", () => {
  test.each<[Parameters<typeof decodeItem>[0], unknown, string]>([
    [
      "transactions",
      { ...minimal, entries: [row("5")] },
      "Transaktion A-1, entries, rad 1, amount: värdet 5 är av fel slag",
    ],
    [
      "transactions",
      { ...minimal, date: "2025-02-29" },
      "Transaktion A-1, date: värdet 2025-02-29 är felaktigt",
    ],
    [
      "transactions",
      { ...minimal, entries: [null] },
      "Transaktion A-1, entries, rad 1: värdet är av fel slag",
    ],
    [
      "transactions",
      { ...minimal, entries: [{ ...row(1), x: 1 }] },
      "Transaktion A-1, entries, rad 1, x: fältet är okänt",
    ],
    [
      "transactions",
      { ...minimal, number: 0 },
      "Transaktion A-0, number: värdet 0 är för stort eller för litet",
    ],
    ["transactions", 5, "Transaktion: värdet 5 är av fel slag"],
    [
      "accountPlan",
      { id: 999, name: "x", type: "asset", active: true },
      "Konto 999, id: värdet 999 är för stort eller för litet",
    ],
    [
      "accountPlan",
      { id: 1930, name: "x", type: "y", active: true },
      "Konto 1930, type: värdet y är felaktigt",
    ],
    ["accountSettings", { id: "f1" }, "Räkenskapsår f1, id: värdet f1 är felaktigt"],
    ["userSettings", {}, "Användarinställningar: fältet är okänt"],
    // What the place and the sums say already is not stored beside them.
    [
      "transactions",
      { ...minimal, fiscalYearId: "f0123456789abcdef0123456789abcdef" },
      "Transaktion A-1, fiscalYearId: fältet är okänt",
    ],
    [
      "accountBalance",
      { accountId: 1930, balance: 1, initialBalance: 1 },
      "Ingående balans 1930, initialBalance: fältet är okänt",
    ],
    [
      "accountBalance",
      { accountId: 1930, balance: 1, periodBalance: 1 },
      "Ingående balans 1930, periodBalance: fältet är okänt",
    ],
    [
      "transactionDrafts",
      { id: "d", text: "", entries: [{ amount: 0.005 }] },
      "Utkast d, entries, rad 1, amount: beloppet 0.005 är inte hela ören",
    ],
    [
      "transactionDrafts",
      { id: "d", text: "", entries: [{ amount: 1e300 }] },
      "Utkast d, entries, rad 1, amount: värdet 1e+300 är för stort eller för litet",
    ],
  ])("%s %j", (kind, json, text) => {
    const decoded = decodeItem(kind, json);
    expect(decoded.ok ? "" : documentErrorText(decoded.error)).toBe(text);
  });
});

test("decodeHead reads an object and no list", () => {
  expect(decodeHead("transactions", {})).toEqual({ ok: true, value: {} });
  expect(decodeHead("transactions", []).ok).toBe(false);
  expect(decodeHead("accountSettings", { closedThrough: "2025-03-31" })).toEqual({
    ok: true,
    value: { closedThrough: "2025-03-31" },
  });
  expect(decodeHead("accountSettings", { closedThrough: "2025-03-32" }).ok).toBe(false);
});

test("a long value is cut in the error", () => {
  const decoded = decodeItem("transactions", { ...minimal, series: "A".repeat(500) });
  expect(!decoded.ok && decoded.error.code === "invalid-field" && decoded.error.found?.length).toBe(100);
});

test("no schema uses eval, which the content policy forbids", () => {
  expect(z.config().jitless).toBe(true);
});

test("what cannot be stops the program", () => {
  const error = { code: "invalid-field", kind: "transactions", path: [], fault: "other" } as never;
  expect(() => documentErrorText(error)).toThrow("Unhandled case");
  expect(() => encodeItem("userSettings", {} as never)).toThrow();
});

test("what breaks its schema has no stored form, and says so in Swedish", () => {
  const account = newAccount(1930, "x".repeat(401));
  expect(() => encodeItem("accountPlan", account)).toThrow(/^Konto 1930, name: värdet x+ är för stort/);
  expect(() => encodeItem("accountPlan", account)).toThrow(UnstorableValue);
  expect(() => encodeHead("userSettings", { leftSidebarWidth: 5 })).toThrow(/leftSidebarWidth: värdet 5 är/);
});

test("a new transaction has a series and no number", () => {
  const { number: _, ...fresh } = minimal;
  const decoded = decodeNewTransaction(fresh);
  expect(decoded).toEqual({ ok: true, value: fresh });
  expect(decoded.ok && encodeNewTransaction(decoded.value)).toEqual(fresh);
  const refused = decodeNewTransaction(minimal);
  expect(refused.ok ? "" : documentErrorText(refused.error)).toBe("Transaktion A-1, number: fältet är okänt");
});

test("an item or head without its kind's fields has no id", () => {
  expect(itemId("transactions", { series: "A" })).toBeUndefined();
  expect(itemId("transactions", 3)).toBeUndefined();
  expect(itemId("userSettings", { id: 1 })).toBeUndefined();
});

test("fields come out in one order, whatever order they came in", () => {
  const [kind, stored] = SAMPLE_DOCUMENTS.find(([kind]) => kind === "transactions")!;
  const item = (stored["transactions"] as unknown[])[0] as object;
  const turned = Object.fromEntries(Object.entries(item).reverse());
  const decoded = decodeItem(kind as "transactions", turned);
  expect(decoded.ok && JSON.stringify(encodeItem("transactions", decoded.value))).toBe(JSON.stringify(item));
  expect(JSON.stringify(encodeHead("userSettings", { density: "compact", theme: "dark" }))).toBe(
    '{"theme":"dark","density":"compact"}',
  );
});

describe("the hand-written codec of transactions", () => {
  test("agrees with the schema", () => {
    let accepted = 0;
    fc.assert(
      fc.property(storedTransaction, (json) => {
        const bySchema = z.safeParse(transactionSchema, json);
        const byHand = transactionCodec.read(json);
        expect(byHand).toEqual(bySchema.success ? bySchema.data : undefined);
        if (byHand === undefined) return;
        accepted += 1;
        expect(JSON.stringify(transactionCodec.write(byHand))).toBe(
          JSON.stringify(z.encode(transactionSchema, bySchema.data as z.output<typeof transactionSchema>)),
        );
        expect(transactionCodec.read(transactionCodec.write(byHand))).toEqual(byHand);
      }),
      { numRuns: 2000 },
    );
    expect(accepted).toBeGreaterThan(200);
  });

  test("agrees with the schema on new transactions", () => {
    fc.assert(
      fc.property(storedTransaction, fc.boolean(), (json, hasNumber) => {
        const { number: _, ...rest } = json as { number?: unknown };
        const fresh = hasNumber ? json : rest;
        const bySchema = z.safeParse(newTransactionSchema, fresh);
        const byHand: NewTransaction | undefined = newTransactionCodec.read(fresh);
        expect(byHand).toEqual(bySchema.success ? bySchema.data : undefined);
      }),
      { numRuns: 500 },
    );
  });
});

test("a report structure has an end, however deep a body is nested", () => {
  const structure = (levels: number) =>
    JSON.parse(
      `{"name":"B","items":[${'{"name":"G","items":['.repeat(levels - 1)}{"name":"L"}${"]}".repeat(levels - 1)}]}`,
    );
  const head = (levels: number) => ({ name: "BAS", balanceReportStructure: structure(levels) });
  expect(decodeHead("accountPlan", head(20)).ok).toBe(true);
  for (const levels of [21, 50_000]) {
    expect(decodeHead("accountPlan", head(levels))).toMatchObject({
      ok: false,
      error: { code: "invalid-field" },
    });
  }
});
