import type { IsoDate } from "../../calendar/index.ts";
import { formatKronorForFile, type Ore } from "../../money/index.ts";
import { decodeCp437, encodeCp437 } from "../../text/index.ts";
import type { Sie4ObjectMark } from "../sie4-file.ts";

const FIRST_SIZE = 1 << 16;
const SPACE = 32;
const QUOTE = 34;
const BACKSLASH = 92;
const DELETE = 127;
/** Texts that need no quotation marks. */
const PLAIN = /^[\w.-]+$/;

/** Writes records in code page 437 with CRLF. A field is a text written as it is; `quoted` makes one. */
export class RecordWriter {
  private bytes: Uint8Array<ArrayBuffer> = new Uint8Array(FIRST_SIZE);
  private length = 0;

  /** One record. Fields at the end that are empty are left out; empty ones before a given one become `""`. */
  record(label: string, required: readonly Field[], optional: readonly OptionalField[] = []): void {
    this.ascii(`#${label}`);
    const last = optional.findLastIndex((field) => !isEmpty(field));
    for (const field of required) this.field(field);
    for (const field of optional.slice(0, last + 1)) this.field(field);
    this.endLine();
  }

  /** A brace alone on its line. */
  brace(brace: "{" | "}"): void {
    this.ascii(brace);
    this.endLine();
  }

  result(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice(0, this.length);
  }

  private field(field: Field): void {
    this.push(SPACE);
    if (typeof field === "string") {
      if (PLAIN.test(field)) this.ascii(field);
      else this.quoted(field);
    } else if ("text" in field) this.quoted(field.text);
    else this.objects(field.objects);
  }

  /** The code page is applied before the escapes: it turns typographic quotation marks into plain ones. */
  private quoted(text: string): void {
    this.push(QUOTE);
    for (const byte of writtenBytes(text)) {
      if (byte === QUOTE) this.push(BACKSLASH);
      this.push(byte);
    }
    this.push(QUOTE);
  }

  private objects(marks: readonly Sie4ObjectMark[]): void {
    this.ascii("{");
    for (const [index, { dimension, object }] of marks.entries()) {
      if (index > 0) this.push(SPACE);
      if (PLAIN.test(dimension)) this.ascii(dimension);
      else this.quoted(dimension);
      this.push(SPACE);
      this.quoted(object);
    }
    this.ascii("}");
  }

  private endLine(): void {
    this.ascii("\r\n");
  }

  private ascii(text: string): void {
    for (let at = 0; at < text.length; at += 1) this.push(text.charCodeAt(at));
  }

  private push(byte: number): void {
    if (this.length === this.bytes.length) {
      const larger = new Uint8Array(this.length * 2);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes[this.length] = byte;
    this.length += 1;
  }
}

/** The bytes of a text between its quotation marks, before the escapes. */
function writtenBytes(text: string): Uint8Array {
  const content = encodeCp437(text);
  // Before the closing mark a backslash would be read as an escape.
  const end = content.findLastIndex((byte) => byte !== BACKSLASH) + 1;
  return content.subarray(0, end).map((byte) => (byte < SPACE || byte === DELETE ? SPACE : byte));
}

/** What a reader of the file finds where a text is written: the same, but for what SIE cannot hold (SI13). */
export function writtenText(text: string): string {
  return decodeCp437(writtenBytes(text));
}

/** A number, code or date as a string, or a text that is always quoted. */
export type OptionalField = string | { readonly text: string };

/** As `OptionalField`, or an object list. */
export type Field = OptionalField | { readonly objects: readonly Sie4ObjectMark[] };

/** A name or other free text. */
export function textField(text = ""): OptionalField {
  return { text };
}

/** The objects of a row or balance, `{}` without any. */
export function objectsField(objects: readonly Sie4ObjectMark[] = []): Field {
  return { objects };
}

/** `yyyymmdd`, or nothing. */
export function dateField(date: IsoDate | undefined): OptionalField {
  return date === undefined ? "" : date.replaceAll("-", "");
}

/** Kronor with two decimals. */
export function amountField(amount: Ore): Field {
  return formatKronorForFile(amount);
}

/** Never an exponent: the format has none. */
export function quantityField(quantity: number | undefined): OptionalField {
  if (quantity === undefined) return "";
  const text = String(quantity);
  if (!text.includes("e")) return text;
  return text.includes("e-") ? quantity.toFixed(20) : String(BigInt(quantity));
}

function isEmpty(field: OptionalField): boolean {
  return (typeof field === "string" ? field : field.text) === "";
}
