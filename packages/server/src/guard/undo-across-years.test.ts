import { describe, expect } from "vitest";
import { storeOn } from "../../test/store-on.ts";
import { account, fiscalYear, NEXT_YEAR, sale, type TestCompany, YEAR } from "../../test/test-books.ts";
import { ENGINES } from "../../test/test-store.ts";

const corrects = { fiscalYearId: YEAR, series: "A", number: 1 };

describe.each(ENGINES)("undo of deletions in two years on $name", (on) => {
  const { books, it } = storeOn(on);
  const etag = async (company: TestCompany, kind: string, year?: string) =>
    (await company.load(kind, year)).etag;

  /** A voucher and its correction in the year after: the correction deleted first, then what it corrected. */
  const deleted = async () => {
    const company = await books();
    const [key, open] = [company.key("transactions"), company.key("transactions", NEXT_YEAR)];
    await company.commit("register", [{ key, append: [sale(100)] }]);
    await company.commit("edit", [
      {
        key: company.key("accountSettings"),
        ifMatch: await etag(company, "accountSettings"),
        put: [fiscalYear(YEAR, 2025), fiscalYear(NEXT_YEAR, 2026)],
      },
      {
        key: company.key("accountPlan", NEXT_YEAR),
        head: { name: "B" },
        put: [account(1930), account(3001)],
      },
    ]);
    await company.commit("correct", [{ key: open, append: [sale(-100, { date: "2026-05-12", corrects })] }]);
    const [original] = (await company.load("transactions")).document["transactions"] as object[];
    const [reversal] = (await company.load("transactions", NEXT_YEAR)).document["transactions"] as object[];
    await company.commit("delete", [
      { key: open, ifMatch: await etag(company, "transactions", NEXT_YEAR), remove: ["A-1"] },
    ]);
    const [plain] = (await company.load("transactions")).document["transactions"] as object[];
    await company.commit("delete", [{ key, ifMatch: await etag(company, "transactions"), remove: ["A-1"] }]);
    return { company, key, open, original, plain, reversal };
  };
  const undoing = async (company: TestCompany, key: string, year: string, item: object | undefined) => [
    { key, ifMatch: await etag(company, "transactions", year), put: [item] },
  ];

  it("the later one first", async () => {
    const { company, key, open, original, plain, reversal } = await deleted();
    await company.commit("undo", await undoing(company, key, YEAR, plain));
    await company.commit("undo", await undoing(company, open, NEXT_YEAR, reversal));
    expect((await company.load("transactions")).document["transactions"]).toEqual([original]);
  });

  it("not the earlier one first", async () => {
    const { company, open, reversal } = await deleted();
    const refused = await company.refused("undo", await undoing(company, open, NEXT_YEAR, reversal));
    // Its mark would be put back on nothing: the commit would be taken back by half.
    expect(refused.type).toBe("NotAnUndo");
  });
});
