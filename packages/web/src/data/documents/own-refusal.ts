import {
  type ChangeRefusal,
  checkDocumentChange,
  type DecodedChange,
  type DocumentFacts,
  type DocumentKind,
  questionsOf,
} from "@huvudbok/core/document";
import { serverDay } from "../api/server-clock.ts";

/** What a page knows of the document that it changes. What the rule does not ask for may be left out. */
type KnownFacts<Kind extends DocumentKind> = Pick<DocumentFacts<Kind>, "existing" | "fiscalYear"> &
  Partial<
    Pick<DocumentFacts<Kind>, "intent" | "closedThrough" | "knownAccounts" | "highestNumber" | "headBefore">
  >;

/**
 * The refusal that the rule of a kind gives an edit before it is sent, so that it is shown at the field. The rule is
 * applied to what this browser has loaded; who may do it, and what has changed since, are checked by the server.
 */
export function ownRefusal<Kind extends DocumentKind>(
  kind: Kind,
  change: Partial<DecodedChange<Kind>>,
  known: KnownFacts<Kind>,
): ChangeRefusal | undefined {
  const decoded: DecodedChange<Kind> = { put: [], remove: [], append: [], ...change };
  const facts: DocumentFacts<Kind> = {
    intent: "edit",
    ...known,
    role: "owner",
    today: serverDay(),
    sign: "",
    isAlone: true,
    isYearLocked: known.fiscalYear?.locked === true,
  };
  // Which years the company has, or has had, only the server knows of those that were deleted (CH35).
  const { knownYears } = questionsOf(kind, decoded, facts);
  const checked = checkDocumentChange(kind, decoded, { ...facts, knownYears });
  if (!checked.ok) return checked.error;
  for (const { fiscalYearId, item, apply } of checked.value.follows) {
    if (fiscalYearId !== known.fiscalYear?.id) continue;
    const followed = apply(known.existing.get(item));
    if (!followed.ok) return followed.error;
  }
  return undefined;
}
