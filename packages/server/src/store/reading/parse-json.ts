import { err, ok, type Result } from "@huvudbok/core/shared";
import { invalidRequest } from "../access/refusals.ts";
import { isTooDense } from "../limits/json-density.ts";
import type { Refusal } from "../store.ts";

/** Smaller ones take no time and no memory, whatever is in them. */
const WORTH_A_LOOK = 64 * 1024;

/** The value of a JSON text in UTF-8; bytes that are neither are the sender's fault. */
export function parseJson(body: Uint8Array): Result<unknown, Refusal> {
  if (body.byteLength > WORTH_A_LOOK && isTooDense(body)) {
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
