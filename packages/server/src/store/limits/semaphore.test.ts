import { expect, test } from "vitest";
import { newSemaphore, SemaphoreTimeout } from "./semaphore.ts";

test("a person has a share, all have a limit, and who waits is let in in order", async () => {
  const semaphore = newSemaphore({ perPerson: 1, inAll: 2, timeoutMs: 5000 });
  const anna = await semaphore.acquire("anna");
  const bo = await semaphore.acquire("bo");
  const entered: string[] = [];
  const enter = async (person: string, name: string) => {
    const leave = await semaphore.acquire(person);
    entered.push(name);
    return leave;
  };
  const second = enter("anna", "anna again");
  const third = enter("cia", "cia");
  bo();
  bo();
  const cia = await third;
  // Anna waited longer, but had a permit already.
  expect(entered).toEqual(["cia"]);
  anna();
  (await second)();
  expect(entered).toEqual(["cia", "anna again"]);
  cia();
});

test("who waits too long, or is one of too many, is refused", async () => {
  const semaphore = newSemaphore({ perPerson: 1, inAll: 1, timeoutMs: 20 });
  const leave = await semaphore.acquire("anna");
  const waiting = Array.from({ length: 31 }, () => semaphore.acquire("bo").catch((error: unknown) => error));
  for (const one of await Promise.all(waiting)) expect(one).toBeInstanceOf(SemaphoreTimeout);
  leave();
  (await semaphore.acquire("bo"))();
  const closed = newSemaphore({ perPerson: 1, inAll: 1, timeoutMs: 0 });
  await closed.acquire("anna");
  await expect(closed.acquire("bo")).rejects.toBeInstanceOf(SemaphoreTimeout);
});

test("when it is full, one who has none gets the place of one who has had several for long", async () => {
  const semaphore = newSemaphore({ perPerson: 3, inAll: 4, timeoutMs: 5000, preemptAfterMs: 50 });
  const ended: string[] = [];
  const enter = async (person: string, name: string) => {
    const leave: () => void = await semaphore.acquire(person, () => {
      ended.push(name);
      leave();
    });
    return leave;
  };
  await enter("bo", "bo");
  await enter("anna", "anna 1");
  await enter("anna", "anna 2");
  await enter("anna", "anna 3");
  // Anna came before Cia, but already has permits.
  const more = enter("anna", "anna 4").then(() => "in");
  const cia = await enter("cia", "cia");
  expect(ended).toEqual(["anna 1"]);
  expect(await Promise.race([more, Promise.resolve("waits")])).toBe("waits");
  await enter("dan", "dan");
  expect(ended).toEqual(["anna 1", "anna 2"]);
  // Everybody has one permit: nobody loses theirs, and the next waits for somebody to finish.
  const eva = enter("eva", "eva").then(() => "in");
  expect(await Promise.race([eva, new Promise((done) => setTimeout(done, 1200, "waits"))])).toBe("waits");
  cia();
  expect(await eva).toBe("in");
  expect(ended).toEqual(["anna 1", "anna 2"]);
});
