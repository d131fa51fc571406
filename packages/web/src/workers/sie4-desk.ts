import type { PublishedChart } from "@huvudbok/core/import";
import { assertNever, invariant } from "@huvudbok/core/shared";
import type { Transaction } from "@huvudbok/core/transaction";
import { commitTask } from "./commit-task.ts";
import { exportTask } from "./export-task.ts";
import { type ReadFile, readTask } from "./read-task.ts";
import type { AnswerOf, Sie4Task, TaskProgress } from "./sie4-messages.ts";

/** The work of the SIE 4 worker. What has been read or handed over stays here until the next file or the end. */
export class Sie4Desk {
  #charts: readonly PublishedChart[] = [];
  #file: ReadFile | undefined;
  readonly #held: Record<"current" | "previous", Transaction[]> = { current: [], previous: [] };

  work(task: Sie4Task, onProgress: (progress: TaskProgress) => void): AnswerOf[Sie4Task["type"]] {
    switch (task.type) {
      case "read":
        this.#charts = task.charts;
        this.#file = readTask(new Uint8Array(task.bytes), task.charts, onProgress);
        return this.#file.answer;
      case "commit": {
        const data = task.withSummary ? this.#file?.withSummary : this.#file?.data;
        invariant(data !== undefined, "a file that can be imported has been read");
        return commitTask(task, data, this.#charts, onProgress);
      }
      case "hold":
        for (const transaction of task.transactions) this.#held[task.year].push(transaction);
        return null;
      case "export":
        return exportTask(task, this.#held, onProgress);
      default:
        return assertNever(task);
    }
  }
}
