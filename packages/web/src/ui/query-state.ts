import { useRouter, useRouterState } from "@tanstack/react-router";
import { useCallback } from "react";

type QueryValue = string | undefined;

/**
 * Values that a page keeps in its address, so that a view can be linked, reloaded and come back to. Setting them
 * replaces the address without a new step in the browser's history; undefined takes a value out.
 */
export function useQueryState(): readonly [
  (name: string) => QueryValue,
  (values: Readonly<Record<string, QueryValue>>) => void,
] {
  const router = useRouter();
  const text = useRouterState({ select: (state) => state.location.searchStr });
  const query = new URLSearchParams(text);
  const get = (name: string) => query.get(name) ?? undefined;
  const set = useCallback(
    (values: Readonly<Record<string, QueryValue>>) => {
      const { pathname, searchStr } = router.state.location;
      const next = new URLSearchParams(searchStr);
      for (const [name, value] of Object.entries(values)) {
        if (value === undefined || value === "") next.delete(name);
        else next.set(name, value);
      }
      const search = next.toString();
      router.history.replace(search === "" ? pathname : `${pathname}?${search}`);
    },
    [router],
  );
  return [get, set];
}
