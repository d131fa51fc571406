import type { PublishedChart } from "@huvudbok/core/import";
import { invariant } from "@huvudbok/core/shared";
import type { Transaction } from "@huvudbok/core/transaction";
import { commitBody } from "./commit-task.ts";
import { exportSie4 } from "./export-task.ts";
import { type ReadFile, readBooks } from "./read-task.ts";
import type { TaskName, Tasks } from "./tasks.ts";

/** What a worker holds between tasks, until the next file or the end. */
export class TaskMemory {
  charts: readonly PublishedChart[] = [];
  file: ReadFile | undefined;
  readonly held: Record<"current" | "previous", Transaction[]> = { current: [], previous: [] };
}

type TaskRunners = {
  readonly [Name in TaskName]: (
    input: Tasks[Name]["input"],
    memory: TaskMemory,
    onProgress: (progress: Tasks[Name]["progress"]) => void,
  ) => Tasks[Name]["output"];
};

/** The function of each task. */
const RUNNERS: TaskRunners = {
  readBooks: (input, memory, onProgress) => {
    memory.charts = input.charts;
    memory.file = readBooks(input, onProgress);
    return memory.file.answer;
  },
  commitBooks: (input, { file, charts }, onProgress) => {
    const books = input.withSummary ? file?.withSummary : file?.books;
    invariant(books !== undefined, "a file that can be imported has been read");
    return commitBody(input, books, charts, onProgress);
  },
  holdTransactions: ({ year, transactions }, { held }) => {
    for (const transaction of transactions) held[year].push(transaction);
    return null;
  },
  exportSie4: (input, { held }, onProgress) => exportSie4(input, held, onProgress),
};

/** Runs a task, with the results of earlier ones. */
export function runTask<Name extends TaskName>(
  memory: TaskMemory,
  name: Name,
  input: Tasks[Name]["input"],
  onProgress: (progress: Tasks[Name]["progress"]) => void = () => undefined,
): Tasks[Name]["output"] {
  return RUNNERS[name](input, memory, onProgress);
}
