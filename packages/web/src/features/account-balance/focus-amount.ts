import type { AccountNo } from "@huvudbok/core/account-plan";
import { flushSync } from "react-dom";
import { focusOnError } from "../../ui/form/focus-first-error.ts";
import { AMOUNT_LABEL, balanceLabel } from "./balance-columns.tsx";

const AMOUNTS = `main [aria-label^="${AMOUNT_LABEL}"]`;

/** Moves the focus to the first amount of the list; false where there is none. */
export function focusFirstAmount(): boolean {
  flushSync(() => undefined);
  const field = document.querySelector<HTMLElement>(AMOUNTS);
  field?.focus();
  return field !== null;
}

/** Back to the search, whose text the next one replaces; false where nothing was searched for. */
export function focusSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>("main search input[type=search]");
  if (search === null || search.value === "") return false;
  search.focus();
  search.select();
  return true;
}

/** After this render the list shows all accounts again, so the field is found by its name. */
export function focusDrawnAmount(account: AccountNo): void {
  flushSync(() => undefined);
  const field = document.querySelector<HTMLElement>(`[aria-label="${balanceLabel(account)}"]`);
  if (field !== null) focusOnError(field);
}
