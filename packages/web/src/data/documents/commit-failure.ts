import { ApiFailure } from "../api-failure.ts";

/** Somebody else has changed the same thing (specification 1 §8). */
export const CONFLICT_TEXT =
  "Kunde inte spara data. Den har ändrats av en annan klient. Var god att ladda om sidan.";

/** Specification 1 §8. */
export function companyNotSelected(): ApiFailure {
  return new ApiFailure({ status: 0, type: "CompanyNotSelected", message: "Company not selected" });
}

/** Specification 1 §8, company settings. */
export function fiscalYearMissing(): ApiFailure {
  return new ApiFailure({ status: 0, type: "FiscalYearMissing", message: "Räkenskapsår saknas" });
}

/** Specification 1 §8, company settings. */
export function nobodySignedIn(): ApiFailure {
  return new ApiFailure({ status: 401, type: "NoAccessToken", message: "Ingen inloggad användare" });
}

/** A refused commit as the user is told of it: a conflict has its own text. */
export function commitFailure(failure: ApiFailure, requestId: string, isRefusalKept: boolean): ApiFailure {
  if (!failure.isConflict) return failure.about(requestId, isRefusalKept);
  const { status, type, details } = failure;
  const parts = { status, type, details, message: CONFLICT_TEXT };
  return new ApiFailure({ ...parts, unsavedId: requestId, isRefusalKept });
}

/** The commit was given up while it waited to be sent. */
export function nothingAnswered(): ApiFailure {
  return new ApiFailure({ status: 0, type: "GivenUp", message: "Ändringen har tagits bort." });
}
