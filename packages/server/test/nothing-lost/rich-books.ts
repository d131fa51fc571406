import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { openFolderBlobStore } from "../../src/store/files/folder-blob-store.ts";
import { account, draft, json, newBooks, sale } from "../test-books.ts";
import { newActor, openTestStore, type TestStore } from "../test-store.ts";
import { currentEtag } from "../whole-etags.ts";

/** Books with every kind of data: revisions of every intent, files, drafts, people, answered requests. */
export interface RichBooks {
  readonly here: TestStore;
  /** The data folder: the stored files, and on SQLite the database. */
  readonly dataDir: string;
}

export async function richBooks(engine: "sqlite" | "postgres", dataDir: string): Promise<RichBooks> {
  const here = await openTestStore(engine);
  await mkdir(join(dataDir, "files"), { recursive: true });
  const blobs = await openFolderBlobStore(join(dataDir, "files"), () => here.clock.now);
  const anna = await newActor(here, "Anna");
  await newBooks(here, await newActor(here, "Bertil"));
  const books = await newBooks(here, anna);
  const key = books.key("transactions");
  const upload = async (name: string): Promise<string> => {
    const stored = await blobs.put(Readable.from([randomBytes(700)]));
    const place = { companyId: books.id, fiscalYearId: /f[0-9a-f]{32}/.exec(key)?.[0] ?? "" };
    const file = { ...place, originalFilename: name, mimeType: "image/png", ...stored };
    const added = await here.store.files.add(anna, file);
    if (!added.ok) throw new Error(added.error.message);
    return added.value.id;
  };
  const [kept, loose, once, removed] = [
    await upload("kvitto.png"),
    await upload("ny.png"),
    await upload("en gång.png"),
    await upload("bort.png"),
  ];
  const listed = { id: kept, fileId: kept, name: "kvitto.png", created: "2025-06-10T10:00:00.000Z" };
  await books.commit("edit", [{ key: books.key("attachmentData"), put: [listed] }]);
  for (let round = 1; round <= 12; round += 1) {
    await books.commit("register", [
      { key, append: [sale(round, { text: `Försäljning ${round} å` }), sale(round + 0.5)] },
    ]);
  }
  await books.commit("register", [{ key, append: [sale(99, { attachmentIds: [kept] })] }]);
  await books.commit("delete", [
    { key, remove: ["A-25"], ifMatch: await currentEtag(here, books.actor, key) },
  ]);
  await books.commit("register", [{ key, append: [sale(98, { attachmentIds: [kept] })] }]);
  await books.commit("correct", [
    {
      key,
      append: [
        sale(-1, { corrects: { fiscalYearId: /f[0-9a-f]{32}/.exec(key)?.[0], series: "A", number: 1 } }),
      ],
    },
  ]);
  const drafts = books.key("transactionDrafts");
  await books.commit("edit", [
    { key: drafts, put: [draft("a", { attachmentIds: [once] }), draft("b", { attachmentIds: [loose] })] },
  ]);
  await books.commit("edit", [{ key: drafts, ifMatch: '"1"', remove: ["a"] }]);
  const plan = books.key("accountPlan");
  await books.commit("edit", [{ key: plan, ifMatch: '"1"', head: { name: "Annan" }, put: [account(5010)] }]);
  await books.commit("undo", [{ key: plan, ifMatch: '"2"', head: { name: "BAS" }, remove: ["5010"] }]);
  const balances = [
    { accountId: 1930, balance: 100 },
    { accountId: 2440, balance: -100 },
  ];
  await books.commit("edit", [{ key: books.key("accountBalance"), put: balances }]);
  await here.store.files.remove(anna, removed);
  await keepPeople(here);
  await here.store.documents.save(anna, "u-userSettings", '"1"', json({ version: 1, theme: "dark" }));
  return { here, dataDir };
}

/** People of the local sign-in, one with a passkey, and a link as a restored file of people leaves it. */
async function keepPeople({ store, clock }: TestStore): Promise<void> {
  const { people, passkeys } = store.local;
  const cia = await people.upsert({ name: "Cia Öman", email: "cia@example.se" });
  await people.upsert({ name: "Dag", email: "dag@example.se" });
  await passkeys.saveLink("hash of a link", new Date(clock.now.getTime() + 1000));
  const key = { id: "credential", publicKey: "pQECAyYgASFYIA", counter: 7, userHandle: "aGFuZGxl" };
  await people.importLegacy({
    people: [],
    passkeys: [{ ...key, personId: cia.id, createdAt: 1_749_549_600_000 }],
  });
}
