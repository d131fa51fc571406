import { randomUUID } from "node:crypto";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { DataFinding } from "../../src/store/verify/data-finding.ts";
import { signInByForm } from "../sign-in/sign-in-by-form.ts";
import { newProductClient, pictureBytes } from "./product-client.ts";
import { expectRefused, expectRefusedPage, numbersOf, register } from "./refused-calls.ts";
import { startServer } from "./server-process.ts";
import { SHORT_STORAGES } from "./short-storage.ts";
import { storedFindings } from "./stored-findings.ts";

describe.each(SHORT_STORAGES)("$name", (storage) => {
  test.skipIf(!storage.isHere)(
    "is reported in Swedish, keeps nothing half, and ends when there is room",
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), "huvudbok-short-"));
      const server = await startServer({ dataDir, within: storage.within(dataDir) });
      try {
        const client = await newProductClient(server.origin);
        expect((await register(client, randomUUID()))?.status).toBe(200);
        // A file that is refused before it is read to its end does not block later calls.
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
        // What is stored can still be read.
        expect(await numbersOf(client)).toEqual([1]);

        storage.giveBack(server, dataDir);
        const registered = await register(client, requestId, 40);
        expect(registered?.status).toBe(200);
        expect(await numbersOf(client)).toEqual(Array.from({ length: 41 }, (_, index) => index + 1));
        expect((await client.upload("kvitto.png", pictureBytes(300_000)))?.status).toBe(200);
        expect((await signInByForm(server.origin, "Bertil", "bertil@example.se")).name).toBe("Bertil");
        expect(await findingsOf(storage.folder(server, dataDir))).toEqual([]);
      } finally {
        await server.kill();
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    600_000,
  );
});

/** SQLite opens no file through the root of another process, so a copy is inspected while the server is idle. */
async function findingsOf(folder: string): Promise<readonly DataFinding[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "huvudbok-copy-"));
  await cp(folder, dataDir, { recursive: true });
  const findings = await storedFindings(
    { engine: "sqlite", file: join(dataDir, "huvudbok.sqlite") },
    dataDir,
  );
  await rm(dataDir, { recursive: true, force: true });
  return findings;
}
