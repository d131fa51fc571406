import { isoDate } from "@huvudbok/core/calendar";
import type { ReportHeading } from "@huvudbok/core/report";
import { expect, test } from "vitest";
import { includedText, lastVoucherText, printedPeriodText } from "./report-texts.ts";

const DRAFTS = { counted: 1, withoutDate: 0, outsideYear: 0, withoutAccount: 0, unbalanced: [] };

function heading(fields: Partial<ReportHeading>): ReportHeading {
  const year = { from: isoDate("2025-01-01"), to: isoDate("2025-12-31") };
  const company = {
    companyName: "Havtorn Keramik AB",
    organizationNumber: "556677-8899",
    numberName: "Organisationsnummer",
  };
  return { ...company, fiscalYear: year, period: year, lastNumbers: [], ...fields };
}

const one = [{ series: "A", number: 471 }];
const two = [...one, { series: "B", number: 3 }];

test.each([
  [heading({}), "Inga transaktioner", "Inga transaktioner, utkast ej medräknade"],
  [
    heading({ lastNumbers: one }),
    "Senaste transaktion A\u00A0471",
    "Transaktioner till och med A\u00A0471, utkast ej medräknade",
  ],
  [
    heading({ lastNumbers: two, drafts: DRAFTS }),
    "Senaste transaktioner A\u00A0471, B\u00A03",
    "Transaktioner till och med A\u00A0471, B\u00A03, inkl. utkast",
  ],
])("what a report holds %#", (given, last, included) => {
  expect(lastVoucherText(given)).toBe(last);
  expect(includedText(given)).toBe(included);
});

test("PG32: the head of a printed page says that drafts are counted", () => {
  expect(printedPeriodText(heading({}))).toBe("2025-01-01 – 2025-12-31");
  expect(printedPeriodText(heading({ drafts: DRAFTS }))).toBe("2025-01-01 – 2025-12-31, inkl. utkast");
});
