import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DataRoutes } from "../../../test/data-routes.ts";
import { account, sale } from "../../../test/test-books.ts";

let routes: DataRoutes;

beforeAll(async () => {
  routes = await DataRoutes.open();
});
afterAll(() => routes.close());

const TEXT = "x".repeat(390);

/** A commit of many vouchers, of about 500 bytes each. */
function manySales(count: number, intent = "register") {
  return {
    companyId: routes.company.id,
    intent,
    requestId: `request ${Math.random()}`,
    changes: [
      {
        key: routes.company.key("transactions"),
        append: Array.from({ length: count }, () => sale(100, { text: TEXT })),
      },
    ],
  };
}

const commit = (query: string, payload: object, as = routes.company.actor) =>
  routes.call({ method: "POST", url: `/api/data/commit${query}`, payload, as });

test("a commit that does not say whose books it is for is small", async () => {
  expect((await commit("", manySales(2))).statusCode).toBe(200);
  const large = await commit("", manySales(600));
  expect(large.statusCode).toBe(413);
  expect(large.json().error.message).toContain("Högst 256 KiB");
});

test("a large commit is checked in a thread of its own and does what a small one does", async () => {
  const before = (await routes.company.load("transactions")).document["transactions"];
  const answer = await commit(`?companyId=${routes.company.id}`, manySales(600));
  expect(answer.statusCode).toBe(200);
  expect(answer.json().changes[0].appended).toHaveLength(600);
  const after = (await routes.company.load("transactions")).document["transactions"];
  expect(after).toHaveLength((Array.isArray(before) ? before.length : 0) + 600);
  const wrong = manySales(600);
  wrong.changes[0]?.append.push(sale(0));
  const refused = await commit(`?companyId=${routes.company.id}`, wrong);
  expect([refused.statusCode, refused.json().error.message]).toEqual([422, "Belopp måste anges"]);
});

test("what the caller states about a commit must match its body", async () => {
  const other = await commit(`?companyId=${routes.company.id + 1}`, manySales(1));
  expect([other.statusCode, other.json().error.message]).toEqual([
    400,
    "Ändringen gäller ett annat företag än det som anropet säger.",
  ]);
  const none = await commit(`?companyId=${routes.company.id}&import=1`, manySales(1));
  expect([none.statusCode, none.json().error.message]).toEqual([400, "Ändringen är ingen import."]);
  expect((await commit("?companyId=x", manySales(1))).statusCode).toBe(400);
  const own = await commit("?companyId=0", { ...manySales(1), companyId: 0 });
  expect(own.statusCode).toBe(400);
});

test("a large body for somebody else's books is not read", async () => {
  const foreign = await commit(`?companyId=${routes.company.id}`, manySales(600), routes.stranger);
  expect([foreign.statusCode, foreign.json().error.type]).toEqual([403, "Forbidden"]);
  const save = await routes.call({
    method: "POST",
    url: `/api/data/save/${routes.company.key("accountPlan")}.json`,
    payload: { version: 1, text: "x".repeat(300_000) },
    as: routes.stranger,
  });
  expect(save.statusCode).toBe(403);
});

test("only an announced import may be longer than other bodies", async () => {
  // 400,000 bytes for others here, 500,000 for imports.
  const plain = await commit(`?companyId=${routes.company.id}`, manySales(900));
  expect(plain.statusCode).toBe(413);
  const announced = await commit(`?companyId=${routes.company.id}&import=1`, manySales(900, "import"));
  expect(announced.statusCode).not.toBe(413);
  const longest = await commit(`?companyId=${routes.company.id}&import=1`, manySales(1100, "import"));
  expect(longest.statusCode).toBe(413);
});

test("a large document is saved whole", async () => {
  const { etag } = await routes.company.load("accountPlan");
  const accounts2 = Array.from({ length: 1500 }, (_, n) => ({
    ...account(5000 + n),
    name: "Konto".repeat(35),
  }));
  const { document } = await routes.company.load("accountPlan");
  const before = Array.isArray(document["accounts2"]) ? document["accounts2"] : [];
  const answer = await routes.call({
    method: "POST",
    url: `/api/data/save/${routes.company.key("accountPlan")}.json`,
    headers: { "if-match": etag },
    payload: { ...document, accounts2: [...before, ...accounts2] },
  });
  expect(answer.statusCode).toBe(200);
});

test("a person's second large body waits for the first, others do not", async () => {
  const address = new URL(await routes.app.listen({ port: 0, host: "127.0.0.1" }));
  routes.actor = routes.company.actor;
  const slow = connect(Number(address.port), "127.0.0.1");
  slow.write(
    `POST /api/data/commit?companyId=${routes.company.id} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 390000\r\n\r\n{`,
  );
  await wait(200);
  const second = commit(`?companyId=${routes.company.id}`, manySales(600)).then(() => "answered");
  expect(await Promise.race([second, wait(500, "waits")])).toBe("waits");
  expect((await commit(`?companyId=${routes.company.id}`, manySales(1))).statusCode).toBe(200);
  slow.destroy();
  expect(await second).toBe("answered");
});

test("who has gone while waiting holds no place", async () => {
  const port = Number(new URL(routes.app.listeningOrigin).port);
  const large = (): Socket => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(
      `POST /api/data/commit?companyId=${routes.company.id} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 390000\r\n\r\n{`,
    );
    return socket;
  };
  const first = large();
  await wait(200);
  const waiting = [large(), large(), large()];
  await wait(200);
  for (const socket of waiting) socket.destroy();
  await wait(100);
  first.destroy();
  // Each of them would have held the person's only permit for half a minute.
  const from = performance.now();
  await commit(`?companyId=${routes.company.id}`, manySales(600));
  expect(performance.now() - from).toBeLessThan(10_000);
}, 20_000);
