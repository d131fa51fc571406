/** Functions to call when something has changed. */
export class Listeners<Message = void> {
  readonly #listeners = new Set<(message: Message) => void>();

  /** Adds a listener; the returned function removes it. */
  readonly subscribe = (listener: (message: Message) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly notify = (message: Message): void => {
    // A listener may be added or removed while the others are called.
    for (const listener of new Set(this.#listeners)) listener(message);
  };

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }
}
