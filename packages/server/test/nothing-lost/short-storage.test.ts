import { randomUUID } from "node:crypto";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { DataFault } from "../../src/store/data-fault.ts";
import { signInByForm } from "../sign-in-by-form.ts";
import { newProductClient, pictureBytes } from "./product-client.ts";
import { expectRefused, expectRefusedPage, numbersOf, register } from "./refused-calls.ts";
import { startServer } from "./server-process.ts";
import { SHORT_STORAGES } from "./short-storage.ts";
import { storedFaults } from "./stored-faults.ts";

describe.each(SHORT_STORAGES)("$name", (storage) => {
  test.skipIf(!storage.isHere)(
    "is told in Swedish, keeps nothing half, and is forgotten when there is room",
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), "huvudbok-short-"));
      const server = await startServer({ dataDir, within: storage.within(dataDir) });
      try {
        const client = await newProductClient(server.origin);
        expect((await register(client, randomUUID()))?.status).toBe(200);
        // A file that is refused before it is read to its end leaves the way free for what comes after it.
        expect((await client.upload("bok.txt", Buffer.alloc(300_000, "x")))?.status).toBe(422);
        const incoming = join(storage.folder(server, dataDir), "files/incoming");

        storage.take(server, dataDir);
        const requestId = randomUUID();
        for (let tries = 0; tries < 3; tries += 1) {
          expectRefused(await register(client, requestId, 40), storage.status);
          expectRefused(await client.upload("kvitto.png", pictureBytes(300_000)), storage.status);
          await expectRefusedPage(server, storage.status);
        }
        expect(await readdir(incoming)).toEqual([]);
        // What is there can still be read.
        expect(await numbersOf(client)).toEqual([1]);

        storage.giveBack(server, dataDir);
        const registered = await register(client, requestId, 40);
        expect(registered?.status).toBe(200);
        expect(await numbersOf(client)).toEqual(Array.from({ length: 41 }, (_, index) => index + 1));
        expect((await client.upload("kvitto.png", pictureBytes(300_000)))?.status).toBe(200);
        expect((await signInByForm(server.origin, "Bertil", "bertil@example.se")).name).toBe("Bertil");
        expect(await faultsOf(storage.folder(server, dataDir))).toEqual([]);
      } finally {
        await server.kill();
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    600_000,
  );
});

/** SQLite opens nothing through the root of another process, so a copy is what is inspected; the server rests. */
async function faultsOf(folder: string): Promise<readonly DataFault[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "huvudbok-copy-"));
  await cp(folder, dataDir, { recursive: true });
  const faults = await storedFaults({ engine: "sqlite", file: join(dataDir, "huvudbok.sqlite") }, dataDir);
  await rm(dataDir, { recursive: true, force: true });
  return faults;
}
