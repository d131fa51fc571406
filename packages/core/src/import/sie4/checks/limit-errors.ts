import type { DateRange } from "../../../calendar/index.ts";
import { fiscalYearRangeErrors } from "../../../fiscal-year/index.ts";
import { openingRecords, type Sie4File } from "../../../sie4/index.ts";
import type { ImportError } from "../../import-error.ts";

/** The longest name of a series that is stored. */
const LONGEST_SERIES = 60;

/** The errors of a file that exceeds what the books can hold, found before anything is made. */
export function limitErrors(file: Sie4File, fiscalYear: DateRange): readonly ImportError[] {
  return [...yearErrors(file, fiscalYear), ...seriesErrors(file), ...sumErrors(file)];
}

function yearErrors(file: Sie4File, range: DateRange): readonly ImportError[] {
  const line = file.rar.find(({ year }) => year === 0)?.line ?? 0;
  return fiscalYearRangeErrors(range, []).map((error) => ({ code: "fiscal-year", line, range, error }));
}

function seriesErrors(file: Sie4File): readonly ImportError[] {
  return file.ver.seriesList
    .filter(({ name }) => name.length > LONGEST_SERIES)
    .map(({ name, line }) => ({ code: "series-too-long", line, series: name, longest: LONGEST_SERIES }));
}

/** Amounts that are small enough one by one may be too large for any sum of them to be exact. */
function sumErrors(file: Sie4File): readonly ImportError[] {
  let sum = file.ver.turnover;
  for (const { amount } of [...openingRecords(file), ...file.ub, ...file.res]) sum += Math.abs(amount);
  return sum <= Number.MAX_SAFE_INTEGER ? [] : [{ code: "amounts-too-large" }];
}
