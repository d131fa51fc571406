import { describe, expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { fiscalYearIdFromGuid } from "../fiscal-year/index.ts";
import { importDocuments } from "./import-documents.ts";
import { BALANCES, CHART, HEAD, imported, VOUCHER } from "./imported-file.arbitrary.ts";

describe("importDocuments", () => {
  const id = fiscalYearIdFromGuid("00000000-0000-0000-0000-000000000001");
  const structures = { balance: { name: "B", items: [] }, result: { name: "R", items: [] } };

  test("a fiscal year with its chart, balances and transactions", () => {
    const data = imported(HEAD + CHART + BALANCES + VOUCHER);
    expect(importDocuments(data, id, structures)).toEqual({
      fiscalYear: {
        id,
        from: isoDate("2025-01-01"),
        to: isoDate("2025-12-31"),
        locked: false,
        transactionSeries: data.transactionSeries,
      },
      accountPlan: {
        head: {
          name: "EUBAS97",
          balanceReportStructure: structures.balance,
          resultReportStructure: structures.result,
        },
        accounts: data.accounts,
      },
      openingBalances: data.openingBalances,
      transactions: data.transactions,
      sieRecords: undefined,
    });
  });

  test("records to keep, with and without the program they came from", () => {
    const lines = `${HEAD}${CHART}#DIM 1 Kostnadsställe\n`;
    const records = ['#DIM 1 "Kostnadsställe"'];
    expect(importDocuments(imported(lines), id, structures).sieRecords).toEqual({
      program: "Förra programmet 2.1",
      records,
    });
    const nameless = lines.replace(/#PROGRAM.*\n/, "");
    expect(importDocuments(imported(nameless), id, structures).sieRecords).toEqual({ records });
  });
});
