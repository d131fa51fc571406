import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { sessionValue } from "../../data/session.ts";
import { currentAddress, replaceAddress } from "../../navigation/address.ts";
import { usePagePath } from "../../navigation/use-address.ts";
import { useAddressQuery } from "./query-state.ts";

const querySchema = z.string();

/**
 * Remembers the query of the page's address for the company as long as the tab is open: a person who returns without a
 * query, such as through the menu, finds filter, order and page as they were. An address with a query of its own is
 * left as it is.
 */
export function useRememberedQuery(name: string): void {
  const query = useAddressQuery();
  const pathname = usePagePath();
  const isBack = useRef(false);
  useEffect(() => {
    // While another page is loading, the address is already that page's.
    if (pathname !== currentAddress().pathname) return;
    const stored = sessionValue(`${name}Query`, querySchema);
    const before = isBack.current ? undefined : stored.read();
    isBack.current = true;
    if (query === "" && before !== undefined && before !== "") replaceAddress(`${pathname}${before}`);
    else stored.write(query);
  }, [name, pathname, query]);
}
