import { expect, test } from "vitest";
import { parseDate } from "./parse-date.ts";

test.each([
  "2025-05-12",
  "20250512",
  "2025-05-12T08:15",
  "2025-05-12T23:59:59",
  "2025-05-12T08:15:00.123Z",
  "2025-05-12T08:15:00+02:00",
  "2025-05-12T08:15:00-0500",
  "2025-05-12T08:15:00+02",
])("%s is 2025-05-12", (text) => {
  expect(parseDate(text)).toEqual({ ok: true, value: "2025-05-12" });
});

test.each([
  "",
  "2025-5-12",
  "12/5",
  "0512",
  "20250532",
  "2025-02-29",
  "2025-05-12T24:00",
  "2025-05-12T",
  "2025-05-12 08:15",
  " 20250512",
  "2025-02-30T08:15",
])("refuses %j", (text) => {
  expect(parseDate(text)).toEqual({ ok: false, error: { code: "invalid-date", text } });
});
