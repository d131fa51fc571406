import { sql } from "kysely";
import { beforeEach, describe, expect } from "vitest";
import { storeOn } from "../../../test/store-on.ts";
import { account, sale, type TestCompany } from "../../../test/test-books.ts";
import { ENGINES } from "../../../test/test-store.ts";
import { openDatabase } from "../database/database.ts";

describe.each(ENGINES)("the chain of hashes on $name", (on) => {
  const { books, here, it } = storeOn(on);
  let company: TestCompany;

  beforeEach(async () => {
    if (!on.isHere) return;
    company = await books();
    const key = company.key("transactions");
    await company.commit("register", [{ key, append: [sale(1), sale(2)] }]);
    await company.commit("delete", [{ key, ifMatch: '"2"', remove: ["A-2"] }]);
    const plan = company.key("accountPlan");
    await company.commit("edit", [{ key: plan, ifMatch: '"1"', head: { name: "B" }, put: [account(5010)] }]);
  });

  /** Changes the tables of the company directly, without the store. */
  const tamper = async (statement: string): Promise<void> => {
    const database = openDatabase(here().place);
    await sql.raw(`${statement} and company_id = ${company.id}`).execute(database.db);
    await database.close();
  };

  it("is whole as it was written", async () => {
    expect(await here().store.findFaults(company.id)).toEqual([]);
  });

  it.each([
    ["an old body that differs", `update item_history set body = '{}' where id = 'A-1'`, "item-history"],
    ["a body with its hash", `update item_history set body = null, body_hash = 'x' where id = 'A-1'`, "hash"],
    [
      "a present item",
      `update item set body = replace(body, '"amount":1', '"amount":9') where id = 'A-1'`,
      "item",
    ],
    ["an item that is gone", `delete from item where id = 'A-1'`, "item"],
    ["an item that nobody wrote", `update item set id = 'A-9' where id = 'A-1'`, "item"],
    ["who did it", `update revision set user_name = 'Någon' where revision = 2`, "hash"],
    ["when it was done", `update revision set at = at + 1 where revision = 2`, "hash"],
    ["what for", `update revision set intent = 'import' where revision = 2`, "hash"],
    ["how many documents it changed", `update revision set documents = 2 where revision = 2`, "commit"],
    ["an old head", `update revision set head = '{"name":"C"}' where head is not null`, "head"],
    ["the present head", `update document set head = '{"name":"C"}' where kind = 'accountPlan'`, "head"],
    ["a revision that is gone", `delete from revision where revision = 1`, "revision-missing"],
    [
      "an item of a revision that is gone",
      `delete from item_history where id = 'A-2' and revision = 3`,
      "hash",
    ],
    [
      "the number of the last revision",
      `update document set revision = 1 where kind = 'accountPlan'`,
      "document",
    ],
  ])("shows a change of %s", async (_what, statement, code) => {
    await tamper(statement);
    const codes = (await here().store.findFaults(company.id)).map((finding) => finding.code);
    expect(codes).toContain(code);
  });

  it("a body that law says must be erased can be emptied on record", async () => {
    await tamper(`update item_history set body = null where id = 'A-2' and revision = 2`);
    expect(await here().store.findFaults(company.id)).toEqual([]);
  });
});
