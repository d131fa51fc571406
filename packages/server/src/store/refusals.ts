import {
  type ChangeRefusal,
  changeRefusalText,
  type DocumentError,
  type DocumentKind,
  documentErrorText,
} from "@huvudbok/core/document";
import { featureDisabledText } from "@huvudbok/core/feature";
import type { Refusal } from "./store.ts";

/** Thrown inside a transaction so that it is rolled back; turned into an error value where the transaction was begun. */
export class RefusedWrite extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.name = "RefusedWrite";
    this.refusal = refusal;
  }
}

/** No data, or none that the caller may know of: the two look the same. */
export function notFound(): Refusal {
  return { status: 404, type: "NotFound", message: "Not found" };
}

/** A write to a company that does not exist or is somebody else's: the two look the same. */
export function forbidden(): Refusal {
  return { status: 403, type: "Forbidden", message: "Du saknar behörighet till företaget." };
}

/** A member whose role does not allow the call. */
export function roleIsMissing(): Refusal {
  return { status: 403, type: "RoleIsMissing", message: "Din roll i företaget tillåter inte detta." };
}

/** The browser knows a conflict by the first words (specification 1 §8). */
export function etagMismatch(key: string, currentEtag: string | undefined, details?: unknown): Refusal {
  return {
    status: 412,
    type: "ETagMismatch",
    message: `ETag mismatch: ${key} är ${currentEtag ?? "inte sparad"}`,
    ...(details === undefined ? {} : { details }),
  };
}

export function invalidRequest(message: string, details?: unknown): Refusal {
  return { status: 400, type: "InvalidRequest", message, ...(details === undefined ? {} : { details }) };
}

/** A requestId that has been used for another commit. */
export function requestIdTaken(): Refusal {
  return {
    status: 409,
    type: "RequestIdTaken",
    message: "Ändringen är inte sparad: dess id är redan använt för en annan ändring.",
  };
}

/** A person has one demonstration company at a time. */
export function demonstrationExists(): Refusal {
  return {
    status: 409,
    type: "DemonstrationExists",
    message:
      "Du har redan ett exempelföretag. Skapas det just nu i en annan webbläsare, så vänta tills det är klart där.",
  };
}

export function invalidKey(key: string): Refusal {
  return invalidRequest(`Okänd datanyckel: ${key}`);
}

/** A rule of the books that core says the change breaks. */
export function ruleBroken(type: string, message: string, details?: unknown): Refusal {
  return { status: 422, type, message, ...(details === undefined ? {} : { details }) };
}

/** A commit that names a file which is not in the company, or has been removed. */
export function fileIsMissing(fileId: string): Refusal {
  return ruleBroken(
    "FileIsMissing",
    "Inget är sparat: en bifogad fil finns inte i företaget eller har tagits bort. Ta bort den här och bifoga den igen.",
    { fileId },
  );
}

export function featureIsMissing(featureId: number, name: string): Refusal {
  return {
    status: 403,
    type: "FeatureIsMissingException",
    message: featureDisabledText(name),
    details: { featureId, name },
  };
}

/** What core says is wrong with stored JSON. */
export function documentRefusal(error: DocumentError): Refusal {
  return error.code === "newer-version"
    ? newerVersion(error.kind, error.version)
    : ruleBroken("InvalidDocument", documentErrorText(error), error);
}

/** Data of a newer program than this one: the person is asked to reload (clarification P34). */
export function newerVersion(kind: DocumentKind, version: number): Refusal {
  const error: DocumentError = { code: "newer-version", kind, version };
  return { status: 409, type: "NewerVersion", message: documentErrorText(error), details: error };
}

/** A rule that core says a well-formed change breaks. */
export function changeRefusal(refusal: ChangeRefusal): Refusal {
  if (refusal.code === "owner-only") {
    return { ...roleIsMissing(), message: changeRefusalText(refusal), details: refusal };
  }
  return ruleBroken("ChangeRefused", changeRefusalText(refusal), refusal);
}
