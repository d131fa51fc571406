import type { DateRange } from "../../../calendar/index.ts";
import { fiscalYearRangeErrors } from "../../../fiscal-year/index.ts";
import { MAX_ORE, ore } from "../../../money/index.ts";
import { openingRecords, type Sie4File } from "../../../sie4/index.ts";
import type { ImportError } from "../../import-error.ts";

/** The longest name of a series that is stored. */
const LONGEST_SERIES = 60;

/** The errors of a file that exceeds what the books can hold, found before anything is made. */
export function limitErrors(file: Sie4File, fiscalYear: DateRange): readonly ImportError[] {
  return [...yearErrors(file, fiscalYear), ...seriesErrors(file), ...amountErrors(file)];
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

/** What is too large is told of the file as a whole where sums are not exact, else of each account. */
function amountErrors(file: Sie4File): readonly ImportError[] {
  const errors = sumErrors(file);
  return errors.length > 0 ? errors : balanceErrors(file);
}

/** A closing balance is an amount like any other: exports write it and the next year opens with it. */
function balanceErrors(file: Sie4File): readonly ImportError[] {
  const balances = new Map<string, number>();
  for (const { account, amount } of openingRecords(file)) {
    balances.set(account, (balances.get(account) ?? 0) + amount);
  }
  for (const { account, sum } of file.ver.accounts) {
    balances.set(account, (balances.get(account) ?? 0) + sum);
  }
  return [...balances]
    .filter(([, balance]) => Math.abs(balance) > MAX_ORE)
    .map(([account, balance]) => ({ code: "balance-too-large", account, balance: ore(balance) }));
}

/** Amounts that are small enough one by one may be too large for any sum of them to be exact. */
function sumErrors(file: Sie4File): readonly ImportError[] {
  let sum = file.ver.turnover;
  for (const { amount } of [...openingRecords(file), ...file.ub, ...file.res]) sum += Math.abs(amount);
  return sum <= Number.MAX_SAFE_INTEGER ? [] : [{ code: "amounts-too-large" }];
}
