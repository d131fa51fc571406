import type { Recipient } from "../../company/index.ts";
import type { TypedField } from "../typed-fields.ts";
import { FILER_FIELD_NAMES, REQUIRED } from "./sru-filer.ts";
import { textFieldName } from "./sru-return.ts";
import { sruText, unfitForSru } from "./sru-text.ts";

/**
 * Each detail and typed text that the files have without its number signs, with what they have instead, in Swedish
 * (TX18): the sign begins a record, and is in no value.
 */
export function signOmissionTexts(
  recipient: Recipient,
  typed: ReadonlyMap<number, TypedField>,
): readonly string[] {
  const details = (["name", "address", "city", "reference", "email"] as const).flatMap((field) => {
    const text = recipient[field];
    // One that is needed refuses the files (TX11).
    if (REQUIRED.has(field) && sruText(text) === "") return [];
    return omissionText(`${FILER_FIELD_NAMES[field]} i företagsinställningar`, text);
  });
  const fields = [...typed.values()].flatMap(({ code, text = "" }) =>
    omissionText(textFieldName(code), text),
  );
  return [...details, ...fields];
}

/** None for a text that refuses the files by its characters. */
function omissionText(name: string, text: string): readonly string[] {
  if (!text.includes("#") || unfitForSru(text).length > 0) return [];
  const written = sruText(text);
  return [`${name}: ${written === "" ? "utelämnas" : `”${written}”`}`];
}
