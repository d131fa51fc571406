import { assertNever } from "../shared/index.ts";
import { type Sie4Error, sie4ErrorText } from "../sie4/index.ts";

/** What blocks the import of a file, whatever company it would go to. */
export type ImportError =
  | { readonly code: "no-sie-data" }
  | { readonly code: "fiscal-year-not-found" }
  | { readonly code: "no-account-plan"; readonly accounts: readonly string[] }
  | { readonly code: "file"; readonly error: Sie4Error };

/** The Swedish text (specification 3 §8 gives the short ones in English). */
export function importErrorText(error: ImportError): string {
  switch (error.code) {
    case "no-sie-data":
      return "No SIE data";
    case "fiscal-year-not-found":
      return "Fiscal year not found";
    case "no-account-plan":
      return `No account plan: filen saknar kontoplan och kontona ${error.accounts.join(", ")} finns inte i BAS`;
    case "file":
      return sie4ErrorText(error.error);
    default:
      return assertNever(error);
  }
}
