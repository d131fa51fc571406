import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startServer } from "../nothing-lost/server-process.ts";
import { programEnvironment } from "../program-environment.ts";
import { signInByForm } from "./sign-in-by-form.ts";

const PROGRAM = join(import.meta.dirname, "../../src/end-sign-ins-main.ts");

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "huvudbok-end-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

function endSignIns() {
  const env = programEnvironment({ HUVUDBOK_DATA_DIR: dataDir });
  return new Promise<{ readonly code: unknown; readonly out: string; readonly problem: string }>((done) => {
    execFile(process.execPath, [PROGRAM], { env }, (error, out, problem) =>
      done({ code: error?.code ?? 0, out, problem }),
    );
  });
}

test("ID12: the operator ends everybody's sign-ins while the server runs", async () => {
  const server = await startServer({ dataDir });
  try {
    const statusOf = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${server.origin}/api/company`, { headers })).status;
    };
    const [anna, bo] = [
      await signInByForm(server.origin),
      await signInByForm(server.origin, "Bo", "bo@example.se"),
    ];
    expect([await statusOf(anna.token), await statusOf(bo.token)]).toEqual([200, 200]);
    const { code, out, problem } = await endSignIns();
    expect([code, out]).toEqual([0, "Alla inloggningar är avslutade: 2. Var och en loggar in på nytt.\n"]);
    expect(JSON.parse(problem)).toMatchObject({
      security: true,
      kind: "session-ended",
      by: "operator",
      count: 2,
    });
    await new Promise((done) => setTimeout(done, 1100));
    expect([await statusOf(anna.token), await statusOf(bo.token)]).toEqual([401, 401]);
    const again = await signInByForm(server.origin);
    expect([again.userId, await statusOf(again.token)]).toEqual([anna.userId, 200]);
  } finally {
    await server.kill();
  }
});

test("where there is no database none is made", async () => {
  const { code, problem } = await endSignIns();
  expect([code, problem]).toEqual([
    1,
    expect.stringContaining(`Det finns ingen databas som kan läsas i ${dataDir}.`),
  ]);
  expect(await readdir(dataDir)).toEqual([]);
});
