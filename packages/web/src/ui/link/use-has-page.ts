import { createContext, useContext } from "react";

/** The paths of the table of pages. */
export const PagePaths = createContext<ReadonlySet<string>>(new Set());

/** Whether the product has a page at this path of the table of pages, such as `/accounting/draft/$id`. */
export function useHasPage(): (path: string) => boolean {
  const paths = useContext(PagePaths);
  return (path) => paths.has(path);
}
