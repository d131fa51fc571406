import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/**
 * Leads from a page that has nothing to show to where one goes instead; undefined stays. What a page finds out while
 * its user is on the way to another leads nowhere.
 */
export function useRedirect(to: string | undefined): void {
  const router = useRouter();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const here = useRef(pathname);
  useEffect(() => {
    if (to !== undefined && pathname === here.current) router.history.replace(to);
  }, [to, router, pathname]);
}
