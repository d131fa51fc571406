import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/**
 * Leads from a page that has nothing to show to the given address; undefined stays. A page that finds this out while
 * its user is already leaving it does not redirect.
 */
export function useRedirect(to: string | undefined): void {
  const router = useRouter();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const here = useRef(pathname);
  useEffect(() => {
    if (to !== undefined && pathname === here.current) router.history.replace(to);
  }, [to, router, pathname]);
}
