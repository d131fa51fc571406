import { runTask, TaskMemory } from "./task-table.ts";
import type { TaskMessage, TaskRequest } from "./tasks.ts";

const memory = new TaskMemory();

/** Each task comes with a port of its own, on which its progress and its answer are returned. */
addEventListener("message", ({ data: { name, input }, ports: [port] }: MessageEvent<TaskRequest>) => {
  const say = (message: TaskMessage): void => port?.postMessage(message);
  try {
    say({
      type: "answer",
      answer: runTask(memory, name, input, (progress) => say({ type: "progress", progress })),
    });
  } catch (thrown) {
    say({ type: "failure", message: thrown instanceof Error ? thrown.message : String(thrown) });
  }
});
