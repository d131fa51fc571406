import type { AnswerOf, Sie4Message, Sie4Task, TaskProgress } from "./sie4-messages.ts";

type TaskOf<Type extends Sie4Task["type"]> = Extract<Sie4Task, { type: Type }>;

/** The SIE 4 worker as a page uses it. Big files are read and written there, so that the page stays quick. */
export class Sie4Client {
  readonly #worker = new Worker(new URL("./sie4-worker.ts", import.meta.url), { type: "module" });
  readonly #waiting = new Set<(reason: Error) => void>();
  #ended: Error | undefined;

  constructor() {
    this.#worker.addEventListener("error", () => {
      this.#stop(new Error("Filen kunde inte läsas. Ladda om sidan och försök igen."));
    });
  }

  /** Does a task; `transfer` lists buffers that go over without a copy. */
  ask<Type extends Sie4Task["type"]>(
    task: TaskOf<Type>,
    onProgress: (progress: TaskProgress) => void = () => undefined,
    transfer: readonly Transferable[] = [],
  ): Promise<AnswerOf[Type]> {
    if (this.#ended !== undefined) return Promise.reject(this.#ended);
    const { port1, port2 } = new MessageChannel();
    const { promise, resolve, reject } = Promise.withResolvers<AnswerOf[Type]>();
    this.#waiting.add(reject);
    port1.addEventListener("message", ({ data }: MessageEvent<Sie4Message>) => {
      if (data.type === "progress") {
        onProgress(data.progress);
        return;
      }
      this.#waiting.delete(reject);
      port1.close();
      if (data.type === "failure") reject(new Error(data.message));
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the worker answers a task by its type
      else resolve(data.answer as AnswerOf[Type]);
    });
    port1.start();
    this.#worker.postMessage(task, [port2, ...transfer]);
    return promise;
  }

  /** Ends the worker, whatever it is doing: what is asked of it, now or later, fails with an AbortError. */
  close(): void {
    this.#stop(new DOMException("The task was stopped", "AbortError"));
  }

  #stop(reason: Error): void {
    this.#ended = reason;
    this.#worker.terminate();
    for (const reject of this.#waiting) reject(reason);
    this.#waiting.clear();
  }
}
