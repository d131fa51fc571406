import { heldOre } from "../amounts/held-ore.ts";
import type { ModificationError, Sie4VoucherName } from "../log/sie4-entries.ts";
import { haveSameObjects, parseObjectMarks } from "../records/object-marks.ts";
import { isoFromDay, type RecordFields } from "../records/record-fields.ts";
import {
  type RowFields,
  type TextRange,
  UNREAD_NUMBER,
  type VoucherColumns,
  type VoucherFields,
} from "./voucher-columns.ts";

export type RowLabel = "TRANS" | "BTRANS" | "RTRANS";

/** Reads `#VER` with its braces and rows into the columns, checking what must hold inside one voucher. */
export class VoucherReader {
  private readonly record: RecordFields;
  private readonly columns: VoucherColumns;
  private readonly voucher: VoucherFields = { ...EMPTY_VOUCHER, text: emptyRange() };
  private row: RowFields = emptyRow();
  /** The last `#RTRANS`, valid while `hasAdded` says that its `#TRANS` has not been read yet. */
  private added: RowFields = emptyRow();
  private hasAdded = false;
  /** Inside a voucher, its braces opened or not. */
  isReading = false;
  private isOpen = false;
  private sum = 0;
  /** The number of rows before those of the voucher. */
  private rowsBefore = 0;
  /** The number of errors before the rows of the voucher: more of them mean that not all rows were read. */
  private errorsBefore = 0;
  private readonly numberText = emptyRange();

  constructor(record: RecordFields, columns: VoucherColumns) {
    this.record = record;
    this.columns = columns;
  }

  readVoucher(): void {
    this.leave();
    const { record, voucher } = this;
    const { seriesPool, signPool } = this.columns;
    voucher.line = record.line;
    voucher.series = seriesPool.indexOf(record.source, record.start(0), record.end(0));
    voucher.number = this.readNumber();
    voucher.day = this.readDate();
    voucher.text.start = record.start(3);
    voucher.text.end = record.end(3);
    // A brace on the line of the record itself opens the rows too, but rows must be on lines of their own.
    this.isOpen = record.tokenizer.listAt >= 0;
    const hasRows = this.isOpen && !record.isListBlank();
    voucher.regDay = hasRows ? 0 : record.optionalDay(4, "VER");
    voucher.sign = signPool.indexOf(record.source, record.start(5), record.end(5));
    this.columns.addVoucher(voucher);
    this.isReading = true;
    this.errorsBefore = record.log.errorCount;
    if (hasRows) {
      record.leaveOut();
      record.log.error({ code: "rows-on-voucher-line", line: record.line, ...this.name() });
    }
    this.sum = 0;
    this.rowsBefore = this.columns.rowCount;
    this.hasAdded = false;
  }

  /** Returns the label; undefined for a row that was not read. */
  readRow(label: RowLabel): RowLabel | undefined {
    const { record, row } = this;
    if (!this.isReading) {
      record.log.error({ code: "row-outside-voucher", line: record.line, label });
      return undefined;
    }
    if (!this.isOpen) {
      record.log.finding({ code: "opening-brace-missing", line: record.line });
      this.isOpen = true;
    }
    this.readRowFields(label);
    if (this.hasAdded && label !== "TRANS") this.modificationError("next-transaction-not-normal");
    if (label === "RTRANS") {
      this.row = this.added;
      this.added = row;
      this.hasAdded = true;
      return label;
    }
    if (label === "BTRANS") {
      this.columns.addRow("btrans", row);
      return label;
    }
    this.sum += row.amount;
    if (this.hasAdded) this.addAddedRow();
    else this.columns.addRow("trans", row);
    return label;
  }

  open(): void {
    if (this.isReading && !this.isOpen) this.isOpen = true;
    else this.record.log.finding({ code: "rubbish-line", line: this.record.line });
  }

  close(): void {
    if (this.isReading) this.finish();
    else this.record.log.finding({ code: "rubbish-line", line: this.record.line });
  }

  /** Another record than a row comes: the voucher ends, whether its brace was closed or not. */
  leave(): void {
    if (!this.isReading) return;
    if (this.isOpen) this.record.log.finding({ code: "closing-brace-missing", line: this.record.line });
    this.finish();
  }

  /** The file ends. A voucher whose rows have not begun, or whose brace is open, is cut off. */
  end(): void {
    if (!this.isReading) return;
    const { line } = this.voucher;
    const endLine = this.record.line;
    this.record.log.error({ code: "voucher-unfinished", line, endLine, ...this.name() });
  }

  private finish(): void {
    const { log } = this.record;
    const { line } = this.voucher;
    if (this.hasAdded) this.modificationError("no-transactions-recorded");
    this.isReading = false;
    if (log.errorCount > this.errorsBefore) return;
    if (this.sum !== 0) {
      log.error({ code: "unbalanced", line, difference: heldOre(this.sum), ...this.name() });
    }
    if (this.columns.rowCount > this.rowsBefore) return;
    log.finding({ code: "voucher-empty", line, ...this.name() });
  }

  private readNumber(): number {
    const { record } = this;
    this.numberText.start = record.start(1);
    this.numberText.end = record.end(1);
    if (!record.isGiven(1)) return 0;
    const number = record.integer(1);
    if (number >= 0) return number;
    record.log.error({ code: "bad-number", line: record.line, text: record.text(1) });
    return UNREAD_NUMBER;
  }

  private readDate(): number {
    const { record } = this;
    const day = record.day(2);
    if (day > 0) return day;
    record.log.error({ code: "bad-date", line: record.line, text: record.text(2) });
    return 0;
  }

  private readRowFields(label: RowLabel): void {
    const { record, row } = this;
    const { tokenizer } = record;
    row.line = record.line;
    const isWhole = record.isGiven(0) && record.isGiven(1);
    if (!isWhole) record.log.error({ code: "field-missing", line: record.line, label });
    // Which of the two is missing cannot be decided, so the row is left without an account.
    row.account = this.columns.register.indexOf(
      record.source,
      record.start(0),
      isWhole ? record.end(0) : record.start(0),
    );
    row.amount = isWhole ? record.amount(1, true) : 0;
    const hasObjects = record.hasList(label);
    row.objects.start = hasObjects ? tokenizer.listStart : 0;
    row.objects.end = hasObjects ? tokenizer.listEnd : 0;
    if (record.count <= 2) this.clearDetails();
    else this.readDetails(label);
  }

  private readDetails(label: RowLabel): void {
    const { record, row } = this;
    row.day = record.optionalDay(2, label);
    row.text.start = record.start(3);
    row.text.end = record.end(3);
    row.quantity = record.quantity(4, label);
    row.sign = this.columns.signPool.indexOf(record.source, record.start(5), record.end(5));
  }

  /** Most rows have an account and an amount, and nothing after them. */
  private clearDetails(): void {
    const { row } = this;
    row.day = 0;
    row.text.start = 0;
    row.text.end = 0;
    row.quantity = Number.NaN;
    row.sign = 0;
  }

  /**
   * `#RTRANS` and its `#TRANS` are one row (SI3). Its day and sign are those of the addition, which only the `#RTRANS`
   * has; the row itself has the day of its voucher. The text may be in either.
   */
  private addAddedRow(): void {
    const { row, added } = this;
    const reason = this.differenceFromAdded();
    if (reason !== undefined) this.modificationError(reason);
    this.hasAdded = false;
    this.reportOtherwise();
    row.day = added.day;
    row.sign = added.sign;
    if (added.text.end > added.text.start) Object.assign(row.text, added.text);
    this.columns.addRow("rtrans", row);
  }

  /** Adds a finding for the day, sign and text of the `#TRANS` that the combined row does not keep. */
  private reportOtherwise(): void {
    const { row, added, record } = this;
    const { signPool } = this.columns;
    const differs = (text: string) => record.log.finding({ code: "added-row-differs", line: row.line, text });
    if (row.day > 0 && row.day !== added.day && row.day !== this.voucher.day) differs(isoFromDay(row.day));
    if (row.sign > 0 && row.sign !== added.sign) differs(signPool.text(row.sign));
    const text = record.source.text(row.text.start, row.text.end);
    const addedText = record.source.text(added.text.start, added.text.end);
    if (text !== "" && addedText !== "" && text !== addedText) differs(text);
  }

  private differenceFromAdded(): ModificationError | undefined {
    const { row, added } = this;
    const { source } = this.record;
    if (row.account !== added.account) return "different-account";
    if (row.amount !== added.amount) return "different-amount";
    if ((row.quantity || 0) !== (added.quantity || 0)) return "different-quantity";
    const objects = parseObjectMarks(source, row.objects.start, row.objects.end);
    const addedObjects = parseObjectMarks(source, added.objects.start, added.objects.end);
    return haveSameObjects(objects, addedObjects) ? undefined : "different-objects";
  }

  private modificationError(reason: ModificationError): void {
    this.record.log.error({ code: "modification", line: this.added.line, reason, ...this.name() });
    this.hasAdded = false;
  }

  private name(): Sie4VoucherName {
    const { source } = this.record;
    return {
      series: this.columns.seriesPool.text(this.voucher.series),
      number: source.text(this.numberText.start, this.numberText.end),
    };
  }
}

const EMPTY_VOUCHER = { line: 0, series: 0, number: 0, day: 0, regDay: 0, sign: 0 };

function emptyRow(): RowFields {
  return {
    line: 0,
    account: 0,
    amount: 0,
    day: 0,
    quantity: Number.NaN,
    sign: 0,
    text: emptyRange(),
    objects: emptyRange(),
  };
}

function emptyRange(): TextRange {
  return { start: 0, end: 0 };
}
