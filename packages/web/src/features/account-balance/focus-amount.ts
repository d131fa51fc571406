import type { AccountNo } from "@huvudbok/core/account-plan";
import { flushSync } from "react-dom";
import { focusOnError } from "../../ui/form/focus-first-error.ts";
import { balanceLabel } from "./balance-columns.tsx";

/** After this render the list shows all accounts again, so the field is found by its name. */
export function focusDrawnAmount(account: AccountNo): void {
  flushSync(() => undefined);
  const field = document.querySelector<HTMLElement>(`[aria-label="${balanceLabel(account)}"]`);
  if (field !== null) focusOnError(field);
}
