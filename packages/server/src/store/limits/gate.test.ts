import { expect, test } from "vitest";
import { GateIsFull, newGate } from "./gate.ts";

test("a person has a share, all have a limit, and who waits is let in in order", async () => {
  const gate = newGate({ perPerson: 1, inAll: 2, patienceMs: 5000 });
  const anna = await gate.enter("anna");
  const bo = await gate.enter("bo");
  const entered: string[] = [];
  const enter = async (person: string, name: string) => {
    const leave = await gate.enter(person);
    entered.push(name);
    return leave;
  };
  const second = enter("anna", "anna again");
  const third = enter("cia", "cia");
  bo();
  bo();
  const cia = await third;
  // Anna waited longer, but had her share.
  expect(entered).toEqual(["cia"]);
  anna();
  (await second)();
  expect(entered).toEqual(["cia", "anna again"]);
  cia();
});

test("who waits too long, or is one of too many, is refused", async () => {
  const gate = newGate({ perPerson: 1, inAll: 1, patienceMs: 20 });
  const leave = await gate.enter("anna");
  const waiting = Array.from({ length: 31 }, () => gate.enter("bo").catch((error: unknown) => error));
  for (const one of await Promise.all(waiting)) expect(one).toBeInstanceOf(GateIsFull);
  leave();
  (await gate.enter("bo"))();
  const closed = newGate({ perPerson: 1, inAll: 1, patienceMs: 0 });
  await closed.enter("anna");
  await expect(closed.enter("bo")).rejects.toBeInstanceOf(GateIsFull);
});
