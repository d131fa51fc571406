import { IconHistory } from "@tabler/icons-react";
import type { PaletteEntry } from "./palette-entry.ts";

/** Pages that no menu item leads to. */
const OTHER_PAGES: Readonly<Record<string, string>> = {
  "/accounting/transaction/create": "Ny transaktion",
  "/accounting/fiscalYear/create": "Skapa räkenskapsår",
  "/accounting/accountPlan/create": "Välj kontoplan",
  "/settings": "Personliga inställningar",
  "/settings/company/create": "Skapa nytt företag",
  "/settings/company/delete": "Ta bort företag",
};

/**
 * The places of the navigation history, the latest first, each once and by its name; not the one where one is. A place
 * whose name is not known is left out. `names` gives the names of the menu's pages by path, and of accounts by number.
 */
export function recentPlaces(
  visited: readonly string[],
  here: string,
  names: ReadonlyMap<string, string>,
): readonly PaletteEntry[] {
  const places = new Map<string, PaletteEntry>();
  const isHere = pathOf(here);
  for (const href of visited.toReversed()) {
    const path = pathOf(href);
    const named = nameOf(path, names);
    if (path === isHere || named === undefined || places.has(path)) continue;
    places.set(path, { id: `recent ${path}`, icon: IconHistory, to: href, ...named });
  }
  return [...places.values()];
}

function pathOf(href: string): string {
  return href.split(/[?#]/)[0] ?? href;
}

function nameOf(
  path: string,
  names: ReadonlyMap<string, string>,
): Pick<PaletteEntry, "title" | "text"> | undefined {
  const title = names.get(path) ?? OTHER_PAGES[path];
  if (title !== undefined) return { title };
  const [, series, number] = /^\/accounting\/transaction\/([^/]+)\/(\d+)$/.exec(path) ?? [];
  if (series !== undefined) return { title: `${decodeURIComponent(series)} ${number}`, text: "Transaktion" };
  const [, account] = /^\/accounting\/report\/account\/(\d+)$/.exec(path) ?? [];
  if (account === undefined) return undefined;
  const name = names.get(account);
  return name === undefined ? { title: account } : { title: account, text: name };
}
