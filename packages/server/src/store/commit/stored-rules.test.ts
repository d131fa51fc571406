import { describe, expect } from "vitest";
import { storeOn } from "../../../test/store-on.ts";
import {
  account,
  addFile,
  converted,
  draft,
  fiscalYear,
  json,
  NEXT_YEAR,
  newCompany,
  sale,
  type TestCompany,
  YEAR,
} from "../../../test/test-books.ts";
import { ENGINES, newActor } from "../../../test/test-store.ts";
import { atRevision, currentEtag } from "../../../test/whole-etags.ts";
import { openDatabase } from "../database/database.ts";

describe.each(ENGINES)("rules that need what is stored on $name", (on) => {
  const { books, here, it } = storeOn(on);

  it("an account in use is not removed", async () => {
    const company = await books();
    const plan = company.key("accountPlan");
    const suggested = [{ accountId: 4010, amount: 1 }];
    const analysis = {
      performAction: true,
      actions: [
        {
          kind: "match",
          texts: ["hyra"],
          entries: suggested,
          probability: 1,
          because: { level: 3, count: 1, total: 1 },
        },
      ],
    };
    await company.commit("register", [{ key: company.key("transactions"), append: [sale()] }]);
    await company.commit("edit", [
      {
        key: company.key("accountBalance"),
        put: [{ accountId: 1510, balance: 5 }],
      },
      { key: company.key("transactionDrafts"), put: [draft("d", { text: '"accountId":4010,', analysis })] },
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
      { key: next, etag: atRevision(1), previousEtag: null, appended: [{ number: 1 }] },
      { key, etag: atRevision(3), previousEtag: atRevision(2) },
    ]);
    const { document } = await company.load("transactions");
    const correctedBy = { fiscalYearId: NEXT_YEAR, series: "A", number: 1 };
    expect(document["transactions"]).toMatchObject([{ number: 1, correctedBy }, { number: 2 }]);
    const undone = await company.commit("undo", [{ key: next, ifMatch: '"1"', remove: ["A-1"] }]);
    expect(undone.changes).toMatchObject([{ key: next }, { key, etag: atRevision(4) }]);
    expect(JSON.stringify((await company.load("transactions")).document)).not.toContain("correctedBy");
  });

  it("TR15: a correction in an open year marks what it corrects in a locked one", async () => {
    const company = await books();
    const key = company.key("transactions");
    const settings = company.key("accountSettings");
    await company.commit("register", [{ key, append: [sale(1)] }]);
    await company.commit("edit", [
      { key: settings, ifMatch: '"1"', put: [fiscalYear(YEAR, 2025, true), fiscalYear(NEXT_YEAR, 2026)] },
      {
        key: company.key("accountPlan", NEXT_YEAR),
        head: { name: "B" },
        put: [account(1930), account(3001)],
      },
    ]);
    const corrects = { fiscalYearId: YEAR, series: "A", number: 1 };
    const append = [sale(-1, { date: "2026-01-01", corrects })];
    await company.commit("correct", [{ key: company.key("transactions", NEXT_YEAR), append }]);
    const correctedBy = { fiscalYearId: NEXT_YEAR, series: "A", number: 1 };
    expect((await company.load("transactions")).document["transactions"]).toMatchObject([{ correctedBy }]);
  });

  it("TR20: several that correct one begin with its exact negative", async () => {
    const company = await books();
    const key = company.key("transactions");
    await company.commit("register", [{ key, append: [sale(100), sale(100)] }]);
    const corrects = { fiscalYearId: YEAR, series: "A", number: 2 };
    const both = (kronor: number) => [{ key, append: [sale(kronor, { corrects }), sale(90, { corrects })] }];
    expect(await company.refused("correct", both(-1))).toMatchObject({
      status: 422,
      message: "En rättelse börjar med en transaktion som vänder A 2 rad för rad. Ingenting har sparats.",
    });
    await company.commit("correct", both(-100));
    const { document } = await company.load("transactions");
    const correctedBy = { fiscalYearId: YEAR, series: "A", number: 3 };
    expect(document["transactions"]).toMatchObject([{}, { correctedBy }, { number: 3 }, { number: 4 }]);
  });

  it("TR20: what is booked instead is deleted, and comes back when that is undone; the mark stays", async () => {
    const company = await books();
    const key = company.key("transactions");
    await company.commit("register", [{ key, append: [sale(100)] }]);
    const corrects = { fiscalYearId: YEAR, series: "A", number: 1 };
    await company.commit("correct", [
      { key, append: [-100, 90].map((kronor) => sale(kronor, { corrects })) },
    ]);
    const before = (await company.load("transactions")).document["transactions"] as readonly object[];
    const etag = async () => (await company.load("transactions")).etag;
    await company.commit("delete", [{ key, ifMatch: await etag(), remove: ["A-3"] }]);
    await company.commit("undo", [{ key, ifMatch: await etag(), put: [before[2]] }]);
    expect((await company.load("transactions")).document["transactions"]).toEqual(before);
    expect(await here().store.findFaults(company.id)).toEqual([]);
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
    const saved = await here().store.documents.save(
      company.actor,
      next,
      await currentEtag(here(), company.actor, next),
      empty,
    );
    expect(saved).toEqual({ ok: true, value: { etag: atRevision(2) } });
    expect(JSON.stringify((await company.load("transactions")).document)).not.toContain("correctedBy");
  });

  it("a document of a newer program is neither read nor written", async () => {
    const company = await books();
    const database = openDatabase(here().place);
    await database.db
      .updateTable("document")
      .set({ version: 2 })
      .where("company_id", "=", company.id)
      .where("kind", "=", "accountPlan")
      .execute();
    await database.close();
    const key = company.key("accountPlan");
    const newer = { ok: false, error: { status: 409, message: expect.stringContaining("Ladda om sidan") } };
    expect(await here().store.documents.load(company.actor, key)).toMatchObject(newer);
    expect((await company.refused("edit", [{ key, ifMatch: '"1"', put: [account(5010)] }])).status).toBe(409);
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
    const known = await currentEtag(here(), company.actor, "u-userSettings");
    await here().store.documents.save(company.actor, "u-userSettings", known, settings);
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
    const all = { key, ifMatch: '"2"', remove: ["A-1", "A-2"] };
    const put = [converted("a", 1, 1), converted("b", 2, 2)];
    const convert = (...others: object[]) => [all, { key: drafts, put: others }];
    for (const fields of [{ date: "2025-03-02" }, { text: "Annat" }, { entries: sale(3).entries }]) {
      const other = convert(put[0] ?? {}, converted("b", 2, 2, fields));
      expect(await company.refused("convert", other)).toMatchObject({
        status: 422,
        details: { code: "convert-content", item: "A-2" },
      });
    }
    expect(await company.refused("convert", [all])).toMatchObject({ details: { code: "convert-drafts" } });
    const { document: before } = await company.load("transactions");
    await company.commit("convert", convert(...put));
    const { document, etag } = await company.load("transactions");
    expect(document["transactions"]).toEqual([]);
    const made = await company.load("transactionDrafts");
    expect(made.document["drafts"]).toEqual(put);
    // By undo they have their numbers again, and the drafts are gone.
    await company.commit("undo", [
      { key, ifMatch: etag, put: before["transactions"] },
      { key: drafts, ifMatch: made.etag, remove: ["a", "b"] },
    ]);
    expect((await company.load("transactions")).document["transactions"]).toEqual(before["transactions"]);
    expect((await company.load("transactionDrafts")).document["drafts"]).toEqual([]);
  });

  it("CH9: a conversion never replaces a draft that is there", async () => {
    const company = await books();
    const key = company.key("transactions");
    const drafts = company.key("transactionDrafts");
    await company.commit("edit", [{ key: drafts, put: [draft("mine")] }]);
    await company.commit("register", [{ key, append: [sale(1)] }]);
    const { etag } = await company.load("transactions");
    const known = (await company.load("transactionDrafts")).etag;
    const convert = (id: string) => [
      { key, ifMatch: etag, remove: ["A-1"] },
      { key: drafts, ifMatch: known, put: [converted(id, 1, 1)] },
    ];
    expect(await company.refused("convert", convert("mine"))).toMatchObject({
      details: { code: "convert-replaces", item: "mine" },
    });
    await company.commit("convert", convert("other"));
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
    const company = await newCompany(here(), await newActor(here()));
    await company.commit("import", [
      { key: company.key("accountSettings"), put: [fiscalYear(YEAR, 2025, true)] },
      { key: company.key("accountPlan"), head: { name: "BAS" }, put: [account(1930), account(3001)] },
      { key: company.key("transactions"), put: [{ ...sale(), number: 1 }] },
    ]);
  });

  it("CH4: an import has no series that the year lacks", async () => {
    const company = await newCompany(here(), await newActor(here()));
    const importOf = (series: string) => [
      { key: company.key("accountSettings"), put: [fiscalYear()] },
      { key: company.key("accountPlan"), head: { name: "BAS" }, put: [account(1930), account(3001)] },
      { key: company.key("transactions"), put: [{ ...sale(), number: 1, series }] },
    ];
    expect(await company.refused("import", importOf("X"))).toMatchObject({
      details: { code: "unknown-series", item: "X-1", series: "X" },
    });
    await company.commit("import", importOf("A"));
  });

  it("CH34: what is registered has its text, and those of its rows, on one line", async () => {
    const company = await books();
    const key = company.key("transactions");
    const [first, ...others] = sale(1).entries;
    const broken = [{ text: "Hyra\nmars" }, { entries: [{ ...first, text: "Hyra\r\nmars" }, ...others] }];
    for (const parts of broken) {
      const refusal = await company.refused("register", [{ key, append: [sale(1, parts)] }]);
      expect(refusal.details).toMatchObject({ code: "text-broken", field: "text" });
      const draft = company.key("transactionDrafts");
      const { series: _series, locked: _locked, ...entry } = sale(1, parts);
      const drafted = await company.refused("edit", [{ key: draft, put: [{ ...entry, id: "a" }] }]);
      expect(drafted.details).toMatchObject({ code: "text-broken" });
    }
    await company.commit("register", [{ key, append: [sale(1, { annotation: "Rad 1\nRad 2" })] }]);
  });

  it("CH32: an import of more than 50 transactions asks what the company has", async () => {
    const importsOf = (company: TestCompany, count: number) => [
      { key: company.key("accountSettings"), put: [fiscalYear()] },
      { key: company.key("accountPlan"), head: { name: "BAS" }, put: [account(1930), account(3001)] },
      {
        key: company.key("transactions"),
        put: Array.from({ length: count }, (_, n) => ({ ...sale(n + 1), number: n + 1 })),
      },
    ];
    const actor = await newActor(here());
    const without = await newCompany(here(), actor, []);
    expect(await without.refused("import", importsOf(without, 51))).toMatchObject({
      status: 403,
      type: "FeatureIsMissingException",
      details: { featureId: 1001 },
    });
    await without.commit("import", importsOf(without, 50));
    const plus = await newCompany(here(), actor, [1001]);
    await plus.commit("import", importsOf(plus, 51));
  });

  it.each([
    ["", { attachmentIds: ["a"] }],
    [" by the reference of an older version", { attachments: [{ id: "a", name: "kvitto.png" }] }],
  ])("what a registered transaction rests on is not taken away%s", async (_how, reference) => {
    const company = await books();
    const key = company.key("attachmentData");
    const fileId = await addFile(here(), company);
    const file = { name: "kvitto.png", created: "2025-06-10", fileId };
    await company.commit("edit", [{ key, put: ["a", "b"].map((id) => ({ ...file, id })) }]);
    await company.commit("register", [{ key: company.key("transactions"), append: [sale(1, reference)] }]);
    const refusal = await company.refused("edit", [{ key, ifMatch: '"1"', remove: ["a"] }]);
    expect(refusal.details).toMatchObject({ code: "attachment-bound", item: "a" });
    await company.commit("edit", [{ key, ifMatch: '"1"', remove: ["b"] }]);
  });

  it("transactions need a fiscal year", async () => {
    const company = await books();
    const key = company.key("transactions", NEXT_YEAR);
    expect((await company.refused("register", [{ key, append: [sale()] }])).message).toBe(
      "Räkenskapsår saknas",
    );
  });
});
