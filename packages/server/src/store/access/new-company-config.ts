import type { CompanyConfig } from "@huvudbok/core/api";
import {
  type RecipientErrors,
  recipientFieldErrorText,
  validateNewCompany,
  validateRecipient,
} from "@huvudbok/core/company";
import { err, ok, type Result } from "@huvudbok/core/shared";
import type { NewCompanyTerms, Refusal } from "../store.ts";

/** The configuration of a new company. Valid input is stored in its normalized form; an import may give only a name. */
export function newCompanyConfig(
  recipient: CompanyConfig["recipient"],
  { packageSetup, today }: NewCompanyTerms,
): Result<CompanyConfig, Refusal> {
  const refusal = recipientRefusal(validateNewCompany(recipient));
  if (refusal !== undefined) return err(refusal);
  return ok({ packageSetup, recipient: validateRecipient(recipient, today).normalized });
}

/** Undefined when nothing is wrong. */
export function recipientRefusal(errors: RecipientErrors): Refusal | undefined {
  const [first] = Object.values(errors);
  if (first === undefined) return undefined;
  const details = { fields: Object.keys(errors) };
  return { status: 422, type: "InvalidRecipient", message: recipientFieldErrorText(first), details };
}
