import { WorkInTurns } from "../../../workers/work-in-turns.ts";

/** Makes something of each item in turns with the page. `onSlice` gets the share that is done. */
export async function inSlices<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Made,
  onSlice: (share: number) => void = () => undefined,
): Promise<readonly Made[]> {
  const made: Made[] = [];
  const work = new WorkInTurns();
  for (const item of items) {
    made.push(make(item));
    if (!work.isTurnDue) continue;
    onSlice(made.length / items.length);
    await work.turn();
  }
  return made;
}
