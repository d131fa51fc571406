/** How often each answer was given for each key. */
export class Counts<Key> {
  readonly #counts = new Map<Key, Map<number, number>>();

  add(key: Key, label: number): void {
    const found = this.#counts.get(key) ?? new Map<number, number>();
    found.set(label, (found.get(label) ?? 0) + 1);
    this.#counts.set(key, found);
  }

  of(key: Key): ReadonlyMap<number, number> {
    return this.#counts.get(key) ?? new Map<number, number>();
  }

  get keys(): number {
    return this.#counts.size;
  }
}

export function totalOf(counts: ReadonlyMap<number, number>): number {
  return [...counts.values()].reduce((sum, each) => sum + each, 0);
}
