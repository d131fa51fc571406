import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newProductClient } from "../nothing-lost/product-client.ts";
import { type ServerProcess, startServer } from "../nothing-lost/server-process.ts";
import { account, YEAR } from "../test-books.ts";
import { ENGINES, newTestPlace } from "../test-store.ts";

let dataDir: string;
let server: ServerProcess;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "huvudbok-stopping-"));
  server = await startServer({ dataDir });
}, 60_000);
afterEach(async () => {
  await server.kill();
  await rm(dataDir, { recursive: true, force: true });
});

test("a stop during a long answer on a kept connection lets it end, and ends with 0 soon after", async () => {
  const client = await newProductClient(server.origin);
  const put = Array.from({ length: 4000 }, (_, n) => ({ ...account(5000 + n), name: "x".repeat(400) }));
  const key = client.key("accountPlan", YEAR);
  const ifMatch = (await client.load(key))?.etag;
  expect((await client.commit("many-accounts", "edit", [{ key, ifMatch, put }]))?.status).toBe(200);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { authorization } = client;
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    const options = { agent, headers: { authorization } };
    get(`${server.origin}/api/data/load/${key}.json`, options, done).on("error", fail);
  });
  const from = performance.now();
  const ended = server.stop();
  await wait(300);
  let length = 0;
  for await (const part of answer) length += Buffer.from(part).length;
  expect(length).toBeGreaterThan(1_600_000);
  expect(await ended).toBe(0);
  expect(performance.now() - from).toBeLessThan(4000);
  agent.destroy();
}, 60_000);

test("a half-sent upload is broken off, and the stop ends with 0", async () => {
  const client = await newProductClient(server.origin);
  const headers = {
    authorization: client.authorization,
    "content-type": "multipart/form-data; boundary=x",
    "content-length": "100000",
  };
  const path = `${server.origin}/api/data/attachments/${client.companyId}/${YEAR}`;
  const upload = request(path, { method: "POST", headers });
  const brokenOff = new Promise((done) => upload.once("error", done).once("close", done));
  upload.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 half');
  await wait(300);
  const from = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - from).toBeLessThan(9000);
  await brokenOff;
}, 60_000);

const POSTGRES = ENGINES.find(({ engine }) => engine === "postgres");
test.skipIf(POSTGRES?.isHere !== true)(
  "a stop while the first sweep goes on lets it end, and ends with 0 (PostgreSQL)",
  async () => {
    const { where, dispose } = await newTestPlace("postgres");
    if (where.engine !== "postgres") throw new Error("PostgreSQL was asked for");
    try {
      await server.kill();
      server = await startServer({
        dataDir: join(dataDir, "other"),
        environment: { HUVUDBOK_DATABASE_URL: where.url },
      });
      expect(await server.stop()).toBe(0);
      expect(server.said()).not.toContain("unused files could not be removed");
    } finally {
      await dispose();
    }
  },
);
