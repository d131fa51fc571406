import { ApiFailure } from "../../data/api/api-failure.ts";

/** An error as pages show it. Any level but info and warning is danger (PG4). */
export interface PageError {
  readonly message: string;
  readonly title?: string;
  readonly stack?: string;
  readonly level?: string;
  /** True when the notices of every page show it, with what can be done: the page itself then shows nothing. */
  readonly isShownInNotice?: boolean;
  /** The change that could not be sent and waits: once it is sent the error is of the past. */
  readonly unsavedId?: string;
  /** What the person can do about it, as a button. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

export type ErrorLevel = "info" | "warning" | "danger";

/** The level of an error: info, warning, or otherwise danger (PG4). */
export function errorLevel(error: PageError): ErrorLevel {
  return error.level === "info" || error.level === "warning" ? error.level : "danger";
}

/**
 * The messages of Chromium, Firefox, Safari and Vite when a part of the app that is loaded on demand cannot be fetched.
 */
const NOT_FETCHED = /dynamically imported module|importing a module script|unable to preload/i;
const NOT_FETCHED_TEXT =
  "En del av sidan gick inte att hämta från servern. Kontrollera anslutningen och ladda om sidan.";

/** Errors of the language itself: what they say is for programmers, and stands in the stack. */
const BUGS = [TypeError, RangeError, ReferenceError, SyntaxError];
const BUG_TEXT =
  "Programmet gjorde fel, och det gick inte. Det som är sparat är kvar. Ladda om sidan och försök igen.";

/** Makes a page error of whatever was thrown; an error with its own title and level keeps them. */
export function pageErrorOf(thrown: unknown): PageError {
  if (!(thrown instanceof Error)) return { message: String(thrown) };
  if (NOT_FETCHED.test(thrown.message)) return { message: NOT_FETCHED_TEXT, level: "warning" };
  const isBug = BUGS.some((kind) => thrown instanceof kind);
  const level = "level" in thrown && typeof thrown.level === "string" ? { level: thrown.level } : {};
  const title = "title" in thrown && typeof thrown.title === "string" ? { title: thrown.title } : {};
  // An answer of the server says itself what happened: where in the program the request was made does not help.
  const stack = thrown instanceof ApiFailure ? undefined : thrown.stack;
  return {
    message: isBug ? BUG_TEXT : thrown.message,
    ...(stack === undefined ? {} : { stack }),
    ...level,
    ...title,
    ...(thrown instanceof ApiFailure && thrown.isTransient && thrown.unsavedId !== undefined
      ? { unsavedId: thrown.unsavedId }
      : {}),
    ...(thrown instanceof ApiFailure && thrown.isRefusalKept ? { isShownInNotice: true } : {}),
  };
}

/** The error of a page whose data did not come: what is saved is not concerned, and the page can be asked for again. */
export function loadErrorOf(thrown: unknown): PageError {
  const error = pageErrorOf(thrown);
  const kept = error.message.includes(KEPT_TEXT) ? "" : `\n${KEPT_TEXT}`;
  return { ...error, message: `${error.message}${kept}`, action: tryAgain(() => window.location.reload()) };
}

const KEPT_TEXT = "Det som är sparat är kvar.";

/** The button that does what failed once more. */
export function tryAgain(onClick: () => void): NonNullable<PageError["action"]> {
  return { label: "Försök igen", onClick };
}
