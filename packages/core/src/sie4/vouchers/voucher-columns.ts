import { type IsoDate, isoDate } from "../../calendar/index.ts";
import { ore } from "../../money/index.ts";
import type { ByteText } from "../encoding/byte-text.ts";
import { parseObjectMarks } from "../records/object-marks.ts";
import { isoFromDay } from "../records/record-fields.ts";
import type {
  Sie4AccountRows,
  Sie4OldNumber,
  Sie4Row,
  Sie4RowKind,
  Sie4Series,
  Sie4Voucher,
  Sie4Vouchers,
} from "../sie4-file.ts";
import { AccountRegister } from "./account-register.ts";
import { NumberColumn } from "./number-column.ts";
import { TextPool } from "./text-pool.ts";

/** A range of the file's bytes; empty when a field is not given. */
export interface TextRange {
  start: number;
  end: number;
}

/** One row while it is read. Only one such object exists. */
export interface RowFields {
  line: number;
  account: number;
  amount: number;
  day: number;
  quantity: number;
  sign: number;
  readonly text: TextRange;
  readonly objects: TextRange;
}

/** One voucher while it is read. `number` 0: to be assigned. `day` 0: not to be read. */
export interface VoucherFields {
  line: number;
  series: number;
  number: number;
  day: number;
  regDay: number;
  sign: number;
  readonly text: TextRange;
}

/** Represents a number that cannot be read, which is an error of the file. */
export const UNREAD_NUMBER = -1;

/** Represents a date that cannot be read, which is an error of the file. */
const NO_DATE = isoDate("0001-01-01");

/**
 * Vouchers and rows as columns of numbers and places in the file's bytes. Most rows have an account and an amount only;
 * what the others have besides is in columns of their own.
 */
export class VoucherColumns implements Sie4Vouchers {
  readonly register = new AccountRegister();
  readonly seriesPool = new TextPool();
  readonly signPool = new TextPool();
  readonly line = NumberColumn.ofIntegers();
  readonly series = NumberColumn.ofIntegers();
  readonly number = NumberColumn.ofNumbers();
  readonly day = NumberColumn.ofIntegers();
  /** By the index of a voucher that got another number than its file's. */
  readonly renumbered = new Map<number, Sie4OldNumber>();
  private readonly regDay = NumberColumn.ofIntegers();
  private readonly sign = NumberColumn.ofIntegers();
  private readonly text = rangeColumn();
  private readonly firstRow = NumberColumn.ofIntegers();
  private readonly rowLine = NumberColumn.ofIntegers();
  /** Index of the account, times four, plus the code of the kind. */
  private readonly rowAccount = NumberColumn.ofIntegers();
  private readonly rowAmount = NumberColumn.ofNumbers();
  /** Index among the details, -1 without any. */
  private readonly rowDetail = NumberColumn.ofIntegers();
  private readonly detailDay = NumberColumn.ofIntegers();
  private readonly detailQuantity = NumberColumn.ofNumbers();
  private readonly detailSign = NumberColumn.ofIntegers();
  private readonly detailText = rangeColumn();
  private readonly detailObjects = rangeColumn();
  private readonly source: ByteText;
  /** A year has few days and many vouchers, so each day becomes a text once. */
  private readonly dates = new Map<number, IsoDate>();
  turnover = 0;

  constructor(source: ByteText) {
    this.source = source;
  }

  get length(): number {
    return this.line.length;
  }

  get rowCount(): number {
    return this.rowLine.length;
  }

  get accounts(): readonly Sie4AccountRows[] {
    return this.register.uses.filter(({ rows }) => rows > 0);
  }

  get seriesList(): readonly Sie4Series[] {
    const lines = new Map<number, number>();
    for (let index = 0; index < this.length; index += 1) {
      const series = this.series.at(index);
      if (!lines.has(series)) lines.set(series, this.line.at(index));
    }
    return Array.from(lines, ([series, line]) => ({ name: this.seriesPool.text(series), line }));
  }

  get renumberedOnes(): Sie4Vouchers["renumberedOnes"] {
    const inOrder = [...this.renumbered].sort(([a], [b]) => a - b);
    return inOrder.map(([index, renumbered]) => ({ ...this.voucher(index), renumbered }));
  }

  addVoucher(voucher: VoucherFields): void {
    this.line.push(voucher.line);
    this.series.push(voucher.series);
    this.number.push(voucher.number);
    this.day.push(voucher.day);
    this.regDay.push(voucher.regDay);
    this.sign.push(voucher.sign);
    pushRange(this.text, voucher.text);
    this.firstRow.push(this.rowCount);
  }

  /** Adds a row to the last voucher. */
  addRow(kind: Sie4RowKind, row: RowFields): void {
    this.rowLine.push(row.line);
    this.rowAccount.push(row.account * 4 + KIND_CODES[kind]);
    this.rowAmount.push(row.amount);
    this.rowDetail.push(hasDetail(row) ? this.addDetail(row) : -1);
    this.turnover += Math.abs(row.amount);
    this.register.count(row.account, row, kind === "btrans");
  }

  *[Symbol.iterator](): Iterator<Sie4Voucher> {
    for (let index = 0; index < this.length; index += 1) yield this.voucher(index);
  }

  at(index: number): Sie4Voucher | undefined {
    return index >= 0 && index < this.length ? this.voucher(index) : undefined;
  }

  private addDetail(row: RowFields): number {
    const index = this.detailDay.length;
    this.detailDay.push(row.day);
    this.detailQuantity.push(row.quantity);
    this.detailSign.push(row.sign);
    pushRange(this.detailText, row.text);
    pushRange(this.detailObjects, row.objects);
    return index;
  }

  private voucher(index: number): Sie4Voucher {
    const day = this.day.at(index);
    const regDay = this.regDay.at(index);
    const sign = this.sign.at(index);
    const renumbered = this.renumbered.get(index);
    const rows: Sie4Row[] = [];
    const end = index + 1 < this.length ? this.firstRow.at(index + 1) : this.rowCount;
    for (let row = this.firstRow.at(index); row < end; row += 1) rows.push(this.row(row));
    return {
      line: this.line.at(index),
      series: this.seriesPool.text(this.series.at(index)),
      number: this.number.at(index),
      date: day > 0 ? this.date(day) : NO_DATE,
      text: this.textOf(this.text, index),
      ...(regDay > 0 && { regDate: this.date(regDay) }),
      ...(sign > 0 && { sign: this.signPool.text(sign) }),
      ...(renumbered !== undefined && { renumbered }),
      rows,
    };
  }

  private row(index: number): Sie4Row {
    const account = this.rowAccount.at(index);
    const detail = this.rowDetail.at(index);
    return {
      line: this.rowLine.at(index),
      kind: kindOf(account & 3),
      account: this.register.text(account >> 2),
      amount: ore(this.rowAmount.at(index)),
      ...(detail >= 0 && this.details(detail)),
    };
  }

  private details(index: number): Partial<Sie4Row> {
    const day = this.detailDay.at(index);
    const quantity = this.detailQuantity.at(index);
    const sign = this.detailSign.at(index);
    const text = this.textOf(this.detailText, index);
    const { start, end } = this.detailObjects;
    const objects = parseObjectMarks(this.source, start.at(index), end.at(index));
    return {
      ...(day > 0 && { date: this.date(day) }),
      ...(text !== "" && { text }),
      ...(!Number.isNaN(quantity) && { quantity }),
      ...(sign > 0 && { sign: this.signPool.text(sign) }),
      ...(objects.length > 0 && { objects }),
    };
  }

  private date(day: number): IsoDate {
    const known = this.dates.get(day);
    if (known !== undefined) return known;
    const date = isoFromDay(day);
    this.dates.set(day, date);
    return date;
  }

  private textOf(column: RangeColumn, index: number): string {
    return this.source.text(column.start.at(index), column.end.at(index));
  }
}

const KIND_CODES: Readonly<Record<Sie4RowKind, number>> = { trans: 0, btrans: 1, rtrans: 2 };

function kindOf(code: number): Sie4RowKind {
  if (code === 0) return "trans";
  return code === 1 ? "btrans" : "rtrans";
}

interface RangeColumn {
  readonly start: NumberColumn;
  readonly end: NumberColumn;
}

function rangeColumn(): RangeColumn {
  return { start: NumberColumn.ofIntegers(), end: NumberColumn.ofIntegers() };
}

function pushRange(column: RangeColumn, range: TextRange): void {
  column.start.push(range.start);
  column.end.push(range.end);
}

function hasDetail(row: RowFields): boolean {
  return (
    row.day > 0 ||
    row.sign > 0 ||
    row.text.end > row.text.start ||
    row.objects.end > row.objects.start ||
    !Number.isNaN(row.quantity)
  );
}
