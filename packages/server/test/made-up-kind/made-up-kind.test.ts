import {
  addMadeUpKind,
  MADE_UP_KIND,
  removeMadeUpKind,
} from "@huvudbok/core/document/made-up-kind.arbitrary";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../src/store/database/database.ts";
import { openStore } from "../../src/store/open-store.ts";
import { addFile, fiscalYear, fromText, json, newBooks, type TestCompany, YEAR } from "../test-books.ts";
import { SILENT, TEST_HEAD_LIMIT } from "../test-limits.ts";
import { addMember } from "../test-members.ts";
import { ENGINES, newActor, newTestPlace, type TestStore } from "../test-store.ts";
import { withNumberedEtags } from "../whole-etags.ts";

beforeAll(() => addMadeUpKind());
afterAll(() => removeMadeUpKind());

const ALL = [1001, 1002, 1101];
const loan = (id: string, fields: object = {}) => ({
  id,
  name: "Banken",
  accountId: 2440,
  amount: 1000,
  from: "2025-02-01",
  ...fields,
});

// "A new kind is a new row" (docs/architecture.md): the row of the test's kind is all that the store and the guard get.
describe.each(ENGINES)("a kind that only its row tells of, on $name", ({ engine, isHere }) => {
  let opened: TestStore | undefined;
  const here = (): TestStore => {
    if (opened === undefined) throw new Error("the store is open while tests run, and only then");
    return opened;
  };
  const it = test.skipIf(!isHere);
  const books = async (features = ALL): Promise<TestCompany> =>
    newBooks(here(), await newActor(here()), features);
  const refusedBy = (fault: string) => ({ status: 422, details: { code: "invalid-item", fault } });

  beforeAll(async () => {
    if (!isHere) return;
    const { where, place, dispose } = await newTestPlace(engine);
    const clock = { now: new Date("2025-06-10T10:00:00Z") };
    const plain = await openStore(where, new URL("./store-worker.ts", import.meta.url), {
      featureNames: new Map([[1101, "E-handel"]]),
      headLimit: TEST_HEAD_LIMIT,
      now: () => clock.now,
      log: SILENT,
    });
    const close = async () => {
      await plain.close();
      await dispose();
    };
    opened = { store: withNumberedEtags(plain, place), plain, where, place, clock, close };
  });
  afterAll(async () => {
    await opened?.close();
  });

  it("is stored, read, told of by difference, undone and found in order", async () => {
    const company = await books();
    const key = company.key(MADE_UP_KIND);
    await company.commit("edit", [{ key, put: [loan("a"), loan("b")] }]);
    const { etag } = await company.load(MADE_UP_KIND);
    await company.commit("edit", [{ key, ifMatch: '"1"', put: [loan("a", { amount: 0 })] }]);
    expect((await company.load(MADE_UP_KIND)).document).toEqual({
      version: 1,
      loans: [loan("a", { amount: 0 }), loan("b")],
    });
    const since = await here().store.documents.difference(company.actor, key, etag);
    if (!since.ok) throw new Error(since.error.message);
    if (since.value.isReload) throw new Error("the revision is known");
    expect(await fromText(since.value.text)).toMatchObject({ put: [loan("a", { amount: 0 })] });
    await company.commit("undo", [{ key, ifMatch: '"2"', put: [loan("a")] }]);
    const whole = json({ version: 1, loans: [loan("a"), loan("b", { amount: 0 })] });
    expect(await here().store.documents.save(company.actor, key, '"3"', whole)).toMatchObject({ ok: true });
    expect(await here().store.findFaults(company.id)).toEqual([]);
    await damage(company, '"amount":0', '"amount":1');
    expect(await here().store.findFaults(company.id)).toMatchObject([{ key, code: "item", itemId: "b" }]);
  });

  it("is held to its rule, by commit, whole state, undo and removal alike, and to the server's day", async () => {
    const company = await books();
    const key = company.key(MADE_UP_KIND);
    const unknown = [{ key, put: [loan("a", { accountId: 2999 })] }];
    expect(await company.refused("edit", unknown)).toMatchObject(refusedBy("account"));
    expect(await company.refused("edit", [{ key, put: [loan("a", { from: "2025-06-11" })] }])).toMatchObject({
      ...refusedBy("day"),
      message: "Lånet får inte börja i framtiden.",
    });
    await company.commit("edit", [
      { key, put: [loan("a", { from: "2025-06-10" }), loan("b", { amount: 0 })] },
    ]);
    const left = [{ key, ifMatch: '"1"', remove: ["a", "b"] }];
    expect(await company.refused("edit", left)).toMatchObject(refusedBy("unpaid"));
    const { documents } = here().store;
    const empty = json({ version: 1, loans: [] });
    const refused = { error: refusedBy("unpaid") };
    expect(await documents.save(company.actor, key, '"1"', empty)).toMatchObject(refused);
    expect(await documents.remove(company.actor, key, '"1"')).toMatchObject(refused);
    await company.commit("undo", left);
  });

  it("needs its feature, its role and its year", async () => {
    const without = await books([1001, 1002]);
    const refused = {
      status: 403,
      type: "FeatureIsMissingException",
      message: "Funktionen E-handel är inaktiverad",
    };
    expect(await without.refused("edit", [{ key: without.key(MADE_UP_KIND) }])).toMatchObject(refused);
    const company = await books();
    const key = company.key(MADE_UP_KIND);
    const bookkeeper = await addMember(here(), company, "bookkeeper");
    const body = { companyId: company.id, intent: "edit", requestId: "request-1", changes: [{ key }] };
    expect(await here().store.documents.commit(bookkeeper, json(body))).toMatchObject({
      error: { status: 403, type: "RoleIsMissing", details: { code: "role" } },
    });
    const elsewhere = company.key(MADE_UP_KIND, `f${"9".repeat(32)}`);
    expect((await company.refused("edit", [{ key: elsewhere, put: [loan("a")] }])).message).toBe(
      "Räkenskapsår saknas",
    );
    const locked = [
      { key: company.key("accountSettings"), ifMatch: '"1"', put: [fiscalYear(YEAR, 2025, true)] },
    ];
    await company.commit("edit", locked);
    expect(await company.refused("edit", [{ key, put: [loan("a")] }])).toMatchObject({
      details: { code: "year-locked" },
    });
  });

  it("keeps its account in the chart and its file in the company", async () => {
    const company = await books();
    const [key, plan] = [company.key(MADE_UP_KIND), company.key("accountPlan")];
    expect(await company.refused("edit", [{ key, put: [loan("a", { contractId: "none" })] }])).toMatchObject({
      type: "FileIsMissing",
    });
    const contractId = await addFile(here(), company);
    await company.commit("edit", [{ key, put: [loan("a", { contractId })] }]);
    expect(await here().store.files.remove(company.actor, contractId)).toMatchObject({
      error: { type: "FileIsReferred" },
    });
    expect(await company.refused("edit", [{ key: plan, ifMatch: '"1"', remove: ["2440"] }])).toMatchObject({
      details: { code: "account-used", item: "2440" },
    });
    // A chart and what is on its new account come in one commit, whichever is named first.
    const account = { id: 2399, name: "Lån", type: "liability", active: true };
    await company.commit("edit", [
      { key, ifMatch: '"1"', put: [loan("b", { accountId: 2399 })] },
      { key: plan, ifMatch: '"1"', put: [account] },
    ]);
    expect(await here().store.findFaults(company.id)).toEqual([]);
  });

  async function damage(company: TestCompany, from: string, to: string): Promise<void> {
    const database = openDatabase(here().place);
    const row = await database.db
      .selectFrom("item")
      .select(["id", "body"])
      .where("company_id", "=", company.id)
      .where("key", "=", company.key(MADE_UP_KIND))
      .where("body", "like", `%${from}%`)
      .executeTakeFirstOrThrow();
    await database.db
      .updateTable("item")
      .set({ body: row.body.replace(from, to) })
      .where("company_id", "=", company.id)
      .where("key", "=", company.key(MADE_UP_KIND))
      .where("id", "=", row.id)
      .execute();
    await database.close();
  }
});
