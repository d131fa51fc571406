import { isoDate } from "@huvudbok/core/calendar";
import { fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { ore } from "@huvudbok/core/money";
import type { VatOverview } from "@huvudbok/core/vat";
import { expect, test } from "vitest";
import { assumedPeriodText, gainText, vatTitle, vatWhenTexts } from "./figure-texts.ts";

const vat: VatOverview = {
  fiscalYear: {
    id: fiscalYearIdFromGuid("1".repeat(32)),
    from: isoDate("2026-01-01"),
    to: isoDate("2026-12-31"),
    locked: false,
    transactionSeries: [],
  },
  type: "quarter",
  isAssumed: false,
  period: { from: isoDate("2026-07-01"), to: isoDate("2026-09-30") },
  dueDate: isoDate("2026-11-12"),
  precedesVat: false,
  isSettled: false,
  output: ore(200),
  input: ore(100),
  toPay: ore(100),
  amount: ore(100),
  withoutBox: [],
};

test.each([
  [1_975_849, "19\u00A0758\u00A0kr bättre"],
  [-100, "1\u00A0kr sämre"],
  [49, "lika mycket"],
  [0, "lika mycket"],
])("%i öre more than last year is %s", (gain, text) => {
  expect(gainText(ore(gain))).toBe(text);
});

test("VAT is to be paid or got back", () => {
  expect(vatTitle(vat)).toBe("Moms att betala");
  expect(vatTitle({ ...vat, toPay: ore(-100) })).toBe("Moms att få tillbaka");
});

test("a VAT figure says its period, its day, and what is taken for granted", () => {
  expect(vatWhenTexts(vat, isoDate("2026-10-01"))).toEqual([
    "Juli–september",
    "senast 12\u00A0november\u00A02026",
  ]);
  expect(vatWhenTexts(vat, isoDate("2026-09-30"))).toEqual([
    "Juli–september, hittills",
    "senast 12\u00A0november\u00A02026",
  ]);
  expect(assumedPeriodText(vat)).toBe("Antagen period: kvartal");
  expect(vatWhenTexts(vat, isoDate("2026-11-13"))[1]).toBe("senast 12\u00A0november\u00A02026");
});

test("OV3: settled VAT says its day, and never that nothing is left to do", () => {
  const says = (day: string) => vatWhenTexts({ ...vat, isSettled: true }, isoDate(day));
  const waits = "omförd, senast 12\u00A0november\u00A02026";
  expect(says("2026-09-30")).toEqual(["Juli–september, hittills", waits]);
  expect(says("2026-11-13")).toEqual(["Juli–september", waits]);
});

test("VR6: of a quarter that goes on in a year that is not there only a part is told, and not that it is settled", () => {
  const fiscalYear = { ...vat.fiscalYear, to: isoDate("2026-08-31") };
  const texts = vatWhenTexts({ ...vat, fiscalYear, isSettled: true }, isoDate("2026-10-01"));
  expect(texts).toEqual(["Del av juli–september", "senast 12\u00A0november\u00A02026"]);
});

test("OV14: a VAT figure of a year with days of two calendar years names its own", () => {
  const fiscalYear = { ...vat.fiscalYear, from: isoDate("2026-05-01"), to: isoDate("2027-04-30") };
  const texts = vatWhenTexts({ ...vat, fiscalYear }, isoDate("2026-10-01"));
  expect(texts[0]).toBe("Juli–september 2026");
});
