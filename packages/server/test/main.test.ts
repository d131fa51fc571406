import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readdir, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { companyListSchema } from "@huvudbok/core/api";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FROM_SOURCES, programEnvironment } from "./program-environment.ts";
import { signInByForm } from "./sign-in/sign-in-by-form.ts";
import { freePort } from "./test-server.ts";

const ROOT = join(import.meta.dirname, "../../..");

let dataDir: string;
const running: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "huvudbok-main-"));
});
afterEach(async () => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts the product; `said` is its output so far, `ended` its exit code. */
function startProduct(environment: Record<string, string>, program = "main.ts") {
  const child = spawn(process.execPath, [`packages/server/src/${program}`], {
    cwd: ROOT,
    env: programEnvironment({ HUVUDBOK_DATA_DIR: dataDir, ...environment }),
  });
  running.push(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (said += text.toString()));
  const ended = new Promise<number | null>((done) => child.on("exit", done));
  const line = async (part: string): Promise<void> => {
    for (let tries = 0; tries < 500 && !said.includes(part); tries += 1) {
      if (child.exitCode !== null) break;
      await new Promise((done) => setTimeout(done, 50));
    }
    expect(said).toContain(part);
  };
  return { child, ended, line, said: () => said };
}

test("starts on its own folder, signs in, keeps the company over a restart and stops when told", async () => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const first = startProduct({ PORT: String(port), ...FROM_SOURCES });
  await first.line(`Huvudbok svarar på ${origin}`);
  expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: "ok" });

  const signIn = await signInByForm(origin);
  const json = { "content-type": "application/json" };
  const headers = { ...json, authorization: `Bearer ${signIn.token}` };
  const body = JSON.stringify({ recipient: { name: "Exempel AB", companyType: "AB" } });
  const created = await fetch(`${origin}/api/company`, { method: "POST", headers, body });
  expect(created.status).toBe(201);
  expect((await stat(join(dataDir, "huvudbok.sqlite"))).mode & 0o077).toBe(0);
  first.child.kill("SIGTERM");
  expect(await first.ended).toBe(0);

  // A person on this computer is the same on every port.
  const elsewhere = await freePort();
  const second = startProduct({ PORT: String(elsewhere) });
  await second.line(`http://localhost:${elsewhere}`);
  const again = await signInByForm(`http://localhost:${elsewhere}`);
  expect(again.userId).toBe(signIn.userId);
  const { companies } = companyListSchema.parse(
    await (await fetch(`http://localhost:${elsewhere}/api/company`, { headers })).json(),
  );
  expect(companies.map(({ config }) => config.recipient.name)).toEqual(["Exempel AB"]);
  expect(companies[0]?.config.packageSetup.featureSetups.map(({ featureId }) => featureId)).toEqual([
    1000, 1001, 1002, 1101,
  ]);
  // The output of the server contains neither the person nor anything secret.
  for (const secret of ["anna@example.se", signIn.token])
    expect(first.said() + second.said()).not.toContain(secret);
});

test.each([
  [{ PORT: "tre" }, /^PORT ska vara ett heltal[^\n]+\n$/],
  [{ HUVUDBOK_HOST: "0.0.0.0" }, /^HUVUDBOK_HOST är 0\.0\.0\.0\. Den lokala inloggningen[^\n]+\n$/],
  [{ HUVUDBOK_FEATURES_FILE: "none.json" }, /^Filen med funktioner kan inte läsas[^\n]+\n$/],
])("%j ends it with one line and code 1", async (environment, line) => {
  const product = startProduct({ PORT: "3000", ...environment });
  expect(await product.ended).toBe(1);
  expect(product.said()).toMatch(line);
});

const IN_FOLDER: readonly [string, (folder: string) => Promise<Record<string, string>>, RegExp][] = [
  [
    "a cut key of the local sign-in",
    async (folder) => {
      await writeFile(join(folder, "local-provider.jwk"), '{"kty":"EC","crv":"P-2');
      return {};
    },
    /^Nyckeln i [^\n]+local-provider\.jwk är skadad\. Ta bort filen[^\n]+\n$/,
  ],
  [
    "a key without its private half",
    async (folder) => {
      await writeFile(join(folder, "local-provider.jwk"), '{"kty":"EC","crv":"P-256","x":"a","y":"b"}');
      return {};
    },
    /^Nyckeln i [^\n]+local-provider\.jwk är skadad\.[^\n]+\n$/,
  ],
  [
    "a file as data folder",
    async (folder) => {
      await writeFile(join(folder, "x"), "");
      return { HUVUDBOK_DATA_DIR: join(folder, "x") };
    },
    /^En fil ligger där en mapp ska vara\.[^\n]+\n$/,
  ],
  [
    "a folder below a file",
    async (folder) => {
      await writeFile(join(folder, "x"), "");
      return { HUVUDBOK_DATA_DIR: join(folder, "x/y") };
    },
    /^En fil ligger där en mapp ska vara\.[^\n]+\n$/,
  ],
  [
    "a folder that takes no others",
    async () => ({ HUVUDBOK_DATA_DIR: "/proc/huvudbok/data" }),
    /^Datamappen \/proc\/huvudbok\/data kan inte skapas där\.[^\n]+\n$/,
  ],
  [
    "PostgreSQL that does not answer",
    async () => ({ HUVUDBOK_DATABASE_URL: "postgres://127.0.0.1:1/x" }),
    /^PostgreSQL i HUVUDBOK_DATABASE_URL svarar inte\.[^\n]+\n$/,
  ],
  [
    "an address of another computer",
    async () => ({ HUVUDBOK_HOST: "192.0.2.1", HUVUDBOK_PUBLIC_URL: "https://bok.example.se" }),
    /^Adressen 192\.0\.2\.1 i HUVUDBOK_HOST finns inte på den här datorn\.[^\n]+\n$/,
  ],
];

test.each(IN_FOLDER)("%s ends it with one line and code 1", async (_name, prepare, line) => {
  const environment = await prepare(dataDir);
  const product = startProduct({
    PORT: String(await freePort()),
    HUVUDBOK_LOG_LEVEL: "info",
    ...environment,
  });
  expect(await product.ended).toBe(1);
  expect(product.said()).toMatch(line);
});

test("a secret that was cut ends it with one line and code 1", async () => {
  const environment = { PORT: String(await freePort()) };
  const first = startProduct(environment);
  await first.line("svarar");
  first.child.kill("SIGTERM");
  await first.ended;
  await writeFile(join(dataDir, "secret.key"), "x");
  const second = startProduct(environment);
  expect(await second.ended).toBe(1);
  expect(second.said()).toMatch(/^Nyckeln i [^\n]+secret\.key har 1 tecken[^\n]+\n$/);
});

test("ST38: a folder has one server; its end, however it ends, lets in the next", async () => {
  const first = startProduct({ PORT: String(await freePort()) });
  await first.line("svarar");
  const second = startProduct({ PORT: String(await freePort()) });
  expect(await second.ended).toBe(1);
  expect(second.said()).toMatch(/^En annan server använder redan datamappen [^\n]+\n$/);
  const inspection = startProduct({}, "verify-main.ts");
  expect([await inspection.ended, inspection.said()]).toEqual([0, expect.stringContaining("inga fel")]);
  first.child.kill("SIGKILL");
  await first.ended;
  const third = startProduct({ PORT: String(await freePort()) });
  await third.line("svarar");
}, 120_000);

test.each([
  ["no database", "x".repeat(8192)],
  ["a cut one", undefined],
])(
  "ST39: with sessions that are %s people sign in again",
  async (_name, content) => {
    const [port, file] = [await freePort(), join(dataDir, "sessions.sqlite")];
    const origin = `http://localhost:${port}`;
    const first = startProduct({ PORT: String(port) });
    await first.line("svarar");
    const before = await signInByForm(origin);
    first.child.kill("SIGTERM");
    await first.ended;
    await (content === undefined ? truncate(file, 4096) : writeFile(file, content));
    const second = startProduct({ PORT: String(port) });
    await second.line("svarar");
    expect(second.said()).toMatch(/^OBS sessions\.sqlite var skadad [^\n]+ inga böcker är berörda\.\n/);
    const headers = { authorization: `Bearer ${before.token}` };
    expect((await fetch(`${origin}/api/company`, { headers })).status).toBe(401);
    expect((await signInByForm(origin)).userId).toBe(before.userId);
    const aside = (await readdir(dataDir)).filter((name) => name.startsWith("sessions.damaged-"));
    expect(aside.some((name) => name.endsWith(".sqlite"))).toBe(true);
  },
  120_000,
);

test("a misspelt setting is told of, and the server goes on", async () => {
  const product = startProduct({ PORT: String(await freePort()), HUVUDBOK_DATABASE_URI: "x" });
  await product.line("svarar");
  expect(product.said()).toContain(
    "OBS HUVUDBOK_DATABASE_URI känns inte igen och används inte. Menade du HUVUDBOK_DATABASE_URL?\n",
  );
});

test("a server for others prints the link for its first owner, a new one at each start", async () => {
  const port = await freePort();
  const environment = { PORT: String(port), HUVUDBOK_PUBLIC_URL: "https://bok.example.se" };
  const links: (string | undefined)[] = [];
  for (let starts = 0; starts < 2; starts += 1) {
    const product = startProduct(environment);
    await product.line("Länken fungerar en gång");
    links.push(/^https:\/\/bok\.example\.se\/oidc\/enrol\/[\w-]{43}$/m.exec(product.said())?.[0]);
    product.child.kill("SIGTERM");
    expect(await product.ended).toBe(0);
  }
  expect(new Set(links).size).toBe(2);
  expect(links).not.toContain(undefined);
});

test("a port in use ends it with a line that says so", async () => {
  const port = await freePort();
  const first = startProduct({ PORT: String(port) });
  await first.line("svarar");
  const second = startProduct({
    PORT: String(port),
    HUVUDBOK_LOG_LEVEL: "silent",
    HUVUDBOK_DATA_DIR: join(dataDir, "b"),
  });
  expect(await second.ended).toBe(1);
  expect(second.said()).toContain(`Port ${port} är upptagen`);
});
