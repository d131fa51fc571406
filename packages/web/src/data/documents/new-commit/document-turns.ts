/** Lets those who wait for documents go on in the order in which they came, per document. */
export class DocumentTurns {
  readonly #latest = new Map<string, Promise<void>>();

  /** Whether somebody who came earlier still waits for one of these documents. */
  isTaken(keys: readonly string[]): boolean {
    return keys.some((key) => this.#latest.has(key));
  }

  /** Acts when everybody who came earlier for one of these documents is done. Throws what the act throws. */
  async inTurn<Value>(keys: readonly string[], act: () => Promise<Value>): Promise<Value> {
    const earlier = keys.flatMap((key) => this.#latest.get(key) ?? []);
    const { promise, resolve } = Promise.withResolvers<void>();
    for (const key of keys) this.#latest.set(key, promise);
    try {
      await Promise.all(earlier);
      return await act();
    } finally {
      for (const key of keys) if (this.#latest.get(key) === promise) this.#latest.delete(key);
      resolve();
    }
  }
}
