import { compareTransactions, type Transaction } from "@huvudbok/core/transaction";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { storeOn } from "../../../test/store-on.ts";
import { fiscalYear, newBooks, sale, type TestCompany } from "../../../test/test-books.ts";
import { ENGINES, newActor } from "../../../test/test-store.ts";

const SERIES = ["A", "B", "10", "2", "Ö", "Å"];

describe.each(ENGINES)("the latest vouchers on $name", (on) => {
  const { here, it } = storeOn(on);

  async function latest(company: TestCompany, kind: string, limit: number) {
    const found = await here().store.documents.latest(company.actor, company.key(kind), limit);
    if (!found.ok) throw new Error(found.error.message);
    return found.value;
  }

  it("are those that stand first in the list, whatever the series are called", async () => {
    const actor = await newActor(here());
    const runs = fc.asyncProperty(
      fc.array(fc.constantFrom(...SERIES), { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 1, max: 25 }),
      async (series, limit) => {
        const company = await newBooks(here(), actor);
        const transactionSeries = SERIES.map((name) => ({ name, startNo: 1, description: "" }));
        const { etag: ifMatch } = await company.load("accountSettings");
        const put = [{ ...fiscalYear(), transactionSeries }];
        await company.commit("edit", [{ key: company.key("accountSettings"), ifMatch, put }]);
        const key = company.key("transactions");
        await company.commit("register", [{ key, append: series.map((name) => sale(1, { series: name })) }]);
        const whole = await company.load("transactions");
        const listed = (whole.document["transactions"] as Transaction[]).toSorted((a, b) =>
          compareTransactions(b, a),
        );
        expect(await latest(company, "transactions", limit)).toEqual({
          etag: whole.etag,
          count: series.length,
          items: listed.slice(0, limit),
        });
      },
    );
    await fc.assert(runs, { numRuns: 12 });
  });

  it("end before one whose text is long, so that no answer is", async () => {
    const company = await newBooks(here(), await newActor(here()));
    const texts = ["Ett", "Två", "Tre", "Fyra"];
    const noteOf = (text: string) => (text === "Tre" ? { annotation: "x".repeat(9000) } : {});
    await company.commit("register", [
      { key: company.key("transactions"), append: texts.map((text) => sale(1, { text, ...noteOf(text) })) },
    ]);
    const found = await latest(company, "transactions", 5);
    expect(found.count).toBe(4);
    expect((found.items as Transaction[]).map(({ text }) => text)).toEqual(["Fyra"]);
  });

  it("are none of an empty document, and of one whose items have no numbers", async () => {
    const company = await newBooks(here(), await newActor(here()));
    expect(await latest(company, "transactions", 5)).toMatchObject({ count: 0, items: [] });
    expect(await latest(company, "accountPlan", 5)).toMatchObject({ count: 0, items: [] });
  });
});
