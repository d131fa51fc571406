/** How many are worked on before the page may do something else: a few milliseconds. */
const SLICE = 250;

/** Makes something of each item, with pauses in which the page answers. `onSlice` gets the share that is done. */
export async function inSlices<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Made,
  onSlice: (share: number) => void = () => undefined,
): Promise<readonly Made[]> {
  const made: Made[] = [];
  while (made.length < items.length) {
    for (const item of items.slice(made.length, made.length + SLICE)) made.push(make(item));
    onSlice(made.length / items.length);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return made;
}
