import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { companyListSchema } from "@huvudbok/core/api";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { answerOf } from "../answer-of.ts";
import { startServer } from "../nothing-lost/server-process.ts";
import { storedFindings } from "../nothing-lost/stored-findings.ts";
import { programEnvironment } from "../program-environment.ts";
import { ENGINES, newTestPlace } from "../test-store.ts";
import { answerByForm, signInByForm } from "./sign-in-by-form.ts";

/** Several programs are started, one after the other. */
const LONG_MS = 120_000;
const PROGRAM = join(import.meta.dirname, "../../src/close-account-main.ts");

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "huvudbok-close-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

function closeAccount(args: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const env = programEnvironment({ HUVUDBOK_DATA_DIR: dataDir, ...settings });
  return new Promise<{ readonly code: unknown; readonly out: string; readonly problem: string }>((done) => {
    execFile(process.execPath, [PROGRAM, ...args], { env }, (error, out, problem) =>
      done({ code: error?.code ?? 0, out, problem }),
    );
  });
}

describe.each(ENGINES)("a closed account on $name", ({ engine, isHere }) => {
  test.skipIf(!isHere)(
    "ID15: is signed out and refused while the server runs; its companies stay; it can be opened again",
    async () => {
      const { where, place, dispose } = await newTestPlace(engine);
      const environment: Readonly<Record<string, string>> =
        where.engine === "postgres" ? { HUVUDBOK_DATABASE_URL: where.url } : {};
      const server = await startServer({ dataDir, environment });
      try {
        const call = (token: string, method = "GET", body?: object) =>
          fetch(`${server.origin}/api/company`, {
            method,
            headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          });
        const anna = await signInByForm(server.origin);
        const bo = await signInByForm(server.origin, "Bo", "bo@example.se");
        const recipient = { name: "Exempel AB", companyType: "AB" };
        expect((await call(anna.token, "POST", { recipient })).status).toBe(201);

        const closed = await closeAccount(["  Anna@Example.SE "], environment);
        expect([closed.code, closed.out]).toEqual([
          0,
          `Kontot är stängt: ${anna.userId} (${anna.name}). Avslutade inloggningar: 1. Företag som är kvar: 1. Ensam ägare till 1 av dem. Öppna igen: npm run close-account -- ${anna.userId} --reopen\n`,
        ]);
        const line = { security: true, kind: "account-closed", user: anna.userId, count: 1 };
        expect(JSON.parse(closed.problem)).toMatchObject(line);
        await new Promise((done) => setTimeout(done, 1100));
        expect((await call(anna.token)).status).toBe(401);
        expect((await call(bo.token)).status).toBe(200);
        const refused = await answerByForm(server.origin);
        expect([refused.status, await refused.json()]).toMatchObject([
          401,
          { error: { message: "Kontot är stängt. Vänd dig till den som sköter servern." } },
        ]);

        const opened = await closeAccount([anna.userId, "--reopen"], environment);
        expect([opened.code, opened.out]).toEqual([
          0,
          `Kontot är öppet: ${anna.userId} (${anna.name}). Personen kan logga in igen.\n`,
        ]);
        const again = await signInByForm(server.origin);
        expect(again.userId).toBe(anna.userId);
        const { companies } = answerOf(companyListSchema, await (await call(again.token)).json());
        expect(companies).toMatchObject([{ config: { recipient } }]);
      } finally {
        await server.stop();
      }
      const stored = place.engine === "sqlite" ? { ...place, file: join(dataDir, "huvudbok.sqlite") } : place;
      expect(await storedFindings(stored, dataDir)).toEqual([]);
      await dispose();
    },
    LONG_MS,
  );
});

test(
  "without a person, or for nobody, nothing is done",
  async () => {
    const usage = await closeAccount(["--reopen"]);
    expect([usage.code, usage.problem]).toEqual([
      1,
      expect.stringContaining("npm run close-account -- E-POST"),
    ]);
    const server = await startServer({ dataDir });
    await server.stop();
    expect(await closeAccount(["none@example.se"])).toEqual({
      code: 1,
      out: "",
      problem: "Ingen har none@example.se. Ingenting har ändrats.\n",
    });
  },
  LONG_MS,
);
