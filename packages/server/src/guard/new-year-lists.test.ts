import { describe, expect } from "vitest";
import { storeOn } from "../../test/store-on.ts";
import { configWith, fiscalYear, NEXT_YEAR, type TestCompany, YEAR } from "../../test/test-books.ts";
import { ENGINES } from "../../test/test-store.ts";
import { openDatabase } from "../store/database/database.ts";

const LIST = {
  id: "l",
  name: "Maskiner",
  depreciationAccountId: 1219,
  depreciationCostAccountId: 7832,
  items: [],
};

// CH31: a company that no longer has the feature takes its asset lists along into a new year.
describe.each(ENGINES)("asset lists without their feature on $name", (on) => {
  const { books, here, it } = storeOn(on);

  const lapsed = async (): Promise<TestCompany> => {
    const company = await books();
    await company.commit("edit", [{ key: company.key("assetManagement"), put: [LIST] }]);
    const database = openDatabase(here().place);
    await database.db
      .updateTable("company")
      .set({ config: JSON.stringify(configWith([1000])) })
      .where("id", "=", company.id)
      .execute();
    await database.close();
    return company;
  };
  const etag = async (company: TestCompany) => (await company.load("accountSettings")).etag;
  const newYear = async (company: TestCompany, id = NEXT_YEAR, year = 2026) => ({
    key: company.key("accountSettings"),
    ifMatch: await etag(company),
    put: [fiscalYear(id, year)],
  });

  it("come with the year that is made, and leave it by the undo", async () => {
    const company = await lapsed();
    const lists = company.key("assetManagement", NEXT_YEAR);
    await company.commit("edit", [await newYear(company), { key: lists, put: [LIST] }]);
    expect((await company.load("assetManagement", NEXT_YEAR)).document["lists"]).toEqual([LIST]);
    const change = { key: lists, ifMatch: '"1"', put: [{ ...LIST, name: "Bilar" }] };
    expect((await company.refused("edit", [change])).type).toBe("FeatureIsMissingException");
    const undo = [
      { key: company.key("accountSettings"), ifMatch: await etag(company), remove: [NEXT_YEAR] },
      { key: lists, ifMatch: '"1"', remove: ["l"] },
    ];
    expect((await company.refused("undo", undo.slice(1))).type).toBe("FeatureIsMissingException");
    await company.commit("undo", undo);
    expect((await company.load("accountSettings")).document["fiscalYears2"]).toEqual([fiscalYear()]);
  });

  it("are refused in a year that there is, also when it is put again, and with any other intent", async () => {
    const company = await lapsed();
    const lists = { key: company.key("assetManagement"), ifMatch: '"1"', put: [{ ...LIST, name: "Bilar" }] };
    const other = { key: company.key("assetManagement", NEXT_YEAR), put: [LIST] };
    const drafts = { key: company.key("transactionDrafts", NEXT_YEAR), put: [] };
    const year = await newYear(company);
    for (const [intent, changes] of [
      ["edit", [await newYear(company, YEAR, 2025), lists]],
      ["edit", [year, lists]],
      ["edit", [other]],
      ["edit", [year, drafts]],
      ["import", [year, other]],
    ] as const) {
      expect([intent, (await company.refused(intent, changes)).type]).toEqual([
        intent,
        "FeatureIsMissingException",
      ]);
    }
  });
});
