/** The level of an error in the error box (PG4). */
export type FailureLevel = "info" | "warning" | "danger";

interface ApiFailureParts {
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The server's stable name of the refusal, or a name of the web app for what never reached it. */
  readonly type: string;
  readonly message: string;
  readonly details?: unknown;
  readonly level?: FailureLevel;
  readonly title?: string;
  /** The change that is stored and can be sent again, see `DocumentClient`. */
  readonly unsavedId?: string;
  /** The server has refused the change, which is stored until the person has decided about it. */
  readonly isRefusalKept?: boolean;
}

/** Somebody else has changed the same thing (PG38). */
export const CONFLICT_TEXT =
  "Kunde inte spara data. Den har ändrats av en annan klient. Var god att ladda om sidan.";

/** A call that failed. The message is Swedish and shown to the user. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly type: string;
  readonly details: unknown;
  readonly level: FailureLevel;
  readonly title: string | undefined;
  readonly unsavedId: string | undefined;
  readonly isRefusalKept: boolean;

  constructor(parts: ApiFailureParts) {
    super(parts.message);
    this.name = "ApiFailure";
    this.status = parts.status;
    this.type = parts.type;
    this.details = parts.details;
    this.level = parts.level ?? "danger";
    this.title = parts.title;
    this.unsavedId = parts.unsavedId;
    this.isRefusalKept = parts.isRefusalKept ?? false;
  }

  /** The same failure, with the stored change that it concerns. */
  about(unsavedId: string, isRefusalKept = false): ApiFailure {
    const { status, type, message, details, level, title } = this;
    return new ApiFailure({
      isRefusalKept,
      status,
      type,
      message,
      details,
      level,
      unsavedId,
      ...(title === undefined ? {} : { title }),
    });
  }

  /** The server is silent: the connection holds, and no answer came in time. */
  get isLate(): boolean {
    return this.type === "NoAnswerInTime";
  }

  get isWithoutAnswer(): boolean {
    return this.type === "NetworkFailure" || this.isLate;
  }

  /** The server could not be reached, or could not answer now: the same call may succeed later. */
  get isTransient(): boolean {
    return this.status === 0
      ? this.isWithoutAnswer
      : [401, 408, 429].includes(this.status) || this.status >= 500;
  }

  /** Nobody knows whether the server has done what it was asked: it did not answer, or a proxy did in its place. */
  get isAnswerLost(): boolean {
    return this.isWithoutAnswer || [502, 503, 504].includes(this.status);
  }

  /** Nobody waits for the answer any more: what was asked may be done. */
  get isUnknown(): boolean {
    return this.type === "StillUnknown";
  }

  get isConflict(): boolean {
    return this.status === 412 || this.message === CONFLICT_TEXT;
  }
}

/** No answer: offline, or the server is down. */
export function networkFailure(): ApiFailure {
  return new ApiFailure({
    status: 0,
    type: "NetworkFailure",
    message: "Ingen kontakt med servern. Kontrollera anslutningen och försök igen.",
    level: "warning",
  });
}

/** The connection holds, and nothing comes by it. */
export function noAnswerInTime(): ApiFailure {
  return new ApiFailure({
    status: 0,
    type: "NoAnswerInTime",
    message: "Servern har inte svarat. Kontrollera anslutningen och försök igen.",
    level: "warning",
  });
}

/** An answer that does not have the agreed form. */
export function unexpectedAnswer(path: string): ApiFailure {
  return new ApiFailure({
    status: 0,
    type: "UnexpectedAnswer",
    message: "Servern svarade med något som programmet inte förstår. Ladda om sidan och försök igen.",
    details: { path },
  });
}

/** Whatever was thrown, as a failure that can be shown. */
export function failureOf(thrown: unknown): ApiFailure {
  if (thrown instanceof ApiFailure) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new ApiFailure({ status: 0, type: "UnexpectedFailure", message });
}
