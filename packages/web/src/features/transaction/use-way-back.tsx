import type { ReactNode } from "react";
import { RETURN_URL, safeReturnUrl } from "../../parts/report/report-address.ts";
import { ReturnButton } from "../../parts/report/return-button.tsx";
import { useQueryState } from "../../ui/link/query-state.ts";

/** 'Tillbaka' to the page that the transaction was opened from, where its address names one. */
export function useWayBack(): ReactNode {
  const [get] = useQueryState();
  const asked = get(RETURN_URL);
  return asked === undefined ? undefined : <ReturnButton to={safeReturnUrl(asked)} />;
}
