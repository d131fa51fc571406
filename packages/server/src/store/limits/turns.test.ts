import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { newTurns, TurnNotCome } from "./turns.ts";

test("works of one key come one after the other, in their order, beside those of others", async () => {
  const turns = newTurns<string>(5000);
  const done: string[] = [];
  const work = (key: string, name: string, ms: number) =>
    turns(key, async () => {
      done.push(`${name} begins`);
      await wait(ms);
      done.push(`${name} ends`);
    });
  await Promise.all([work("a", "first", 40), work("a", "second", 1), work("b", "other", 5)]);
  expect(done).toEqual([
    "first begins",
    "other begins",
    "other ends",
    "first ends",
    "second begins",
    "second ends",
  ]);
});

test("who waits too long is refused, and the line goes on without them", async () => {
  const turns = newTurns<number>(30);
  const long = turns(1, () => wait(80, "long"));
  const refused = turns(1, () => wait(0, "never"));
  await expect(refused).rejects.toBeInstanceOf(TurnNotCome);
  const next = turns(1, () => wait(0, "next")).catch(() => "late");
  await expect(long).resolves.toBe("long");
  await next;
  expect(await turns(1, () => wait(0, "free"))).toBe("free");
});

test("work that fails gives the turn on", async () => {
  const turns = newTurns<number>(1000);
  const failing = turns(1, () => Promise.reject(new Error("no")));
  const next = turns(1, () => wait(0, "next"));
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("next");
});
