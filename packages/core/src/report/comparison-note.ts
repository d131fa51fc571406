import { dateParts, rangeWords } from "../calendar/index.ts";
import type { ResultReport } from "./result-report.ts";

/**
 * What a person must know of the column 'Föregående period' (RE3): that the year before had no such part, or that other
 * months of the calendar stand there, since it counts from the start of its year. Undefined where it needs no words.
 */
export function comparisonNote({ columns, range, comparedRange }: ResultReport): string | undefined {
  if (!columns.includes("previousPeriod")) return undefined;
  if (comparedRange === undefined) return "Föregående period saknas: förra räkenskapsåret var kortare.";
  if (dateParts(comparedRange.from).month === dateParts(range.from).month) return undefined;
  return `Föregående period är ${rangeWords(comparedRange)}: räkenskapsåren börjar i olika månader, och perioden räknas från årets början.`;
}
