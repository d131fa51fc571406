import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { booksOf } from "../ec-sales/ec-sales.arbitrary.ts";
import type { RecordedFiles } from "../filing/index.ts";
import { draftsToHandle } from "./drafts-to-handle.ts";
import { type FilingSituation, filingSteps } from "./filing-steps.ts";
import { nextStepText } from "./next-step-text.ts";
import { nextSteps } from "./next-steps.ts";
import { yearEndSteps } from "./year-end-steps.ts";

const GOODS = booksOf([
  [
    "2025-03-10",
    "Faktura 1",
    [
      [1510, 500],
      [3108, -500],
    ],
  ],
  [
    "2025-04-10",
    "Kontant",
    [
      [1930, 10],
      [3001, -10],
    ],
  ],
]);

const NO_VAT = { choice: { type: "year", isAssumed: true }, periods: [] } as const;
const SITUATION = { companyType: "E", vat: NO_VAT, filings: [] } as const;

function stepsOn(today: string, given: Partial<FilingSituation> = {}) {
  const day = isoDate(today);
  const { ledger } = GOODS;
  const situation: FilingSituation = {
    years: [GOODS],
    companyType: "AB",
    vat: NO_VAT,
    filings: [],
    today: day,
    ...given,
  };
  return nextSteps({
    ledger,
    hasPreviousYear: true,
    hasFollowingYear: true,
    unbooked: undefined,
    yearEndSteps: yearEndSteps(ledger, [], situation.companyType, day),
    drafts: draftsToHandle([], ledger.fiscalYear),
    filingSteps: filingSteps(situation),
    missingDetails: [],
    today: day,
  });
}

const titlesOn = (...given: Parameters<typeof stepsOn>) =>
  stepsOn(...given).map((step) => nextStepText(step).title);

function filed(kind: RecordedFiles["kind"], from: string, to: string, isDeclared = true): RecordedFiles {
  const files = [{ name: "INFO.SRU" }, { name: "BLANKETTER.SRU" }];
  return { kind, period: { from: isoDate(from), to: isoDate(to) }, isDeclared, files, figures: {} };
}

test("OV10: the EC sales list of a month with amounts waits from its end, for a year after its day as late", () => {
  expect(stepsOn("2025-04-07").map(nextStepText)).toEqual([
    { title: "Periodisk sammanställning mars", detail: "Senast 25\u00A0april, om 18 dagar" },
  ]);
  expect(titlesOn("2025-03-31")).toEqual([]);
  expect(titlesOn("2025-04-25")).toHaveLength(1);
  expect(stepsOn("2025-04-26").map(nextStepText)).toEqual([
    {
      title: "Periodisk sammanställning mars",
      detail: "Försenad: skulle ha lämnats 25\u00A0april\u00A02025",
      isLate: true,
    },
  ]);
  // April has sales in Sweden only.
  expect(titlesOn("2025-05-07")).toHaveLength(1);
  expect(titlesOn("2026-04-25")).toContain("Periodisk sammanställning mars");
  expect(titlesOn("2026-04-26")).not.toContain("Periodisk sammanställning mars");
});

test.each([
  ["the month", [filed("ecSales", "2025-03-01", "2025-03-31")], 0],
  ["the quarter", [filed("ecSales", "2025-01-01", "2025-03-31")], 0],
  ["another month", [filed("ecSales", "2025-02-01", "2025-02-28")], 1],
  ["the month after", [filed("ecSales", "2025-04-01", "2025-04-30")], 1],
  ["the file only made", [filed("ecSales", "2025-03-01", "2025-03-31", false)], 1],
  ["another kind", [filed("vat", "2025-03-01", "2025-03-31")], 1],
  ["nothing known yet", undefined, 0],
] as const)("OV10: with %s handed in, %# of lists", (_name, filings, count) => {
  expect(stepsOn("2025-04-07", { filings })).toHaveLength(count);
});

const SERVICES = booksOf([
  [
    "2025-04-10",
    "Konsultation",
    [
      [1510, 500],
      [3308, -500],
    ],
  ],
]);

test("OV10: who sells services only is asked for the quarter, when it is over", () => {
  const of = (today: string, ...filings: readonly RecordedFiles[]) =>
    stepsOn(today, { ...SITUATION, years: [SERVICES], filings }).filter(({ code }) => code === "ec-sales");
  expect(of("2025-06-30")).toEqual([]);
  expect(of("2025-07-01").map(nextStepText)).toEqual([
    { title: "Periodisk sammanställning april–juni", detail: "Senast 25\u00A0juli, om 24 dagar" },
  ]);
  expect(of("2025-07-01", filed("ecSales", "2025-04-01", "2025-06-30"))).toEqual([]);
  // Who hands in months is asked for those that have sales.
  expect(of("2025-07-01", filed("ecSales", "2025-05-01", "2025-05-31")).map(nextStepText)).toMatchObject([
    { title: "Periodisk sammanställning april", isLate: true },
  ]);
});

test("OV10: of a quarter that the books begin within, the months that they have are asked for", () => {
  const days: [string, string] = ["2025-02-01", "2026-01-31"];
  const goods = (date: string) =>
    [
      date,
      "Faktura",
      [
        [1510, 5],
        [3108, -5],
      ],
    ] as const;
  const begun = booksOf([goods("2025-02-10"), goods("2025-03-10")], days);
  const situation = { ...SITUATION, years: [begun], vat: NO_VAT };
  expect(titlesOn("2025-04-01", situation).filter((title) => title.startsWith("Periodisk"))).toEqual([
    "Periodisk sammanställning februari 2025",
    "Periodisk sammanställning mars 2025",
  ]);
});

const RETURN = "Inkomstdeklaration 2025";

test("OV11: the income tax return of a year waits from its end, for a year after its day as late", () => {
  const filings = [filed("ecSales", "2025-03-01", "2025-03-31")];
  const [closing, waits] = stepsOn("2026-02-01", { filings }).map(nextStepText);
  expect(closing?.title).toBe("Bokslut 2025");
  expect(waits).toEqual({ title: RETURN, detail: "Blankett INK2. Senast 3\u00A0augusti, om 183 dagar" });
  const [, ne] = stepsOn("2026-02-01", { companyType: "E", filings }).map(nextStepText);
  expect(ne?.detail).toBe("Blankett NE. Senast 4\u00A0maj, om 92 dagar");
  expect(titlesOn("2026-02-01", { companyType: "EK" })).not.toContain(RETURN);
  expect(titlesOn("2025-12-31")).not.toContain(RETURN);
  expect(titlesOn("2026-01-01")).toContain(RETURN);
  expect(titlesOn("2026-08-03")).toContain(RETURN);
  const late = stepsOn("2026-08-04")
    .map(nextStepText)
    .find(({ title }) => title === RETURN);
  expect(late?.isLate).toBe(true);
  expect(late?.detail).toBe("Blankett INK2. Försenad: skulle ha lämnats 3\u00A0augusti\u00A02026");
  expect(titlesOn("2027-08-03")).toContain(RETURN);
  expect(titlesOn("2027-08-04")).not.toContain(RETURN);
});

test("OV11: without a known day the return waits for twelve months, and none is invented", () => {
  const books = booksOf([], ["2024-07-01", "2025-06-30"], [[1930, 25_000]]);
  const on = (today: string) => filingSteps({ ...SITUATION, years: [books], today: isoDate(today) });
  expect(on("2025-07-01").map(nextStepText)).toEqual([
    {
      title: "Inkomstdeklaration 2024-07-01 – 2025-06-30",
      detail: "Blankett NE, kontrollera datum hos Skatteverket",
    },
  ]);
  expect(on("2026-06-30")).toHaveLength(1);
  expect(on("2026-07-01")).toEqual([]);
  expect(on("2025-06-30")).toEqual([]);
});

test("OV11: a year in whose books there is nothing waits for no return, one that only opens with something does", () => {
  const on = (...given: Parameters<typeof booksOf>) =>
    titlesOn("2026-02-01", { years: [booksOf(...given)], vat: NO_VAT });
  expect(on([])).not.toContain(RETURN);
  expect(on([], undefined, [[1930, 25_000]])).toContain(RETURN);
});

test("OV11: a limited company without business is asked for INK2 like any other", () => {
  const dormant = booksOf([], undefined, [
    [1930, 25_000],
    [2081, -25_000],
  ]);
  const steps = stepsOn("2026-02-01", { years: [dormant], vat: NO_VAT }).map(nextStepText);
  const details = steps.filter(({ title }) => title === RETURN).map(({ detail }) => detail);
  expect(details).toEqual([expect.stringMatching(/^Blankett INK2\. Senast 3.augusti/)]);
});

test("OV11: a return that was handed in waits no more", () => {
  const of = (...filings: readonly RecordedFiles[]) => titlesOn("2026-02-01", { filings });
  expect(of(filed("incomeTax", "2025-01-01", "2025-12-31"))).not.toContain(RETURN);
  expect(of(filed("incomeTax", "2025-01-01", "2025-12-31", false))).toContain(RETURN);
  expect(of(filed("incomeTax", "2024-01-01", "2024-12-31"))).toContain(RETURN);
  expect(titlesOn("2026-02-01", { filings: undefined })).not.toContain(RETURN);
});

test("FI8: half a return that is marked as handed in still waits", () => {
  const whole = filed("incomeTax", "2025-01-01", "2025-12-31");
  const [info, forms] = whole.files.map((file) => ({ ...whole, files: [file] }));
  const of = (...filings: readonly (RecordedFiles | undefined)[]) =>
    titlesOn("2026-02-01", { filings: filings.filter((filing) => filing !== undefined) });
  expect(of(info)).toContain(RETURN);
  expect(of(info, forms)).not.toContain(RETURN);
});
