import type { AccountNo } from "../account-plan/index.ts";
import { assertNever } from "../shared/index.ts";

/** Why an account that was used in the year keeps the return from being made (TX3). */
export type AccountProblem =
  | { readonly code: "account-missing"; readonly accountNo: AccountNo }
  | { readonly code: "account-inactive"; readonly accountNo: AccountNo }
  | {
      readonly code: "sru-missing";
      readonly accountNo: AccountNo;
      /** The codes that the form itself has for the number. */
      readonly suggested: readonly number[];
    }
  | { readonly code: "not-placed"; readonly accountNo: AccountNo; readonly sru: number };

export const NOT_PLACED_TEXT = "Vissa konton kunde inte placeras in i SRU-rapporten";

/** What is wrong with an account, in Swedish. */
export function accountProblemText(problem: AccountProblem): string {
  switch (problem.code) {
    case "account-missing":
      return `Konto ${problem.accountNo} hittades inte i kontoplanen`;
    case "account-inactive":
      return `Konto ${problem.accountNo} är inaktivt i kontoplanen`;
    case "sru-missing":
      return `Konto ${problem.accountNo} har inget SRU-nummer angivet i kontoplanen`;
    case "not-placed":
      return `Konto ${problem.accountNo} har SRU-nummer ${problem.sru}, som inte finns på blanketten`;
    default:
      return assertNever(problem);
  }
}

/** What would put it right, where the form itself tells; undefined where nothing can be suggested. */
export function accountProblemHint(problem: AccountProblem): string | undefined {
  if (problem.code !== "sru-missing" || problem.suggested.length === 0) return undefined;
  return `Enligt blanketten: ${problem.suggested.join(" eller ")}`;
}
