import type { Access } from "@huvudbok/core/company";
import { IconHistory } from "@tabler/icons-react";
import { pageAt, pageName } from "../../routes/page-names.ts";
import type { PaletteEntry } from "./palette-entry.ts";

/**
 * The places of the navigation history, the latest first, each once and by its name, without the current one. A place
 * whose name is not known is left out. `names` gives the names of accounts by number, and `may` the access of the
 * person: a page that their role does not allow is left out.
 */
export function recentPlaces(
  visited: readonly string[],
  here: string,
  names: ReadonlyMap<string, string>,
  may: (access: Access) => boolean,
): readonly PaletteEntry[] {
  const places = new Map<string, PaletteEntry>();
  const isHere = pathOf(here);
  for (const href of visited.toReversed()) {
    const path = pathOf(href);
    const named = nameOf(path, names, may);
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
  may: (access: Access) => boolean,
): Pick<PaletteEntry, "title" | "text"> | undefined {
  const [, series, number] = /^\/accounting\/transaction\/([^/]+)\/(\d+)$/.exec(path) ?? [];
  if (series !== undefined) return { title: `${decodeURIComponent(series)} ${number}`, text: "Transaktion" };
  const [, account] = /^\/accounting\/report\/account\/(\d+)$/.exec(path) ?? [];
  if (account !== undefined) {
    const name = names.get(account);
    return name === undefined ? { title: account } : { title: account, text: name };
  }
  const page = pageAt(path);
  if (page === undefined || page.isOpen === true) return undefined;
  return page.access === undefined || may(page.access) ? { title: pageName(page) } : undefined;
}
