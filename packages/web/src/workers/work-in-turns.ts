/** Divides long work in the page into stretches, between which it draws and answers. */
export class WorkInTurns {
  readonly #stretchMs: number;
  #ends: number;

  constructor(stretchMs = 8) {
    this.#stretchMs = stretchMs;
    this.#ends = performance.now() + stretchMs;
  }

  /** Whether the page is to have its turn now. */
  get isTurnDue(): boolean {
    return performance.now() >= this.#ends;
  }

  /** Comes back when the page has had its turn; not by a timer, which browsers hold back in tabs out of sight. */
  async turn(): Promise<void> {
    const { port1, port2 } = new MessageChannel();
    const had = Promise.withResolvers<undefined>();
    port1.addEventListener("message", () => had.resolve(undefined), { once: true });
    port1.start();
    port2.postMessage(undefined);
    await had.promise;
    port1.close();
    this.#ends = performance.now() + this.#stretchMs;
  }
}
