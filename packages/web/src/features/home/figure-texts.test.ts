import { isoDate } from "@huvudbok/core/calendar";
import type { HandedOut } from "@huvudbok/core/filing";
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
  expect(vatWhenTexts(vat, [], isoDate("2026-10-01"))).toEqual([
    "Juli–september",
    "senast 12\u00A0november\u00A02026",
  ]);
  expect(vatWhenTexts(vat, [], isoDate("2026-09-30"))).toEqual([
    "Juli–september, hittills",
    "senast 12\u00A0november\u00A02026",
  ]);
  expect(assumedPeriodText(vat)).toBe("Antagen period: kvartal");
  expect(vatWhenTexts(vat, [], isoDate("2026-11-13"))[1]).toBe("senast 12\u00A0november\u00A02026");
});

test("OV3: settled VAT is to be handed in until it was, or its day has passed", () => {
  const { period } = vat;
  const says = (filings: readonly HandedOut[] | undefined, day: string) =>
    vatWhenTexts({ ...vat, isSettled: true }, filings, isoDate(day));
  const handedIn = { kind: "vat", period, isDeclared: true } as const;
  const waits = "omförd, lämnas in senast 12\u00A0november\u00A02026";
  expect(says([], "2026-09-30")).toEqual(["Juli–september, hittills", waits]);
  expect(says([{ ...handedIn, isDeclared: false }], "2026-11-12")).toEqual(["Juli–september", waits]);
  const done = ["Juli–september", "omförd, inget kvar att göra"];
  expect(says([handedIn], "2026-11-12")).toEqual(done);
  expect(says([], "2026-11-13")).toEqual(done);
  expect(says(undefined, "2026-11-12")).toEqual(["Juli–september", "omförd"]);
});
