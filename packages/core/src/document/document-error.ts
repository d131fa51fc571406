import type * as z from "zod/mini";
import { MAX_ORE } from "../money/index.ts";
import { assertNever, invariant } from "../shared/index.ts";
import { DOCUMENT_KINDS, type DocumentKind } from "./document-kind.ts";

/** What can be wrong with a field of stored JSON. */
export type FieldErrorKind =
  | "missing"
  | "unknown-field"
  | "wrong-type"
  | "out-of-range"
  | "wrong-form"
  | "not-whole-ore"
  | "duplicate";

/** Why stored JSON is refused. */
export type DocumentError =
  | { readonly code: "newer-version"; readonly kind: DocumentKind; readonly version: number }
  | {
      readonly code: "invalid-field";
      readonly kind: DocumentKind;
      /** The id of the item, if it has one. */
      readonly item?: string;
      /** Field names and, for lists, indexes from 0. */
      readonly path: readonly (string | number)[];
      readonly fault: FieldErrorKind;
      /** The value at that place, when it is a plain one. */
      readonly found?: string;
    };

/** A head or an item breaks its schema, so that it has no stored form. The message is Swedish, to be shown. */
export class UnstorableValue extends Error {
  constructor(error: DocumentError) {
    super(documentErrorText(error));
    this.name = "UnstorableValue";
  }
}

/** The first error that a schema found, as an error of ours. */
export function invalidField(
  kind: DocumentKind,
  error: z.core.$ZodError,
  input: unknown,
  item?: string,
): DocumentError {
  const [issue] = error.issues;
  invariant(issue !== undefined, "a failed parse has an issue");
  const unknownField = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  const path = [...issue.path, ...unknownField].map((step) =>
    typeof step === "number" ? step : String(step),
  );
  const found = valueAt(input, path);
  return {
    code: "invalid-field",
    kind,
    ...(item === undefined ? {} : { item }),
    path,
    fault: fieldErrorKind(issue, found),
    ...(typeof found === "string" || typeof found === "number" ? { found: String(found).slice(0, 100) } : {}),
  };
}

function fieldErrorKind(issue: z.core.$ZodIssue, found: unknown): FieldErrorKind {
  if (issue.code === "unrecognized_keys") return "unknown-field";
  if (issue.code === "invalid_type") return found === undefined ? "missing" : "wrong-type";
  if (issue.code === "too_big" || issue.code === "too_small") return "out-of-range";
  if (issue.code !== "custom" || issue.params?.["reason"] !== "not-whole-ore") return "wrong-form";
  // Of what is larger than any amount it is not known what is wrong with its öre.
  return Math.abs(Number(found)) > MAX_ORE / 100 ? "out-of-range" : "not-whole-ore";
}

function valueAt(input: unknown, path: readonly (string | number)[]): unknown {
  let value = input;
  for (const step of path) value = Object.getOwnPropertyDescriptor(Object(value), step)?.value;
  return value;
}

/** The Swedish text of an error: the document, the place in it, and what is wrong there. */
export function documentErrorText(error: DocumentError): string {
  if (error.code === "newer-version") {
    return "Data är sparad av en nyare version av programmet. Ladda om sidan och försök igen.";
  }
  const place = [
    `${DOCUMENT_KINDS[error.kind].title}${error.item === undefined ? "" : ` ${error.item}`}`,
    ...error.path.map((step) => (typeof step === "number" ? `rad ${step + 1}` : step)),
  ].join(", ");
  return `${place}: ${fieldErrorText(error.fault, error.found)}`;
}

function fieldErrorText(fault: FieldErrorKind, found: string | undefined): string {
  const named = (noun: string): string => (found === undefined ? noun : `${noun} ${found}`);
  switch (fault) {
    case "missing":
      return "värdet saknas";
    case "unknown-field":
      return "fältet är okänt";
    case "wrong-type":
      return `${named("värdet")} är av fel slag`;
    case "out-of-range":
      return `${named("värdet")} är för stort eller för litet`;
    case "wrong-form":
      return `${named("värdet")} är felaktigt`;
    case "not-whole-ore":
      return `${named("beloppet")} är inte hela ören`;
    case "duplicate":
      return "förekommer mer än en gång";
    default:
      return assertNever(fault);
  }
}
