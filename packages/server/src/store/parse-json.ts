import { err, ok, type Result } from "@huvudbok/core/shared";
import { invalidRequest } from "./refusals.ts";
import type { Refusal } from "./store.ts";

/** The value of a JSON text in UTF-8; bytes that are neither are the sender's fault. */
export function parseJson(body: Uint8Array): Result<unknown, Refusal> {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
    return ok(value);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) {
      return err(invalidRequest("Innehållet är inte giltig JSON."));
    }
    throw error;
  }
}
