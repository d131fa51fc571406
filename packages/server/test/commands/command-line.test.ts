import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startServer } from "../nothing-lost/server-process.ts";
import { FROM_SOURCES, programEnvironment } from "../program-environment.ts";
import { signInByForm } from "../sign-in/sign-in-by-form.ts";

/** Each call starts a program. */
const LONG_MS = 60_000;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "huvudbok-command-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

function run(program: string, args: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const path = join(import.meta.dirname, `../../src/${program === "start" ? "" : `${program}-`}main.ts`);
  const env = programEnvironment({ HUVUDBOK_DATA_DIR: dataDir, ...settings });
  return new Promise<{ readonly code: unknown; readonly out: string; readonly problem: string }>((done) => {
    execFile(process.execPath, [path, ...args], { env, cwd: dataDir }, (error, out, problem) =>
      done({ code: error?.code ?? 0, out, problem }),
    );
  });
}

/** The programs, how each is called, what it takes too much of, and its exit code for nothing done. */
const COMMANDS = [
  { program: "start", call: "npm start (", enough: [], refused: 2 },
  { program: "reset-passkeys", call: "npm run reset-passkeys (", enough: [], refused: 1 },
  { program: "end-sign-ins", call: "npm run end-sign-ins (", enough: [], refused: 1 },
  { program: "verify", call: "npm run verify-data (", enough: [], refused: 2 },
  { program: "backup", call: "npm run backup -- MAPP (", enough: ["copy"], refused: 2 },
  { program: "restore", call: "npm run restore -- MAPP (", enough: ["copy"], refused: 2 },
  { program: "close-account", call: "npm run close-account -- E-POST (", enough: ["bo@x.se"], refused: 1 },
];

describe.each(COMMANDS)("the command line of $program", ({ program, call, enough, refused }) => {
  test(
    "what the command does not know is refused with its usage, and nothing is done",
    async () => {
      const odd = [
        [...enough, "bo@example.se"],
        [...enough, ""],
        [...enough, "--all"],
        ["--", ...enough],
        ...enough.map(() => []),
        ...enough.map(() => ["  "]),
      ];
      const ends = await Promise.all(odd.map((args) => run(program, args)));
      ends.push(await run(program, enough, { npm_config_dry_run: "true" }));
      for (const { code, out, problem } of ends) {
        expect([code, out]).toEqual([refused, ""]);
        expect(problem).toMatch(/^(?:Kommandot|npm) .+\. Ingenting har ändrats\. Användning: .+\n$/);
        expect(problem).toContain(`Användning: ${call}`);
      }
      expect(await readdir(dataDir)).toEqual([]);
    },
    LONG_MS,
  );

  test(
    "--help prints the usage and does nothing, from the sources as when built",
    async () => {
      for (const [args, settings] of [
        [["--help"], FROM_SOURCES],
        [[...enough, "-h"], {}],
      ] as const) {
        const { code, out, problem } = await run(program, args, settings);
        expect([code, problem]).toEqual([0, ""]);
        expect(out).toMatch(/^Användning: .+\n$/);
        expect(out).toContain(call);
      }
      expect(await readdir(dataDir)).toEqual([]);
    },
    LONG_MS,
  );
});

// The server itself goes on from there, and its own tests hold it.
const ENDING = COMMANDS.filter(({ program }) => program !== "start");

test.each(ENDING)(
  "$program tells of a variable that is no setting",
  async ({ program, enough }) => {
    const { problem } = await run(program, enough, { HUVUDBOK_DATADIR: "/elsewhere" });
    expect(problem).toContain(
      "OBS HUVUDBOK_DATADIR känns inte igen och används inte. Menade du HUVUDBOK_DATA_DIR?\n",
    );
  },
  LONG_MS,
);

test("an option of the command that npm has kept is told of", async () => {
  const { code, problem } = await run("close-account", ["bo@x.se"], { npm_config_reopen: "true" });
  expect(code).toBe(1);
  expect(problem).toMatch(/^npm lämnar inte vidare --reopen: det ska stå efter --\. Ingenting har ändrats\./);
});

test(
  "a command line that is refused or asks for help leaves sign-ins as they are",
  async () => {
    const server = await startServer({ dataDir });
    try {
      const { token } = await signInByForm(server.origin);
      const oneAddress = await run("end-sign-ins", ["bo@example.se"]);
      expect(oneAddress.problem).toContain('Kommandot tar inte emot "bo@example.se". Ingenting har ändrats.');
      expect(oneAddress.problem).toContain("npm run close-account -- E-POST");
      await run("end-sign-ins", ["--help"]);
      await new Promise((done) => setTimeout(done, 1100));
      const headers = { authorization: `Bearer ${token}` };
      expect((await fetch(`${server.origin}/api/company`, { headers })).status).toBe(200);
    } finally {
      await server.kill();
    }
  },
  LONG_MS,
);
