import {
  type ChangeRefusal,
  checkDocumentChange,
  type DecodedChange,
  type DocumentFacts,
  type DocumentKind,
} from "@huvudbok/core/document";
import { serverDay } from "../api/server-clock.ts";

/**
 * The refusal that the rule of a kind gives an edit before it is sent, so that it is shown at the field. The rule is
 * applied to what this browser has loaded; who may do it, and the closed date, which may change meanwhile, are checked
 * by the server.
 */
export function ownRefusal<Kind extends DocumentKind>(
  kind: Kind,
  change: Partial<DecodedChange<Kind>>,
  known: Pick<DocumentFacts<Kind>, "existing" | "fiscalYear">,
): ChangeRefusal | undefined {
  const checked = checkDocumentChange(
    kind,
    { put: [], remove: [], append: [], ...change },
    {
      ...known,
      intent: "edit",
      role: "owner",
      today: serverDay(),
      sign: "",
      isAlone: true,
      isYearLocked: known.fiscalYear?.locked === true,
    },
  );
  return checked.ok ? undefined : checked.error;
}
