import { useEffect } from "react";
import { replaceAddress } from "../../navigation/address.ts";
import { usePagePath, usePath } from "../../navigation/use-address.ts";

/**
 * Leads from a page that has nothing to show to the given address; undefined stays. A page that finds this out while
 * its user is already leaving it does not redirect.
 */
export function useRedirect(to: string | undefined): void {
  const isHere = usePath() === usePagePath();
  useEffect(() => {
    if (to !== undefined && isHere) replaceAddress(to);
  }, [to, isHere]);
}
