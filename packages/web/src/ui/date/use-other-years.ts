import { type DateRange, rangeWords, samePeriod } from "@huvudbok/core/calendar";
import { fiscalYearRange } from "@huvudbok/core/fiscal-year";
import { switchFiscalYear, useFiscalYear, useFiscalYears } from "../../data/fiscal-years.ts";
import { useSavedSetting } from "../label/use-saved-setting.ts";

/** A period to choose that is in another fiscal year. */
export interface OtherYearPeriod {
  readonly label: string;
  readonly choose: () => void;
}

/**
 * The same part of the fiscal years before and after the selected one. Choosing it selects that year, on every page;
 * `onChoose` is given the year and its part.
 */
export function useOtherYears(
  range: DateRange,
  onChoose: (range: DateRange, year: DateRange) => void,
): readonly OtherYearPeriod[] {
  const { years } = useFiscalYears();
  const current = useFiscalYear();
  const save = useSavedSetting();
  if (current === undefined) return [];
  const at = years.findIndex(({ id }) => id === current.id);
  const neighbours = [
    { year: years[at - 1], words: "Samma period förra året" },
    { year: years[at + 1], words: "Samma period nästa år" },
  ];
  return neighbours.flatMap(({ year, words }) => {
    const same = year && samePeriod(range, fiscalYearRange(current), fiscalYearRange(year));
    if (year === undefined || same === undefined) return [];
    const choose = () => {
      onChoose(same, fiscalYearRange(year));
      save(switchFiscalYear(year.id));
    };
    return [{ label: `${words} (${rangeWords(same)})`, choose }];
  });
}
