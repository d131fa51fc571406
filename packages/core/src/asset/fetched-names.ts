import type { AssetList } from "./asset.ts";

/** How many of the items that come are named. */
const MOST_NAMED = 5;

/** A list with what comes to it: "Verktyg: Svarv, Fräs". */
export interface FetchedName {
  readonly listId: string;
  readonly text: string;
}

/**
 * What is taken over from the year before, named before it is: each list with the items that come. Among them is what has
 * been deleted in this year, which nothing tells from what never came (AS11).
 */
export function fetchedNames(
  fetched: readonly AssetList[],
  lists: readonly AssetList[],
): readonly FetchedName[] {
  const here = new Set(lists.flatMap(({ items }) => items.map(({ id }) => id)));
  return fetched.map(({ id: listId, name, items }) => {
    const names = items.filter(({ id }) => !here.has(id)).map((item) => item.name);
    if (names.length === 0) return { listId, text: name };
    const more = names.length - MOST_NAMED;
    const shown = names.slice(0, MOST_NAMED).join(", ");
    return { listId, text: `${name}: ${shown}${more > 0 ? ` och ${more} till` : ""}` };
  });
}
