import { describe, expect } from "vitest";
import { storeOn } from "../../test/store-on.ts";
import {
  draft,
  fiscalYear,
  NEXT_YEAR,
  newBooks,
  sale,
  type TestCompany,
  YEAR,
} from "../../test/test-books.ts";
import { ENGINES, newActor } from "../../test/test-store.ts";

const FOREIGN = `f${"9".repeat(32)}`;
const LINK_TEXT = "Svarv: transaktionen hör till ett räkenskapsår som företaget inte har.";

function listWith(fiscalYearId: string, id = "i", name = "Svarv") {
  return {
    id: "l",
    name: "Maskiner",
    depreciationAccountId: 1219,
    depreciationCostAccountId: 7832,
    items: [
      {
        id,
        name,
        purchaseDate: "2024-01-01",
        purchasePrice: 1000,
        depreciationYears: 5,
        inboundDepreciationAmount: 0,
        depreciationAmount: 200,
        transaction: { fiscalYearId, transactionSeries: "A", transactionId: 1 },
      },
    ],
  };
}

// CH35, CH36: what a document says of a fiscal year is of one of the same company.
describe.each(ENGINES)("links to fiscal years on $name", (on) => {
  const { books, here, it } = storeOn(on);
  const etag = async (company: TestCompany, kind = "accountSettings") => (await company.load(kind)).etag;
  const addYear = async (company: TestCompany, id: string, year: number) =>
    company.commit("edit", [
      { key: company.key("accountSettings"), ifMatch: await etag(company), put: [fiscalYear(id, year)] },
    ]);

  it("an asset is linked to no year that the company has not had, also in a new year", async () => {
    const other = await newBooks(here(), await newActor(here()));
    await addYear(other, FOREIGN, 2026);
    const company = await books();
    const key = company.key("assetManagement");
    const refusal = { status: 422, message: LINK_TEXT };
    expect(await company.refused("edit", [{ key, put: [listWith(FOREIGN)] }])).toMatchObject(refusal);
    await company.commit("edit", [{ key, put: [listWith(YEAR)] }]);
    expect(await company.refused("edit", [{ key, ifMatch: '"1"', put: [listWith(FOREIGN)] }])).toMatchObject(
      refusal,
    );
    const rolled = { key: company.key("assetManagement", NEXT_YEAR), put: [listWith(FOREIGN)] };
    const year = {
      key: company.key("accountSettings"),
      ifMatch: await etag(company),
      put: [fiscalYear(NEXT_YEAR, 2026)],
    };
    expect(await company.refused("edit", [year, rolled])).toMatchObject(refusal);
    await company.commit("edit", [year, { ...rolled, put: [listWith(YEAR)] }]);
  });

  it("an asset keeps its link to a year that was deleted, and takes it along", async () => {
    const company = await books();
    await addYear(company, NEXT_YEAR, 2024);
    const years = { key: company.key("accountSettings"), ifMatch: await etag(company), remove: [NEXT_YEAR] };
    await company.commit("deleteYear", [years]);
    const key = company.key("assetManagement");
    await company.commit("edit", [{ key, put: [listWith(NEXT_YEAR)] }]);
    await company.commit("edit", [{ key, ifMatch: '"1"', put: [listWith(NEXT_YEAR, "i", "Ny svarv")] }]);
  });

  it("an imported voucher corrects nothing, and is corrected by nothing", async () => {
    const company = await books();
    const link = { fiscalYearId: FOREIGN, series: "A", number: 1 };
    for (const field of ["corrects", "correctedBy"]) {
      const put = [{ ...sale(1, { [field]: link }), number: 1 }];
      const change = { key: company.key("transactions"), ifMatch: '"1"', put };
      expect((await company.refused("import", [change])).message).toBe(
        "Kopplingen till en rättad transaktion kan bara göras av en rättelse.",
      );
    }
  });

  it("the year in which others begin is one of the company's", async () => {
    const company = await books();
    const settings = { key: company.key("accountSettings"), ifMatch: await etag(company) };
    const head = { currentFiscalYearId2: FOREIGN };
    expect((await company.refused("edit", [{ ...settings, head }])).message).toBe(
      "Det aktiva räkenskapsåret finns inte i företaget.",
    );
    await company.commit("edit", [{ ...settings, head, put: [fiscalYear(FOREIGN, 2026)] }]);
  });

  it("a draft that was changed in the form goes with the voucher that it became", async () => {
    const company = await books();
    const key = company.key("transactionDrafts");
    await company.commit("edit", [{ key, put: [draft("d"), draft("e")] }]);
    await company.commit("register", [
      { key: company.key("transactions"), append: [sale()] },
      { key, ifMatch: '"1"', remove: ["d"] },
    ]);
    expect((await company.load("transactionDrafts")).document["drafts"]).toEqual([draft("e")]);
    const sold = { key: company.key("transactions"), append: [sale()] };
    // The draft of another tab has been registered already.
    const again = await company.refused("register", [sold, { key, ifMatch: '"2"', remove: ["d"] }]);
    expect(again.status).toBe(412);
  });
});
