import type { UnstorableValue } from "@huvudbok/core/document";
import { ApiFailure, CONFLICT_TEXT } from "../api/api-failure.ts";

/** There is no company to save for (PG38). */
export function companyNotSelected(): ApiFailure {
  return new ApiFailure({ status: 0, type: "CompanyNotSelected", message: "Company not selected" });
}

/** There is no fiscal year to save for (PG38). */
export function fiscalYearMissing(): ApiFailure {
  return new ApiFailure({ status: 0, type: "FiscalYearMissing", message: "Räkenskapsår saknas" });
}

/** What is to be saved breaks the form that it is stored in: nothing is sent. */
export function unstorableChange({ message }: UnstorableValue): ApiFailure {
  return new ApiFailure({ status: 0, type: "UnstorableChange", message });
}

/** Nobody is signed in to save for (PG38). */
export function nobodySignedIn(): ApiFailure {
  return new ApiFailure({ status: 401, type: "NoAccessToken", message: "Ingen inloggad användare" });
}

/** A refused commit as a failure for the user: a conflict has a text of its own. */
export function commitFailure(failure: ApiFailure, requestId: string, isRefusalKept: boolean): ApiFailure {
  if (!failure.isConflict) return failure.about(requestId, isRefusalKept);
  const { status, type, details } = failure;
  const parts = { status, type, details, message: CONFLICT_TEXT };
  return new ApiFailure({ ...parts, unsavedId: requestId, isRefusalKept });
}

/**
 * Nobody waits any more for the answer that was lost: the commit may be done, and stays until that is known. The notices
 * of every page tell of it, so that no page says that nothing was done.
 */
export function stillUnknown(): ApiFailure {
  return new ApiFailure({
    status: 0,
    type: "StillUnknown",
    message: "Det är inte känt om detta är sparat. Det kontrolleras när servern svarar.",
    level: "info",
    isRefusalKept: true,
  });
}

/** The commit was given up while it waited to be sent. */
export function nothingAnswered(): ApiFailure {
  return new ApiFailure({ status: 0, type: "GivenUp", message: "Ändringen har tagits bort." });
}
