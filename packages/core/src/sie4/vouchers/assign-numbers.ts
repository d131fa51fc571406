import type { ReadingLog } from "../log/reading-log.ts";
import { UNREAD_NUMBER, type VoucherColumns } from "./voucher-columns.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Gives a series to vouchers without one and a number to those without one or with 0, in file order (SI6). A voucher
 * with a repeated number gets a new one too if `renumbers`, and is an error otherwise.
 */
export function assignNumbers(vouchers: VoucherColumns, log: ReadingLog, renumbers: boolean): void {
  assignSeries(vouchers, log);
  const bySeries = new Map<number, SeriesNumbers>();
  for (let index = 0; index < vouchers.length; index += 1) {
    const series = vouchers.series.at(index);
    noteNumber(vouchers, log, index, numbersOf(bySeries, series));
  }
  for (const [series, { isAscending }] of bySeries) {
    if (!isAscending) findRepeated(vouchers, log, series, renumbers);
  }
  for (let index = 0; index < vouchers.length; index += 1) {
    const given = vouchers.number.at(index);
    if (given > 0) continue;
    const series = vouchers.series.at(index);
    const numbers = numbersOf(bySeries, series);
    numbers.highest += 1;
    vouchers.number.set(index, numbers.highest);
    if (given === UNREAD_NUMBER || vouchers.renumbered.has(index)) continue;
    log.finding({
      code: "number-assigned",
      line: vouchers.line.at(index),
      series: vouchers.seriesPool.text(series),
      number: numbers.highest,
    });
  }
}

interface SeriesNumbers {
  highest: number;
  /** Every number so far is greater than the one before it, so none came twice. */
  isAscending: boolean;
}

function numbersOf(bySeries: Map<number, SeriesNumbers>, series: number): SeriesNumbers {
  const numbers = bySeries.get(series) ?? { highest: 0, isAscending: true };
  bySeries.set(series, numbers);
  return numbers;
}

function noteNumber(vouchers: VoucherColumns, log: ReadingLog, index: number, numbers: SeriesNumbers): void {
  const number = vouchers.number.at(index);
  if (number <= 0) return;
  if (number > numbers.highest) {
    numbers.highest = number;
    return;
  }
  if (numbers.isAscending) {
    const series = vouchers.seriesPool.text(vouchers.series.at(index));
    const line = vouchers.line.at(index);
    log.finding({ code: "not-ascending", line, series, number: String(number) });
  }
  numbers.isAscending = false;
}

/** The empty series becomes A, or the first letter that no series of the file has. */
function assignSeries(vouchers: VoucherColumns, log: ReadingLog): void {
  let count = 0;
  let line = 0;
  const used = new Set<string>();
  for (let index = 0; index < vouchers.length; index += 1) {
    const series = vouchers.series.at(index);
    if (series > 0) used.add(vouchers.seriesPool.text(series));
    else {
      if (count === 0) line = vouchers.line.at(index);
      count += 1;
    }
  }
  if (count === 0) return;
  const series = firstFree(used);
  vouchers.seriesPool.texts[0] = series;
  log.finding({ code: "series-assigned", line, series, count });
}

function firstFree(used: ReadonlySet<string>): string {
  for (const letter of LETTERS) if (!used.has(letter)) return letter;
  let number = 1;
  while (used.has(`A${number}`)) number += 1;
  return `A${number}`;
}

/** A voucher that gets a new number is numbered after all others. */
function findRepeated(vouchers: VoucherColumns, log: ReadingLog, series: number, renumbers: boolean): void {
  const lines = new Map<number, number>();
  for (let index = 0; index < vouchers.length; index += 1) {
    const number = vouchers.number.at(index);
    if (vouchers.series.at(index) !== series || number <= 0) continue;
    const line = vouchers.line.at(index);
    const firstLine = lines.get(number);
    if (firstLine === undefined) lines.set(number, line);
    else if (renumbers) {
      vouchers.renumbered.set(index, { number, firstLine });
      vouchers.number.set(index, 0);
    } else {
      const name = { series: vouchers.seriesPool.text(series), number: String(number) };
      log.error({ code: "repeated-number", line, firstLine, ...name });
    }
  }
}
