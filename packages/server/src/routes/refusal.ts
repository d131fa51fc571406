import type { ApiError } from "@huvudbok/core/api";
import type { Result } from "@huvudbok/core/shared";
import type { Refusal } from "../store/store.ts";

/**
 * Ends a call with a refusal: thrown from a handler or a hook, turned into `{error: {type, message, details?}}` by the
 * error handler. Not a bug, so it is not logged as one.
 */
export class RefusalError extends Error {
  readonly status: number;
  readonly type: string;
  readonly details: unknown;
  /** See `Refusal`. */
  readonly isHidden: boolean;

  constructor(refusal: Omit<Refusal, "status"> & { readonly status: number }) {
    super(shortened(refusal.message));
    this.name = "RefusalError";
    this.status = refusal.status;
    this.type = refusal.type;
    this.details = refusal.details;
    this.isHidden = refusal.isHidden === true;
  }
}

/** No sentence of ours is as long; one that quotes what was sent could be. */
const LONGEST_MESSAGE = 2000;

function shortened(message: string): string {
  return message.length <= LONGEST_MESSAGE ? message : `${message.slice(0, LONGEST_MESSAGE).toWellFormed()}…`;
}

/** The value of a result, or the refusal thrown. */
export function valueOrRefusal<T>(result: Result<T, Refusal>): T {
  if (result.ok) return result.value;
  throw new RefusalError(result.error);
}

/** Throws the refusal, if there is one. */
export function refuse(refusal: Refusal | undefined): void {
  if (refusal !== undefined) throw new RefusalError(refusal);
}

/** The one format of every refusal (HT1). */
export function errorBody(type: string, message: string, details?: unknown): ApiError {
  return { error: details === undefined ? { type, message } : { type, message, details } };
}

/** A malformed call; `details` are the paths that are wrong, where they are known. */
export function invalidInput(details?: unknown): RefusalError {
  return new RefusalError({
    status: 400,
    type: "InvalidRequest",
    message: "Förfrågan har fel innehåll.",
    ...(details === undefined ? {} : { details }),
  });
}

/** No sign-in, or an expired one: the browser goes to /login. */
export function unauthorized(): RefusalError {
  return new RefusalError({ status: 401, type: "Unauthorized", message: "Unauthorized" });
}

/** A call that needs more of the provider than the person has granted: the browser then asks for it (HT3). */
export function scopeIsMissing(
  missingScopes: readonly string[],
  currentScopes: readonly string[],
): RefusalError {
  return new RefusalError({
    status: 401,
    type: "ScopeIsMissingException",
    message: "Inloggning behövs för att bevilja fler behörigheter.",
    details: { missingScopes, currentScopes },
  });
}
