import { describe, expect } from "vitest";
import { storeOn } from "../../../test/store-on.ts";
import { account, fiscalYear, fromText, json, sale, YEAR } from "../../../test/test-books.ts";
import { ENGINES } from "../../../test/test-store.ts";
import { atRevision } from "../../../test/whole-etags.ts";

describe.each(ENGINES)("saves of a whole state on $name", (on) => {
  const { books, here, it } = storeOn(on);

  it("finds what differs, keeps the order of what stays and puts new items last", async () => {
    const company = await books();
    const key = company.key("accountPlan");
    const { etag } = await company.load("accountPlan");
    const accounts2 = [account(6110), { ...account(1930), name: "Bank" }, account(1510)];
    const saved = await here().store.documents.save(
      company.actor,
      key,
      etag,
      json({ version: 1, name: "BAS", accounts2 }),
    );
    expect(saved).toEqual({ ok: true, value: { etag: atRevision(2) } });
    const { document } = await company.load("accountPlan");
    expect(document["accounts2"]).toEqual([account(1510), { ...account(1930), name: "Bank" }, account(6110)]);
    const difference = await here().store.documents.difference(company.actor, key, etag);
    if (!difference.ok || difference.value.isReload) throw new Error("no difference");
    expect(await fromText(difference.value.text)).toEqual({
      version: 1,
      etag: atRevision(2),
      since: atRevision(1),
      put: [{ ...account(1930), name: "Bank" }, account(6110)],
      remove: ["2440", "3001", "4010"],
    });
  });

  it("a map of years from before versions becomes the list of today", async () => {
    const company = await books();
    const { etag } = await company.load("accountSettings");
    const transactionSeries = { A: { startNo: 1, description: "Löpande" } };
    const year = { from: "2025-01-01", to: "2025-12-31", locked: false, transactionSeries };
    const guid = YEAR.slice(1);
    const old = { fiscalYears: { [guid]: year }, currentFiscalYearId: guid };
    const saved = await here().store.documents.save(
      company.actor,
      company.key("accountSettings"),
      etag,
      json(old),
    );
    expect(saved.ok).toBe(true);
    expect((await company.load("accountSettings")).document).toEqual({
      version: 1,
      currentFiscalYearId2: YEAR,
      fiscalYears2: [fiscalYear()],
    });
  });

  it("any newer revision is a conflict", async () => {
    const company = await books();
    const key = company.key("accountPlan");
    const { etag, document } = await company.load("accountPlan");
    await company.commit("edit", [{ key, ifMatch: etag, put: [account(5010)] }]);
    for (const ifMatch of [etag, undefined, '"7"']) {
      const saved = await here().store.documents.save(company.actor, key, ifMatch, json(document));
      expect(saved).toMatchObject({ ok: false, error: { status: 412 } });
    }
  });

  it("a registered transaction is not changed by a save", async () => {
    const company = await books();
    const key = company.key("transactions");
    await company.commit("register", [{ key, append: [sale()] }]);
    const { etag } = await company.load("transactions");
    const changed = { version: 1, transactions: [{ ...sale(5), number: 1, regDate: "2025-06-10" }] };
    const saved = await here().store.documents.save(company.actor, key, etag, json(changed));
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
    const { etag } = await company.load("accountPlan");
    const saved = await here().store.documents.save(company.actor, company.key("accountPlan"), etag, body);
    expect(saved).toMatchObject({ ok: false, error: { status } });
  });
});
