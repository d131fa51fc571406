import { describe, expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { fiscalYearIdFromGuid } from "../fiscal-year/index.ts";
import { importDocuments } from "./import-documents.ts";
import { importFacts } from "./import-facts.ts";
import type { ImportedBooks } from "./imported-books.ts";
import { BALANCES, CHART, HEAD, imported, VOUCHER } from "./sie4/imported-file.arbitrary.ts";

describe("importDocuments", () => {
  const id = fiscalYearIdFromGuid("00000000-0000-0000-0000-000000000001");
  const structures = { balance: { name: "B", items: [] }, result: { name: "R", items: [] } };

  test("a fiscal year with its chart, balances and transactions", () => {
    const books = imported(HEAD + CHART + BALANCES + VOUCHER);
    expect(importDocuments(books, id, structures)).toEqual([
      {
        kind: "accountSettings",
        items: [
          {
            id,
            from: isoDate("2025-01-01"),
            to: isoDate("2025-12-31"),
            locked: false,
            transactionSeries: books.transactionSeries,
          },
        ],
      },
      {
        kind: "accountPlan",
        head: {
          name: "EUBAS97",
          balanceReportStructure: structures.balance,
          resultReportStructure: structures.result,
        },
        items: books.accounts,
      },
      { kind: "accountBalance", items: books.openingBalances },
      { kind: "transactions", items: books.transactions },
    ]);
  });

  test("records to keep, with and without the program they came from", () => {
    const lines = `${HEAD}${CHART}#DIM 1 Kostnadsställe\n`;
    const records = ['#DIM 1 "Kostnadsställe"'];
    const kept = (text: string) =>
      importDocuments(imported(text), id, structures).find(({ kind }) => kind === "sieRecords");
    expect(kept(lines)).toEqual({
      kind: "sieRecords",
      head: { program: "Förra programmet 2.1", records },
    });
    expect(kept(lines.replace(/#PROGRAM.*\n/, ""))).toEqual({ kind: "sieRecords", head: { records } });
  });

  test("assets and files of a format that has them, before the vouchers that name them", () => {
    const list = { id: "list", name: "Maskiner", accountId: 1210, items: [] };
    const attachment = { id: "file", name: "kvitto.pdf", created: "2025-01-01T00:00:00Z", fileId: "abc" };
    const books = {
      ...imported(HEAD + CHART + VOUCHER),
      assets: [list],
      files: [{ attachment, bytes: Uint8Array.of(1) }],
    } as unknown as ImportedBooks;
    const written = importDocuments(books, id, structures).slice(2);
    expect(written).toEqual([
      { kind: "assetManagement", items: [list] },
      { kind: "attachmentData", items: [attachment] },
      { kind: "transactions", items: books.transactions },
    ]);
    expect(importFacts(books)).toMatchObject({ transactionCount: 1, attachmentCount: 1 });
  });
});
