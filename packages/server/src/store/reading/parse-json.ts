import { err, ok, type Result } from "@huvudbok/core/shared";
import { invalidRequest } from "../access/refusals.ts";
import { isTooDense } from "../limits/json-density.ts";
import type { Refusal } from "../store.ts";

/** Smaller bodies take little time and memory, whatever they contain. */
const MIN_CHECKED_BYTES = 64 * 1024;

/** The value of a JSON text in UTF-8; other bytes are an error of the sender. */
export function parseJson(body: Uint8Array): Result<unknown, Refusal> {
  if (body.byteLength > MIN_CHECKED_BYTES && isTooDense(body)) {
    return err(invalidRequest({ code: "too-many-parts" }));
  }
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
    return ok(value);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) {
      return err(invalidRequest({ code: "no-json" }));
    }
    throw error;
  }
}
