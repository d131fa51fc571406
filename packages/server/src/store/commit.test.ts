import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  account,
  draft,
  ENGINES,
  fiscalYear,
  fromJson,
  json,
  NEXT_YEAR,
  newActor,
  newBooks,
  newCompany,
  openTestStore,
  sale,
  type TestStore,
  YEAR,
} from "../../test/test-store.ts";
import { openDatabase } from "./database.ts";
import type { StoreEvent } from "./store.ts";

describe.each(ENGINES)("commits on $name", ({ engine, isHere }) => {
  let here: TestStore;

  beforeAll(async () => {
    if (isHere) here = await openTestStore(engine);
  });
  afterAll(async () => {
    await here?.close();
  });

  const it = test.skipIf(!isHere);
  const books = async (features?: number[]) => newBooks(here, await newActor(here), features);

  it("a whole import comes in one commit, whatever the order of its documents", async () => {
    const company = await newCompany(here, await newActor(here));
    const answer = await company.commit("import", [
      {
        key: company.key("transactions"),
        put: [{ ...sale(), number: 7, locked: true, regDate: "2024-01-02" }],
      },
      { key: company.key("accountPlan"), head: { name: "BAS" }, put: [account(1930), account(3001)] },
      { key: company.key("accountSettings"), put: [fiscalYear()] },
    ]);
    expect(answer.changes.map(({ etag, previousEtag }) => [etag, previousEtag])).toEqual([
      ['"1"', null],
      ['"1"', null],
      ['"1"', null],
    ]);
    const { document } = await company.load("transactions");
    expect(document).toMatchObject({ version: 1, transactions: [{ number: 7, regDate: "2024-01-02" }] });
  });

  it("appended transactions get number, date and sign from the server", async () => {
    const company = await books();
    const key = company.key("transactions");
    const answer = await company.commit("register", [{ key, append: [sale(1), sale(2)] }]);
    const given = { series: "A", regDate: "2025-06-10", sign: "Åsa Öberg" };
    expect(answer.changes[0]?.appended).toEqual([
      { ...given, number: 1 },
      { ...given, number: 2 },
    ]);
    const { document } = await company.load("transactions");
    expect(document["transactions"]).toEqual([
      { ...sale(1), number: 1, regDate: "2025-06-10", sign: "Åsa Öberg" },
      { ...sale(2), number: 2, regDate: "2025-06-10", sign: "Åsa Öberg" },
    ]);
  });

  it("the day of registration is the Swedish one", async () => {
    const company = await books();
    here.clock.now = new Date("2025-06-30T22:30:00Z");
    const answer = await company.commit("register", [{ key: company.key("transactions"), append: [sale()] }]);
    here.clock.now = new Date("2025-06-10T10:00:00Z");
    expect(answer.changes[0]?.appended?.[0]?.regDate).toBe("2025-07-01");
  });

  it("fifty appends at once get fifty numbers in a row", async () => {
    const company = await books();
    const key = company.key("transactions");
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => company.commit("register", [{ key, append: [sale(n + 1)] }])),
    );
    const numbers = answers.map((answer) => answer.changes[0]?.appended?.[0]?.number ?? 0);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
    expect((await company.load("transactions")).etag).toBe('"51"');
    expect(await here.store.findFaults(company.id)).toEqual([]);
  });

  it("a refused append leaves no gap", async () => {
    const company = await books();
    const key = company.key("transactions");
    const unbalanced = sale(1, { entries: [{ accountId: 1930, amount: 1 }] });
    expect(await company.refused("register", [{ key, append: [sale(), unbalanced] }])).toMatchObject({
      status: 422,
      message: "Summan av debet och kredit måste vara noll",
    });
    const answer = await company.commit("register", [{ key, append: [sale()] }]);
    expect(answer.changes[0]?.appended?.[0]?.number).toBe(1);
  });

  it("a refusal in one document takes back the others", async () => {
    const company = await books();
    const before = await company.load("accountPlan");
    const refusal = await company.refused("register", [
      { key: company.key("accountPlan"), ifMatch: before.etag, put: [account(5010)] },
      { key: company.key("transactionDrafts"), put: [draft("d1")] },
      { key: company.key("transactions"), append: [sale(1, { date: "2026-01-01" })] },
    ]);
    expect(refusal.status).toBe(422);
    expect(await company.load("accountPlan")).toEqual(before);
    const drafts = await here.store.documents.version(company.actor, company.key("transactionDrafts"));
    expect(drafts).toMatchObject({ ok: false, error: { status: 404 } });
  });

  it("the same request has one effect and the same answer", async () => {
    const company = await books();
    const changes = [{ key: company.key("transactions"), append: [sale()] }];
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => company.commit("register", changes, "request-1")),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await company.load("transactions")).document["transactions"]).toHaveLength(1);
  });

  it("a request id that was used for something else is refused, whatever ETag it is sent with", async () => {
    const company = await books();
    const key = company.key("transactions");
    const first = await company.commit("register", [{ key, append: [sale(100)] }], "request-3");
    const again = await company.commit(
      "register",
      [{ key, ifMatch: '"1"', append: [sale(100)] }],
      "request-3",
    );
    expect(again).toEqual(first);
    for (const [intent, changes] of [
      ["register", [{ key, append: [sale(200)] }]],
      ["correct", [{ key, append: [sale(100)] }]],
      ["register", [{ key: company.key("transactionDrafts"), put: [draft("a")] }]],
    ] as const) {
      const body = json({ companyId: company.id, intent, requestId: "request-3", changes });
      const answer = await here.store.documents.commit(company.actor, body);
      expect(answer).toMatchObject({ ok: false, error: { status: 409, type: "RequestIdTaken" } });
    }
  });

  it("a request that was refused can be sent again", async () => {
    const company = await books();
    const key = company.key("transactions");
    const bad = {
      companyId: company.id,
      intent: "register",
      requestId: "request-2",
      changes: [{ key, append: [sale(0)] }],
    };
    expect(await here.store.documents.commit(company.actor, json(bad))).toMatchObject({ ok: false });
    await company.commit("register", [{ key, append: [sale()] }], "request-2");
  });

  describe("conflicts", () => {
    it("what exists is not created again", async () => {
      const company = await books();
      const refusal = await company.refused("edit", [
        { key: company.key("accountPlan"), put: [account(5010)] },
      ]);
      expect(refusal).toMatchObject({ status: 412, message: expect.stringMatching(/^ETag mismatch/) });
    });

    it("what does not exist has no ETag to match", async () => {
      const company = await books();
      const key = company.key("transactionDrafts");
      expect((await company.refused("edit", [{ key, ifMatch: '"1"', put: [draft("a")] }])).status).toBe(412);
    });

    it.each(['"x"', "1", '"99"', "*"])(
      "an ETag that was never given matches nothing: %s",
      async (ifMatch) => {
        const company = await books();
        const key = company.key("accountPlan");
        expect((await company.refused("edit", [{ key, ifMatch, put: [account(5010)] }])).status).toBe(412);
      },
    );

    it("others may have changed other items, but not the same", async () => {
      const company = await books();
      const key = company.key("accountPlan");
      const { etag } = await company.load("accountPlan");
      await company.commit("edit", [{ key, ifMatch: etag, put: [account(5010)] }]);
      await company.commit("edit", [{ key, ifMatch: etag, put: [account(6110)] }]);
      const refusal = await company.refused("edit", [
        { key, ifMatch: etag, put: [{ ...account(5010), name: "Lokalhyra" }] },
      ]);
      expect(refusal).toMatchObject({ status: 412, details: { items: ["5010"] } });
    });

    it("the head is one thing: a newer one is a conflict, newer items are not", async () => {
      const company = await books();
      const key = company.key("accountPlan");
      const { etag } = await company.load("accountPlan");
      await company.commit("edit", [{ key, ifMatch: etag, put: [account(5010)] }]);
      await company.commit("edit", [{ key, ifMatch: etag, head: { name: "Annan" } }]);
      expect((await company.refused("edit", [{ key, ifMatch: etag, head: { name: "Tredje" } }])).status).toBe(
        412,
      );
    });

    it("an item that is gone cannot be removed again", async () => {
      const company = await books();
      const key = company.key("accountPlan");
      const { etag } = await company.load("accountPlan");
      await company.commit("edit", [{ key, ifMatch: etag, remove: ["4010"] }]);
      expect((await company.refused("edit", [{ key, ifMatch: etag, remove: ["4010"] }])).status).toBe(412);
      expect((await company.refused("edit", [{ key, ifMatch: '"2"', remove: ["9999"] }])).status).toBe(412);
    });

    it("what is put as it already is makes no revision", async () => {
      const company = await books();
      const { etag } = await company.load("accountPlan");
      const key = company.key("accountPlan");
      const answer = await company.commit("edit", [{ key, ifMatch: etag, put: [account(1930)] }]);
      expect(answer.changes[0]).toEqual({ key, etag, previousEtag: etag });
    });
  });

  describe("saves of a whole state", () => {
    it("finds what differs, keeps the order of what stays and puts new items last", async () => {
      const company = await books();
      const key = company.key("accountPlan");
      const { etag } = await company.load("accountPlan");
      const accounts2 = [account(6110), { ...account(1930), name: "Bank" }, account(1510)];
      const saved = await here.store.documents.save(
        company.actor,
        key,
        etag,
        json({ version: 1, name: "BAS", accounts2 }),
      );
      expect(saved).toEqual({ ok: true, value: { etag: '"2"' } });
      const { document } = await company.load("accountPlan");
      expect(document["accounts2"]).toEqual([
        account(1510),
        { ...account(1930), name: "Bank" },
        account(6110),
      ]);
      const difference = await here.store.documents.difference(company.actor, key, etag);
      expect(difference).toMatchObject({ ok: true });
      expect(difference.ok && fromJson(difference.value.body as Uint8Array)).toEqual({
        etag: '"2"',
        since: '"1"',
        put: [{ ...account(1930), name: "Bank" }, account(6110)],
        remove: ["2440", "3001", "4010"],
      });
    });

    it("any newer revision is a conflict", async () => {
      const company = await books();
      const key = company.key("accountPlan");
      const { etag, document } = await company.load("accountPlan");
      await company.commit("edit", [{ key, ifMatch: etag, put: [account(5010)] }]);
      for (const ifMatch of [etag, undefined, '"7"']) {
        const saved = await here.store.documents.save(company.actor, key, ifMatch, json(document));
        expect(saved).toMatchObject({ ok: false, error: { status: 412 } });
      }
    });

    it("a registered transaction is not changed by a save", async () => {
      const company = await books();
      const key = company.key("transactions");
      await company.commit("register", [{ key, append: [sale()] }]);
      const { etag } = await company.load("transactions");
      const changed = { version: 1, transactions: [{ ...sale(5), number: 1, regDate: "2025-06-10" }] };
      const saved = await here.store.documents.save(company.actor, key, etag, json(changed));
      expect(saved).toMatchObject({ ok: false, error: { status: 422, type: "ChangeRefused" } });
    });

    it.each([
      ["not JSON", "{", 400],
      ["a newer version", '{"version":2,"name":"BAS","accounts2":[]}', 409],
      ["an unknown field", '{"version":1,"name":"BAS","accounts2":[],"extra":1}', 422],
      ["no items", '{"version":1,"name":"BAS"}', 422],
      ["two items of one id", '{"version":1,"name":"B","accounts2":[{"id":1},{"id":1}]}', 422],
    ])("%s is refused", async (_what, text, status) => {
      const company = await books();
      const body = new TextEncoder().encode(text);
      const saved = await here.store.documents.save(company.actor, company.key("accountPlan"), '"1"', body);
      expect(saved).toMatchObject({ ok: false, error: { status } });
    });
  });

  describe("rules that need what is stored", () => {
    it("an account in use is not removed", async () => {
      const company = await books();
      const plan = company.key("accountPlan");
      await company.commit("register", [{ key: company.key("transactions"), append: [sale()] }]);
      await company.commit("edit", [
        {
          key: company.key("accountBalance"),
          put: [
            { accountId: 1510, balance: 5 },
            { accountId: 2440, balance: 0 },
          ],
        },
        { key: company.key("transactionDrafts"), put: [draft("d", { text: '"accountId":4010,' })] },
      ]);
      for (const used of ["1930", "3001", "1510"]) {
        const refusal = await company.refused("edit", [{ key: plan, ifMatch: '"1"', remove: [used] }]);
        expect(refusal.message).toBe("Konto kan inte raderas eftersom det är i bruk.");
      }
      await company.commit("edit", [{ key: plan, ifMatch: '"1"', remove: ["2440", "4010"] }]);
    });

    it("a correction marks what it corrects, in another year's document too", async () => {
      const company = await books();
      const key = company.key("transactions");
      await company.commit("register", [{ key, append: [sale(1), sale(2)] }]);
      const settings = await company.load("accountSettings");
      const next = company.key("transactions", NEXT_YEAR);
      await company.commit("edit", [
        { key: company.key("accountSettings"), ifMatch: settings.etag, put: [fiscalYear(NEXT_YEAR, 2026)] },
        {
          key: company.key("accountPlan", NEXT_YEAR),
          head: { name: "BAS" },
          put: [account(1930), account(3001)],
        },
      ]);
      const corrects = { fiscalYearId: YEAR, series: "A", number: 1 };
      const answer = await company.commit("correct", [
        { key: next, append: [sale(-1, { date: "2026-02-01", corrects })] },
      ]);
      expect(answer.changes).toMatchObject([
        { key: next, etag: '"1"', previousEtag: null, appended: [{ number: 1 }] },
        { key, etag: '"3"', previousEtag: '"2"' },
      ]);
      const { document } = await company.load("transactions");
      const correctedBy = { fiscalYearId: NEXT_YEAR, series: "A", number: 1 };
      expect(document["transactions"]).toMatchObject([{ number: 1, correctedBy }, { number: 2 }]);
      const undone = await company.commit("undo", [{ key: next, ifMatch: '"1"', remove: ["A-1"] }]);
      expect(undone.changes).toMatchObject([{ key: next }, { key, etag: '"4"' }]);
      expect(JSON.stringify((await company.load("transactions")).document)).not.toContain("correctedBy");
    });

    it("a correction that a save leaves out takes its mark with it", async () => {
      const company = await books();
      const key = company.key("transactions");
      await company.commit("register", [{ key, append: [sale(1)] }]);
      const settings = company.key("accountSettings");
      await company.commit("edit", [
        { key: settings, ifMatch: '"1"', put: [fiscalYear(NEXT_YEAR, 2026)] },
        {
          key: company.key("accountPlan", NEXT_YEAR),
          head: { name: "B" },
          put: [account(1930), account(3001)],
        },
      ]);
      const next = company.key("transactions", NEXT_YEAR);
      const corrects = { fiscalYearId: YEAR, series: "A", number: 1 };
      await company.commit("correct", [{ key: next, append: [sale(-1, { date: "2026-02-01", corrects })] }]);
      expect(JSON.stringify((await company.load("transactions")).document)).toContain("correctedBy");
      const empty = json({ version: 1, transactions: [] });
      const saved = await here.store.documents.save(company.actor, next, '"1"', empty);
      expect(saved).toEqual({ ok: true, value: { etag: '"2"' } });
      expect(JSON.stringify((await company.load("transactions")).document)).not.toContain("correctedBy");
    });

    it("a document of a newer program is neither read nor written", async () => {
      const company = await books();
      const database = openDatabase(here.place);
      await database.db
        .updateTable("document")
        .set({ version: 2 })
        .where("company_id", "=", company.id)
        .where("kind", "=", "accountPlan")
        .execute();
      await database.close();
      const key = company.key("accountPlan");
      const newer = { ok: false, error: { status: 409, message: expect.stringContaining("Ladda om sidan") } };
      expect(await here.store.documents.load(company.actor, key)).toMatchObject(newer);
      expect((await company.refused("edit", [{ key, ifMatch: '"1"', put: [account(5010)] }])).status).toBe(
        409,
      );
    });

    it("only the last transaction of a series is deleted, and its number is given again", async () => {
      const company = await books();
      const key = company.key("transactions");
      await company.commit("register", [{ key, append: [sale(1), sale(2), sale(3)] }]);
      const first = await company.refused("delete", [{ key, ifMatch: '"2"', remove: ["A-1"] }]);
      expect(first).toMatchObject({ status: 422, details: { hindrance: { code: "not-highest" } } });
      await company.commit("delete", [{ key, ifMatch: '"2"', remove: ["A-3"] }]);
      const again = await company.commit("register", [{ key, append: [sale(4)] }]);
      expect(again.changes[0]?.appended?.[0]?.number).toBe(3);
    });

    it("without the setting nothing registered is deleted", async () => {
      const company = await books();
      const key = company.key("transactions");
      await company.commit("register", [{ key, append: [sale(1)] }]);
      const settings = json({ version: 1 });
      await here.store.documents.save(company.actor, "u-userSettings", '"1"', settings);
      const refusal = await company.refused("delete", [{ key, ifMatch: '"2"', remove: ["A-1"] }]);
      expect(refusal).toMatchObject({ details: { hindrance: { code: "edit-not-allowed" } } });
    });

    it("converting turns every unlocked transaction into a draft in the same commit", async () => {
      const company = await books();
      const key = company.key("transactions");
      await company.commit("register", [{ key, append: [sale(1), sale(2)] }]);
      const drafts = company.key("transactionDrafts");
      const some = [
        { key, ifMatch: '"2"', remove: ["A-2"] },
        { key: drafts, put: [draft("a")] },
      ];
      expect(await company.refused("convert", some)).toMatchObject({
        details: { code: "convert-incomplete" },
      });
      await company.commit("convert", [
        { key, ifMatch: '"2"', remove: ["A-1", "A-2"] },
        { key: drafts, put: [draft("a"), draft("b")] },
      ]);
      expect((await company.load("transactions")).document["transactions"]).toEqual([]);
    });

    it("a locked year takes no transactions", async () => {
      const company = await books();
      const settings = company.key("accountSettings");
      await company.commit("edit", [{ key: settings, ifMatch: '"1"', put: [fiscalYear(YEAR, 2025, true)] }]);
      const register = [{ key: company.key("transactions"), append: [sale()] }];
      expect(await company.refused("register", register)).toMatchObject({ details: { code: "year-locked" } });
      const plan = [{ key: company.key("accountPlan"), ifMatch: '"1"', put: [account(5010)] }];
      expect(await company.refused("edit", plan)).toMatchObject({ details: { code: "year-locked" } });
    });

    it("a year that comes locked takes its import in the same commit", async () => {
      const company = await newCompany(here, await newActor(here));
      await company.commit("import", [
        { key: company.key("accountSettings"), put: [fiscalYear(YEAR, 2025, true)] },
        { key: company.key("accountPlan"), head: { name: "BAS" }, put: [account(1930), account(3001)] },
        { key: company.key("transactions"), put: [{ ...sale(), number: 1 }] },
      ]);
    });

    it("transactions need a fiscal year", async () => {
      const company = await books();
      const key = company.key("transactions", NEXT_YEAR);
      expect((await company.refused("register", [{ key, append: [sale()] }])).message).toBe(
        "Räkenskapsår saknas",
      );
    });
  });

  describe("undo", () => {
    it("takes back one's own commit as a whole", async () => {
      const company = await books();
      const [key, drafts] = [company.key("transactions"), company.key("transactionDrafts")];
      await company.commit("edit", [{ key: drafts, put: [draft("a"), draft("b")] }]);
      await company.commit("register", [
        { key, append: [sale()] },
        { key: drafts, ifMatch: '"1"', remove: ["a"] },
      ]);
      const half = [{ key, ifMatch: '"2"', remove: ["A-1"] }];
      expect((await company.refused("undo", half)).type).toBe("NotAnUndo");
      const other = [...half, { key: drafts, ifMatch: '"2"', put: [draft("a", { text: "annat" })] }];
      expect((await company.refused("undo", other)).type).toBe("NotAnUndo");
      await company.commit("undo", [...half, { key: drafts, ifMatch: '"2"', put: [draft("a")] }]);
      expect((await company.load("transactions")).document["transactions"]).toEqual([]);
      expect((await company.load("transactionDrafts")).document["drafts"]).toEqual([draft("b"), draft("a")]);
    });

    it("walks back through several commits of the same item, but not past somebody else's", async () => {
      const company = await books();
      const key = company.key("transactionDrafts");
      const as = (text: string) => [draft("a", { text })];
      await company.commit("edit", [{ key, put: as("ett") }]);
      await company.commit("edit", [{ key, ifMatch: '"1"', put: as("två") }]);
      await company.commit("edit", [{ key, ifMatch: '"2"', put: as("tre") }]);
      expect((await company.refused("undo", [{ key, ifMatch: '"3"', put: as("ett") }])).type).toBe(
        "NotAnUndo",
      );
      await company.commit("undo", [{ key, ifMatch: '"3"', put: as("två") }]);
      await company.commit("undo", [{ key, ifMatch: '"4"', put: as("ett") }]);
      expect((await company.load("transactionDrafts")).document["drafts"]).toEqual(as("ett"));
      await company.commit("undo", [{ key, ifMatch: '"5"', remove: ["a"] }]);
      expect((await company.load("transactionDrafts")).document["drafts"]).toEqual([]);
    });

    it("walks back through several changes of a head", async () => {
      const company = await books();
      const key = company.key("accountPlan");
      const named = (name: string) => ({ head: { name } });
      await company.commit("edit", [{ key, ifMatch: '"1"', ...named("Ett") }]);
      await company.commit("edit", [{ key, ifMatch: '"2"', ...named("Två") }]);
      await company.commit("edit", [{ key, ifMatch: '"3"', ...named("Tre") }]);
      await company.commit("undo", [{ key, ifMatch: '"4"', ...named("Två") }]);
      await company.commit("undo", [{ key, ifMatch: '"5"', ...named("Ett") }]);
      expect((await company.load("accountPlan")).document["name"]).toBe("Ett");
    });

    it("puts a deleted transaction back, registered anew", async () => {
      const company = await books();
      const key = company.key("transactions");
      await company.commit("register", [{ key, append: [sale(7)] }]);
      await company.commit("delete", [{ key, ifMatch: '"2"', remove: ["A-1"] }]);
      here.clock.now = new Date("2025-06-11T10:00:00Z");
      const back = { ...sale(7), number: 1, regDate: "2025-06-10", sign: "Åsa Öberg" };
      await company.commit("undo", [{ key, ifMatch: '"3"', put: [back] }]);
      here.clock.now = new Date("2025-06-10T10:00:00Z");
      const { document } = await company.load("transactions");
      expect(document["transactions"]).toEqual([{ ...back, regDate: "2025-06-11" }]);
    });
  });

  it("history tells who, when, what for, and each item before and after", async () => {
    const company = await books();
    const key = company.key("accountPlan");
    await company.commit("edit", [{ key, ifMatch: '"1"', head: { name: "Annan" }, put: [account(5010)] }]);
    await company.commit("edit", [
      { key, ifMatch: '"2"', put: [{ ...account(5010), name: "Hyra" }], remove: ["4010"] },
    ]);
    const page = await here.store.documents.history(company.actor, key, { limit: 2 });
    if (!page.ok) throw new Error(page.error.message);
    const who = {
      userId: company.actor.userId,
      userName: "Åsa Öberg",
      intent: "edit",
      at: "2025-06-10T10:00:00.000Z",
    };
    expect(fromJson(page.value)).toEqual({
      revisions: [
        {
          ...who,
          revision: 3,
          items: [
            { id: "4010", before: account(4010), after: null },
            { id: "5010", before: account(5010), after: { ...account(5010), name: "Hyra" } },
          ],
        },
        {
          ...who,
          revision: 2,
          headBefore: { name: "BAS" },
          headAfter: { name: "Annan" },
          items: [{ id: "5010", before: null, after: account(5010) }],
        },
      ],
      next: 2,
    });
    const last = await here.store.documents.history(company.actor, key, { before: 2, limit: 2 });
    expect(last.ok && fromJson(last.value)).toMatchObject({ revisions: [{ revision: 1 }], next: null });
  });

  it("tells listeners what has a new revision, and to whom it belongs", async () => {
    const company = await books();
    const heard: StoreEvent[] = [];
    // What was told of earlier commits may still be on its way from PostgreSQL.
    const leave = here.store.subscribe((event) => event.etag === '"2"' && heard.push(event));
    await company.commit("register", [{ key: company.key("transactions"), append: [sale()] }]);
    await here.store.documents.save(
      company.actor,
      "u-userSettings",
      '"1"',
      json({ version: 1, theme: "dark" }),
    );
    const isOurs = (event: StoreEvent) =>
      event.companyId === company.id || event.userId === company.actor.userId;
    await expect.poll(() => heard.filter(isOurs)).toHaveLength(2);
    leave();
    expect(heard.filter(isOurs)).toEqual([
      { companyId: company.id, key: company.key("transactions"), etag: '"2"' },
      { companyId: 0, userId: company.actor.userId, key: "u-userSettings", etag: '"2"' },
    ]);
  });

  it.each([
    ["an unknown key", { changes: [{ key: "c1-nonsense" }] }, 400],
    ["a key of another company", { changes: [{ key: "c999999-accountSettings" }] }, 400],
    ["the same key twice", { twice: true }, 400],
    ["an unknown field", { extra: 1 }, 400],
    ["an unknown intent", { intent: "destroy" }, 400],
    ["no changes", { changes: [] }, 400],
  ])("%s is refused", async (_what, fields, status) => {
    const company = await books();
    const change = { key: company.key("accountPlan"), ifMatch: '"1"', put: [account(5010)] };
    const { twice, ...rest } = fields as { twice?: boolean };
    const request = {
      companyId: company.id,
      intent: "edit",
      requestId: "12345678",
      changes: [change],
      ...rest,
    };
    const sent = twice === true ? { ...request, changes: [change, change] } : request;
    const result = await here.store.documents.commit(company.actor, json(sent));
    expect(result).toMatchObject({ ok: false, error: { status } });
  });

  it("an item is named once, and its amounts are whole öre", async () => {
    const company = await books();
    const key = company.key("accountPlan");
    const twice = [{ key, ifMatch: '"1"', put: [account(5010)], remove: ["5010"] }];
    expect((await company.refused("edit", twice)).status).toBe(400);
    const balance = [{ key: company.key("accountBalance"), put: [{ accountId: 1930, balance: 0.001 }] }];
    expect(await company.refused("edit", balance)).toMatchObject({
      status: 422,
      details: { fault: "not-whole-ore" },
    });
    const given = [{ key: company.key("transactions"), append: [{ ...sale(), number: 9 }] }];
    expect((await company.refused("register", given)).status).toBe(422);
    const elsewhere = [{ key, append: [sale()] }];
    expect((await company.refused("register", elsewhere)).status).toBe(400);
    const odd = [{ key: company.key("transactionDrafts"), put: [draft("a\0b")] }];
    expect((await company.refused("edit", odd)).status).toBe(400);
  });
});
