import { type DateRange, rangeWords, sameMonths } from "@huvudbok/core/calendar";
import { fiscalYearRange } from "@huvudbok/core/fiscal-year";
import { switchFiscalYear, useFiscalYear, useFiscalYears } from "../../data/fiscal-years.ts";
import { useSavedSetting } from "../label/use-saved-setting.ts";

/** A period to choose that is in another fiscal year. */
export interface OtherYearPeriod {
  readonly label: string;
  readonly choose: () => void;
}

/**
 * The same months a year earlier and later, where a fiscal year holds them (CA12). Choosing them selects that year, on
 * every page; `onChoose` is given the year and its part.
 */
export function useOtherYears(
  range: DateRange,
  onChoose: (range: DateRange, year: DateRange) => void,
): readonly OtherYearPeriod[] {
  const { years } = useFiscalYears();
  const current = useFiscalYear();
  const save = useSavedSetting();
  if (current === undefined) return [];
  const beside = [
    { months: -12, words: "Samma period förra året" },
    { months: 12, words: "Samma period nästa år" },
  ] as const;
  return beside.flatMap(({ months, words }) => {
    const same = sameMonths(range, years, current, months);
    if (same === undefined) return [];
    const choose = () => {
      onChoose(same.range, fiscalYearRange(same.year));
      if (same.year.id !== current.id) save(switchFiscalYear(same.year.id));
    };
    return [{ label: `${words} (${rangeWords(same.range)})`, choose }];
  });
}
