import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownSignInsSchema } from "@huvudbok/core/api";
import Sqlite from "better-sqlite3";
import { describe, expect, test, vi } from "vitest";
import { issueToken } from "../../src/identity/product-token.ts";
import { openDatabase } from "../../src/store/database/database.ts";
import { answerOf } from "../answer-of.ts";
import { storeOn } from "../store-on.ts";
import { testServer } from "../test-server.ts";
import { ENGINES } from "../test-store.ts";

const profileOf = (subject: string) => ({
  issuer: "test",
  subject,
  name: subject,
  email: `${subject}@example.se`,
  picture: "",
});
const MINUTE_MS = 60_000;

async function openServer() {
  const server = await testServer();
  const signIn = async (subject: string, device?: string) => {
    const session = await server.store.users.signIn(profileOf(subject), server.clock.now, device);
    const { token } = await issueToken(server.keys.token, session, server.clock.now);
    const headers = { authorization: `Bearer ${token}` };
    const call = (method: "GET" | "DELETE", url: string) => server.app.inject({ method, url, headers });
    const list = async () => answerOf(ownSignInsSchema, (await call("GET", "/api/session")).json()).signIns;
    return { session, headers, call, list };
  };
  return { server, signIn };
}

test("ID12: a person sees their own sign-ins and ends another one, whose event stream ends", async () => {
  const { server, signIn } = await openServer();
  try {
    await server.app.listen({ port: server.config.port, host: "127.0.0.1" });
    const phone = await signIn("anna", "Safari på iPhone");
    server.clock.now = new Date(server.clock.now.getTime() + 5 * MINUTE_MS);
    const desk = await signIn("anna", "Chrome på Windows");
    const bo = await signIn("bo");
    const stream = await fetch(`${server.origin}/api/events`, { headers: phone.headers });
    const reader = stream.body?.getReader();
    await reader?.read();

    const listed = await desk.list();
    expect(Object.fromEntries(listed.map(({ device, isCurrent }) => [String(device), isCurrent]))).toEqual({
      "Chrome på Windows": true,
      "Safari på iPhone": false,
    });
    expect(JSON.stringify(listed)).not.toContain(phone.session.id);
    const other = listed.find(({ isCurrent }) => !isCurrent)?.id ?? "";
    // Somebody else's is not there.
    expect((await bo.call("DELETE", `/api/session/${other}`)).statusCode).toBe(404);
    expect((await bo.list()).map(({ device }) => device)).toEqual([null]);
    expect((await phone.call("GET", "/api/company")).statusCode).toBe(200);

    expect((await desk.call("DELETE", `/api/session/${other}`)).statusCode).toBe(204);
    expect((await phone.call("GET", "/api/company")).statusCode).toBe(401);
    expect((await reader?.read())?.done).toBe(true);
    expect((await desk.call("DELETE", `/api/session/${other}`)).statusCode).toBe(404);
    expect(await desk.list()).toHaveLength(1);
  } finally {
    await server.close();
  }
});

test("ID12: a sign-in that is ended at another process ends its event stream within half a minute", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { server, signIn } = await openServer();
  try {
    await server.app.listen({ port: server.config.port, host: "127.0.0.1" });
    const [phone, desk] = [await signIn("anna"), await signIn("anna")];
    const readerOf = async ({ headers }: typeof phone) => {
      const { body } = await fetch(`${server.origin}/api/events`, { headers });
      const reader = body?.getReader();
      await reader?.read();
      return reader;
    };
    const [ended, kept] = [await readerOf(phone), await readerOf(desk)];
    // What another process does is in the database, and nobody tells this one.
    await server.store.users.endSession(phone.session.id);
    await vi.advanceTimersByTimeAsync(25_000);
    // A sign of life, then the end.
    expect([(await ended?.read())?.done, (await ended?.read())?.done]).toEqual([false, true]);
    expect((await kept?.read())?.done).toBe(false);
    await kept?.cancel();
  } finally {
    vi.useRealTimers();
    await server.close();
  }
});

test("ID12: all others end at once, and the one that asks stays", async () => {
  const { server, signIn } = await openServer();
  try {
    const [first, second, third, bo] = [
      await signIn("anna"),
      await signIn("anna"),
      await signIn("anna"),
      await signIn("bo"),
    ];
    expect((await second.call("DELETE", "/api/session")).statusCode).toBe(204);
    const statuses = await Promise.all(
      [first, second, third, bo].map(async ({ call }) => (await call("GET", "/api/company")).statusCode),
    );
    expect(statuses).toEqual([401, 200, 401, 200]);
  } finally {
    await server.close();
  }
});

test("ID13: whoever signs in for the 21st time ends the oldest, and nobody else's", async () => {
  const { server, signIn } = await openServer();
  try {
    const bo = await signIn("bo");
    const all = [];
    for (let times = 0; times < 21; times += 1) {
      all.push(await signIn("anna"));
      server.clock.now = new Date(server.clock.now.getTime() + 1000);
    }
    expect((await all[0]?.call("GET", "/api/company"))?.statusCode).toBe(401);
    expect((await all[1]?.call("GET", "/api/company"))?.statusCode).toBe(200);
    expect(await all[20]?.list()).toHaveLength(20);
    expect((await bo.call("GET", "/api/company")).statusCode).toBe(200);
  } finally {
    await server.close();
  }
});

describe.each(ENGINES)("sessions on $name", (engine) => {
  const { it, here } = storeOn(engine);

  it("ID12 and ID13: are listed, displaced and ended in all", async () => {
    const { store, clock } = here();
    const sign = (device?: string) => store.users.signIn(profileOf("eva"), clock.now, device);
    const first = await sign("Firefox på Linux");
    const begun = [];
    for (let times = 0; times < 20; times += 1) {
      clock.now = new Date(clock.now.getTime() + 1000);
      begun.push(await sign());
    }
    expect(begun.map(({ displaced }) => displaced).slice(-2)).toEqual([[], [first.id]]);
    const listed = await store.users.sessionsOf(first.user.id, clock.now);
    expect(listed.map(({ id }) => id)).toEqual(begun.map(({ id }) => id).toReversed());
    expect(await store.users.endAllSessions()).toBeGreaterThanOrEqual(20);
    expect(await store.users.sessionsOf(first.user.id, clock.now)).toEqual([]);
  });

  it("ID13: are 20 after two sign-ins at once, and each that ended is told of once", async () => {
    const { store, clock } = here();
    const sign = () => store.users.signIn(profileOf("ida"), clock.now);
    let held: readonly string[] = [];
    const list = async (userId: string) =>
      (await store.users.sessionsOf(userId, clock.now)).map(({ id }) => id);
    for (let times = 0; times < 20; times += 1) {
      clock.now = new Date(clock.now.getTime() + 1000);
      held = await list((await sign()).user.id);
    }
    for (let times = 0; times < 20; times += 1) {
      clock.now = new Date(clock.now.getTime() + 1000);
      const both = await Promise.all([sign(), sign()]);
      const left = await list(both[0].user.id);
      expect(left).toHaveLength(20);
      const ended = both.flatMap(({ displaced }) => displaced);
      expect(ended.toSorted()).toEqual(held.filter((id) => !left.includes(id)).toSorted());
      held = left;
    }
  });
});

test("a file of sessions from before devices were kept gets their column, and keeps its sessions", async () => {
  const folder = await mkdtemp(join(tmpdir(), "huvudbok-sessions-"));
  try {
    const old = new Sqlite(join(folder, "sessions.sqlite"));
    old.exec(`create table session (id text primary key, user_id text not null, created_at bigint not null,
      last_seen_at bigint not null, provider_tokens blob); insert into session values ('s', 'u', 1, 2, null)`);
    old.close();
    const place = { engine: "sqlite", file: join(folder, "huvudbok.sqlite") } as const;
    for (let times = 0; times < 2; times += 1) {
      const database = openDatabase(place);
      const rows = await database.db.selectFrom("session").selectAll().execute();
      expect(rows).toMatchObject([{ id: "s", device: null }]);
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
