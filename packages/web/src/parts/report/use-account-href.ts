import type { AccountNo } from "@huvudbok/core/account-plan";
import { useCallback } from "react";
import { usePagePath } from "../../navigation/use-address.ts";
import { ROW_NAME } from "../../ui/data-table/list-place.ts";
import { useAddressQuery } from "../../ui/link/query-state.ts";
import { accountHref } from "./report-address.ts";

/** The address of an account's ledger: in the period of this page, and with the way back to it. */
export function useAccountHref(): (account: AccountNo) => string {
  const pathname = usePagePath();
  const search = useAddressQuery();
  return useCallback(
    (account) => {
      const query = new URLSearchParams(search);
      // The list remembers the row by itself.
      query.delete(ROW_NAME);
      const [from, to] = [query.get("from"), query.get("to")];
      const period = from === null || to === null ? {} : { from, to };
      return accountHref(account, {
        ...period,
        returnUrl: query.size === 0 ? pathname : `${pathname}?${query}`,
      });
    },
    [pathname, search],
  );
}
