import { type MenuFlags, pageCommands, visibleMenu } from "../menu/menu-items.ts";
import { PAGE_WORDS } from "./page-words.ts";
import type { PaletteEntry } from "./palette-entry.ts";

/** The pages that the palette offers: those of the menu as places to go to, and those that are commands. */
export function pageEntries(
  flags: MenuFlags,
): Readonly<Record<"places" | "commands", readonly PaletteEntry[]>> {
  const places = visibleMenu(flags)
    .flatMap(({ items }) => items)
    .map(({ path, label, icon, goKey }) => ({
      ...entryOf(path, label, icon),
      keys: goKey === undefined ? undefined : `g ${goKey}`,
    }));
  return {
    places,
    commands: pageCommands(flags).map(({ path, title, icon }) => entryOf(path, title, icon)),
  };
}

function entryOf(path: string, title: string, icon: PaletteEntry["icon"]): PaletteEntry {
  const words = PAGE_WORDS[path];
  return { id: `page ${path}`, icon, title, to: path, ...(words === undefined ? {} : { words }) };
}
