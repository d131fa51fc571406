import { isBalanceAccount } from "../account-plan/index.ts";
import { assertNever } from "../shared/index.ts";
import type { AccountBalance } from "./account-balance.ts";

/** What keeps an opening balance from being saved. That they do not sum to zero is a warning only. */
export type OpeningBalanceError =
  /** An empty row is dropped and not saved. */
  | { readonly code: "nothing"; readonly accountId: number }
  | { readonly code: "result-account"; readonly accountId: number }
  | { readonly code: "account-missing"; readonly accountId: number };

interface OpeningFacts {
  /** A SIE file may open a result account, which is imported and warned of (IM18), as what comes with its year may. */
  readonly comesWithFile: boolean;
  /** Whether the year's chart has the account. */
  readonly isInChart: boolean;
}

/** Only accounts 1000-2999 of the chart get an opening balance, but for what comes with a file (AB2, AB6). */
export function validateOpeningBalance(
  { accountId, balance, quantity = 0 }: AccountBalance,
  { comesWithFile, isInChart }: OpeningFacts,
): OpeningBalanceError | undefined {
  if (balance === 0 && quantity === 0) return { code: "nothing", accountId };
  if (comesWithFile) return undefined;
  if (!isBalanceAccount(accountId)) return { code: "result-account", accountId };
  return isInChart ? undefined : { code: "account-missing", accountId };
}

export function openingBalanceErrorText(error: OpeningBalanceError): string {
  switch (error.code) {
    case "nothing":
      return `Konto ${error.accountId} har ingen ingående balans att spara: ta bort raden i stället.`;
    case "result-account":
      return `Konto ${error.accountId} är ett resultatkonto och har ingen ingående balans: bara konto 1000–2999 har det.`;
    case "account-missing":
      return `Konto ${error.accountId} finns inte i kontoplanen: lägg till det där först.`;
    default:
      return assertNever(error);
  }
}
