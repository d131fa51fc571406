/** Those who want to know when something has changed. */
export class Listeners<Message = void> {
  readonly #listeners = new Set<(message: Message) => void>();

  /** Adds a listener; the answer takes it away again. */
  readonly subscribe = (listener: (message: Message) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly tell = (message: Message): void => {
    // A listener may come or go while the others are told.
    for (const listener of new Set(this.#listeners)) listener(message);
  };

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }
}
