import { loadErrorOf, type PageError } from "../page-frame/error-level.ts";

/** Why a part of a page did not come, by the name of that part, with the way to try again (PG63). */
export function notFetchedError(what: string, failure: unknown): PageError {
  const error = loadErrorOf(failure);
  return { ...error, message: `${what} kunde inte hämtas.\n${error.message}` };
}
