import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { dataFindingText } from "../../src/store/verify/data-finding.ts";
import { newRecord, workUntilGone } from "../nothing-lost/busy-clients.ts";
import { field, newProductClient, signedInClient } from "../nothing-lost/product-client.ts";
import { IS_LONG } from "../nothing-lost/seeded-random.ts";
import { startServer } from "../nothing-lost/server-process.ts";
import { storedFindings } from "../nothing-lost/stored-findings.ts";
import { YEAR } from "../test-books.ts";
import { ENGINES, newTestPlace } from "../test-store.ts";
import { runCommand, settingsOf } from "./backup-commands.ts";

/** Backups one after the other, while the same people continue to work: each is larger than the one before. */
const BACKUPS = IS_LONG ? 6 : 1;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "huvudbok-load-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe.each(ENGINES)("a backup of $name while people work", ({ engine, isHere }) => {
  test.skipIf(!isHere)(
    "ends, and holds whatever was acknowledged before it began; nothing in it is half",
    async () => {
      const dataDir = join(folder, "data");
      const { where, dispose } = await newTestPlace(engine);
      const settings = settingsOf(dataDir, where);
      const server = await startServer({ dataDir, environment: settings });
      const record = newRecord();
      const client = await newProductClient(server.origin);
      const work = workUntilGone(client, record);
      try {
        for (let round = 0; round < BACKUPS; round += 1) {
          await wait(300);
          const [vouchers, files, sent] = [new Map(record.vouchers), new Map(record.files), record.sent];
          const backup = join(folder, `backup-${round}`);
          const end = await runCommand("backup", backup, settings);
          expect(end.said).toContain("kontrollerade");
          expect(end.code).toBe(0);
          expect(record.sent, "people went on").toBeGreaterThan(sent);
          await checkRestored(backup, client.companyId, vouchers, files);
          await rm(backup, { recursive: true });
        }
        expect(record.problems).toEqual([]);
      } finally {
        await server.kill();
        await work;
        await dispose();
      }
    },
    IS_LONG ? 3_600_000 : 300_000,
  );
});

/** Restores into another folder, starts a server there, and looks for everything as the same person. */
async function checkRestored(
  backup: string,
  companyId: number,
  vouchers: ReadonlyMap<number, string>,
  files: ReadonlyMap<string, { readonly size: number; readonly sha256: string }>,
): Promise<void> {
  const dataDir = join(folder, "restored");
  const end = await runCommand("restore", backup, settingsOf(dataDir));
  expect(end.said).toContain("återställda");
  expect(end.code).toBe(0);
  const copy = join(folder, "copy");
  await cp(dataDir, copy, { recursive: true });
  const place = { engine: "sqlite", file: join(copy, "huvudbok.sqlite") } as const;
  expect((await storedFindings(place, copy)).map(dataFindingText)).toEqual([]);
  const server = await startServer({ dataDir });
  try {
    const client = await signedInClient(server.origin, companyId);
    const document = (await client.load(client.key("transactions", YEAR)))?.document["transactions"];
    const stored: readonly unknown[] = Array.isArray(document) ? document : [];
    const texts = new Map(stored.map((item) => [Number(field(item, "number")), field(item, "text")]));
    expect([...vouchers].filter(([number, text]) => texts.get(number) !== text)).toEqual([]);
    expect([...texts.keys()].toSorted((a, b) => a - b)).toEqual(stored.map((_, index) => index + 1));
    for (const [id, content] of files) expect(await client.download(id)).toEqual(content);
  } finally {
    await server.kill();
    await rm(dataDir, { recursive: true });
    await rm(copy, { recursive: true });
  }
}
