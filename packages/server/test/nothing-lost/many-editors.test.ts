import { describe, expect, test } from "vitest";
import { rowHash } from "../../src/store/chain/row-hash.ts";
import { openDatabase } from "../../src/store/database/database.ts";
import { fiscalYear, json, newBooks } from "../test-books.ts";
import { ENGINES, newActor, openTestStore, type TestStore } from "../test-store.ts";
import { atRevision, currentEtag } from "../whole-etags.ts";
import { type Editor, editInPeace, editOnce, loadItems } from "./editor.ts";
import { IS_LONG, SEED, seededRandom } from "./seeded-random.ts";
import { type ModelCommit, SerialModel, serialOrder } from "./serial-model.ts";
import { VoucherNumbers } from "./voucher-numbers.ts";

const EDITORS = 50;
/** Acknowledged, of all together. */
const SAVES = IS_LONG ? 20_000 : 250;

describe.each(ENGINES)("fifty people in the same books on $name", ({ engine, isHere }) => {
  test.skipIf(!isHere)(
    `leave what one after the other would have (${SAVES} saves, seed ${SEED})`,
    async () => {
      const here = await openTestStore(engine);
      try {
        const { editors, keys } = await newEditors(here);
        await Promise.all(
          editors.map(async (editor) => {
            do await editOnce(editor);
            while (editor.commits.length < SAVES);
          }),
        );
        const [first] = editors;
        if (first === undefined) throw new Error("nobody came");
        await editInPeace(first);
        await expectSerial(first, keys);
        expect(await here.store.findFaults()).toEqual([]);
      } finally {
        await here.close();
      }
    },
    IS_LONG ? 7_200_000 : 900_000,
  );
});

/** People of one company, with everything that they may edit. */
async function newEditors(here: TestStore) {
  const owner = await newActor(here);
  const books = await newBooks(here, owner);
  const transactionSeries = ["A", "B"].map((name) => ({ name, startNo: 1, description: name }));
  await books.commit("edit", [
    { key: books.key("accountSettings"), ifMatch: '"1"', put: [{ ...fiscalYear(), transactionSeries }] },
    { key: books.key("transactionDrafts") },
    { key: books.key("journalTemplates") },
  ]);
  const commits: ModelCommit[] = [];
  const refused = new Map<string, number>();
  const database = openDatabase(here.place);
  const editors: Editor[] = [];
  for (let index = 0; index < EDITORS; index += 1) {
    const actor = await newActor(here, `Redigerare ${index}`);
    const member = { company_id: books.id, user_id: actor.userId, role: "bookkeeper" };
    await database.db
      .insertInto("member")
      .values({ ...member, row_hash: rowHash("member", member) })
      .execute();
    const settings = json({ version: 1, allowTransactionEdit: true });
    await here.store.documents.save(actor, "u-userSettings", undefined, settings);
    const random = seededRandom(SEED + index);
    const numbers = new VoucherNumbers(await currentEtag(here, actor, books.key("transactions")));
    editors.push({ test: here, books, actor, random, commits, refused, numbers, undo: undefined });
  }
  await database.close();
  return {
    editors,
    keys: ["transactions", "transactionDrafts", "journalTemplates"].map((kind) => books.key(kind)),
  };
}

/** What is stored is what the acknowledged commits make one after the other, down to the order of the items. */
async function expectSerial(editor: Editor, keys: readonly string[]): Promise<void> {
  const { commits } = editor;
  const order = serialOrder(commits);
  if (order === undefined) throw new Error("no serial order agrees with the revisions");
  const model = new SerialModel();
  expect(order.flatMap((commit) => model.apply(commit))).toEqual([]);
  for (const key of keys) {
    const { etag, items } = await loadItems(editor, key);
    expect([...items.keys()]).toEqual([...model.items(key).keys()]);
    expect(Object.fromEntries(items)).toEqual(Object.fromEntries(model.items(key)));
    const revisions = commits.flat().filter((effect) => effect.key === key);
    // One more revision created the document.
    expect(etag).toEqual(atRevision(revisions.length + 1));
  }
  // Every kind of commit was tried, and some of them conflicted.
  const intents = new Set(commits.flat().map(({ intent }) => intent));
  expect([...intents].toSorted()).toEqual(["delete", "edit", "register", "save", "undo"]);
  expect([...editor.refused.keys()]).toContain("ETagMismatch");
}
