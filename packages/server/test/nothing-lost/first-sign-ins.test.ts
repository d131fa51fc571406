import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { codeSignInAnswerSchema } from "@huvudbok/core/api";
import { describe, expect, test } from "vitest";
import { Browser } from "../browser.ts";
import { post } from "../sign-in/passkey-server.ts";
import { signInByForm } from "../sign-in/sign-in-by-form.ts";
import { SoftwareAuthenticator } from "../sign-in/software-authenticator.ts";
import { ENGINES, newTestPlace } from "../test-store.ts";
import { IS_LONG } from "./seeded-random.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import { storedFindings } from "./stored-findings.ts";

const ROUNDS = IS_LONG ? 500 : 3;
const AT_ONCE = 4;
const SOON = { timeout: 30_000 };
const PUBLIC = "https://bok.example.se";

interface Processes {
  readonly servers: readonly ServerProcess[];
  readonly findings: () => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** Processes over one database and one data folder, started at the same time. */
async function processes(
  engine: "sqlite" | "postgres",
  count: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<Processes> {
  const dataDir = await mkdtemp(join(tmpdir(), "huvudbok-sign-ins-"));
  const { where, place, dispose } = await newTestPlace(engine);
  const database = where.engine === "postgres" ? { HUVUDBOK_DATABASE_URL: where.url } : {};
  const folder = where.engine === "sqlite" ? where.folder : dataDir;
  const options = {
    dataDir: folder,
    environment: { HUVUDBOK_SECRET_KEY: "k".repeat(40), ...database, ...environment },
  };
  const servers = await Promise.all(Array.from({ length: count }, () => startServer(options)));
  return {
    servers,
    findings: () => storedFindings(place, folder),
    close: async () => {
      await Promise.all(servers.map((server) => server.kill()));
      await dispose();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

describe.each(ENGINES)("first sign-ins on $name", ({ engine, isHere }) => {
  const count = engine === "postgres" ? 2 : 1;
  test.skipIf(!isHere)(
    `ID1: four with the same new e-mail address at once, at ${count} process(es), are one user (${ROUNDS} rounds)`,
    async () => {
      const { servers, findings, close } = await processes(engine, count);
      try {
        for (let round = 0; round < ROUNDS; round += 1) {
          const email = `ny${round}@example.se`;
          const signIns = await Promise.all(
            Array.from({ length: AT_ONCE }, (_, at) =>
              signInByForm(servers[at % count]?.origin ?? "", `Ny ${at}`, email),
            ),
          );
          expect(new Set(signIns.map(({ userId }) => userId)).size).toBe(1);
          const statuses = await Promise.all(
            signIns.flatMap(({ token }) =>
              servers.map(async ({ origin }) => {
                const headers = { authorization: `Bearer ${token}` };
                return (await fetch(`${origin}/api/company`, { headers })).status;
              }),
            ),
          );
          expect(new Set(statuses)).toEqual(new Set([200]));
        }
        expect(await findings()).toEqual([]);
      } finally {
        await close();
      }
    },
    IS_LONG ? 3_600_000 : 120_000,
  );
});

/** SQLite is for one process. */
const SHARED = ENGINES.filter(({ engine }) => engine === "postgres");

describe.each(SHARED)("two processes on $name", ({ engine, isHere }) => {
  test.skipIf(!isHere)(
    "ID2: one sign-in whose calls each go to the next process ends in one session, and so does the enrolment",
    async () => {
      const { servers, findings, close } = await processes(engine, 2, { HUVUDBOK_PUBLIC_URL: PUBLIC });
      try {
        for (const server of servers)
          await expect.poll(() => server.said(), SOON).toContain("Länken fungerar");
        const links = servers.map(
          (server) => /^https:\S+\/oidc\/enrol\/\S+$/m.exec(server.said())?.[0] ?? "",
        );
        expect(links).not.toContain("");
        const states = await Promise.all(
          links.flatMap((link) =>
            servers.map(async ({ origin }) => (await fetch(link.replace(PUBLIC, origin))).status),
          ),
        );
        // The later link has invalidated the earlier one, at both processes.
        expect([[200, 200, 410, 410].join(), [410, 410, 200, 200].join()]).toContain(states.join());
        const link = states[0] === 200 ? links[0] : links[1];
        const authenticator = new SoftwareAuthenticator(PUBLIC);
        const asked = await post(new SpreadBrowser(servers), `${link}/options`, {
          name: "Anna",
          email: "anna@example.se",
        });
        const made = authenticator.create(asked.body as never);
        const answers = await Promise.all(
          [0, 1].map((first) => post(new SpreadBrowser(servers, first), `${link}/answer`, made)),
        );
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);

        for (const first of [0, 1]) {
          const browser = new SpreadBrowser(servers, first);
          const page = await browser.follow(`${PUBLIC}/api/auth/login`);
          const options = await post(browser, `${page.url}/options`, {});
          const answer = await post(browser, `${page.url}/answer`, authenticator.get(options.body as never));
          expect(answer.status).toBe(200);
          const back = await browser.follow(String(answer.body["location"]));
          const query = new URL(back.url).search;
          const code = await post(browser, `${PUBLIC}/api/auth/code`, { query });
          const { signIn } = codeSignInAnswerSchema.parse(code.body);
          expect(signIn.email).toBe("anna@example.se");
          expect((await post(browser, `${PUBLIC}/api/auth/code`, { query })).status).toBe(401);
        }
        expect(await findings()).toEqual([]);
      } finally {
        await close();
      }
    },
    120_000,
  );
});

/** A browser behind a proxy that gives each call to the next process. */
class SpreadBrowser extends Browser {
  readonly #servers: readonly ServerProcess[];
  #next: number;

  constructor(servers: readonly ServerProcess[], first = 0) {
    super();
    this.#servers = servers;
    this.#next = first;
  }

  override request(url: string, init?: RequestInit): Promise<Response> {
    const { origin } = this.#servers[this.#next % this.#servers.length] ?? { origin: "" };
    this.#next += 1;
    return super.request(url.replace(PUBLIC, origin), init);
  }
}
