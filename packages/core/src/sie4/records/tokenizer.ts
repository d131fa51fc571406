import { numberOrZero } from "./number-or-zero.ts";

/** What the tokenizer has found. `record`: a line that begins with `#`; `open` and `close`: a brace of its own. */
export type LineKind = "record" | "open" | "close" | "rubbish" | "end";

const TAB = 9;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const END_OF_FILE_MARK = 0x1a;
/** This byte and those below it separate fields. */
export const SPACE = 32;
const QUOTE = 34;
const HASH = 35;
const BACKSLASH = 92;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

/** Fields after these are ignored, and counted; only an unquoted name of very many words could have more. */
export const MAX_FIELDS = 64;
/** Ten letters of five bits each are exact in a number. */
const LABEL_BASE = 32;
const LABEL_MAX = LABEL_BASE ** 10;

/** The number that represents a label, such as `TRANS`: labels are compared without making a string. */
export function labelKey(label: string): number {
  let key = 0;
  for (const letter of label) key = key * LABEL_BASE + (letter.charCodeAt(0) - 64);
  return key;
}

/** The byte, or 0 behind the last one. */
export function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}

/**
 * Splits the bytes of a SIE 1-4 file into records and fields without making a string: fields are ranges
 * of the given bytes. It reads ASCII structure only, which every encoding of such files shares.
 */
export class Sie4Tokenizer {
  bytes: Uint8Array;
  /** Number of the current line, from 1. */
  lineNo = 1;
  /** Where the current line begins (its `#`) and ends, without the line end. */
  lineStart = 0;
  lineEnd = 0;
  /** The label of the current record, see `labelKey`; -1 for one that cannot be a label of the standard. */
  label = 0;
  fieldCount = 0;
  /** The number of fields after the last one that is held. */
  fieldsLeftOut = 0;
  private readonly fieldStart: Int32Array = new Int32Array(MAX_FIELDS);
  private readonly fieldEnd: Int32Array = new Int32Array(MAX_FIELDS);
  /** How many fields come before the object list `{...}`, -1 when there is none, and the range inside its braces. */
  listAt = -1;
  listStart = 0;
  listEnd = 0;
  /** The number of lists after the first that are not empty. */
  listsLeftOut = 0;
  /** A quotation mark or brace of the record was opened and not closed before the line ended. */
  isUnterminated = false;
  /** The same of a quotation mark alone. */
  isQuoteOpen = false;
  /** A field without quotation marks around it holds one, or a brace: part of its text, and perhaps a slip. */
  hasStrayMark = false;
  /** The position behind the end-of-file mark of DOS, when it was found; nothing after it is read. */
  endedAt: number | undefined;
  private at: number;
  private end: number;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.at = 0;
    this.end = bytes.length;
  }

  /** Where a field of the current record begins, 0 for a missing one. */
  startOf(field: number): number {
    return field < this.fieldCount ? numberOrZero(this.fieldStart, field) : 0;
  }

  /** Where a field ends, 0 for a missing one. */
  endOf(field: number): number {
    return field < this.fieldCount ? numberOrZero(this.fieldEnd, field) : 0;
  }

  /** The current line ends with the file and not with a line end. */
  get isLastLineOpen(): boolean {
    return this.lineEnd === this.end;
  }

  /** Moves to the next line that is not empty. */
  next(): LineKind {
    const first = this.skipBlankLines();
    if (first === HASH) {
      this.readFields(this.readLabel());
      return "record";
    }
    if (first === OPEN_BRACE || first === CLOSE_BRACE) {
      this.at += 1;
      return first === OPEN_BRACE ? "open" : "close";
    }
    if (this.at >= this.end) return "end";
    if (first === END_OF_FILE_MARK) {
      this.endedAt = this.at + 1;
      this.at = this.end;
      return "end";
    }
    this.skipLine();
    return "rubbish";
  }

  /** The byte that the next line with a text begins with, another one when there is no such line. */
  private skipBlankLines(): number {
    const { bytes, end } = this;
    let at = this.at;
    let byte = 0;
    while (at < end) {
      byte = byteAt(bytes, at);
      if (byte === LINE_FEED) this.lineNo += 1;
      else if (byte === CARRIAGE_RETURN) {
        if (byteAt(bytes, at + 1) !== LINE_FEED) this.lineNo += 1;
      } else if (byte !== SPACE && byte !== TAB) break;
      at += 1;
    }
    this.at = at;
    this.lineStart = at;
    return byte;
  }

  private skipLine(): void {
    const { bytes, end } = this;
    let at = this.at;
    while (at < end && !isLineEnd(byteAt(bytes, at))) at += 1;
    this.at = at;
    this.lineEnd = at;
  }

  /** The fields of a piece of a line, the inside of an object list for instance. */
  static fieldsOf(bytes: Uint8Array, from: number, to: number): Sie4Tokenizer {
    return new Sie4Tokenizer(bytes).loadFields(bytes, from, to);
  }

  /** As `fieldsOf`, in place of what was read before. */
  loadFields(bytes: Uint8Array, from: number, to: number): this {
    this.bytes = bytes;
    this.end = to;
    this.readFields(from);
    return this;
  }

  private readFields(from: number): void {
    const { bytes, end, fieldStart, fieldEnd } = this;
    let at = from;
    let count = 0;
    this.listAt = -1;
    this.listsLeftOut = 0;
    this.fieldsLeftOut = 0;
    this.isUnterminated = false;
    this.isQuoteOpen = false;
    this.hasStrayMark = false;
    while (at < end) {
      const byte = byteAt(bytes, at);
      if (byte <= SPACE) {
        if (isLineEnd(byte)) break;
        at += 1;
      } else if (byte === OPEN_BRACE) {
        at = this.readObjectList(at + 1, count);
      } else {
        const start = byte === QUOTE ? at + 1 : at;
        const stop = byte === QUOTE ? this.endOfQuoted(start) : this.endOfPlain(start);
        if (count < MAX_FIELDS) {
          fieldStart[count] = start;
          fieldEnd[count] = stop;
          count += 1;
        } else this.fieldsLeftOut += 1;
        at = byte === QUOTE ? this.at : stop;
      }
    }
    this.fieldCount = count;
    this.at = at;
    this.lineEnd = at;
  }

  private readLabel(): number {
    const { bytes, end } = this;
    let at = this.lineStart + 1;
    let key = 0;
    for (; at < end; at += 1) {
      const byte = byteAt(bytes, at);
      if (byte <= SPACE || byte === QUOTE || byte === OPEN_BRACE) break;
      // A letter A to Z extends the key; any other byte makes the label unknown.
      key = byte >= 65 && byte <= 90 && key >= 0 && key < LABEL_MAX ? key * LABEL_BASE + (byte - 64) : -1;
    }
    this.label = key;
    return at;
  }

  /** Where a field's content ends; `at` is moved past its quotation mark. */
  private endOfQuoted(start: number): number {
    const { bytes, end } = this;
    let at = start;
    for (; at < end; at += 1) {
      const byte = byteAt(bytes, at);
      if (byte === QUOTE && byteAt(bytes, at - 1) !== BACKSLASH) {
        this.at = at + 1;
        return at;
      }
      if (isLineEnd(byte)) break;
    }
    this.at = at;
    // `"C:\books\"` last on a line: the backslash belongs to a path, the mark closes the field.
    if (at - 2 >= start && byteAt(bytes, at - 1) === QUOTE) return at - 1;
    this.isUnterminated = true;
    this.isQuoteOpen = true;
    return at;
  }

  private endOfPlain(start: number): number {
    const { bytes, end } = this;
    let at = start;
    while (at < end) {
      const byte = byteAt(bytes, at);
      if (byte <= SPACE || byte === OPEN_BRACE) break;
      const isMark = byte === CLOSE_BRACE || (byte === QUOTE && byteAt(bytes, at - 1) !== BACKSLASH);
      if (isMark) this.hasStrayMark = true;
      at += 1;
    }
    return at;
  }

  /** Finds the end of an object list and returns the position after it. The first list of a record counts. */
  private readObjectList(start: number, fieldsBefore: number): number {
    const { bytes, end } = this;
    let at = start;
    while (at < end) {
      const byte = byteAt(bytes, at);
      if (byte === CLOSE_BRACE || isLineEnd(byte)) break;
      if (byte === QUOTE) {
        this.endOfQuoted(at + 1);
        at = this.at;
      } else at += 1;
    }
    const isClosed = at < end && byteAt(bytes, at) === CLOSE_BRACE;
    if (!isClosed) this.isUnterminated = true;
    if (this.listAt < 0) {
      this.listAt = fieldsBefore;
      this.listStart = start;
      this.listEnd = at;
    } else if (!isBlank(bytes, start, at)) this.listsLeftOut += 1;
    return isClosed ? at + 1 : at;
  }
}

/** Whether a range holds only blanks. */
export function isBlank(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (byteAt(bytes, at) > SPACE) return false;
  return true;
}

/** LF ends a line, and so does CR, with LF behind it or alone. */
export function isLineEnd(byte: number): boolean {
  return byte === LINE_FEED || byte === CARRIAGE_RETURN;
}
