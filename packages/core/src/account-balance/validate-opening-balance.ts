import { isBalanceAccount } from "../account-plan/index.ts";
import { assertNever } from "../shared/index.ts";
import type { AccountBalance } from "./account-balance.ts";

/** What keeps an opening balance from being saved. That they do not sum to zero is a warning only. */
export type OpeningBalanceError =
  /** An empty row is dropped and not saved. */
  | { readonly code: "nothing"; readonly accountId: number }
  | { readonly code: "result-account"; readonly accountId: number };

/**
 * `comesWithFile`: a SIE file may open a result account, which is imported and warned of (IM18); otherwise only
 * accounts 1000-2999 have an opening balance.
 */
export function validateOpeningBalance(
  { accountId, balance, quantity = 0 }: AccountBalance,
  { comesWithFile }: { readonly comesWithFile: boolean },
): OpeningBalanceError | undefined {
  if (balance === 0 && quantity === 0) return { code: "nothing", accountId };
  return comesWithFile || isBalanceAccount(accountId) ? undefined : { code: "result-account", accountId };
}

export function openingBalanceErrorText(error: OpeningBalanceError): string {
  switch (error.code) {
    case "nothing":
      return `Konto ${error.accountId} har ingen ingående balans att spara: ta bort raden i stället.`;
    case "result-account":
      return `Konto ${error.accountId} är ett resultatkonto och har ingen ingående balans: bara konto 1000–2999 har det.`;
    default:
      return assertNever(error);
  }
}
