import type { TaskMessage, TaskName, Tasks } from "./tasks.ts";

interface AskOptions<Name extends TaskName> {
  readonly onProgress?: (progress: Tasks[Name]["progress"]) => void;
  /** Buffers that are transferred without a copy. */
  readonly transfer?: readonly Transferable[];
  /** Stops waiting for the answer. The worker finishes its task, keeps what it holds, and can be used again. */
  readonly signal?: AbortSignal;
}

/**
 * A worker for heavy tasks as a page uses it, so that the page remains responsive. What it holds between tasks belongs
 * to this client.
 */
export class TaskClient {
  readonly #worker = new Worker(new URL("./task-worker.ts", import.meta.url), { type: "module" });
  readonly #waiting = new Set<(reason: unknown) => void>();
  #ended: Error | undefined;

  /** `brokenText`: the message when the worker itself breaks, whatever the task was. */
  constructor(brokenText: string) {
    this.#worker.addEventListener("error", () => this.#stop(new Error(brokenText)));
  }

  /** Runs a task of the table. */
  ask<Name extends TaskName>(
    name: Name,
    input: Tasks[Name]["input"],
    { onProgress, transfer = [], signal }: AskOptions<Name> = {},
  ): Promise<Tasks[Name]["output"]> {
    if (this.#ended !== undefined) return Promise.reject(this.#ended);
    if (signal?.aborted === true) return Promise.reject(signal.reason);
    const { port1, port2 } = new MessageChannel();
    const { promise, resolve, reject } = Promise.withResolvers<Tasks[Name]["output"]>();
    const settle = () => {
      this.#waiting.delete(refuse);
      signal?.removeEventListener("abort", onAbort);
      port1.close();
    };
    const refuse = (reason: unknown) => {
      settle();
      reject(reason);
    };
    const onAbort = () => refuse(signal?.reason);
    signal?.addEventListener("abort", onAbort);
    this.#waiting.add(refuse);
    port1.addEventListener("message", ({ data }: MessageEvent<TaskMessage<Name>>) => {
      if (data.type === "progress") onProgress?.(data.progress);
      else if (data.type === "failure") refuse(new Error(data.message));
      else {
        settle();
        resolve(data.answer);
      }
    });
    port1.start();
    this.#worker.postMessage({ name, input }, [port2, ...transfer]);
    return promise;
  }

  /** Ends the worker, whatever it is doing: running and later tasks fail with an AbortError. */
  close(): void {
    this.#stop(new DOMException("The task was stopped", "AbortError"));
  }

  #stop(reason: Error): void {
    this.#ended = reason;
    this.#worker.terminate();
    for (const refuse of this.#waiting) refuse(reason);
  }
}
