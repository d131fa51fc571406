import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, type DateRange, isoDate, monthsOf, rangesOverlap } from "../calendar/index.ts";
import type { RecordedFiles } from "../filing/index.ts";
import {
  periodsAsReturned,
  type VatBooks,
  type VatPeriodType,
  vatPeriods,
  vatPeriodsToDeclare,
} from "../vat/index.ts";
import { booksOf, range, sale, settle, type Voucher } from "../vat/vat-books.arbitrary.ts";
import { filingSteps } from "./filing-steps.ts";

const filed = (period: DateRange, isDeclared = true): RecordedFiles => ({
  kind: "vat",
  period,
  isDeclared,
  files: [],
  figures: {},
});

interface Asked {
  readonly years: readonly VatBooks[];
  readonly type: VatPeriodType;
  readonly filings: readonly RecordedFiles[];
  readonly today: string;
}

function declaredOf({ years, type, filings, today }: Asked) {
  const choice = { type, isAssumed: false };
  const periodsOf = periodsAsReturned(filings, isoDate(today));
  return vatPeriodsToDeclare({ years, companyType: "AB", choice, periodsOf });
}

/** The steps of VAT returns on a day. */
function stepsOn(asked: Asked) {
  const { years, filings, today } = asked;
  const situation = { years, companyType: "AB", filings, today: isoDate(today) } as const;
  return filingSteps({ ...situation, vat: declaredOf(asked) }).flatMap((step) =>
    step.code === "vat-return" ? [step] : [],
  );
}

/** A year with VAT in every month that is still on the accounts. */
const yearOf = (days: readonly [string, string]) =>
  booksOf(
    days,
    monthsOf(range(...days)).map(({ to }) => sale(to, 25)),
  );
const Y2025 = ["2025-01-01", "2025-12-31"] as const;
const Y2026 = ["2026-01-01", "2026-12-31"] as const;
const YEARS = [yearOf(Y2025), yearOf(Y2026)];

const all = (days: readonly [string, string], type: VatPeriodType) => vatPeriods(range(...days), type);
const some = (days: readonly [string, string], type: VatPeriodType, count: number) =>
  all(days, type).slice(0, count);

describe("OV17: what was declared by another kind of period is not asked for again", () => {
  test.each<[string, VatPeriodType, readonly DateRange[], today: string, readonly string[]]>([
    ["year to quarter", "quarter", all(Y2025, "year"), "2026-03-20", []],
    ["year to quarter, the first over", "quarter", all(Y2025, "year"), "2026-04-20", ["januari–mars"]],
    ["year to month", "month", all(Y2025, "year"), "2026-01-20", []],
    ["quarter to month", "month", all(Y2025, "quarter"), "2026-02-20", ["januari"]],
    [
      "quarter to month within the year",
      "month",
      [...all(Y2025, "quarter"), ...some(Y2026, "quarter", 2)],
      "2026-09-15",
      ["juli", "augusti"],
    ],
    ["month to quarter", "quarter", all(Y2025, "month"), "2026-04-20", ["januari–mars"]],
    [
      "month to quarter, within one",
      "quarter",
      [...all(Y2025, "month"), ...some(Y2026, "month", 2)],
      "2026-05-20",
      ["mars"],
    ],
    ["quarter to year", "year", all(Y2025, "quarter"), "2026-12-20", []],
    ["month to year", "year", all(Y2025, "month"), "2026-12-20", []],
    [
      "all three to year",
      "year",
      [...some(Y2025, "month", 6), ...all(Y2025, "quarter").slice(2)],
      "2026-12-20",
      [],
    ],
    ["quarter to year, with one left", "year", some(Y2025, "quarter", 3), "2026-12-20", ["oktober–december"]],
    ["month to year, with one left", "year", some(Y2025, "month", 11), "2026-12-20", ["december"]],
    [
      "a year beside one of its quarters",
      "quarter",
      [...all(Y2025, "year"), ...all(Y2025, "quarter").slice(1, 2)],
      "2026-03-20",
      [],
    ],
  ])("%s", (_name, type, periods, today, expected) => {
    const steps = stepsOn({ years: YEARS, type, filings: periods.map((each) => filed(each)), today });
    const titles = steps.map(({ text }) => text.title.replaceAll(" ", " ").replace("Momsrapport ", ""));
    expect(titles).toEqual(expected);
  });

  test("a first year that begins within a quarter was declared whole", () => {
    const first = ["2025-02-15", "2025-12-31"] as const;
    const years = [yearOf(first), yearOf(Y2026)];
    const filings = [filed(range(...first))];
    expect(stepsOn({ years, type: "quarter", filings, today: "2026-03-20" })).toEqual([]);
    expect(stepsOn({ years, type: "month", filings, today: "2026-01-20" })).toEqual([]);
  });

  test("a quarter that two years share was declared whole, by the earlier year and by months, or not at all", () => {
    const [first, second] = [
      ["2024-02-01", "2025-01-31"],
      ["2025-02-01", "2026-01-31"],
    ] as const;
    const years = [yearOf(first), yearOf(second)];
    const quarters = all(["2025-04-01", "2025-12-31"], "quarter");
    const months = all(["2025-02-01", "2025-03-31"], "month");
    const late = (filings: readonly DateRange[], type: VatPeriodType = "quarter") => {
      const given = [range(...first), ...filings, ...quarters].map((each) => filed(each));
      return stepsOn({ years, type, filings: given, today: "2026-01-20" }).map(({ period }) => period.from);
    };
    expect(late([range("2025-01-01", "2025-03-31")])).toEqual([]);
    expect(late(months)).toEqual([]);
    expect(late(months, "month")).toEqual([]);
    expect(late(months.slice(0, 1))).toEqual(["2025-03-01"]);
    expect(late([])).toEqual(["2025-01-01"]);
  });

  test("each step is of the period's own kind, with its own day", () => {
    const filings = some(Y2025, "quarter", 3).map((each) => filed(each));
    const asked = { years: YEARS, type: "month", filings, today: "2026-01-05" } as const;
    const periods = declaredOf(asked).periods.filter(({ fiscalYear }) => fiscalYear.to === "2025-12-31");
    expect(periods.map(({ period: { to }, type, dueDate }) => [to, type, dueDate])).toEqual([
      ["2025-03-31", "quarter", "2025-05-12"],
      ["2025-06-30", "quarter", "2025-08-18"],
      ["2025-09-30", "quarter", "2025-11-12"],
      ["2025-10-31", "month", "2025-12-12"],
      ["2025-11-30", "month", "2026-01-19"],
      ["2025-12-31", "month", "2026-02-12"],
    ]);
    expect(stepsOn(asked).map(({ type, period }) => [type, period.to])).toEqual([
      ["month", "2025-10-31"],
      ["month", "2025-11-30"],
      ["month", "2025-12-31"],
    ]);
    const declared = [filed(range(...Y2025))];
    const [year] = declaredOf({ ...asked, filings: declared }).periods;
    expect(year).toMatchObject({ type: "year", dueDate: "2026-08-17", period: range(...Y2025) });
  });
});

describe("OV17: what was only downloaded says of what kind earlier periods were", () => {
  const SETTLED: readonly Voucher[] = [sale("2025-05-10", 50), settle("2025-12-31", 50)];
  const kinds = (type: VatPeriodType, periods: readonly DateRange[], today: string) => {
    const filings = periods.map((each) => filed(each, false));
    const years = [booksOf(Y2025, SETTLED), booksOf(Y2026, [])];
    return declaredOf({ years, type, filings, today })
      .periods.filter(({ period }) => rangesOverlap(period, range(...Y2025)))
      .map((each) => each.type);
  };
  const four = ["quarter", "quarter", "quarter", "quarter"];

  test.each<[string, VatPeriodType, readonly DateRange[], today: string, readonly string[]]>([
    ["nothing", "quarter", [], "2026-01-20", four],
    ["the year, over", "quarter", all(Y2025, "year"), "2026-01-20", ["year"]],
    ["the year, that runs", "quarter", all(Y2025, "year"), "2025-12-31", four],
    [
      "the year, and a quarter of it",
      "quarter",
      [...all(Y2025, "year"), ...some(Y2025, "quarter", 1)],
      "2026-01-20",
      four,
    ],
    ["all quarters", "year", all(Y2025, "quarter"), "2026-01-20", four],
    ["all quarters but one", "year", some(Y2025, "quarter", 3), "2026-01-20", ["year"]],
    [
      "all quarters, and the year",
      "year",
      [...all(Y2025, "quarter"), ...all(Y2025, "year")],
      "2026-01-20",
      ["year"],
    ],
    [
      "all months of a quarter",
      "quarter",
      some(Y2025, "month", 3),
      "2026-01-20",
      ["month", "month", "month", "quarter", "quarter", "quarter"],
    ],
    ["another list", "quarter", all(Y2026, "year"), "2027-01-20", four],
  ])("%s", (_name, type, periods, today, expected) => {
    expect(kinds(type, periods, today)).toEqual(expected);
  });

  test("a return that was handed in goes before it, and other files say nothing", () => {
    const year = filed(range(...Y2025), false);
    const quarter = filed(range("2025-01-01", "2025-03-31"));
    const list = { ...filed(range(...Y2025)), kind: "ecSales" } as const;
    const of = (filings: readonly RecordedFiles[]) =>
      declaredOf({ years: [yearOf(Y2025)], type: "month", filings, today: "2026-01-20" }).periods.length;
    expect(of([year, quarter])).toBe(10);
    expect(of([list])).toBe(12);
  });
});

describe("OV17: whatever periods were declared, in whatever order and of whatever kinds", () => {
  type Days = readonly [string, string];
  const COMPANIES: readonly (readonly [Days, Days])[] = [
    [
      ["2024-02-15", "2024-08-31"],
      ["2024-09-01", "2025-08-31"],
    ],
    [["2024-01-01", "2024-12-31"], Y2025],
  ];
  const type = fc.constantFrom<VatPeriodType>("year", "quarter", "month");
  const today = "2027-12-01";
  const nextDay = (day: string) => addDays(isoDate(day), 1);

  /** Returns after one another from the first day on, but for one, each of the kind that the company then had. */
  function returnsOf(company: readonly [Days, Days], kinds: readonly VatPeriodType[], gap: number) {
    const years = company.map((days) => range(...days));
    const made: DateRange[] = [];
    let from: string = company[0][0];
    for (const [at, kind] of kinds.entries()) {
      const year = years.find((each) => each.from <= from && from <= each.to);
      if (year === undefined) break;
      // Of a year one hands in the whole or none.
      const chosen = kind === "year" && year.from !== from ? "month" : kind;
      const period = vatPeriods(year, chosen).find((each) => from <= each.to) ?? year;
      if (at !== gap) made.push(period);
      from = nextDay(period.to);
    }
    return made.map((each) => filed(each));
  }

  test("nothing is late while every day is covered, and a day that is not is told of", () => {
    const kindsOfReturns = fc.array(type, { maxLength: 30 });
    const property = fc.property(
      fc.constantFrom(...COMPANIES),
      type,
      kindsOfReturns,
      fc.nat(40),
      fc.boolean(),
      (company, now, kinds, gap, isNewestFirst) => {
        const made = returnsOf(company, kinds, gap);
        const filings = isNewestFirst ? made.toReversed() : made;
        const asked = { years: company.map(yearOf), type: now, filings, today };
        const isIn = (ranges: readonly { readonly period: DateRange }[], day: string) =>
          ranges.some(({ period }) => period.from <= day && day <= period.to);
        const open: string[] = [];
        const { periods } = declaredOf(asked);
        for (let [day] = company[0]; day <= company[1][1]; day = nextDay(day)) {
          expect(isIn(periods, day)).toBe(true);
          if (!isIn(filings, day)) open.push(day);
        }
        const steps = stepsOn(asked);
        // The first of what is late, with the number of the others.
        expect(steps.map(({ text }) => text.isLate)).toEqual(open.length === 0 ? [] : [true]);
        expect(steps.every((step) => open.some((day) => isIn([step], day)))).toBe(true);
      },
    );
    fc.assert(property);
  });
});
