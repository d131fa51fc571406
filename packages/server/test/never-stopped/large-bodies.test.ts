import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newProductClient, type ProductClient } from "../nothing-lost/product-client.ts";
import { register } from "../nothing-lost/refused-calls.ts";
import { IS_LONG } from "../nothing-lost/seeded-random.ts";
import { type ServerProcess, startServer } from "../nothing-lost/server-process.ts";

const MIB = 1024 * 1024;
const SIZE = IS_LONG ? 60 * MIB : 14 * MIB;

let dataDir: string;
let server: ServerProcess;
let neighbour: ProductClient;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "huvudbok-bodies-"));
  server = await startServer({ dataDir });
  neighbour = await newProductClient(server.origin, ["Bo", "bo@example.se"]);
}, 60_000);
afterAll(async () => {
  await server.kill();
  await rm(dataDir, { recursive: true, force: true });
});

/** The most memory that the server has ever held, in MiB. */
function peakMemory(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

/** How long the slowest of so many commits of the neighbour takes, one after the other, in ms. */
async function slowestOf(count: number): Promise<number> {
  let slowest = 0;
  for (let done = 0; done < count; done += 1) {
    const from = performance.now();
    expect((await register(neighbour, randomUUID()))?.status).toBe(200);
    slowest = Math.max(slowest, performance.now() - from);
  }
  return slowest;
}

/** Bodies that take far longer to parse than to send. */
const BOMBS: Readonly<Record<string, () => string>> = {
  "numbers of one digit": () => `[${"0,".repeat(SIZE / 2)}0]`,
  "empty objects": () => `[${"{},".repeat(SIZE / 3)}{}]`,
  depth: () => "[".repeat(SIZE),
  "names that are all different": () => {
    const names = Array.from({ length: SIZE / 16 }, (_, n) => `"name${n.toString(36)}":1234`);
    return `{${names.join(",")}}`;
  },
};

test.each(Object.keys(BOMBS))(
  "six bodies of %s at once hold up nobody else and fill no memory",
  async (name) => {
    const body = BOMBS[name]?.() ?? "";
    const email = `${name.replaceAll(" ", ".")}@example.se`;
    // Another person each time: what all of them send in a long run is more than one may send in a minute.
    const { authorization, companyId } = await newProductClient(server.origin, [name, email]);
    const bomb = () =>
      fetch(`${server.origin}/api/data/commit?companyId=${companyId}${IS_LONG ? "&import=1" : ""}`, {
        method: "POST",
        headers: { authorization, "content-type": "application/json" },
        body,
      }).then(({ status }) => status);
    const quiet = await slowestOf(10);
    const done = Promise.all(Array.from({ length: 6 }, bomb));
    const over = done.then(() => "over");
    let longest = 0;
    do {
      const from = performance.now();
      expect((await register(neighbour, randomUUID()))?.status).toBe(200);
      longest = Math.max(longest, performance.now() - from);
    } while ((await Promise.race([over, Promise.resolve("goes on")])) !== "over");
    for (const status of await done) expect([400, 413, 503]).toContain(status);
    // Others waited 3 to 30 s where the writer read them; 1.9 s at most now, with fifteen others at work on two cores.
    expect(longest).toBeLessThan(2000 + 5 * quiet);
    expect(peakMemory()).toBeLessThan(IS_LONG ? 2500 : 1500);
  },
  120_000,
);
