import { expect, test } from "vitest";
import { isoDate } from "../../calendar/index.ts";
import { closedDateNoticeText, dateNoticeText } from "./date-notice.ts";

const today = isoDate("2026-05-12");
const AHEAD = "Datumet ligger framåt i tiden.";

test.each<[date: string, latest: string | undefined, told: string | undefined]>([
  ["2026-05-12", undefined, undefined],
  ["2026-05-13", undefined, AHEAD],
  ["2027-01-01", "2026-05-10", AHEAD],
  // The turn of the year is passed day by day, and a late invoice comes back over it.
  ["2026-01-02", "2025-12-30", undefined],
  ["2025-12-30", "2026-03-30", undefined],
  ["2025-12-30", "2026-03-31", "Datumet är i 2025, den senaste transaktionen i 2026."],
  ["2026-05-01", "2025-07-01", "Datumet är i 2026, den senaste transaktionen i 2025."],
  ["2026-01-01", "2026-05-12", undefined],
  ["2025-07-01", undefined, undefined],
])("what is told of %s after %s: %s", (date, latest, told) => {
  const last = latest === undefined ? {} : { latest: isoDate(latest) };
  expect(dateNoticeText(isoDate(date), { today, ...last })).toBe(told);
});

test("TR30: a prepared date that is closed is told with the day that stands instead, or that there is none", () => {
  const days = { closedThrough: isoDate("2026-03-31"), prepared: isoDate("2026-01-01") };
  expect(closedDateNoticeText({ ...days, open: isoDate("2026-04-01") })).toBe(
    "Bokföringen är låst till och med 2026-03-31. Datumet skulle ha varit 2026-01-01, och är nu den första öppna dagen, 2026-04-01.",
  );
  expect(closedDateNoticeText({ ...days, open: undefined })).toBe(
    "Bokföringen är låst till och med 2026-03-31, och räkenskapsåret har ingen öppen dag. Det här kan inte registreras förrän företagets ägare flyttar tillbaka låsningen.",
  );
});

test.each([undefined, isoDate("2025-06-30")])(
  "TR30: a prepared date of an earlier year is told with the day that stands instead, closed through %s",
  (closedThrough) => {
    const days = { closedThrough, prepared: isoDate("2025-12-31"), open: isoDate("2026-01-01") };
    expect(closedDateNoticeText(days)).toBe(
      "Datumet skulle ha varit 2025-12-31, som inte är i det här räkenskapsåret, och är nu årets första öppna dag, 2026-01-01.",
    );
  },
);
