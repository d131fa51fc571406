import { describe, expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { type VatBooks, vatPeriodsToDeclare } from "../vat/index.ts";
import { booksOf, type Rows, sale, settle, type Voucher } from "../vat/vat-books.arbitrary.ts";
import { filingSteps } from "./filing-steps.ts";

const SALES = [sale("2026-02-10", 250), sale("2026-05-10", 500), sale("2026-08-10", 1000)];
const NEXT_YEAR = booksOf(["2027-01-01", "2027-12-31"], []);

/** The last days of the periods whose VAT returns wait on a day. */
function waiting(years: readonly VatBooks[], today: string): readonly string[] {
  const situation = { years, companyType: "AB", filings: [], today: isoDate(today) } as const;
  const vat = vatPeriodsToDeclare({ ...situation, choice: { type: "quarter", isAssumed: false } });
  return filingSteps({ ...situation, vat }).flatMap((step) =>
    step.code === "vat-return" ? [step.period.to] : [],
  );
}

function yearOf(vouchers: readonly Voucher[], opened: Rows = []): VatBooks {
  return booksOf(["2026-01-01", "2026-12-31"], [...SALES, ...vouchers], opened);
}

describe.each([
  ["alone", []],
  ["with a next year that has taken over nothing yet", [NEXT_YEAR]],
])("OV15: a quarter after two that one entry has settled waits: %s", (_name, following) => {
  test("in time and late", () => {
    const years = [yearOf([settle("2026-06-30", 750)]), ...following];
    for (const today of ["2026-10-15", "2026-11-12", "2026-11-20", "2027-02-01"]) {
      expect(waiting(years, today)).toContain("2026-09-30");
    }
  });

  test("also where more settlements were booked than periods are done with", () => {
    const pieces = [settle("2026-06-30", 250), settle("2026-06-30", 200), settle("2026-06-30", 300)];
    expect(waiting([yearOf(pieces), ...following], "2026-10-15")).toEqual(["2026-09-30"]);
  });
});
