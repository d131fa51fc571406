import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import type { RecordedFiles } from "../filing/index.ts";
import { vatPeriodsToDeclare } from "../vat/index.ts";
import { booksOf, type Rows, range, sale, settle, type Voucher, YEAR } from "../vat/vat-books.arbitrary.ts";
import { filingSteps } from "./filing-steps.ts";

/** The VAT returns that are asked for on a day, as they are told. */
function askedOn(today: string, vouchers: readonly Voucher[], filings: readonly RecordedFiles[] = []) {
  const years = [booksOf(YEAR, vouchers)];
  const situation = { years, companyType: "AB", filings, today: isoDate(today) } as const;
  const vat = vatPeriodsToDeclare({ ...situation, choice: { type: "quarter", isAssumed: false } });
  return filingSteps({ ...situation, vat }).flatMap((step) =>
    step.code === "vat-return"
      ? [`${step.text.title}: ${step.text.detail}`.replaceAll("\u00A0", " ").replace(/, om \d+ dagar/, "")]
      : [],
  );
}

const handedIn = (from: string, to: string): RecordedFiles => ({
  kind: "vat",
  period: range(from, to),
  isDeclared: true,
  files: [],
  figures: {},
});
const FIRST = handedIn("2025-01-01", "2025-03-31");
const SECOND = handedIn("2025-04-01", "2025-06-30");
const SETTLED = [
  sale("2025-02-10", 25),
  settle("2025-03-31", 25),
  sale("2025-05-10", 50),
  settle("2025-06-30", 50),
];

test("OV3: a settled period waits until its day, or until it is marked as handed in", () => {
  const waits = "Momsrapport april–juni: Senast 18 augusti. Inte markerad som inlämnad.";
  expect(askedOn("2025-07-05", SETTLED, [FIRST])).toEqual([waits]);
  expect(askedOn("2025-07-05", SETTLED)).toEqual([waits]);
  expect(askedOn("2025-07-05", SETTLED, [FIRST, { ...SECOND, isDeclared: false }])).toEqual([waits]);
  expect(askedOn("2025-07-05", SETTLED, [FIRST, SECOND])).toEqual([]);
});

test("OV15: after its day a settled period is asked for a year by who marks returns, else for a month", () => {
  const late = "Momsrapport april–juni: Inte markerad som inlämnad: skulle ha lämnats 18 augusti 2025";
  expect(askedOn("2025-08-19", SETTLED, [FIRST])).toEqual([late]);
  expect(askedOn("2026-08-18", SETTLED, [FIRST])[0]).toContain(late);
  expect(askedOn("2026-08-19", SETTLED, [FIRST])[0]).not.toContain(late);
  expect(askedOn("2025-09-18", SETTLED)).toEqual([late]);
  expect(askedOn("2025-09-19", SETTLED)).toEqual([]);
});

/** A service to another EU country, of 3,000 kronor. */
const abroad = (date: string, account = 3308): Voucher => [
  date,
  [
    [1930, 3000],
    [account, -3000],
  ] satisfies Rows,
];

test("OV15: a period with bases and no VAT waits until it is marked, for a year after its day", () => {
  const vouchers = [sale("2025-02-10", 25), settle("2025-03-31", 25), abroad("2025-05-10")];
  const late = "Momsrapport april–juni: Försenad: skulle ha lämnats 18 augusti 2025";
  for (const filings of [[], [FIRST]]) {
    const own = (today: string) => askedOn(today, vouchers, filings).find((each) => each.includes("april"));
    expect(own("2025-07-05")).toBe("Momsrapport april–juni: Senast 18 augusti");
    expect(own("2025-08-19")).toBe(late);
    expect(own("2026-08-18")).toContain(late);
    expect(own("2026-08-19")).toBeUndefined();
  }
  const asked = askedOn("2025-08-19", vouchers, [FIRST, SECOND]);
  expect(asked.filter((each) => each.includes("april"))).toEqual([]);
});

test("OV4: bases before the first VAT are not done with, nor is VAT all that is declared", () => {
  const first = [abroad("2025-05-10"), sale("2025-08-10", 25), settle("2025-09-30", 25)];
  expect(askedOn("2025-07-05", first)).toEqual(["Momsrapport april–juni: Senast 18 augusti"]);
  expect(askedOn("2025-07-05", [abroad("2025-05-10")])).toEqual([
    "Momsrapport april–juni: Senast 18 augusti",
  ]);
  // Who has only exempt sales is not registered.
  expect(askedOn("2025-07-05", [abroad("2025-05-10", 3004)])).toEqual([]);
  expect(
    askedOn("2025-07-05", [abroad("2025-05-10", 3004), sale("2025-08-10", 25), settle("2025-09-30", 25)]),
  ).toEqual([]);
});

const CORRECTED = [
  sale("2025-02-10", 25),
  settle("2025-03-31", 25),
  sale("2025-03-20", 5),
  settle("2025-03-31", 5),
];

test("OV4: a correction that is settled by itself hides no later period, with VAT or without", () => {
  expect(askedOn("2025-07-05", CORRECTED, [FIRST])).toEqual(["Momsrapport april–juni: Senast 18 augusti"]);
  expect(askedOn("2025-07-05", [...CORRECTED, sale("2025-05-10", 50)], [FIRST])).toEqual([
    "Momsrapport april–juni: Senast 18 augusti",
  ]);
});
