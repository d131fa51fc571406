import { describe, expect } from "vitest";
import { storeOn } from "../../test/store-on.ts";
import { json, sale } from "../../test/test-books.ts";
import { ENGINES } from "../../test/test-store.ts";

describe.each(ENGINES)("the longest texts on $name (CH34)", (on) => {
  const { books, here, it } = storeOn(on);
  const text = "x".repeat(401);
  const tooLong = {
    status: 422,
    type: "ChangeRefused",
    message: `Transaktion, text: ”${"x".repeat(30)}” har 401 tecken, och får ha högst 400. Ingenting har sparats.`,
  };

  it("a registered voucher has a text of 400 characters at most, and no NUL", async () => {
    const company = await books();
    const key = company.key("transactions");
    expect(await company.refused("register", [{ key, append: [sale(1, { text })] }])).toMatchObject(tooLong);
    const withNul = [{ key, append: [sale(1, { text: "a\0b" })] }];
    expect((await company.refused("register", withNul)).message).toBe(
      "Transaktion, text: ”ab” innehåller tecken som inte kan sparas. Skriv texten på nytt. Ingenting har sparats.",
    );
    const save = json({ version: 1, transactions: [{ ...sale(1, { text }), number: 1 }] });
    expect(await here().store.documents.save(company.actor, key, '"1"', save)).toMatchObject({
      ok: false,
      error: tooLong,
    });
    await company.commit("register", [{ key, append: [sale(1, { text: "x".repeat(400) })] }]);
  });

  it("an import keeps what its file has, and its vouchers can be noted and put back", async () => {
    const company = await books();
    const key = company.key("transactions");
    const stored = { ...sale(1, { text }), number: 1, regDate: "2025-03-02" };
    const plan = company.key("accountPlan");
    await company.commit("import", [{ key, ifMatch: '"1"', put: [stored] }]);
    const { etag } = await company.load("transactions");
    const put = [{ ...stored, annotation: "Kontrollerad" }];
    await company.commit("annotate", [{ key, ifMatch: etag, put }]);
    const annotation = "x".repeat(20_001);
    const after = await company.load("transactions");
    const longer = [{ key, ifMatch: after.etag, put: [{ ...stored, annotation }] }];
    expect((await company.refused("annotate", longer)).message).toContain("och får ha högst 20000");
    const removal = [{ key, ifMatch: after.etag, remove: ["A-1"] }];
    await company.commit("delete", removal);
    const gone = await company.load("transactions");
    await company.commit("undo", [{ key, ifMatch: gone.etag, put }]);
    expect((await company.load("transactions")).document["transactions"]).toMatchObject([{ text }]);
    expect(
      (await company.refused("edit", [{ key: plan, ifMatch: '"1"', head: { name: text } }])).message,
    ).toContain("Konto, namn");
  });

  it.each([
    [
      "journalTemplates",
      { id: "t", name: "Hyra\nmars", description: "", entries: [{ accountId: 1930, amount: 1 }] },
    ],
    ["accountPlan", { id: 1940, name: "Bank\u2028konto", type: "asset", active: true }],
    [
      "assetManagement",
      { id: "l", name: "Svarv\r\n", depreciationAccountId: 1219, depreciationCostAccountId: 7832, items: [] },
    ],
    ["transactionDrafts", { id: "d", text: "Hyra\tmars", entries: [] }],
    [
      "transactionDrafts",
      { id: "d", text: "Hyra", entries: [{ accountId: 1930, amount: 1, quantity: 1e300 }] },
    ],
  ])("what stands on one line, and a quantity, is held to it: %s %#", async (kind, item) => {
    const company = await books();
    const key = company.key(kind);
    const ifMatch = kind === "accountPlan" ? { ifMatch: '"1"' } : {};
    const refusal = await company.refused("edit", [{ key, ...ifMatch, put: [item] }]);
    expect([refusal.status, refusal.message]).toEqual([
      422,
      expect.stringContaining("Ingenting har sparats."),
    ]);
  });
});
