import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { sessionValue } from "../data/session.ts";
import { useAddressQuery } from "./query-state.ts";

const querySchema = z.string();

/**
 * Keeps the query of the page's address for the company as long as the tab is open: one who comes back without a
 * query, such as through the menu, finds filter, order and page as they were. An address with a query of
 * its own holds as it is.
 */
export function useKeptQuery(name: string): void {
  const router = useRouter();
  const query = useAddressQuery();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const here = useRef(pathname);
  const isBack = useRef(false);
  useEffect(() => {
    // On the way to another page the address is that page's already.
    if (pathname !== here.current) return;
    const kept = sessionValue(`${name}Query`, querySchema);
    const before = isBack.current ? undefined : kept.read();
    isBack.current = true;
    if (query === "" && before !== undefined && before !== "") router.history.replace(`${pathname}${before}`);
    else kept.write(query);
  }, [name, router, pathname, query]);
}
