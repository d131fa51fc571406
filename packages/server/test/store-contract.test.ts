import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StoreEvent } from "../src/store/store.ts";
import type { Store } from "../src/store/store-interface.ts";
import { configWith, fiscalYear, json } from "./test-books.ts";
import { ENGINES, openTestStore } from "./test-store.ts";
import { openThreadlessStore } from "./threadless-store.ts";

interface Opened {
  readonly store: Store;
  readonly close: () => Promise<void>;
}

const NOW = new Date("2025-06-10T10:00:00Z");

/** The stores that tests run on: that of the product on each engine, and the one without threads. */
const STORES: readonly {
  readonly name: string;
  readonly isHere: boolean;
  readonly open: () => Promise<Opened>;
}[] = [
  ...ENGINES.map(({ name, isHere, engine }) => ({
    name: `the store on ${name}`,
    isHere,
    async open() {
      const opened = await openTestStore(engine);
      return { store: opened.plain, close: () => opened.close() };
    },
  })),
  {
    name: "the store without threads",
    isHere: true,
    async open() {
      const folder = await mkdtemp(join(tmpdir(), "huvudbok-contract-"));
      const store = await openThreadlessStore(folder, () => NOW);
      const close = async () => {
        await store.close();
        await rm(folder, { recursive: true });
      };
      return { store, close };
    },
  },
];

describe.each(STORES)("$name", ({ isHere, open }) => {
  const it = test.skipIf(!isHere);
  let opened: Opened;
  beforeAll(async () => {
    if (isHere) opened = await open();
  });
  afterAll(async () => {
    if (isHere) await opened.close();
  });

  const person = async (subject: string) => {
    const profile = { issuer: "test", subject, name: subject, email: "", picture: "" };
    const { user } = await opened.store.users.signIn(profile, NOW);
    return { userId: user.id, name: subject };
  };
  const company = async (actor: { readonly userId: string; readonly name: string }) => {
    const made = await opened.store.companies.create(actor, configWith([1001]));
    if (!made.ok) throw new Error(made.error.message);
    return made.value.id;
  };
  const statusOf = (answer: { readonly ok: boolean; readonly error?: { readonly status: number } }) =>
    answer.ok ? 200 : answer.error?.status;

  it("hides somebody else's company from readers and refuses to write in it, as in one that there is not", async () => {
    const { companies, documents, files } = opened.store;
    const [anna, bo] = [await person("anna"), await person("bo")];
    const id = await company(anna);
    const { recipient } = configWith([]);
    const body = (companyId: number) => json({ companyId, intent: "edit", requestId: "r", changes: [] });
    for (const companyId of [id, 4711]) {
      const key = `c${companyId}-accountSettings`;
      const answers = [
        await companies.config(bo, companyId),
        await documents.load(bo, key),
        await documents.difference(bo, key, '"1"'),
        await documents.history(bo, key, { limit: 1 }),
        await documents.version(bo, key),
        await files.info(bo, "nothing"),
        await companies.setRecipient(bo, companyId, recipient),
        await companies.remove(bo, companyId, "Bolaget AB"),
        await documents.remove(bo, key, undefined),
      ];
      expect(answers.map(statusOf)).toEqual([404, 404, 404, 404, 404, 404, 403, 403, 403]);
      expect(await documents.commit(bo, body(companyId))).toMatchObject({ ok: false });
      expect(await documents.companyRefusal(bo, companyId, "write")).toMatchObject({ status: 403 });
      expect(await documents.keyRefusal(bo, key, "write")).toMatchObject({ status: 403 });
      expect(await companies.role(bo, companyId)).toBeUndefined();
    }
    expect(await companies.list(bo)).toEqual([]);
    expect(await companies.role(anna, id)).toBe("owner");
    expect(await documents.keyRefusal(anna, "no key", "write")).toBeUndefined();
  });

  it("answers in parts what was committed, and tells of it", async () => {
    const { documents } = opened.store;
    const actor = await person("anna");
    const companyId = await company(actor);
    const key = `c${companyId}-accountSettings`;
    const received: StoreEvent[] = [];
    const leave = opened.store.subscribe((event) => void received.push(event));
    const changes = [{ key, put: [fiscalYear()] }];
    const done = await documents.commit(
      actor,
      json({ companyId, intent: "edit", requestId: "contract", changes }),
    );
    if (!done.ok) throw new Error(done.error.message);
    const etag = done.value.changes[0]?.etag;
    await expect.poll(() => received).toEqual([{ companyId, key, etag }]);
    leave();
    const loaded = await documents.load(actor, key);
    if (!loaded.ok) throw new Error(loaded.error.message);
    expect(loaded.value).toMatchObject({ etag, lastModified: NOW });
    expect(await new Response(loaded.value.text.whole).json()).toMatchObject({ version: 1 });
    expect(await documents.version(actor, key)).toEqual({ ok: true, value: { etag, lastModified: NOW } });
    expect(await documents.difference(actor, key, '"7-0000000000000000"')).toMatchObject({
      ok: true,
      value: { isReload: true },
    });
    expect(await opened.store.findFaults(companyId)).toEqual([]);
  });

  it("ends sessions by sign-out, by idleness and by age", async () => {
    const { users } = opened.store;
    const profile = { issuer: "test", subject: "session", name: "Eva", email: "", picture: "" };
    const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
    const { id } = await users.signIn(profile, NOW);
    expect(await users.session(id, at(11.9))).toMatchObject({ user: { name: "Eva" } });
    expect(await users.session(id, at(24))).toBeUndefined();
    const other = await users.signIn(profile, at(30));
    await users.endSession(other.id);
    expect(await users.session(other.id, at(30))).toBeUndefined();
  });
});
