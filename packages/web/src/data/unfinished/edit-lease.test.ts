import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EditLease } from "./edit-lease.ts";

interface HeldLock {
  readonly steal: () => void;
}

/** The locks of a browser, in which every lease is another tab. */
class FakeLocks {
  readonly #held = new Map<string, HeldLock>();

  readonly request = async (
    name: string,
    options: LockOptions,
    use: (lock: Lock | null) => Promise<void>,
  ): Promise<void> => {
    const present = this.#held.get(name);
    if (present !== undefined && options.steal !== true) return use(null);
    const stolen = Promise.withResolvers<void>();
    const held = { steal: () => stolen.reject(new DOMException("Stolen", "AbortError")) };
    this.#held.set(name, held);
    present?.steal();
    try {
      await Promise.race([use({ name, mode: "exclusive" }), stolen.promise]);
    } finally {
      if (this.#held.get(name) === held) this.#held.delete(name);
    }
  };
}

let isEmpty = false;
let isInUse = true;
let reads = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { locks: new FakeLocks() });
  isEmpty = false;
  isInUse = true;
  reads = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function newTab(name = "entry"): EditLease {
  return new EditLease({
    name,
    isEmpty: async () => isEmpty,
    isInUse: () => isInUse,
    onGranted: async () => {
      reads += 1;
    },
  });
}

async function started(lease: EditLease): Promise<EditLease> {
  lease.start();
  await vi.advanceTimersByTimeAsync(1000);
  return lease;
}

test("the first tab has the form, after it has been read; the second does not", async () => {
  const first = await started(newTab());
  expect([first.state, first.grants, reads]).toEqual(["mine", 1, 1]);
  const second = newTab();
  second.start();
  expect(second.state).toBe("asking");
  await vi.advanceTimersByTimeAsync(1000);
  expect(second.state).toBe("elsewhere");
  expect(first.state).toBe("mine");
  expect((await started(newTab("note"))).state).toBe("mine");
});

test("taken over, the first is told, reads only, and may take it back", async () => {
  const [first, second] = [await started(newTab()), await started(newTab())];
  await second.takeOver();
  await vi.advanceTimersByTimeAsync(0);
  expect([first.state, second.state]).toEqual(["elsewhere", "mine"]);
  await first.takeOver();
  await vi.advanceTimersByTimeAsync(0);
  expect([first.state, first.grants, second.state]).toEqual(["mine", 2, "elsewhere"]);
});

test("a form in which nothing is typed is taken without asking", async () => {
  const first = await started(newTab());
  isEmpty = true;
  const second = await started(newTab());
  expect([first.state, second.state]).toEqual(["elsewhere", "mine"]);
  await first.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect([first.state, second.state]).toEqual(["mine", "elsewhere"]);
});

test("a tab that loads in the background takes an empty form first when it is used", async () => {
  const first = await started(newTab());
  isEmpty = true;
  isInUse = false;
  const second = await started(newTab());
  expect([first.state, second.state]).toEqual(["mine", "elsewhere"]);
  isInUse = true;
  await second.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect([first.state, second.state]).toEqual(["elsewhere", "mine"]);
});

test("a tab that is closed lets go: the next has it, and one that waits has it when it is used", async () => {
  const [first, second] = [await started(newTab()), await started(newTab())];
  first.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(second.state).toBe("elsewhere");
  await second.retry();
  expect(second.state).toBe("mine");
});

test("a form that is let go is free; one that another tab has is not taken, empty or not", async () => {
  const [first, second] = [await started(newTab()), await started(newTab())];
  isEmpty = true;
  await second.takeFree();
  expect([first.state, second.state]).toEqual(["mine", "elsewhere"]);
  first.stop();
  await vi.advanceTimersByTimeAsync(0);
  await second.takeFree();
  expect([second.state, second.grants]).toEqual(["mine", 1]);
});

test("a page loaded anew waits for the lock of the page before it", async () => {
  const before = await started(newTab());
  const after = newTab();
  after.start();
  await vi.advanceTimersByTimeAsync(60);
  before.stop();
  await vi.advanceTimersByTimeAsync(400);
  expect(after.state).toBe("mine");
});

test("a page that is gone before the answer keeps no lock", async () => {
  const gone = newTab();
  gone.start();
  gone.stop();
  expect((await started(newTab())).state).toBe("mine");
  expect(gone.state).toBe("asking");
});

test("a browser without locks has one tab that matters", async () => {
  vi.stubGlobal("navigator", {});
  const lease = await started(newTab());
  expect(lease.state).toBe("mine");
  await lease.takeOver();
  expect(lease.grants).toBe(1);
});
