import { expect, test } from "vitest";
import { decodeDocument } from "../decode.ts";
import { documentErrorText } from "../document-error.ts";
import { versionedDocument } from "./versioned-document.ts";

const GUID = "01234567-89AB-cdef-0123-456789abcdef";
const OTHER = "1".repeat(32);
const ID = "f0123456789abcdef0123456789abcdef";
const dates = { from: "2024-01-01", to: "2024-12-31" };
const read = (json: unknown) => decodeDocument("accountSettings", versionedDocument("accountSettings", json));

test("a map of years from before versions becomes the list of version 1", () => {
  const transactionSeries = {
    A: { startNo: 1, description: "Löpande bokföring" },
    K: { startNo: 100, description: "Kassa" },
  };
  const old = {
    fiscalYears: {
      [GUID]: { ...dates, locked: true, transactionSeries },
      [OTHER]: { from: "2025-01-01", to: "2025-12-31" },
    },
    currentFiscalYearId: GUID,
    vatPeriod: "quarter",
  };
  expect(read(old)).toEqual({
    ok: true,
    value: {
      head: { currentFiscalYearId2: ID, vatPeriod: "quarter" },
      items: [
        {
          ...dates,
          id: ID,
          locked: true,
          transactionSeries: [
            { name: "A", startNo: 1, description: "Löpande bokföring" },
            { name: "K", startNo: 100, description: "Kassa" },
          ],
        },
        {
          id: `f${OTHER}`,
          from: "2025-01-01",
          to: "2025-12-31",
          locked: false,
          transactionSeries: [{ name: "A", startNo: 1, description: "Löpande bokföring" }],
        },
      ],
    },
  });
});

test("a map without years or a current one is an empty list", () => {
  expect(read({ fiscalYears: {}, currentFiscalYearId: null })).toEqual({
    ok: true,
    value: { head: {}, items: [] },
  });
});

test.each([
  [{ fiscalYears: { "ingen-guid": dates } }, "id"],
  [{ fiscalYears: { [GUID]: { ...dates, from: "i fjol" } } }, "from"],
  [{ fiscalYears: { [GUID]: { ...dates, transactionSeries: { A: 1 } } } }, "transactionSeries"],
  [{ fiscalYears: { [GUID]: { ...dates, transactionSeries: [] } } }, ""],
  [{ fiscalYears: { [GUID]: 1 } }, "fiscalYears2"],
  [{ fiscalYears: [] }, "version"],
  [{ version: 1, fiscalYears: {} }, "fiscalYears2"],
])("what is wrong in %j is told where it is", (json, field) => {
  const result = read(json);
  expect(result.ok ? "" : documentErrorText(result.error)).toContain(field);
  expect(result.ok).toBe(field === "");
});

test("other kinds have no form from before versions, and what is no document stays what it is", () => {
  const old = { fiscalYears: {}, templates: [] };
  expect(versionedDocument("journalTemplates", old)).toBe(old);
  expect(versionedDocument("accountSettings", 7)).toBe(7);
});
