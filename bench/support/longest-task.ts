import type { Page } from "playwright-core";

/** As much of an event of Chromium's trace as is looked at; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Time of the thread's processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Of the page's main thread while something was done, in ms of its processor. */
interface TaskTimes {
  readonly longest: number;
  readonly sum: number;
}

/** The longest task of the page's main thread while something is done, in ms of its processor. */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  return (await taskTimes(page, act)).longest;
}

/**
 * The tasks of the page's main thread while something is done, in time of its processor: on a busy machine a task also
 * takes as long as others are let in between, which the page cannot help.
 */
export async function taskTimes(page: Page, act: () => Promise<unknown>): Promise<TaskTimes> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Chromium's own form
    events.push(...(value as unknown as TraceEvent[]));
  });
  const isComplete = new Promise<void>((resolve) => session.on("Tracing.tracingComplete", () => resolve()));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel"] },
  });
  await act();
  await session.send("Tracing.end");
  await isComplete;
  await session.detach();
  const tasks = tasksOfBusiestPage(events);
  const [longest, sum] = tasks.reduce(([most, all], time) => [Math.max(most, time), all + time], [0, 0]);
  return { longest: longest / 1000, sum: sum / 1000 };
}

/** Chromium may keep another renderer in reserve: the page's is the one that has done most. */
function tasksOfBusiestPage(events: readonly TraceEvent[]): readonly number[] {
  const tasks = new Map<string, number[]>();
  for (const { name, pid, tid, args } of events) {
    if (name === "thread_name" && args?.name === "CrRendererMain") tasks.set(`${pid} ${tid}`, []);
  }
  for (const { name, ph, pid, tid, tdur = 0 } of events) {
    if (ph === "X" && name.endsWith("RunTask")) tasks.get(`${pid} ${tid}`)?.push(tdur);
  }
  const sum = (times: readonly number[]) => times.reduce((a, b) => a + b, 0);
  return [...tasks.values()].sort((a, b) => sum(b) - sum(a))[0] ?? [];
}
