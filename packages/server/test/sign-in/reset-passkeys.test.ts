import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readWatermark, writeWatermark } from "../../src/store/watermark/watermark-file.ts";
import { startServer } from "../nothing-lost/server-process.ts";
import { programEnvironment } from "../program-environment.ts";

const PROGRAM = join(import.meta.dirname, "../../src/reset-passkeys-main.ts");
const PUBLIC = "https://bok.example.se";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "huvudbok-reset-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

function reset(environment: Readonly<Record<string, string>>) {
  const env = programEnvironment({ HUVUDBOK_DATA_DIR: dataDir, ...environment });
  return new Promise<{ readonly code: unknown; readonly said: string }>((done) => {
    execFile(process.execPath, [PROGRAM], { env }, (error, said, problem) =>
      done({ code: error?.code ?? 0, said: said + problem }),
    );
  });
}

test("an owner who has lost their passkey enrols anew, by a link that the running server knows", async () => {
  const person = { id: "anna", name: "Anna", email: "anna@example.se" };
  const passkey = { id: "k", publicKey: "p", counter: 0, userHandle: "h", personId: "anna" };
  await writeFile(join(dataDir, "local-people.json"), JSON.stringify([person]));
  await writeFile(
    join(dataDir, "local-passkeys.json"),
    JSON.stringify({ passkeys: [{ ...passkey, created: "2025-06-10T10:00:00.000Z" }] }),
  );
  const environment = { HUVUDBOK_PUBLIC_URL: PUBLIC };
  const server = await startServer({ dataDir, environment });
  try {
    // Somebody is enrolled: the file has been imported, and no link is offered.
    expect(await readdir(dataDir)).not.toContain("local-passkeys.json");
    expect(server.said()).not.toContain("/oidc/enrol/");
    const links: string[] = [];
    for (let times = 0; times < 2; times += 1) {
      const { code, said } = await reset(environment);
      expect(code).toBe(0);
      links.push(/^https:\S+\/oidc\/enrol\/[\w-]{43}$/m.exec(said)?.[0].replace(PUBLIC, server.origin) ?? "");
    }
    const statuses = await Promise.all(links.map(async (link) => (await fetch(link)).status));
    expect(statuses).toEqual([410, 200]);
  } finally {
    await server.kill();
  }
});

test("where nobody signs in by passkey nothing is changed", async () => {
  const { code, said } = await reset({});
  expect(code).toBe(1);
  expect(said).toMatch(
    /^Med de här inställningarna loggar ingen in med passnyckel\. Ingenting har ändrats\.\n$/,
  );
  expect(await readdir(dataDir)).toEqual([]);
});

test("with other settings than the server's, or on a database that has lost writes, nothing is made or changed", async () => {
  const environment = { HUVUDBOK_PUBLIC_URL: PUBLIC };
  const missing = await reset(environment);
  expect(missing.code).toBe(1);
  expect(missing.said).toContain(`Det finns ingen databas som kan läsas i ${dataDir}.`);
  expect(await readdir(dataDir)).toEqual([]);

  await (await startServer({ dataDir, environment })).stop();
  const watermark = await readWatermark(dataDir);
  if (watermark === undefined || watermark === "unreadable") throw new Error("there is no watermark");
  const later = { ...watermark, sequence: watermark.sequence + 100, hash: "a".repeat(64) };
  await writeWatermark(dataDir, later);
  const lost = await reset(environment);
  expect(lost.code).toBe(1);
  expect(lost.said).toContain("databasen är äldre än den har varit.");
  expect(lost.said).toContain("Starta servern först. Ingenting har ändrats.");
  expect(await readWatermark(dataDir)).toEqual(later);

  // What it writes is counted in the watermark, whether a server runs or not.
  await writeWatermark(dataDir, watermark);
  expect((await reset(environment)).code).toBe(0);
  expect(await readWatermark(dataDir)).toMatchObject({ sequence: watermark.sequence + 2 });
});
