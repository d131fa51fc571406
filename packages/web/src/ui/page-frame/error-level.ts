import { ApiFailure } from "../../data/api-failure.ts";

/** An error as pages show it (specification 1 §3). Any level but info and warning is danger. */
export interface PageError {
  readonly message: string;
  readonly title?: string;
  readonly stack?: string;
  readonly level?: string;
  /** The notices of every page tell of it, with what one can do: the page itself says nothing. */
  readonly isToldAbove?: boolean;
  /** What the person can do about it, as a button. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

export type ErrorLevel = "info" | "warning" | "danger";

/** Specification 1 §8: level info, warning, or otherwise danger. */
export function errorLevel(error: PageError): ErrorLevel {
  return error.level === "info" || error.level === "warning" ? error.level : "danger";
}

/** Makes a page error of whatever was thrown; what carries its own title and level keeps them. */
export function pageErrorOf(thrown: unknown): PageError {
  if (!(thrown instanceof Error)) return { message: String(thrown) };
  const level = "level" in thrown && typeof thrown.level === "string" ? { level: thrown.level } : {};
  const title = "title" in thrown && typeof thrown.title === "string" ? { title: thrown.title } : {};
  // What the server answered says itself what happened: where in the program it was asked for helps nobody.
  const stack = thrown instanceof ApiFailure ? undefined : thrown.stack;
  return {
    message: thrown.message,
    ...(stack === undefined ? {} : { stack }),
    ...level,
    ...title,
    ...(thrown instanceof ApiFailure && thrown.isRefusalKept ? { isToldAbove: true } : {}),
  };
}
