import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { historySchema } from "@huvudbok/core/api";
import { decodeDocument, parseDocumentKey } from "@huvudbok/core/document";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { restoreBackup, restoredFindings } from "../src/store/backup/restore-backup.ts";
import { writeBackup } from "../src/store/backup/write-backup.ts";
import { openDatabase } from "../src/store/database/database.ts";
import { folderBlobStore } from "../src/store/files/folder-blob-store.ts";
import type { Actor } from "../src/store/store.ts";
import type { DataFinding } from "../src/store/verify/data-finding.ts";
import { verifyStored } from "../src/store/verify/verify-stored.ts";
import { ORPHANED_BLOB, openStoredData, type StoredData } from "./stored-data.ts";
import { fromText, json, sale } from "./test-books.ts";
import { ENGINES } from "./test-store.ts";

const BOOKS = `c1-f${"25".repeat(16)}-transactions`;

describe.each(ENGINES)("what an earlier version stored on $name", (engine) => {
  const it = test.skipIf(!engine.isHere);
  let data: StoredData;
  let anna: Actor;
  let bo: Actor;
  beforeAll(async () => {
    if (!engine.isHere) return;
    data = await openStoredData(engine);
    [anna, bo] = [await signedIn("anna", "Anna Björk"), await signedIn("bo", "Bo Ek")];
  });
  afterAll(() => data?.close());

  async function signedIn(subject: string, name: string): Promise<Actor> {
    const profile = { issuer: "local", subject, name, email: `${subject}@example.se`, picture: "" };
    const { user } = await data.store.users.signIn(profile, data.clock.now);
    return { userId: user.id, name: user.name };
  }
  const ownerOf = (key: string) => (key.startsWith("c1-") ? anna : bo);

  async function loaded(key: string) {
    const answer = await data.plain.documents.load(ownerOf(key), key);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return { etag: answer.value.etag, document: await fromText(answer.value.text) };
  }

  function decoded(key: string, document: unknown) {
    const kind = parseDocumentKey(key)?.kind;
    if (kind === undefined) throw new Error(key);
    const read = decodeDocument(kind, document);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    return read.value;
  }

  async function findings(): Promise<readonly DataFinding[]> {
    const findings: DataFinding[] = [];
    const { place, dataDir } = data;
    const onFinding = (finding: DataFinding) => void findings.push(finding);
    const verdict = await verifyStored({
      place,
      dataDir,
      blobs: folderBlobStore(join(dataDir, "files"), () => data.clock.now),
      onFinding,
      onRows: () => undefined,
      onFile: () => undefined,
    });
    expect(verdict).toMatchObject({ code: "verified" });
    return findings;
  }

  it("is brought up to date, and nothing is wrong with it", async () => {
    expect(await findings()).toEqual([]);
    expect(await data.store.findFaults()).toEqual([]);
  });

  it("keeps what waits to be swept", async () => {
    const database = openDatabase(data.place);
    expect(await database.db.selectFrom("orphaned_blob").selectAll().execute()).toEqual([ORPHANED_BLOB]);
    await database.close();
  });

  it("says the same in every document", async () => {
    const keys = Object.keys(data.expected.documents);
    expect(keys).toHaveLength(16);
    for (const key of keys) {
      expect(decoded(key, (await loaded(key)).document), key).toEqual(
        decoded(key, data.expected.documents[key]),
      );
    }
  });

  it("has every voucher and every balance", async () => {
    for (const [company, { years }] of Object.entries(data.expected.companies)) {
      for (const [year, { vouchers, closing }] of Object.entries(years)) {
        const opening = decodeDocument(
          "accountBalance",
          (await loaded(`c${company}-${year}-accountBalance`)).document,
        );
        const books = decodeDocument(
          "transactions",
          (await loaded(`c${company}-${year}-transactions`)).document,
        );
        if (!opening.ok || !books.ok) throw new Error("unreadable");
        const transactions = books.value.items;
        expect(transactions.map(({ series, number, text }) => `${series}${number} ${text}`)).toEqual(
          vouchers,
        );
        const sums = new Map<number, number>();
        const add = (account: number, amount: number) =>
          void sums.set(account, (sums.get(account) ?? 0) + amount);
        for (const { accountId, balance } of opening.value.items) add(accountId, balance);
        for (const { entries } of transactions) {
          for (const entry of entries) if (entry.adjustmentType !== false) add(entry.accountId, entry.amount);
        }
        expect(
          Object.fromEntries([...sums].map(([account, sum]) => [account, (sum / 100).toFixed(2)])),
        ).toEqual(closing);
      }
    }
  });

  it("has every file, and who did what", async () => {
    const listed = await data.store.files.list(anna, { prefix: "", pageSize: 100 });
    if (!listed.ok) throw new Error(listed.error.message);
    const blobs = folderBlobStore(join(data.dataDir, "files"), () => data.clock.now);
    for (const [name, sha256] of Object.entries(data.expected.files)) {
      const file = listed.value.files.find(({ originalFilename }) => originalFilename === name);
      const located = await data.store.files.locate(anna, file?.id ?? "");
      if (!located.ok || !("sha256" in located.value)) throw new Error(name);
      const bytes = await blobs.get(located.value.sha256);
      if (bytes === undefined) throw new Error(name);
      expect(
        createHash("sha256")
          .update(await buffer(bytes))
          .digest("hex"),
        name,
      ).toBe(sha256);
    }
    for (const [key, expected] of Object.entries(data.expected.revisions)) {
      const answer = await data.store.documents.history(ownerOf(key), key, { limit: 100 });
      if (!answer.ok) throw new Error(answer.error.message);
      const { revisions } = historySchema.parse(await fromText(answer.value.text));
      expect(
        revisions.map(({ intent, userName }) => `${intent} ${userName}`),
        key,
      ).toEqual(expected);
    }
  });

  it("goes on: a voucher, its undoing, a backup and a restored server", async () => {
    const commit = async (intent: string, change: object) => {
      const { etag } = await loaded(BOOKS);
      const requestId = `later-${intent}`;
      const body = { companyId: 1, intent, requestId, changes: [{ key: BOOKS, ifMatch: etag, ...change }] };
      const answer = await data.plain.documents.commit(bo, json(body));
      if (!answer.ok) throw new Error(JSON.stringify(answer.error));
      return answer.value;
    };
    const before = decoded(BOOKS, (await loaded(BOOKS)).document);
    const made = await commit("register", { append: [sale(100)] });
    expect(made.changes[0]?.appended).toMatchObject([{ series: "A", number: 7 }]);
    await commit("undo", { remove: ["A-7"] });
    expect(decoded(BOOKS, (await loaded(BOOKS)).document)).toEqual(before);
    expect(await findings()).toEqual([]);

    const folder = await mkdtemp(join(tmpdir(), "huvudbok-stored-backup-"));
    const progress = {
      signal: new AbortController().signal,
      onRows: () => undefined,
      onFile: () => undefined,
    };
    const target = join(folder, "backup");
    const { place, dataDir, clock } = data;
    const written = await writeBackup({
      ...progress,
      place,
      dataDir,
      blobs: folderBlobStore(join(dataDir, "files"), () => clock.now),
      target,
      program: "test",
      now: clock.now,
    });
    expect(written).toMatchObject({ code: "written", manifest: { lostFiles: [] } });
    const restored = { databaseUrl: undefined, dataDir: join(folder, "restored") };
    expect(await restoreBackup({ ...progress, ...restored, from: target })).toMatchObject({
      code: "restored",
    });
    expect(await restoredFindings(restored)).toEqual([]);
    await rm(folder, { recursive: true, force: true });
  });
});
