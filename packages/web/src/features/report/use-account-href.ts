import type { AccountNo } from "@huvudbok/core/account-plan";
import { useRouterState } from "@tanstack/react-router";
import { accountHref } from "./report-address.ts";

/** Where an account's ledger is: in the period of this page, and with the way back to it. */
export function useAccountHref(): (account: AccountNo) => string {
  const returnUrl = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  const query = new URLSearchParams(returnUrl.split("?")[1] ?? "");
  const [from, to] = [query.get("from"), query.get("to")];
  const period = from === null || to === null ? {} : { from, to };
  return (account) => accountHref(account, { ...period, returnUrl });
}
