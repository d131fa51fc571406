import { type StoreRefusal, storeRefusalText } from "@huvudbok/core/api";
import {
  type ChangeRefusal,
  changeRefusalText,
  type DocumentError,
  type DocumentKind,
  documentErrorText,
} from "@huvudbok/core/document";
import { featureDisabledText } from "@huvudbok/core/feature";
import { sizeText } from "../limits/size-text.ts";
import type { Refusal } from "../store.ts";

/** Thrown inside a transaction to roll it back; returned as a refusal where the transaction was started. */
export class RefusedWrite extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.name = "RefusedWrite";
    this.refusal = refusal;
  }
}

/** The data does not exist, or is hidden from the caller: both give the same refusal (ST6). */
export function notFound(): Refusal {
  return { status: 404, type: "NotFound", message: storeRefusalText({ code: "not-found" }) };
}

/** `notFound` of what may be somebody else's, which the security log tells of. */
export function hidden(): Refusal {
  return { ...notFound(), isHidden: true };
}

/** A write to a company that does not exist or is somebody else's: both give the same refusal (ST6). */
export function forbidden(): Refusal {
  return { status: 403, type: "Forbidden", message: storeRefusalText({ code: "forbidden" }) };
}

/** A member whose role does not allow the call. */
export function roleIsMissing(): Refusal {
  return { status: 403, type: "RoleIsMissing", message: storeRefusalText({ code: "role-missing" }) };
}

/** The browser knows a conflict by the first words (HT2). */
export function etagMismatch(key: string, currentEtag: string | undefined, details?: unknown): Refusal {
  return {
    status: 412,
    type: "ETagMismatch",
    message: storeRefusalText({ code: "etag-mismatch", key, current: currentEtag }),
    ...(details === undefined ? {} : { details }),
  };
}

export function invalidRequest(refusal: StoreRefusal, details?: unknown): Refusal {
  const message = storeRefusalText(refusal);
  return { status: 400, type: "InvalidRequest", message, ...(details === undefined ? {} : { details }) };
}

/** A requestId that has been used for another commit. */
export function requestIdTaken(): Refusal {
  return {
    status: 409,
    type: "RequestIdTaken",
    message: storeRefusalText({ code: "request-id-taken" }),
  };
}

/** More files than anybody needs: the log of a company must not be flooded. */
export function tooManyFilings(): Refusal {
  return { status: 409, type: "TooManyFilings", message: filingText("too-many") };
}

/** The event that should be marked is none of a file, or none of this company. */
export function filingMissing(): Refusal {
  return { status: 404, type: "NotFound", message: filingText("missing") };
}

export function notDeclarable(): Refusal {
  return { status: 400, type: "NotDeclarable", message: filingText("not-declarable") };
}

function filingText(why: "too-many" | "missing" | "not-declarable"): string {
  return storeRefusalText({ code: "filing-refused", why });
}

/** A person has one demonstration company at a time. */
export function demonstrationExists(): Refusal {
  return {
    status: 409,
    type: "DemonstrationExists",
    message: storeRefusalText({ code: "demonstration-exists" }),
  };
}

/** A person owns as many companies as the operator allows. */
export function tooManyCompanies(most: number): Refusal {
  return {
    status: 409,
    type: "TooManyCompanies",
    message: storeRefusalText({ code: "too-many-companies", most }),
    details: { most },
  };
}

/** A company is deleted only with its name typed; `isMissing`: nothing was. */
export function nameNotTyped(isMissing: boolean): Refusal {
  const code = isMissing ? "company-name-missing" : "company-name-differs";
  return ruleBroken("CompanyNameDiffers", storeRefusalText({ code }));
}

export function invalidKey(key: string): Refusal {
  return invalidRequest({ code: "unknown-key", key });
}

/** A rule of the books that core says the change breaks. */
export function ruleBroken(type: string, message: string, details?: unknown): Refusal {
  return { status: 422, type, message, ...(details === undefined ? {} : { details }) };
}

/** A commit that names a file which is not in the company, or has been removed. */
export function fileIsMissing(fileId: string): Refusal {
  return ruleBroken("FileIsMissing", storeRefusalText({ code: "file-missing" }), { fileId });
}

/** The files of a company are as many bytes as they may be. */
export function filesAreFull(used: number, most: number, size: number): Refusal {
  return {
    status: 409,
    type: "FilesAreFull",
    message: storeRefusalText({
      code: "files-full",
      used: sizeText(used),
      most: sizeText(most),
      size: sizeText(size),
    }),
    details: { used, most, size },
  };
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

/** Data of a newer program than this one: the user is asked to reload (ST33). */
export function newerVersion(kind: DocumentKind, version: number): Refusal {
  const error: DocumentError = { code: "newer-version", kind, version };
  return { status: 409, type: "NewerVersion", message: documentErrorText(error), details: error };
}

/** A rule that core says a well-formed change breaks. */
export function changeRefusal(refusal: ChangeRefusal): Refusal {
  if (refusal.code === "owner-only" || refusal.code === "role") {
    return { ...roleIsMissing(), message: changeRefusalText(refusal), details: refusal };
  }
  return ruleBroken("ChangeRefused", changeRefusalText(refusal), refusal);
}
