import { daysInMonth, type IsoDate, isoDate } from "../../calendar/index.ts";
import { parseSie4Amount, parseSie4Quantity } from "../amounts/sie4-amount.ts";
import { simpleInteger, simpleOre } from "../amounts/simple-ore.ts";
import type { ByteText } from "../encoding/byte-text.ts";
import type { ReadingLog } from "../log/reading-log.ts";
import type { Sie4ObjectMark } from "../sie4-file.ts";
import { isOddObjectList, parseObjectMarks } from "./object-marks.ts";
import { byteAt, isBlank, Sie4Tokenizer } from "./tokenizer.ts";

const QUOTE = 34;
/** `yyyymmdd`; a date of fewer digits would be one of the first millennium. */
const DATE_DIGITS = 8;
/** The years that a fiscal year may lie in. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

/** At most this many surplus fields are named. */
const NAMED_FIELDS = 5;

/** The fields of the tokenizer's current record, read as texts, numbers, dates and amounts. */
export class RecordFields {
  readonly tokenizer: Sie4Tokenizer;
  readonly source: ByteText;
  readonly log: ReadingLog;
  /** What has been read of the current record: fields before this one, and the object list. */
  private asked = 0;
  private isListAsked = false;
  private isLeftOut = false;
  /** In the object list. */
  private hasStrayMark = false;
  private readonly list = new Sie4Tokenizer(new Uint8Array(0));

  constructor(tokenizer: Sie4Tokenizer, source: ByteText, log: ReadingLog) {
    this.tokenizer = tokenizer;
    this.source = source;
    this.log = log;
  }

  get line(): number {
    return this.tokenizer.lineNo;
  }

  get count(): number {
    return this.tokenizer.fieldCount;
  }

  start(index: number): number {
    if (index >= this.asked) this.asked = index + 1;
    return this.tokenizer.startOf(index);
  }

  end(index: number): number {
    return this.tokenizer.endOf(index);
  }

  /** Starts the next record. */
  begin(): void {
    this.asked = 0;
    this.isListAsked = false;
    this.isLeftOut = false;
    this.hasStrayMark = false;
  }

  /** The whole record is left out, with a finding of its own: none are needed for its fields. */
  leaveOut(): void {
    this.isLeftOut = true;
  }

  /** Adds findings for everything in the record that has not been read. */
  reportUnread(label: string): void {
    const { tokenizer, line } = this;
    if (this.isLeftOut) return;
    this.reportExtraFields(label);
    const isListUnread = tokenizer.listAt >= 0 && !this.isListAsked && !this.isListBlank();
    if (tokenizer.hasStrayMark || this.hasStrayMark) {
      this.log.finding({ code: "stray-mark", line, label });
    }
    const lists = tokenizer.listsLeftOut + (isListUnread ? 1 : 0);
    if (lists > 0) this.log.finding({ code: "list-ignored", line, label });
  }

  private reportExtraFields(label: string): void {
    const { tokenizer, line } = this;
    if (this.asked >= this.count && tokenizer.fieldsLeftOut === 0) return;
    const texts: string[] = [];
    let count = tokenizer.fieldsLeftOut;
    for (let index = this.asked; index < this.count; index += 1) {
      const [start, end] = [tokenizer.startOf(index), tokenizer.endOf(index)];
      if (end <= start) continue;
      count += 1;
      if (texts.length < NAMED_FIELDS) texts.push(this.source.text(start, end));
    }
    if (count > 0) this.log.finding({ code: "fields-extra", line, label, texts, count });
  }

  isListBlank(): boolean {
    return isBlank(this.source.bytes, this.tokenizer.listStart, this.tokenizer.listEnd);
  }

  /** An absent field and an empty one are both "not given". */
  isGiven(index: number): boolean {
    return this.end(index) > this.start(index);
  }

  /** The text of a field, "" when it is not given. */
  text(index: number): string {
    return this.source.text(this.start(index), this.end(index));
  }

  /** As `text`; a name written without quotation marks continues through the fields after it, to `last` at most. */
  name(index: number, last: number = this.count - 1): string {
    // Looking for a byte before the first one would make every later look-up slow.
    if (index >= this.count) return "";
    if (this.isQuoted(index)) return this.text(index);
    let name = this.text(index);
    for (let at = index + 1; at <= last; at += 1) name += ` ${this.text(at)}`;
    return name;
  }

  isQuoted(index: number): boolean {
    return byteAt(this.source.bytes, this.start(index) - 1) === QUOTE;
  }

  /** A whole number 0 or more, -1 for anything else. */
  integer(index: number): number {
    return simpleInteger(this.source.bytes, this.start(index), this.end(index));
  }

  /** The year of a record: 0, -1 ... Undefined when it is not one. */
  year(index: number): number | undefined {
    const text = this.text(index);
    return /^(?:0{1,3}|-\d{1,3})$/.test(text) ? Number(text) + 0 : undefined;
  }

  /** A day as the number yyyymmdd, 0 when it is not given, -1 when it is not a day of the calendar. */
  day(index: number): number {
    if (!this.isGiven(index)) return 0;
    const day = this.integer(index);
    return this.end(index) - this.start(index) === DATE_DIGITS && isDay(day) ? day : -1;
  }

  /** The date of an optional field; one that cannot be read is left out, with a finding. */
  optionalDate(index: number, label: string): IsoDate | undefined {
    const day = this.optionalDay(index, label);
    return day === 0 ? undefined : isoFromDay(day);
  }

  /** As `optionalDate`, as the number yyyymmdd or 0. */
  optionalDay(index: number, label: string): number {
    const day = this.day(index);
    if (day >= 0) return day;
    this.ignore(index, label);
    return 0;
  }

  /**
   * The quantity of an optional field, NaN when it is not given; one that cannot be read is left out, with a finding.
   */
  quantity(index: number, label: string): number {
    if (!this.isGiven(index)) return Number.NaN;
    const quantity = parseSie4Quantity(this.text(index));
    if (quantity === undefined) this.ignore(index, label);
    return quantity ?? Number.NaN;
  }

  /** Whole öre. An amount that cannot be held is an error, and 0. `isBooked`: it becomes part of our books (SI4). */
  amount(index: number, isBooked: boolean): number {
    const simple = simpleOre(this.source.bytes, this.start(index), this.end(index));
    return Number.isNaN(simple) ? this.unusualAmount(index, isBooked) : simple;
  }

  /** The objects of the record; parts of its list that are not pairs, or are too many, give a finding. */
  objects(label: string): readonly Sie4ObjectMark[] {
    const { listStart, listEnd } = this.tokenizer;
    if (!this.hasList(label)) return [];
    return parseObjectMarks(this.source, listStart, listEnd);
  }

  /** Whether the record has a list with something in it, which is read later. */
  hasList(label: string): boolean {
    const { listAt, listStart, listEnd } = this.tokenizer;
    this.isListAsked = true;
    if (listAt < 0 || isBlank(this.source.bytes, listStart, listEnd)) return false;
    const list = this.list.loadFields(this.source.bytes, listStart, listEnd);
    this.hasStrayMark ||= list.hasStrayMark;
    if (isOddObjectList(list)) {
      this.log.finding({ code: "objects-odd", line: this.line, label });
    }
    return true;
  }

  ignore(index: number, label: string): void {
    this.log.finding({ code: "field-ignored", line: this.line, label, text: this.text(index) });
  }

  private unusualAmount(index: number, isBooked: boolean): number {
    const { line } = this;
    const text = this.text(index);
    const amount = parseSie4Amount(text);
    if (amount.code === "exact") return amount.ore;
    if (amount.code === "rounded") {
      if (isBooked) this.log.error({ code: "amount-not-whole-ore", line, text });
      else this.log.finding({ code: "amount-rounded", line, text });
      return amount.ore;
    }
    this.log.error({ code: amount.code, line, text });
    return 0;
  }
}

/** True for a number yyyymmdd that is a day of the calendar. */
function isDay(day: number): boolean {
  const year = Math.trunc(day / 10_000);
  const month = Math.trunc(day / 100) % 100;
  const date = day % 100;
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12) return false;
  return date >= 1 && date <= daysInMonth(year, month);
}

/** The date of a number yyyymmdd. */
export function isoFromDay(day: number): IsoDate {
  const digits = String(day);
  return isoDate(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`);
}

/** The number yyyymmdd of a date. */
export function dayFromIso(date: IsoDate): number {
  return Number(date.replaceAll("-", ""));
}
