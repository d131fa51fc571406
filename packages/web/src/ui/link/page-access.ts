import type { Access } from "@huvudbok/core/company";
import { createContext, useContext } from "react";
import { useRights } from "../../data/rights.ts";

/** The access that the page at an address requires; undefined where everybody may open it. */
export const PageAccess = createContext<(to: string) => Access | undefined>(() => undefined);

/** Whether a link leads to a page that the person may use in the selected company. */
export function useMayOpen(): (to: string) => boolean {
  const accessOf = useContext(PageAccess);
  const { may } = useRights();
  return (to) => {
    const access = accessOf(to);
    return access === undefined || may(access);
  };
}
