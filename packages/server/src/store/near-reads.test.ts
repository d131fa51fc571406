import { describe, expect } from "vitest";
import { storeOn } from "../../test/store-on.ts";
import { account, newBooks, newCompany } from "../../test/test-books.ts";
import { ENGINES, newActor } from "../../test/test-store.ts";
import { openDatabase } from "./database.ts";

describe.each(ENGINES)("reads of a few rows on $name", (on) => {
  const { here, it } = storeOn(on);

  it("the list of companies is whole, be they few or many", async () => {
    const actor = await newActor(here());
    const ids: number[] = [];
    for (let count = 1; count <= 25; count++) {
      ids.push((await newCompany(here(), actor)).id);
      expect((await here().store.companies.list(actor)).map((company) => company.id)).toEqual(ids);
    }
  });

  it("a document is the same on both sides of the length at which a thread reads it", async () => {
    const books = await newBooks(here(), await newActor(here()));
    const key = books.key("accountPlan");
    for (let added = 1; added <= 6; added++) {
      const put = Array.from({ length: 10 }, (_, n) => ({
        ...account(5000 + added * 10 + n),
        name: "Å".repeat(400),
      }));
      const { etag } = await books.load("accountPlan");
      await books.commit("edit", [{ key, ifMatch: etag, put }]);
      const { document } = await books.load("accountPlan");
      expect(document).toMatchObject({ name: "BAS", accounts2: { length: 5 + added * 10 } });
    }
  });

  it("a member who is removed by another process reads nothing more", async () => {
    const actor = await newActor(here());
    const books = await newBooks(here(), actor);
    const key = books.key("accountPlan");
    expect(await here().store.documents.load(actor, key)).toMatchObject({ ok: true });
    const other = openDatabase(here().place);
    await other.write((tx) => tx.deleteFrom("member").where("company_id", "=", books.id).execute());
    await other.close();
    const refused = { ok: false, error: { status: 404 } };
    expect(await here().store.documents.load(actor, key)).toMatchObject(refused);
    expect(await here().store.documents.version(actor, key)).toMatchObject(refused);
    expect(await here().store.companies.config(actor, books.id)).toMatchObject(refused);
    expect(await here().store.companies.role(actor, books.id)).toBeUndefined();
    expect(await here().store.companies.list(actor)).toEqual([]);
  });
});
