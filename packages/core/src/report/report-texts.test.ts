import { describe, expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { buildLedger, withDrafts } from "../ledger/index.ts";
import { draft, smallPlan, transaction, year2025 } from "../ledger/ledger.arbitrary.ts";
import { accountLedgerReport } from "./account-ledger-report.ts";
import { balanceReport } from "./balance-report.ts";
import { draftsNoteTexts } from "./drafts-note.ts";
import { reportFindingText } from "./report-finding.ts";
import { reportHeading } from "./report-heading.ts";
import { reportColumnText } from "./report-line.ts";
import { resultReport } from "./result-report.ts";
import { adjustmentText } from "./voucher-entry.ts";

test.each([
  [{ kind: "added", sign: "KL", date: isoDate("2025-02-20") }, "Tillagd av KL 2025-02-20"],
  [{ kind: "removed", sign: "KL", date: isoDate("2025-02-20") }, "Borttagen av KL 2025-02-20"],
  [{ kind: "removed", sign: "" }, "Borttagen"],
  [{ kind: "added", date: isoDate("2025-02-20") }, "Tillagd 2025-02-20"],
] as const)("%j is %j", (adjustment, text) => {
  expect(adjustmentText(adjustment)).toBe(text);
});

test("the words of columns and missing structures", () => {
  const columns = [
    "opening",
    "period",
    "closing",
    "accumulated",
    "previousPeriod",
    "comparison",
    "sum",
  ] as const;
  const april = { from: isoDate("2025-04-01"), to: isoDate("2025-04-30") };
  expect([...columns, april].map(reportColumnText)).toEqual([
    "Ingående balans",
    "Period",
    "Utgående balans",
    "Ackumulerat",
    "Föregående period",
    "Jämförelse",
    "Summa",
    "apr 2025",
  ]);
  expect(reportFindingText({ code: "balance-structure-missing" })).toBe(
    "Balansrapportstrukturen saknas trots försök att återskapa. Kontakta supporten.",
  );
  expect(reportFindingText({ code: "result-structure-missing" })).toBe(
    "Resultatrapportstrukturen saknas trots försök att återskapa. Kontakta supporten.",
  );
});

test("a kind, code or column that does not exist is a bug, not a text", () => {
  expect(() => reportColumnText("no such" as never)).toThrow("Unhandled case");
  expect(() => reportFindingText({ code: "no such" } as never)).toThrow("Unhandled case");
});

test.each([
  [{ withoutDate: 0, outsideYear: 0, withoutAccount: 0, unbalanced: [] }, []],
  [
    { withoutDate: 2, outsideYear: 0, withoutAccount: 1, unbalanced: [] },
    ["3 utkast är inte med i rapporten: 2 utan datum, 1 utan konto i kontoplanen."],
  ],
  [
    { withoutDate: 0, outsideYear: 1, withoutAccount: 0, unbalanced: ["a", "b"] },
    ["1 utkast är inte med i rapporten: 1 utanför räkenskapsåret.", "2 utkast i rapporten balanserar inte."],
  ],
])("LE7: the note of %j", (counts, texts) => {
  expect(draftsNoteTexts({ counted: 5, ...counts })).toEqual(texts);
});

describe("heading", () => {
  const company = {
    name: "Havtorn Keramik AB",
    organizationNumber: "556677-8899",
    numberName: "Organisationsnummer",
  };
  const ledger = buildLedger({
    fiscalYear: year2025,
    openingBalances: [],
    transactions: [transaction("A 1", "2025-01-10", []), transaction("A 2", "2025-12-10", [])],
  });
  const january = { from: isoDate("2025-01-01"), to: isoDate("2025-01-31") };

  test("company, year, period and last voucher", () => {
    expect(reportHeading(company, ledger, january)).toEqual({
      companyName: "Havtorn Keramik AB",
      organizationNumber: "556677-8899",
      numberName: "Organisationsnummer",
      fiscalYear: { from: "2025-01-01", to: "2025-12-31" },
      period: january,
      lastNumbers: [{ series: "A", number: 1 }],
    });
  });

  test("drafts that are counted in", () => {
    const counted = withDrafts(ledger, [draft("d", undefined, [])], smallPlan);
    expect(reportHeading(company, counted, january).drafts).toMatchObject({ counted: 0, withoutDate: 1 });
  });
});

test("MO13: books with sums that no number holds exactly have their reports, which name the accounts", () => {
  const huge = buildLedger({
    fiscalYear: year2025,
    openingBalances: [],
    transactions: Array.from({ length: 91 }, (_, place) =>
      transaction(`A ${place + 1}`, "2025-02-01", [
        [1930, 999_999_999_999.99],
        [3001, -999_999_999_999.99],
      ]),
    ),
  });
  const year = { from: year2025.from, to: year2025.to };
  const told = (account: number) =>
    `Summan på konto ${account} är för stor för att räknas exakt, så beloppen här stämmer inte: rätta det som är bokfört med för stora belopp`;
  expect(balanceReport(huge, smallPlan, year).findings.map(reportFindingText)).toContain(told(1930));
  expect(resultReport(huge, smallPlan, year).findings.map(reportFindingText)).toContain(told(3001));
  const { closing, rows } = accountLedgerReport(huge, accountNo(1930), year);
  expect([closing, rows().at(-1)?.balance]).toEqual([Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]);
});
