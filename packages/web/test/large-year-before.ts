import { newAccount } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { encodeItem } from "@huvudbok/core/document";
import { fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { transactionOf } from "@huvudbok/core/transaction/transaction.arbitrary";
import { ENTRY_YEAR } from "./entry-books.ts";

const BEFORE = {
  ...ENTRY_YEAR,
  id: fiscalYearIdFromGuid("5".repeat(32)),
  from: isoDate("2025-01-01"),
  to: isoDate("2025-12-31"),
};

/** What stores a year before that of the tests, with taxed sales of 50 million kronor. */
export const LARGE_YEAR_BEFORE = [
  { key: "c1-accountSettings", put: [ENTRY_YEAR, BEFORE] },
  {
    key: `c1-${BEFORE.id}-accountPlan`,
    head: { name: "BAS" },
    put: [encodeItem("accountPlan", { ...newAccount(3001, "Försäljning"), taxCode: 5 })],
  },
  {
    key: `c1-${BEFORE.id}-transactions`,
    put: [
      encodeItem(
        "transactions",
        transactionOf("A", 1, "2025-06-01", "Försäljning", [
          [1930, 5_000_000_000],
          [3001, -5_000_000_000],
        ]),
      ),
    ],
  },
];
