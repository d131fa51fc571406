import { describe, expect } from "vitest";
import { storeOn } from "../../../test/store-on.ts";
import { account, draft } from "../../../test/test-books.ts";
import { ENGINES } from "../../../test/test-store.ts";

describe.each(ENGINES)("conflicts of commits on $name", (on) => {
  const { books, it } = storeOn(on);

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

  it.each(['"x"', "1", '"99"', "*"])("an ETag that was never given matches nothing: %s", async (ifMatch) => {
    const company = await books();
    const key = company.key("accountPlan");
    expect((await company.refused("edit", [{ key, ifMatch, put: [account(5010)] }])).status).toBe(412);
  });

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
