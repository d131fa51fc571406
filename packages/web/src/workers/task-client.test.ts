import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TaskClient } from "./task-client.ts";

const INPUT = { bytes: new ArrayBuffer(0), fileName: "bok.se", charts: [] };
const BROKEN = "Filen kunde inte läsas.";

/** A worker that is busy with whatever it was asked for. */
class BusyWorker extends EventTarget {
  static readonly made: BusyWorker[] = [];
  readonly postMessage = vi.fn<(task: unknown, transfer: readonly MessagePort[]) => void>();
  readonly terminate = vi.fn<() => void>();

  constructor() {
    super();
    BusyWorker.made.push(this);
  }
}

/** Posts a message on the port that came with the first task. */
function say(message: unknown): void {
  BusyWorker.made[0]?.postMessage.mock.calls[0]?.[1][0]?.postMessage(message, []);
}

beforeEach(() => vi.stubGlobal("Worker", BusyWorker));
afterEach(() => {
  vi.unstubAllGlobals();
  BusyWorker.made.length = 0;
});

test("a task goes over by its name; progress and answer come back", async () => {
  const client = new TaskClient(BROKEN);
  const onProgress = vi.fn<(progress: unknown) => void>();
  const asked = client.ask("readBooks", INPUT, { onProgress });
  expect(BusyWorker.made[0]?.postMessage.mock.calls[0]?.[0]).toEqual({ name: "readBooks", input: INPUT });
  say({ type: "progress", progress: { share: 0.5, text: "Läser" } });
  say({ type: "answer", answer: { outcome: "unknown" } });
  expect(await asked).toEqual({ outcome: "unknown" });
  expect(onProgress).toHaveBeenCalledExactlyOnceWith({ share: 0.5, text: "Läser" });
});

test("what goes wrong in the worker is told", async () => {
  const asked = new TaskClient(BROKEN).ask("readBooks", INPUT);
  say({ type: "failure", message: "fel" });
  await expect(asked).rejects.toThrow("fel");
});

test("a task that is stopped is waited for no longer, and the worker goes on", async () => {
  const client = new TaskClient(BROKEN);
  const stopper = new AbortController();
  const before = client.ask("readBooks", INPUT, { signal: stopper.signal });
  stopper.abort();
  await expect(before).rejects.toMatchObject({ name: "AbortError" });
  await expect(client.ask("readBooks", INPUT, { signal: stopper.signal })).rejects.toMatchObject({
    name: "AbortError",
  });
  expect(BusyWorker.made[0]?.postMessage).toHaveBeenCalledOnce();
  expect(BusyWorker.made[0]?.terminate).not.toHaveBeenCalled();
});

test("what a closed client is doing, and what is asked of it later, fails with an AbortError", async () => {
  const client = new TaskClient(BROKEN);
  const before = client.ask("readBooks", INPUT);
  client.close();
  await expect(before).rejects.toMatchObject({ name: "AbortError" });
  await expect(client.ask("readBooks", INPUT)).rejects.toMatchObject({ name: "AbortError" });
  expect(BusyWorker.made[0]?.postMessage).toHaveBeenCalledOnce();
  expect(BusyWorker.made[0]?.terminate).toHaveBeenCalledOnce();
});

test("a worker that breaks fails what it was doing, and what is asked of it later, in the words given", async () => {
  const client = new TaskClient(BROKEN);
  const before = client.ask("readBooks", INPUT);
  BusyWorker.made[0]?.dispatchEvent(new Event("error"));
  await expect(before).rejects.toMatchObject({ message: BROKEN });
  await expect(client.ask("readBooks", INPUT)).rejects.toMatchObject({ message: BROKEN });
});
