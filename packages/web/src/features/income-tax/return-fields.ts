import { type TypedField, textOfTyped, typedFieldOf } from "@huvudbok/core/income-tax";
import * as z from "zod/mini";
import { type FieldEdits, fieldEditsFormat } from "../../data/unfinished/field-edits.ts";

/** What is typed of a return, by SRU code; an empty text is nothing. */
export interface FieldTexts extends Readonly<Record<string, string>> {
  readonly id: string;
}

export type ReturnFormContent = FieldEdits<FieldTexts>;

export const RETURN_FORMAT = fieldEditsFormat<FieldTexts>(z.record(z.string(), z.string()));

/** A year has one return. */
export const RETURN_ID = "return";

/** The texts of what is stored, with an empty one for each other field of the form. */
export function storedTexts(codes: readonly number[], stored: ReadonlyMap<string, TypedField>): FieldTexts {
  const texts = codes.map((code) => {
    const field = stored.get(String(code));
    return [String(code), field === undefined ? "" : textOfTyped(field)] as const;
  });
  return { ...Object.fromEntries(texts), id: RETURN_ID };
}

export interface ReadTexts {
  /** By code, what is typed and can be read. */
  readonly fields: ReadonlyMap<number, TypedField>;
  /** By code, what is wrong with what is typed. */
  readonly errors: ReadonlyMap<number, string>;
}

/** What the texts mean. */
export function readTexts(codes: readonly number[], texts: FieldTexts): ReadTexts {
  const fields = new Map<number, TypedField>();
  const errors = new Map<number, string>();
  for (const code of codes) {
    const field = typedFieldOf(code, texts[String(code)] ?? "");
    if (!field.ok) errors.set(code, field.error);
    else if (field.value !== undefined) fields.set(code, field.value);
  }
  return { fields, errors };
}

/** The change that makes what is stored what is typed. */
export function fieldsChange(
  codes: readonly number[],
  fields: ReadonlyMap<number, TypedField>,
  stored: ReadonlyMap<string, TypedField>,
) {
  const put = [...fields.values()].filter((field) => {
    const before = stored.get(String(field.code));
    return before === undefined || textOfTyped(before) !== textOfTyped(field);
  });
  const remove = codes.filter((code) => stored.has(String(code)) && !fields.has(code)).map(String);
  return { put, remove };
}
