import { type DateRange, isoDate } from "@huvudbok/core/calendar";
import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useOtherYears } from "./use-other-years.ts";

const range = (from: string, to: string): DateRange => ({ from: isoDate(from), to: isoDate(to) });
const YEARS = [
  { id: "a", ...range("2024-01-01", "2025-06-30") },
  { id: "b", ...range("2025-09-01", "2026-06-30") },
  { id: "c", ...range("2026-07-01", "2027-06-30") },
];
const { selected, switchFiscalYear } = vi.hoisted(() => ({
  selected: { at: 2 },
  switchFiscalYear: vi.fn(),
}));

vi.mock("../../data/fiscal-years.ts", () => ({
  useFiscalYears: () => ({ years: YEARS }),
  useFiscalYear: () => YEARS[selected.at],
  switchFiscalYear,
}));
vi.mock("../label/use-saved-setting.ts", () => ({ useSavedSetting: () => () => undefined }));

function choices(at: number, chosen: DateRange) {
  selected.at = at;
  const onChoose = vi.fn<(part: DateRange, year: DateRange) => void>();
  const { current } = renderHook(() => useOtherYears(chosen, onChoose)).result;
  return { labels: current.map(({ label }) => label), choose: () => current[0]?.choose(), onChoose };
}

test("CA12: the same months a year away are offered where a fiscal year holds them", () => {
  expect(choices(2, range("2026-07-01", "2026-07-31")).labels).toEqual([]);
  const september = choices(2, range("2026-09-01", "2026-09-30"));
  expect(september.labels).toEqual(["Samma period förra året (sep 2025)"]);
  september.choose();
  expect(september.onChoose.mock.lastCall).toEqual([
    range("2025-09-01", "2025-09-30"),
    range("2025-09-01", "2026-06-30"),
  ]);
  expect(switchFiscalYear.mock.calls).toEqual([["b"]]);
  const february = choices(0, range("2025-02-01", "2025-02-28"));
  expect(february.labels).toEqual(["Samma period förra året (feb 2024)", "Samma period nästa år (feb 2026)"]);
  february.choose();
  expect(switchFiscalYear).toHaveBeenCalledTimes(1);
});
