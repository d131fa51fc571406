import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Sie4Client } from "./sie4-client.ts";
import type { Sie4Task } from "./sie4-messages.ts";

const TASK = { type: "read", bytes: new ArrayBuffer(0), charts: [] } satisfies Sie4Task;

/** A worker that is busy with whatever it was asked for. */
class BusyWorker extends EventTarget {
  static readonly made: BusyWorker[] = [];
  readonly postMessage = vi.fn<(task: unknown) => void>();
  readonly terminate = vi.fn<() => void>();

  constructor() {
    super();
    BusyWorker.made.push(this);
  }
}

beforeEach(() => vi.stubGlobal("Worker", BusyWorker));
afterEach(() => {
  vi.unstubAllGlobals();
  BusyWorker.made.length = 0;
});

test("what a closed client is doing, and what is asked of it later, fails with an AbortError", async () => {
  const client = new Sie4Client();
  const before = client.ask(TASK);
  client.close();
  await expect(before).rejects.toMatchObject({ name: "AbortError" });
  await expect(client.ask(TASK)).rejects.toMatchObject({ name: "AbortError" });
  expect(BusyWorker.made[0]?.postMessage).toHaveBeenCalledOnce();
  expect(BusyWorker.made[0]?.terminate).toHaveBeenCalledOnce();
});

test("a worker that breaks fails what it was doing, and what is asked of it later, in Swedish", async () => {
  const client = new Sie4Client();
  const before = client.ask(TASK);
  BusyWorker.made[0]?.dispatchEvent(new Event("error"));
  const told = { message: "Filen kunde inte läsas. Ladda om sidan och försök igen." };
  await expect(before).rejects.toMatchObject(told);
  await expect(client.ask(TASK)).rejects.toMatchObject(told);
});
