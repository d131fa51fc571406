import { describe, expect } from "vitest";
import { storeOn } from "../../test/store-on.ts";
import { account, fiscalYear, NEXT_YEAR, sale, type TestCompany, YEAR } from "../../test/test-books.ts";
import { addMember } from "../../test/test-members.ts";
import { ENGINES } from "../../test/test-store.ts";
import { openDatabase } from "../store/database/database.ts";

const KINDS = ["accountPlan", "accountBalance", "transactions", "attachmentData", "bankStatements"];

// CH24: a year with all its documents goes in one commit, and comes back by one.
describe.each(ENGINES)("deleting a fiscal year on $name", (on) => {
  const { books, here, it } = storeOn(on);

  /** Books with a second year that is not worked in: a chart, opening balances, and an empty document of vouchers. */
  const twoYears = async (): Promise<TestCompany> => {
    const company = await books();
    await company.commit("edit", [
      {
        key: company.key("accountSettings"),
        ifMatch: await etag(company, "accountSettings"),
        put: [fiscalYear(NEXT_YEAR, 2026)],
      },
      { key: company.key("accountPlan", NEXT_YEAR), head: { name: "BAS" }, put: [1930, 2440].map(account) },
      { key: company.key("transactions", NEXT_YEAR) },
    ]);
    await company.commit("edit", [
      {
        key: company.key("accountBalance", NEXT_YEAR),
        put: [
          { accountId: 1930, balance: 100 },
          { accountId: 2440, balance: -100 },
        ],
      },
    ]);
    return company;
  };
  const etag = async (company: TestCompany, kind: string, year = NEXT_YEAR) => {
    const version = await here().store.documents.version(company.actor, company.key(kind, year));
    return version.ok ? version.value.etag : undefined;
  };
  /** The commit that deletes the year: its list of years, and every kind whether there is such a document or not. */
  const deletion = async (company: TestCompany, kinds = KINDS): Promise<object[]> => {
    const changes: object[] = [
      {
        key: company.key("accountSettings"),
        ifMatch: await etag(company, "accountSettings"),
        remove: [NEXT_YEAR],
      },
    ];
    for (const kind of kinds) {
      const ifMatch = await etag(company, kind);
      changes.push({
        key: company.key(kind, NEXT_YEAR),
        end: true,
        ...(ifMatch === undefined ? {} : { ifMatch }),
      });
    }
    return changes;
  };
  const itemsOf = async (company: TestCompany, kind: string, field: string): Promise<unknown> =>
    (await company.load(kind, NEXT_YEAR)).document[field];
  const isThere = async (company: TestCompany, kind: string) => (await etag(company, kind)) !== undefined;

  it("takes every document along, and its undo brings back what there was with new ETags", async () => {
    const company = await twoYears();
    const { store } = here();
    const before = {
      accounts: await itemsOf(company, "accountPlan", "accounts2"),
      balances: await itemsOf(company, "accountBalance", "balances"),
      etag: await etag(company, "accountPlan"),
    };
    const answer = await company.commit("deleteYear", await deletion(company), "delete the year");
    // Sent again it has the same answer and no other effect.
    expect(await company.commit("deleteYear", await deletion(company), "delete the year")).toEqual(answer);
    for (const kind of KINDS) expect([kind, await isThere(company, kind)]).toEqual([kind, false]);
    expect((await company.load("accountSettings")).document["fiscalYears2"]).toEqual([fiscalYear()]);
    expect(await store.findFaults(company.id)).toEqual([]);

    const ifMatch = await etag(company, "accountSettings");
    const back = [
      { key: company.key("accountSettings"), ifMatch, put: [fiscalYear(NEXT_YEAR, 2026)] },
      { key: company.key("accountPlan", NEXT_YEAR), head: { name: "BAS" }, put: before.accounts },
      { key: company.key("accountBalance", NEXT_YEAR), put: before.balances },
      { key: company.key("transactions", NEXT_YEAR) },
    ];
    // Not a part of it, and nothing else than there was.
    expect(await company.refused("undo", back.slice(0, 3))).toMatchObject({ type: "NotAnUndo" });
    const other = back.with(1, { ...back[1], head: { name: "Annan" } } as never);
    expect(await company.refused("undo", other)).toMatchObject({ type: "NotAnUndo" });
    await company.commit("undo", back);
    expect(await itemsOf(company, "accountPlan", "accounts2")).toEqual(before.accounts);
    expect(await itemsOf(company, "accountBalance", "balances")).toEqual(before.balances);
    const again = await etag(company, "accountPlan");
    expect([before.etag, again].map((one) => one?.split("-")[0])).toEqual(['"1', '"3']);
    expect(await store.findFaults(company.id)).toEqual([]);
  });

  it("takes along what no page writes, and brings it back", async () => {
    const company = await twoYears();
    const database = openDatabase(here().place);
    const [from, to] = ["accountBalance", "bankStatements"].map((kind) => company.key(kind, NEXT_YEAR));
    for (const table of ["document", "item", "revision", "item_history"] as const) {
      await database.db
        .deleteFrom(table)
        .where("company_id", "=", company.id)
        .where("key", "=", from ?? "")
        .execute();
    }
    await database.db
      .updateTable("document")
      .set({ key: to ?? "", kind: "bankStatements" })
      .where("company_id", "=", company.id)
      .where("key", "=", company.key("transactions", NEXT_YEAR))
      .execute();
    await database.close();
    expect(await company.refused("deleteYear", await deletion(company, ["accountPlan"]))).toMatchObject({
      details: { code: "fiscal-year-documents" },
    });
    await company.commit("deleteYear", await deletion(company));
    expect(await isThere(company, "bankStatements")).toBe(false);
  });

  it("is refused while an open document or another's change is in it", async () => {
    const company = await twoYears();
    const settings = { details: { code: "fiscal-year-documents" } };
    expect(await company.refused("deleteYear", (await deletion(company)).slice(0, 3))).toMatchObject(
      settings,
    );
    expect(await company.refused("deleteYear", (await deletion(company)).slice(0, 1))).toMatchObject(
      settings,
    );
    const stale = await deletion(company);
    await company.commit("register", [
      {
        key: company.key("transactions", NEXT_YEAR),
        append: [
          {
            ...sale(),
            date: "2026-01-01",
            entries: [
              { accountId: 1930, amount: 5 },
              { accountId: 2440, amount: -5 },
            ],
          },
        ],
      },
    ]);
    expect(await company.refused("deleteYear", stale)).toMatchObject({ status: 412 });
    const unmatched = (await deletion(company)).map((change) => ({ ...change, ifMatch: undefined }));
    expect(await company.refused("deleteYear", unmatched)).toMatchObject({ status: 412 });
    expect(await itemsOf(company, "transactions", "transactions")).toHaveLength(1);
  });

  it("is the owner's, of a year that nobody has chosen, closed or locked", async () => {
    const company = await twoYears();
    const changes = await deletion(company);
    const bo = await addMember(here(), company, "bookkeeper");
    const byBo = JSON.stringify({
      companyId: company.id,
      intent: "deleteYear",
      requestId: "by a bookkeeper",
      changes,
    });
    expect(await here().store.documents.commit(bo, new TextEncoder().encode(byBo))).toMatchObject({
      error: { status: 403 },
    });
    const key = company.key("accountSettings");
    const ended = async (): Promise<object[]> => (await deletion(company)).slice(1);
    const refusal = async (change: object) =>
      company.refused("deleteYear", [
        { key, ifMatch: await etag(company, "accountSettings"), ...change },
        ...(await ended()),
      ]);
    const notOfIntent = { details: { code: "not-of-intent" } };
    expect(await refusal({ remove: [NEXT_YEAR], head: {} })).toMatchObject(notOfIntent);
    expect(
      await refusal({ remove: [NEXT_YEAR], put: [fiscalYear(`f${"3".repeat(32)}`, 2027)] }),
    ).toMatchObject(notOfIntent);
    expect(await refusal({ remove: [YEAR] })).toMatchObject({ details: { code: "fiscal-year-active" } });
    await company.commit("edit", [
      { key, ifMatch: await etag(company, "accountSettings"), put: [fiscalYear(NEXT_YEAR, 2026, true)] },
    ]);
    expect(await refusal({ remove: [NEXT_YEAR] })).toMatchObject({ details: { code: "year-locked" } });
  });

  it("is no way to end documents of a year that stays, and no other intent ends any", async () => {
    const company = await twoYears();
    const plan = {
      key: company.key("accountPlan", NEXT_YEAR),
      end: true,
      ifMatch: await etag(company, "accountPlan"),
    };
    for (const intent of ["deleteYear", "edit", "undo", "import", "convert", "register"]) {
      expect([intent, await company.refused(intent, [plan])]).toMatchObject([
        intent,
        { details: { code: "not-of-intent", intent } },
      ]);
    }
    expect(await company.refused("delete", [{ ...plan, head: { name: "BAS" } }])).toMatchObject({
      status: 400,
    });
    const ifMatch = await etag(company, "accountBalance");
    await company.commit("delete", [{ key: company.key("accountBalance", NEXT_YEAR), end: true, ifMatch }]);
    expect(await isThere(company, "accountBalance")).toBe(false);
  });

  it("other ways to remove a year with documents stay closed, and coming intents store nothing", async () => {
    const company = await twoYears();
    const [settings, ...others] = await deletion(company);
    for (const intent of ["edit", "delete"]) {
      expect(await company.refused(intent, [settings ?? {}])).toMatchObject({
        details: { code: "fiscal-year-used" },
      });
    }
    expect(others).toHaveLength(KINDS.length);
    for (const intent of ["restore", "erase"]) {
      const key = company.key("journalTemplates");
      expect(await company.refused(intent, [{ key }])).toMatchObject({
        details: { code: "intent-not-in-use", intent },
      });
    }
  });
});
