import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DataRoutes } from "../../../test/data-routes.ts";
import { account, fiscalYear, sale, YEAR } from "../../../test/test-books.ts";

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
  // What brings a deleted year back is as long as an import of it, and so is what makes drafts of one.
  for (const intent of ["undo", "convert"]) {
    const other = await commit(`?companyId=${routes.company.id}&import=1`, manySales(900, intent));
    expect([413, 400], intent).not.toContain(other.statusCode);
  }
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

/** An import to a new company, of a body as long as the vouchers of `manySales`. */
function importWithCompany(count: number) {
  const { changes } = manySales(count);
  const put = (changes[0]?.append ?? []).map((one, n) => ({ ...one, number: n + 1, regDate: "2025-01-01" }));
  return {
    companyId: 0,
    newCompany: { recipient: { name: "Nya AB", companyType: "AB" } },
    intent: "import",
    requestId: `request ${Math.random()}`,
    changes: [
      { key: "c0-accountSettings", put: [fiscalYear()] },
      { key: `c0-${YEAR}-accountPlan`, head: { name: "BAS" }, put: [1930, 3001].map(account) },
      { key: `c0-${YEAR}-transactions`, put },
    ],
  };
}

test("an import to a new company may be long, and its features are those of any new company (IM23)", async () => {
  const as = routes.stranger;
  const large = importWithCompany(600);
  const made = await commit("?newCompany=1&import=1", large, as);
  expect(made.statusCode).toBe(200);
  const { companyId } = made.json();
  const config = await routes.here.store.companies.config(as, companyId);
  expect(config.ok && config.value).toMatchObject({
    recipient: { name: "Nya AB", companyType: "AB" },
    packageSetup: { featureSetups: [{ featureId: 1001 }, { featureId: 1002 }] },
  });
  expect((await commit("?newCompany=1&import=1", large, as)).json()).toEqual(made.json());
  const unannounced = await commit("?newCompany=1", importWithCompany(900), as);
  expect(unannounced.statusCode).toBe(413);
});

test("a company is made by an import that its address tells of, and by no other commit (IM23)", async () => {
  const body = importWithCompany(1);
  for (const query of ["", "?import=1", "?companyId=0&import=1", `?companyId=${routes.company.id}&import=1`])
    expect((await commit(query, body)).statusCode).toBe(400);
  expect((await commit("?newCompany=1", manySales(1))).statusCode).toBe(400);
  expect((await commit("?newCompany=1", { ...body, intent: "edit" })).statusCode).toBe(400);
  expect((await commit("?newCompany=2", body)).statusCode).toBe(400);
  const nameless = { ...body, newCompany: { recipient: { name: " ", companyType: "AB" } } };
  const refused = await commit("?newCompany=1&import=1", nameless);
  expect([refused.statusCode, refused.json().error.message]).toEqual([422, "Du måste ange namn"]);
});
