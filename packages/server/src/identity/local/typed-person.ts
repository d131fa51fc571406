import { parseEmail } from "@huvudbok/core/company";
import { err, ok, type Result } from "@huvudbok/core/shared";
import { isStorable } from "../../store/commit/storable-text.ts";
import type { TypedPerson } from "../../store/people/people-interface.ts";
import { shortName } from "../short-name.ts";

export type PersonError = "name-missing" | "email-missing" | "email-invalid" | "not-storable";

const ERROR_TEXTS: Readonly<Record<PersonError, string>> = {
  "name-missing": "Du måste ange Namn",
  "email-missing": "Du måste ange E-post",
  "email-invalid": "Ogiltig e-postadress",
  "not-storable": "Namn eller e-post innehåller tecken som inte kan sparas",
};

export function personErrorText(error: PersonError): string {
  return ERROR_TEXTS[error];
}

/** 422 for what a person can correct in the form, 400 for characters that no keyboard writes. */
export function personErrorStatus(error: PersonError): 400 | 422 {
  return error === "not-storable" ? 400 : 422;
}

/** The name and e-mail address that somebody typed, normalized, or the error in them. */
export function typedPerson(typedName: string, typedEmail: string): Result<TypedPerson, PersonError> {
  const name = shortName(typedName).trim();
  const email = typedEmail.trim().toLowerCase();
  const problem = problemOf(name, email);
  return problem === undefined ? ok({ name, email }) : err(problem);
}

function problemOf(name: string, email: string): PersonError | undefined {
  if (!isStorable(name) || !isStorable(email)) return "not-storable";
  if (name === "") return "name-missing";
  if (email === "") return "email-missing";
  return parseEmail(email).ok ? undefined : "email-invalid";
}
