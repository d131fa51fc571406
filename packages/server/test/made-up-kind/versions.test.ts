import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { historySchema } from "@huvudbok/core/api";
import {
  addMadeUpKind,
  MADE_UP_KIND,
  removeMadeUpKind,
} from "@huvudbok/core/document/made-up-kind.arbitrary";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { restoreBackup, restoredFindings } from "../../src/store/backup/restore-backup.ts";
import { writeBackup } from "../../src/store/backup/write-backup.ts";
import { openDatabase } from "../../src/store/database/database.ts";
import { folderBlobStore } from "../../src/store/files/folder-blob-store.ts";
import { openStore } from "../../src/store/open-store.ts";
import { fromText, json, newBooks, type TestCompany } from "../test-books.ts";
import { SILENT, TEST_HEAD_LIMIT } from "../test-limits.ts";
import { ENGINES, newActor, newTestPlace, type TestStore } from "../test-store.ts";
import { withNumberedEtags } from "../whole-etags.ts";

beforeAll(() => addMadeUpKind(2));
afterAll(() => removeMadeUpKind());

const older = (id: string, fields: object = {}) => ({
  id,
  name: `Bank ${id}`,
  accountId: 2440,
  amount: 1000,
  from: "2025-02-01",
  ...fields,
});
const newer = (id: string, fields: object = {}) => {
  const { name: lender, ...same } = older(id);
  return { ...same, lender, currency: "SEK", ...fields };
};
const EARLIER = new URL("./store-worker.ts", import.meta.url);
const LATER = new URL("./later-store-worker.ts", import.meta.url);
const LONG = "Bank c ".repeat(4000);

// ST33: one kind of document goes from version 1 to version 2, and what was stored before goes through everything.
describe.each(ENGINES)("books of two versions, on $name", ({ engine, isHere }) => {
  const it = test.skipIf(!isHere);
  const clock = { now: new Date("2025-06-10T10:00:00Z") };
  let place: Awaited<ReturnType<typeof newTestPlace>>;
  let here: TestStore;
  let company: TestCompany;
  let key: string;
  /** The ETag of the first revision. */
  let first: string;

  /** The program of a version; a server that runs is stopped first. */
  async function start(program: URL): Promise<void> {
    await here?.store.close();
    const plain = await openStore(place.where, program, {
      featureNames: new Map(),
      headLimit: TEST_HEAD_LIMIT,
      now: () => clock.now,
      log: SILENT,
    });
    here = {
      store: withNumberedEtags(plain, place.place),
      plain,
      where: place.where,
      place: place.place,
      clock,
      close: () => plain.close(),
    };
    company = company?.at(here);
  }

  beforeAll(async () => {
    if (!isHere) return;
    place = await newTestPlace(engine);
    await start(EARLIER);
    company = await newBooks(here, await newActor(here), [1001, 1002, 1101]);
    key = company.key(MADE_UP_KIND);
    await company.commit("edit", [{ key, put: [older("a"), older("b"), older("c", { name: LONG })] }]);
    first = (await company.load(MADE_UP_KIND)).etag;
    await company.commit("edit", [{ key, ifMatch: '"1"', put: [older("a", { amount: 500 })] }]);
    await company.commit("edit", [{ key, ifMatch: '"2"', put: [older("d")] }], "answer-was-lost");
    await start(LATER);
  });
  afterAll(async () => {
    if (!isHere) return;
    await here.close();
    await place.dispose();
  });

  const loans = async () => (await company.load(MADE_UP_KIND)).document["loans"];
  const onDatabase = async <T>(
    work: (db: ReturnType<typeof openDatabase>["db"]) => Promise<T>,
  ): Promise<T> => {
    const database = openDatabase(place.place);
    try {
      return await work(database.db);
    } finally {
      await database.close();
    }
  };
  const storedVersions = () =>
    onDatabase(async (db) => {
      const rows = await db
        .selectFrom("item")
        .select(["id", "version"])
        .where("key", "=", key)
        .orderBy("id")
        .execute();
      return rows.map(({ id, version }) => `${id}${version}`).join(" ");
    });

  it("a whole document and a difference come in the form of today", async () => {
    expect((await company.load(MADE_UP_KIND)).document).toEqual({
      version: 2,
      currency: "SEK",
      loans: [newer("a", { amount: 500 }), newer("b"), newer("c", { lender: LONG }), newer("d")],
    });
    const since = await here.store.documents.difference(company.actor, key, first);
    if (!since.ok || since.value.isReload) throw new Error("the revision is known");
    const difference = await fromText(since.value.text);
    expect(difference).toMatchObject({
      version: 2,
      put: [newer("a", { amount: 500 }), newer("d")],
      remove: [],
    });
    expect(await storedVersions()).toBe("a1 b1 c1 d1");
    expect(await here.store.findFaults(company.id)).toEqual([]);
  });

  it("the same in today's form is no change: by commit, and by whole state", async () => {
    const { etag, document } = await company.load(MADE_UP_KIND);
    const put = [newer("b"), newer("c", { lender: LONG })];
    await company.commit("edit", [{ key, ifMatch: '"3"', head: { currency: "SEK" }, put }]);
    expect(await here.store.documents.save(company.actor, key, '"3"', json(document))).toMatchObject({
      ok: true,
    });
    expect((await company.load(MADE_UP_KIND)).etag).toBe(etag);
  });

  it("a commit that an older program sent, and sends again lifted, has one effect and its answer", async () => {
    const again = await company.commit(
      "edit",
      [{ key, ifMatch: '"2"', put: [newer("d")] }],
      "answer-was-lost",
    );
    expect(again.changes).toMatchObject([{ key, etag: expect.stringMatching(/^"3-/) }]);
    await company.commit("edit", [{ key, ifMatch: '"3"', put: [newer("d")] }], "another-one-1");
    const other = { companyId: company.id, intent: "edit", requestId: "another-one-1" };
    const changes = [{ key, ifMatch: '"3"', put: [newer("d", { amount: 1 })] }];
    expect(await here.store.documents.commit(company.actor, json({ ...other, changes }))).toMatchObject({
      ok: false,
      error: { status: 409 },
    });
  });

  it("an old commit is undone, and so is a new one of an old item", async () => {
    await company.commit("undo", [{ key, ifMatch: '"3"', remove: ["d"] }]);
    await company.commit("edit", [{ key, ifMatch: '"4"', put: [newer("a", { amount: 7 })] }]);
    expect(await storedVersions()).toBe("a2 b1 c1");
    await company.commit("undo", [{ key, ifMatch: '"5"', put: [newer("a", { amount: 500 })] }]);
    await company.commit("edit", [{ key, ifMatch: '"6"', put: [newer("b", { amount: 0 })] }]);
    await company.commit("edit", [{ key, ifMatch: '"7"', remove: ["b"] }]);
    await company.commit("undo", [{ key, ifMatch: '"8"', put: [newer("b", { amount: 0 })] }]);
    expect(await loans()).toEqual([
      newer("a", { amount: 500 }),
      newer("c", { lender: LONG }),
      newer("b", { amount: 0 }),
    ]);
    const notAnUndo = [{ key, ifMatch: '"9"', put: [newer("a", { amount: 1000, currency: "EUR" })] }];
    expect(await company.refused("undo", notAnUndo)).toMatchObject({ type: "NotAnUndo" });
  });

  it("only what somebody has touched since is a conflict", async () => {
    const touched = [{ key, ifMatch: '"3"', put: [newer("a", { amount: 8 })] }];
    expect(await company.refused("edit", touched)).toMatchObject({ status: 412, details: { items: ["a"] } });
    const { document } = await company.load(MADE_UP_KIND);
    const whole = json({ ...document, currency: "EUR" });
    expect(await here.store.documents.save(company.actor, key, '"3"', whole)).toMatchObject({ ok: false });
    await company.commit("edit", [{ key, ifMatch: '"3"', put: [newer("c", { amount: 8 })] }]);
    expect(await storedVersions()).toBe("a2 b2 c2");
  });

  it("a whole state that an older program saves is lifted, and writes what differs", async () => {
    // What is sent to a thread is gone here.
    const whole = () =>
      json({
        version: 1,
        loans: [
          older("a", { amount: 500 }),
          older("c", { name: LONG, amount: 8 }),
          older("b", { amount: 3 }),
        ],
      });
    expect(await here.store.documents.save(company.actor, key, '"10"', whole())).toMatchObject({ ok: true });
    expect(await loans()).toContainEqual(newer("b", { amount: 3 }));
    expect(await here.store.documents.save(company.actor, key, '"11"', whole())).toMatchObject({ ok: true });
    expect((await company.load(MADE_UP_KIND)).etag).toMatch(/^"11-/);
  });

  it("the history tells all of it in today's form", async () => {
    const answer = await here.store.documents.history(company.actor, key, { limit: 100 });
    if (!answer.ok) throw new Error(answer.error.message);
    const { revisions } = historySchema.parse(await fromText(answer.value.text));
    expect(revisions).toHaveLength(11);
    expect(revisions.at(-1)).toMatchObject({ headBefore: null, headAfter: { currency: "SEK" } });
    expect(revisions.at(-1)?.items[2]).toEqual({
      id: "c",
      before: null,
      after: newer("c", { lender: LONG }),
    });
    expect(revisions.at(-2)?.items).toEqual([
      { id: "a", before: newer("a"), after: newer("a", { amount: 500 }) },
    ]);
  });

  it("a backup holds both versions, and what is restored is whole", async () => {
    const folder = await mkdtemp(join(tmpdir(), "huvudbok-versions-"));
    const progress = {
      signal: new AbortController().signal,
      onRows: () => undefined,
      onFile: () => undefined,
    };
    const target = join(folder, "backup");
    const written = await writeBackup({
      ...progress,
      place: place.place,
      dataDir: join(folder, "none"),
      blobs: folderBlobStore(join(folder, "none/files"), () => clock.now),
      target,
      program: "test",
      now: clock.now,
    });
    expect(written).toMatchObject({ code: "written" });
    const restored = { databaseUrl: undefined, dataDir: join(folder, "restored") };
    expect(await restoreBackup({ ...progress, ...restored, from: target })).toMatchObject({
      code: "restored",
    });
    expect(await restoredFindings(restored)).toEqual([]);
    await rm(folder, { recursive: true, force: true });
  });

  it.each([
    ["an item", "item", "version = 1", "id = 'a'", "item"],
    ["the history of an item", "item_history", "version = 1", "id = 'a' and revision = 5", "hash"],
    ["the history of an old item", "item_history", "version = 2", "id = 'a' and revision = 1", "hash"],
    ["the head of a revision", "revision", "head_version = 2", "revision = 1", "hash"],
    ["a head", "document", "head_version = 2", "true", "head"],
    ["a document", "document", "version = 1", "true", "document"],
  ])("the inspection notices another version of %s", async (_name, table, change, where, code) => {
    const [column] = change.split(" ");
    const of = sql`${sql.raw(where)} and key = ${key}`;
    const before = await onDatabase(async (db) => {
      const found = await sql<{ was: number }>`select ${sql.ref(column ?? "")} as was
        from ${sql.table(table)} where ${of}`.execute(db);
      await sql`update ${sql.table(table)} set ${sql.raw(change)} where ${of}`.execute(db);
      return found.rows[0]?.was;
    });
    const findings = await here.store.findFaults(company.id);
    await onDatabase((db) =>
      sql`update ${sql.table(table)} set ${sql.ref(column ?? "")} = ${before} where ${of}`.execute(db),
    );
    expect(findings.map((finding) => finding.code)).toContain(code);
    expect(await here.store.findFaults(company.id)).toEqual([]);
  });

  it("an older program that is started again refuses them, and its other documents go on", async () => {
    await start(EARLIER);
    const newest = { ok: false, error: { status: 409, type: "NewerVersion" } };
    expect(await here.plain.documents.load(company.actor, key)).toMatchObject(newest);
    const refused = await company.refused("edit", [{ key, ifMatch: '"11"', put: [older("a")] }]);
    expect(refused).toMatchObject({ status: 409, type: "NewerVersion" });
    expect((await company.load("accountPlan")).document.version).toBe(1);
  });
});
