import { describe, expect } from "vitest";
import { storeOn } from "../../test/store-on.ts";
import { fiscalYear, NEXT_YEAR } from "../../test/test-books.ts";
import { ENGINES } from "../../test/test-store.ts";

const AMOUNT = { code: 7653, amount: 4800 };
const YES = { code: 8040, isTicked: true };
const NO = { code: 8041, isTicked: true };

// TX8: what is typed of the income tax return.
describe.each(ENGINES)("the typed fields of a return on $name", (on) => {
  const { books, it } = storeOn(on);

  it("are stored by their code, changed, and taken back", async () => {
    const company = await books();
    const key = company.key("incomeTax");
    await company.commit("edit", [{ key, put: [AMOUNT, NO] }]);
    expect((await company.load("incomeTax")).document["fields"]).toEqual([AMOUNT, NO]);
    const { etag } = await company.load("incomeTax");
    await company.commit("edit", [
      { key, ifMatch: etag, put: [{ ...AMOUNT, amount: 500 }, YES], remove: ["8041"] },
    ]);
    const changed = await company.load("incomeTax");
    expect(changed.document["fields"]).toEqual([{ ...AMOUNT, amount: 500 }, YES]);
    await company.commit("undo", [{ key, ifMatch: changed.etag, put: [AMOUNT, NO], remove: ["8040"] }]);
    expect((await company.load("incomeTax")).document["fields"]).toEqual([AMOUNT, NO]);
  });

  it("are refused where the form does not take them, and so is the other answer beside a stored one", async () => {
    const company = await books();
    const key = company.key("incomeTax");
    await company.commit("edit", [{ key, put: [YES] }]);
    const { etag } = await company.load("incomeTax");
    for (const put of [
      [{ code: 7670, amount: 1 }],
      [{ code: 7653, amount: 0.5 }],
      [{ code: 7653, amount: -1 }],
      [{ code: 7653, isTicked: true }],
      [NO],
    ]) {
      await company.refused("edit", [{ key, ifMatch: etag, put }]);
    }
    expect((await company.load("incomeTax")).document["fields"]).toEqual([YES]);
  });

  it("go with their year", async () => {
    const company = await books();
    const settings = company.key("accountSettings");
    const { etag } = await company.load("accountSettings");
    await company.commit("edit", [{ key: settings, ifMatch: etag, put: [fiscalYear(NEXT_YEAR, 2026)] }]);
    const key = company.key("incomeTax", NEXT_YEAR);
    await company.commit("edit", [{ key, put: [AMOUNT] }]);
    const typed = await company.load("incomeTax", NEXT_YEAR);
    const years = await company.load("accountSettings");
    await company.commit("deleteYear", [
      { key: settings, ifMatch: years.etag, remove: [NEXT_YEAR] },
      { key, ifMatch: typed.etag, end: true },
    ]);
    expect((await company.load("accountSettings")).document["fiscalYears2"]).toEqual([fiscalYear()]);
    // Nothing of it is left for a year that would have the same id.
    expect(
      (await company.load("incomeTax", NEXT_YEAR).catch(() => undefined))?.document["fields"] ?? [],
    ).toEqual([]);
  });
});
