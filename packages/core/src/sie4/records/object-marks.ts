import type { ByteText } from "../encoding/byte-text.ts";
import type { Sie4ObjectMark } from "../sie4-file.ts";
import { Sie4Tokenizer } from "./tokenizer.ts";

/**
 * Reads the content of an object list: pairs of dimension and object, with or without quotation marks. A dimension
 * without an object is left out.
 */
export function parseObjectMarks(source: ByteText, start: number, end: number): readonly Sie4ObjectMark[] {
  if (start >= end) return [];
  const fields = Sie4Tokenizer.fieldsOf(source.bytes, start, end);
  const marks: Sie4ObjectMark[] = [];
  for (let index = 0; index + 1 < fields.fieldCount; index += 2) {
    marks.push({
      dimension: source.text(fields.startOf(index), fields.endOf(index)),
      object: source.text(fields.startOf(index + 1), fields.endOf(index + 1)),
    });
  }
  return marks;
}

/** Whether a list holds more than is read: a dimension without an object, too many pairs, a list of its own. */
export function isOddObjectList({ fieldCount, fieldsLeftOut, listAt }: Sie4Tokenizer): boolean {
  return fieldCount % 2 === 1 || fieldsLeftOut > 0 || listAt >= 0;
}

/** Whether two rows carry the same objects; dimension numbers are compared as integers. */
export function haveSameObjects(a: readonly Sie4ObjectMark[], b: readonly Sie4ObjectMark[]): boolean {
  return a.length === b.length && a.every((mark, index) => isSameMark(mark, b[index]));
}

function isSameMark(a: Sie4ObjectMark, b: Sie4ObjectMark | undefined): boolean {
  return (
    b !== undefined && a.object === b.object && sameDimension(a.dimension) === sameDimension(b.dimension)
  );
}

/** The number of a dimension without leading zeros. */
export function sameDimension(number: string): string {
  return number.replace(/^0+(?=\d)/, "");
}
