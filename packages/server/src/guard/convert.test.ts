import { describe, expect } from "vitest";
import { storeOn } from "../../test/store-on.ts";
import { account, converted, json, sale, type TestCompany } from "../../test/test-books.ts";
import { addMember } from "../../test/test-members.ts";
import { ENGINES, newActor } from "../../test/test-store.ts";
import type { Actor } from "../store/store.ts";

// CH9: who may turn the vouchers of a year into drafts, and what is left when two do at once.
describe.each(ENGINES)("converting on $name", (on) => {
  const { books, here, it } = storeOn(on);

  const twoSales = async (features?: number[]) => {
    const company = await books(features);
    await company.commit("register", [{ key: company.key("transactions"), append: [sale(), sale(70)] }]);
    const { etag } = await company.load("transactions");
    return { company, etag };
  };
  const changes = (company: TestCompany, etag: string, ids = ["a", "b"]) => [
    { key: company.key("transactions"), ifMatch: etag, remove: ["A-1", "A-2"] },
    {
      key: company.key("transactionDrafts"),
      put: [converted(ids[0] ?? "", 1), converted(ids[1] ?? "", 2, 70)],
    },
  ];
  const convertAs = async (actor: Actor, company: TestCompany, made: readonly object[]) => {
    const requestId = crypto.randomUUID();
    const { documents } = here().store;
    const body = json({ companyId: company.id, intent: "convert", requestId, changes: made });
    await documents.save(
      actor,
      "u-userSettings",
      undefined,
      json({ version: 1, allowTransactionEdit: true }),
    );
    const result = await documents.commit(actor, body);
    return result.ok ? "done" : result.error.type;
  };
  const countOf = async (company: TestCompany, kind: string, field: string) => {
    const version = await here().store.documents.version(company.actor, company.key(kind));
    if (!version.ok) return 0;
    const items = (await company.load(kind)).document[field];
    return Array.isArray(items) ? items.length : 0;
  };
  const counts = async (company: TestCompany) => [
    await countOf(company, "transactions", "transactions"),
    await countOf(company, "transactionDrafts", "drafts"),
  ];

  it("a bookkeeper may, a reader and a stranger may not, and nothing is changed by them", async () => {
    const { company, etag } = await twoSales();
    const made = changes(company, etag);
    expect(await convertAs(await addMember(here(), company, "reader"), company, made)).toBe("RoleIsMissing");
    expect(await convertAs(await newActor(here()), company, made)).toBe("Forbidden");
    expect(await counts(company)).toEqual([2, 0]);
    expect(await convertAs(await addMember(here(), company, "bookkeeper"), company, made)).toBe("done");
    expect(await counts(company)).toEqual([0, 2]);
  });

  it("without the feature of drafts it is refused with its name, and nothing is changed", async () => {
    const { company, etag } = await twoSales([1000, 1002]);
    expect(await company.refused("convert", changes(company, etag))).toMatchObject({
      status: 403,
      type: "FeatureIsMissingException",
      details: { featureId: 1001 },
    });
    // Nor does the removal alone get through, without the drafts that need the feature.
    expect(await company.refused("convert", changes(company, etag).slice(0, 1))).toMatchObject({
      details: { code: "convert-drafts" },
    });
    expect(await counts(company)).toEqual([2, 0]);
  });

  it("an owner's setting is needed by whoever does it", async () => {
    const { company, etag } = await twoSales();
    const bookkeeper = await addMember(here(), company, "bookkeeper");
    const body = { companyId: company.id, intent: "convert", requestId: "without the setting" };
    const refused = await here().store.documents.commit(
      bookkeeper,
      json({ ...body, changes: changes(company, etag) }),
    );
    expect(refused).toMatchObject({ ok: false, error: { details: { code: "not-deletable" } } });
    expect(await counts(company)).toEqual([2, 0]);
  });

  it("nothing else is done by one, nor a part of it by itself", async () => {
    const { company, etag } = await twoSales();
    const [vouchers, drafts] = changes(company, etag);
    const { etag: chart } = await company.load("accountPlan");
    const accounts = {
      key: company.key("accountPlan"),
      ifMatch: chart,
      put: [{ ...account(6000), name: "Ko\u200Bnto" }],
    };
    const untouched = { key: company.key("transactions"), ifMatch: etag };
    for (const [made, code] of [
      [[drafts], "not-of-intent"],
      [[accounts], "not-of-intent"],
      [[vouchers, drafts, accounts], "not-of-intent"],
      [[untouched, drafts], "convert-incomplete"],
    ] as [object[], string][]) {
      expect(await company.refused("convert", made)).toMatchObject({ details: { code } });
    }
    expect(await counts(company)).toEqual([2, 0]);
    expect((await company.load("accountPlan")).etag).toBe(chart);
  });

  it("of two at once one is made, and every voucher is a draft once", async () => {
    const { company, etag } = await twoSales();
    const bo = await addMember(here(), company, "bookkeeper");
    const cia = await addMember(here(), company, "owner");
    const outcomes = await Promise.all([
      convertAs(bo, company, changes(company, etag, ["a", "b"])),
      convertAs(cia, company, changes(company, etag, ["c", "d"])),
    ]);
    expect(outcomes.toSorted()).toEqual(["ETagMismatch", "done"]);
    expect(await counts(company)).toEqual([0, 2]);
    expect(await here().store.findFaults(company.id)).toEqual([]);
  });
});
