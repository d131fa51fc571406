import { expect, test } from "vitest";
import { addDays, addMonths, isoDate } from "../calendar/index.ts";
import type { CompanyType } from "../company/index.ts";
import { booksOf, type Voucher } from "../ec-sales/ec-sales.arbitrary.ts";
import type { RecordedFiles } from "../filing/index.ts";
import { type VatBooks, type VatPeriodType, vatPeriods, vatPeriodsToDeclare } from "../vat/index.ts";
import { draftsToHandle } from "./drafts-to-handle.ts";
import { filingSteps } from "./filing-steps.ts";
import { nextStepText } from "./next-step-text.ts";
import { nextSteps } from "./next-steps.ts";
import { yearEndSteps } from "./year-end-steps.ts";

/** A sale with VAT in each month, and one to another EU country in some. */
function yearOf(year: number, ...abroad: readonly number[]): VatBooks {
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  const on = (month: number) => `${year}-${String(month).padStart(2, "0")}-10`;
  return booksOf(
    [
      ...months.map(
        (month): Voucher => [
          on(month),
          "Kontant",
          [
            [1930, 125],
            [3001, -100],
            [2611, -25],
          ],
        ],
      ),
      ...abroad.map(
        (month): Voucher => [
          on(month),
          "Faktura",
          [
            [1510, 500],
            [3108, -500],
          ],
        ],
      ),
    ],
    [`${year}-01-01`, `${year}-12-31`],
  );
}

interface Company {
  readonly companyType: CompanyType;
  readonly type?: VatPeriodType;
  readonly years: readonly [VatBooks, VatBooks];
  readonly filings?: readonly RecordedFiles[];
}

/** What waits on a day, in the books of the later of two years, each with its days in short. */
function waitingOn(today: string, company: Company): readonly string[] {
  const { companyType, type = "quarter", years, filings = [] } = company;
  const day = isoDate(today);
  const situation = { years, companyType, filings, today: day };
  const [before, { ledger }] = years;
  const steps = nextSteps({
    ledger,
    hasPreviousYear: true,
    hasFollowingYear: true,
    unbooked: undefined,
    yearEndSteps: yearEndSteps(ledger, [before.ledger], companyType, day),
    drafts: draftsToHandle([], ledger.fiscalYear),
    filingSteps: filingSteps({
      ...situation,
      vat: vatPeriodsToDeclare({ ...situation, choice: { type, isAssumed: false } }),
    }),
    missingDetails: [],
    today: day,
  });
  return steps.map((step) => {
    const { title, detail } = nextStepText(step);
    return `${title}: ${detail}`.replaceAll("\u00A0", " ").replace(/, om \d+ dagar|, i morgon|, i dag/, "");
  });
}

const IN_SWEDEN = [yearOf(2025), yearOf(2026)] as const;
const ABROAD = [yearOf(2025, 12), yearOf(2026, 6)] as const;

/**
 * What is due on the second day of each month of 2026, without what is late and what the year before still has to close
 * and declare.
 */
function dueByMonth(company: Company): readonly (readonly string[])[] {
  return Array.from({ length: 12 }, (_, index) => {
    const waiting = waitingOn(addMonths(isoDate("2026-01-02"), index), company);
    const ofPeriods = waiting.filter((step) => /^(Moms|Peri).*: Senast/.test(step));
    return ofPeriods.map((step) => step.replace("Momsrapport ", "").replace(": Senast", ","));
  });
}

test("who declares VAT by month has two returns waiting, and the lists of months with trade abroad", () => {
  expect(dueByMonth({ companyType: "AB", type: "month", years: ABROAD })).toEqual([
    // 17 and 25 January 2026 are a Saturday and a Sunday.
    ["november, 19 januari", "Periodisk sammanställning december, 26 januari", "december, 12 februari"],
    ["december, 12 februari", "januari, 12 mars"],
    ["januari, 12 mars", "februari, 13 april"],
    ["februari, 13 april", "mars, 12 maj"],
    ["mars, 12 maj", "april, 12 juni"],
    ["april, 12 juni", "maj, 13 juli"],
    ["maj, 13 juli", "Periodisk sammanställning juni, 27 juli", "juni, 17 augusti"],
    ["juni, 17 augusti", "juli, 14 september"],
    ["juli, 14 september", "augusti, 12 oktober"],
    ["augusti, 12 oktober", "september, 12 november"],
    ["september, 12 november", "oktober, 14 december"],
    ["oktober, 14 december", "november, 18 januari"],
  ]);
});

test.each(["AB", "I", "E"] as const)(
  "of quarters one waits at a time, of a company of type %s",
  (companyType) => {
    const [fourth, first] = [["oktober–december, 12 februari"], ["januari–mars, 12 maj"]];
    const [second, third] = [["april–juni, 17 augusti"], ["juli–september, 12 november"]];
    expect(dueByMonth({ companyType, type: "quarter", years: IN_SWEDEN })).toEqual([
      fourth,
      fourth,
      [],
      first,
      first,
      [],
      second,
      second,
      [],
      third,
      third,
      [],
    ]);
  },
);

test.each([
  // 17 August and 12 May are days of the year's VAT without trade abroad, 26 February with it.
  ["AB", IN_SWEDEN, "2025, 17 augusti", 8],
  ["I", IN_SWEDEN, "2025, 17 augusti", 8],
  ["E", IN_SWEDEN, "2025, 12 maj", 5],
  ["AB", [yearOf(2025, 3), yearOf(2026)], "2025, 26 februari", 2],
  ["HB", IN_SWEDEN, "2025, 26 februari", 2],
] as const)("the year's VAT of a company of type %s waits from January", (companyType, years, due, count) => {
  const expected = Array.from({ length: 12 }, (_, index) => (index < count ? [due] : []));
  expect(dueByMonth({ companyType, type: "year", years })).toEqual(expected);
});

test.each(["month", "quarter", "year"] as const)(
  "a household has no VAT by %s, and closes no year",
  (type) => {
    const household: Company = { companyType: "PP", type, years: IN_SWEDEN };
    expect(waitingOn("2026-01-02", household)).toEqual([]);
  },
);

const CLOSING = "Bokslut 2025: Årets resultat är inte bokfört.";
const MEETING = "Årsstämma senast 30 juni, årsredovisning hos Bolagsverket senast 31 juli.";

test.each<[CompanyType, readonly string[]]>([
  ["AB", [`${CLOSING} ${MEETING}`, "Inkomstdeklaration 2025: Blankett INK2. Senast 3 augusti"]],
  ["E", [`${CLOSING} Senast 30 juni`, "Inkomstdeklaration 2025: Blankett NE. Senast 4 maj"]],
  ["I", [`${CLOSING} Senast 30 juni`]],
  ["EK", [`${CLOSING} Senast 30 juni`]],
  ["PP", []],
])("OV13: the year before of a company of type %s is closed and declared", (companyType, expected) => {
  const rest = (today: string) =>
    waitingOn(today, { companyType, type: "quarter", years: IN_SWEDEN }).filter(
      (step) => !step.startsWith("Moms"),
    );
  expect(rest("2025-12-31")).toEqual([]);
  expect(rest("2026-01-01")).toEqual(expected);
  expect(rest("2026-05-04")).toEqual(expected);
});

test("OV13: a year that was not closed in time says so, and is of no concern after twelve months", () => {
  const on = (today: string, companyType: CompanyType) =>
    waitingOn(today, { companyType, type: "quarter", years: IN_SWEDEN }).find((step) =>
      step.startsWith(CLOSING),
    );
  expect(on("2026-06-30", "E")).toBe(`${CLOSING} Senast 30 juni`);
  expect(on("2026-07-01", "E")).toBe(`${CLOSING} Försenad: skulle ha varit klart 30 juni 2026.`);
  expect(on("2026-07-01", "AB")).toContain(
    "Försenad: årsstämma senast 30 juni 2026. Årsredovisning hos Bolagsverket senast 31 juli 2026.",
  );
  expect(on("2026-08-01", "AB")).toContain(
    "Försenad: årsstämma senast 30 juni 2026, årsredovisning hos Bolagsverket senast 31 juli 2026.",
  );
  const ledgers = IN_SWEDEN.map(({ ledger }) => ledger);
  const isLate = (today: string, companyType: CompanyType) =>
    yearEndSteps(ledgers[0]!, [], companyType, isoDate(today)).map(({ text }) => text.isLate);
  for (const companyType of ["AB", "E"] as const) {
    expect(isLate("2026-06-30", companyType)).toEqual([undefined]);
    expect(isLate("2026-07-01", companyType)).toEqual([true]);
  }
  expect(on("2026-12-31", "E")).toBeDefined();
  expect(on("2027-01-01", "E")).toBeUndefined();
});

test.each([
  // 31 January 2027 is a Sunday.
  ["2026-06-30", "31 december", "1 februari"],
  ["2026-08-31", "28 februari", "31 mars"],
  // 29 February 2032 is a Sunday.
  ["2031-07-31", "31 januari", "1 mars"],
])("OV13: a year that ends %s is adopted by %s and its report sent in by %s", (to, meeting, report) => {
  const books = booksOf(
    [
      [
        "2025-06-01",
        "Kontant",
        [
          [1930, 1],
          [3001, -1],
        ],
      ],
    ],
    ["2025-06-01", to],
  );
  const waiting = waitingOn(addDays(isoDate(to), 1), { companyType: "AB", years: [books, books] });
  expect(waiting[0]).toContain(`senast ${meeting}, årsredovisning hos Bolagsverket senast ${report}.`);
});

test("OV14: who looks back at a year that is not closed is told of the year after too, the earlier first", () => {
  const [before, now] = IN_SWEDEN.map(({ ledger }) => ledger);
  const titlesOn = (today: string) =>
    yearEndSteps(before!, [now!], "AB", isoDate(today)).map(({ text }) => text.title);
  expect(titlesOn("2026-12-31")).toEqual(["Bokslut 2025"]);
  expect(titlesOn("2027-01-05")).toEqual(["Bokslut 2025", "Bokslut 2026"]);
  const short = booksOf(
    [
      [
        "2026-01-10",
        "Kontant",
        [
          [1930, 1],
          [3001, -1],
        ],
      ],
    ],
    ["2026-01-01", "2026-06-30"],
  );
  const after = booksOf(
    [
      [
        "2026-07-10",
        "Kontant",
        [
          [1930, 1],
          [3001, -1],
        ],
      ],
    ],
    ["2026-07-01", "2026-12-31"],
  );
  const steps = yearEndSteps(after.ledger, [short.ledger], "AB", isoDate("2027-01-05"));
  expect(steps.map(({ year }) => year.to)).toEqual(["2026-06-30", "2026-12-31"]);
});

const filed = (kind: RecordedFiles["kind"], from: string, to: string): RecordedFiles => ({
  kind,
  period: { from: isoDate(from), to: isoDate(to) },
  isDeclared: true,
  files: [{ name: "INFO.SRU" }, { name: "BLANKETTER.SRU" }],
  figures: {},
});
const quarters = (
  today: string,
  filings: readonly RecordedFiles[] = [],
  years: Company["years"] = IN_SWEDEN,
) =>
  waitingOn(today, { companyType: "AB", type: "quarter", years, filings }).filter((step) =>
    step.startsWith("Moms"),
  );
const handedIn = (from: string, to: string) => filed("vat", from, to);

test("OV15: the first period whose day has passed with its VAT still in the accounts is late", () => {
  const lastYear = handedIn("2025-10-01", "2025-12-31");
  const earlier = [
    handedIn("2025-01-01", "2025-03-31"),
    handedIn("2025-04-01", "2025-06-30"),
    handedIn("2025-07-01", "2025-09-30"),
    lastYear,
  ];
  const first = "Momsrapport januari–mars: Försenad: skulle ha lämnats 12 maj 2026";
  expect(quarters("2026-05-12", earlier)).toEqual(["Momsrapport januari–mars: Senast 12 maj"]);
  expect(quarters("2026-05-13", earlier)).toEqual([first]);
  expect(quarters("2026-08-18", earlier)).toEqual([`${first}. 1 senare period är också försenad.`]);
  expect(quarters("2026-11-26", earlier)).toEqual([`${first}. 2 senare perioder är också försenade.`]);
  const but = [...earlier, handedIn("2026-01-01", "2026-03-31")];
  expect(quarters("2026-08-18", but)).toEqual([
    "Momsrapport april–juni: Försenad: skulle ha lämnats 17 augusti 2026",
  ]);
  expect(quarters("2026-07-02", but)).toEqual(["Momsrapport april–juni: Senast 17 augusti"]);
});

test("OV15: a period without VAT after one that was handed in is late too, for a year", () => {
  const sale: Voucher = [
    "2026-02-10",
    "Kontant",
    [
      [1930, 125],
      [3001, -100],
      [2611, -25],
    ],
  ];
  const years = [
    booksOf([], ["2025-01-01", "2025-12-31"]),
    booksOf([sale], ["2026-01-01", "2026-12-31"]),
  ] as const;
  const first = handedIn("2026-01-01", "2026-03-31");
  const late = "Momsrapport april–juni: Försenad: skulle ha lämnats 17 augusti 2026";
  expect(quarters("2026-08-17", [first], years)).toEqual(["Momsrapport april–juni: Senast 17 augusti"]);
  expect(quarters("2026-08-18", [first], years)).toEqual([late]);
  expect(quarters("2026-11-26", [first], years)).toEqual([`${late}. 1 senare period är också försenad.`]);
  expect(quarters("2026-11-26", [first, handedIn("2026-04-01", "2026-06-30")], years)).toEqual([
    "Momsrapport juli–september: Försenad: skulle ha lämnats 12 november 2026",
  ]);
  // Nothing is asked of who has marked no return, or only a later one; nor for longer than a year.
  const held = "Momsrapport januari–mars: Försenad: skulle ha lämnats 12 maj 2026";
  expect(quarters("2026-11-26", [], years)).toEqual([held]);
  expect(quarters("2026-11-26", [handedIn("2026-07-01", "2026-09-30")], years)).toEqual([held]);
  expect(quarters("2027-08-17", [first], years)[0]).toContain("april–juni");
  expect(quarters("2027-08-18", [first], years)[0]).toContain("juli–september");
});

test("what was handed in or settled waits no more, of either year", () => {
  const company: Company = { companyType: "AB", type: "month", years: ABROAD };
  // Nothing of 2025 was taken over, so its accounts still hold what was not handed in.
  const months = vatPeriods(IN_SWEDEN[0].ledger.fiscalYear, "month").slice(0, 11);
  const filings = [
    ...months.map(({ from, to }) => filed("vat", from, to)),
    filed("ecSales", "2025-10-01", "2025-12-31"),
    filed("incomeTax", "2025-01-01", "2025-12-31"),
  ];
  expect(waitingOn("2026-01-02", { ...company, filings })).toEqual([
    "Momsrapport december: Senast 12 februari",
    `${CLOSING} ${MEETING}`,
  ]);
});

test("VR6, EC6: a month that two years share waits once, in the later one", () => {
  const sale: Voucher = [
    "2025-12-10",
    "Faktura",
    [
      [1510, 500],
      [3108, -500],
    ],
  ];
  const vat: Voucher = [
    "2025-12-30",
    "Kontant",
    [
      [1930, 125],
      [3001, -100],
      [2611, -25],
    ],
  ];
  const years = [
    booksOf([sale], ["2025-01-01", "2025-12-15"]),
    booksOf([vat], ["2025-12-16", "2026-12-31"]),
  ] as const;
  const situation = { years, companyType: "AB", filings: [], today: isoDate("2026-01-20") } as const;
  const declared = vatPeriodsToDeclare({ ...situation, choice: { type: "month", isAssumed: false } });
  const steps = filingSteps({ ...situation, vat: declared });
  const shared = steps.map((step) => [step.code, step.year.from]);
  expect(shared).toEqual([
    ["ec-sales", "2025-12-16"],
    ["vat-return", "2025-12-16"],
    ["income-tax-return", "2025-01-01"],
  ]);
});
