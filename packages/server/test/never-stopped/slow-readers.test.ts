import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newProductClient, type ProductClient } from "../nothing-lost/product-client.ts";
import { register } from "../nothing-lost/refused-calls.ts";
import { type ServerProcess, startServer } from "../nothing-lost/server-process.ts";
import { YEAR } from "../test-books.ts";

let dataDir: string;
let server: ServerProcess;
let greedy: ProductClient;
let neighbour: ProductClient;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "huvudbok-slow-"));
  server = await startServer({ dataDir, environment: { HUVUDBOK_STALLED_SECONDS: "2" } });
  greedy = await newProductClient(server.origin);
  neighbour = await newProductClient(server.origin, ["Bo", "bo@example.se"]);
}, 60_000);
afterAll(async () => {
  await server.kill();
  await rm(dataDir, { recursive: true, force: true });
});

async function memory(): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

/** A connection that asks and never reads. */
function stalled(path: string): Socket {
  const socket = connect(Number(new URL(server.origin).port), "localhost");
  socket.on("error", () => undefined);
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${greedy.authorization}\r\n\r\n`);
  return socket;
}

/** What is asked for, and by how many. */
const ASKED = {
  "documents, histories and differences": { loads: 80, histories: 40, differences: 20 },
  histories: { loads: 0, histories: 140, differences: 0 },
};

test.each(Object.entries(ASKED))(
  "140 connections that read nothing of %s fill no memory and hold up nobody else",
  async (_name, asked) => {
    const key = greedy.key("transactions", YEAR);
    const first = (await greedy.load(key))?.etag ?? "";
    // 11 MB: more than the system keeps for a connection.
    expect((await register(greedy, randomUUID(), 5000))?.status).toBe(200);
    const load = `/api/data/load/${key}.json`;
    const paths = [
      ...Array.from({ length: asked.loads }, () => load),
      ...Array.from({ length: asked.histories }, () => `/api/data/history/${key}`),
      ...Array.from({ length: asked.differences }, () => `${load}?since=${encodeURIComponent(first)}`),
    ];
    const before = await memory();
    const sockets = paths.map(stalled);
    for (let second = 0; second < 6; second += 1) {
      const from = performance.now();
      expect((await neighbour.load(neighbour.key("accountPlan", YEAR)))?.etag).toBeDefined();
      expect(performance.now() - from).toBeLessThan(3000);
      await wait(500);
    }
    expect((await memory()) - before).toBeLessThan(250);
    // A client that reads nothing is disconnected, and the person gets permits again.
    await expect.poll(async () => (await greedy.load(key))?.etag, { timeout: 60_000 }).not.toBe(undefined);
    for (const socket of sockets) socket.destroy();
  },
  120_000,
);
