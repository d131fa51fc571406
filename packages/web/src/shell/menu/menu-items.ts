import type { Access } from "@huvudbok/core/company";
import type { Icon } from "@tabler/icons-react";
import { pathWithoutParameters } from "../../routes/page-names.ts";
import type { Existing, MenuGroupName, PageRow } from "../../routes/page-row.ts";
import { PAGES } from "../../routes/page-table.ts";
import { iconOfPage } from "./page-icons.ts";

/** What decides which pages are offered: which parts of the books exist, and the features of the company. */
export interface MenuFlags extends Readonly<Record<Existing, boolean>> {
  readonly features: ReadonlySet<number>;
  /** What the person may do in the company. */
  readonly may: (access: Access) => boolean;
}

export interface MenuItem {
  readonly label: string;
  readonly path: string;
  readonly icon: Icon;
  /** The key that leads here after g. */
  readonly goKey: string | undefined;
}

export interface MenuGroup {
  readonly label: string;
  readonly items: readonly MenuItem[];
}

const HOME = "/accounting";

const GROUPS: readonly MenuGroupName[] = ["Bokföring", "Rapporter", "Bokslut", "Övrigt"];

/** The items whose own state and feature are met; a group without items is left out. */
export function visibleMenu(flags: MenuFlags): readonly MenuGroup[] {
  return GROUPS.map((group) => ({
    label: group,
    items: PAGES.flatMap((page): readonly MenuItem[] => {
      const { path, menu } = page;
      if (menu?.group !== group || !isOffered(page, menu.shownWith, flags)) return [];
      return [{ label: menu.label, path, icon: iconOfPage(path), goKey: menu.goKey }];
    }),
  })).filter(({ items }) => items.length > 0);
}

/** A page that a command of the palette leads to. */
export interface PageCommand {
  readonly title: string;
  readonly path: string;
  readonly icon: Icon;
}

/** The pages that are commands of the palette, in the order of the table. */
export function pageCommands(flags: MenuFlags): readonly PageCommand[] {
  return PAGES.flatMap((page) => {
    const { path, command } = page;
    if (command === undefined || !isOffered(page, command.shownWith, flags)) return [];
    return [{ title: command.title, path: pathWithoutParameters(page), icon: iconOfPage(path) }];
  });
}

function isOffered(page: PageRow, shownWith: Existing | undefined, flags: MenuFlags): boolean {
  const { feature, access } = page;
  return (
    (shownWith === undefined || flags[shownWith]) &&
    (feature === undefined || flags.features.has(feature)) &&
    (access === undefined || flags.may(access))
  );
}

/** The beginnings of addresses that belong to an item: its own path, and those of pages whose row names it. */
const PLACES: ReadonlyMap<string, string> = new Map(
  PAGES.flatMap((page: PageRow): readonly (readonly [string, string])[] => {
    if (page.menu !== undefined) return [[page.path, page.path]];
    return page.under === undefined ? [] : [[pathWithoutParameters(page), page.under]];
  }),
);

/**
 * The item that a path belongs to: the longest one that the path begins with. Every address begins with that of Hem,
 * which therefore only counts exactly.
 */
export function activeMenuPath(pathname: string): string | undefined {
  const fitting = [...PLACES.keys()].filter(
    (path) => pathname === path || (path !== HOME && pathname.startsWith(`${path}/`)),
  );
  const longest = fitting.sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? undefined : PLACES.get(longest);
}
