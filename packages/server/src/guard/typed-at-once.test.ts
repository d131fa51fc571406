import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { storeOn } from "../../test/store-on.ts";
import { json } from "../../test/test-books.ts";
import { addMember } from "../../test/test-members.ts";
import { ENGINES } from "../../test/test-store.ts";

const AMOUNT = { code: 7653, amount: 4800 };
const OTHER = { code: 7754, amount: 600 };
const [YES, NO] = [
  { code: 8040, isTicked: true },
  { code: 8041, isTicked: true },
];
const MULLER = { id: "kundfaktura müller", vatNumber: "DE143454214" };
const NOKIA = { id: "konsultation nokia", vatNumber: "FI01120389" };

// What two people type at once in the tax return and in the list of VAT numbers: nothing of it is lost without a word.
describe.each(ENGINES)("what two people type at once on $name", (on) => {
  const { books, here, it } = storeOn(on);

  /** A company whose bookkeeper saves what she has typed over the same version as the owner. */
  const two = async () => {
    const company = await books();
    const bookkeeper = await addMember(here(), company, "bookkeeper");
    const { documents } = here().store;
    const saves = (actor: typeof bookkeeper) => (change: object) => {
      const body = {
        companyId: company.id,
        intent: "edit",
        requestId: randomUUID(),
        changes: [change],
      };
      return documents.commit(actor, json(body));
    };
    return { company, owner: saves(company.actor), bookkeeper: saves(bookkeeper) };
  };

  it("fields of the return that are not the same are all saved, whoever is first", async () => {
    const { company, owner, bookkeeper } = await two();
    const key = company.key("incomeTax");
    await owner({ key, put: [YES] });
    const { etag: ifMatch } = await company.load("incomeTax");
    const saved = await Promise.all([
      owner({ key, ifMatch, put: [AMOUNT] }),
      bookkeeper({ key, ifMatch, put: [OTHER] }),
    ]);
    expect(saved.map(({ ok }) => ok)).toEqual([true, true]);
    const { document } = await company.load("incomeTax");
    expect(new Set(document["fields"] as readonly object[])).toEqual(new Set([YES, AMOUNT, OTHER]));
  });

  it("the same field is saved once, and who is later is told so", async () => {
    const { company, owner, bookkeeper } = await two();
    const key = company.key("incomeTax");
    await owner({ key, put: [AMOUNT] });
    const { etag: ifMatch } = await company.load("incomeTax");
    expect(await bookkeeper({ key, ifMatch, put: [{ ...AMOUNT, amount: 500 }] })).toMatchObject({ ok: true });
    for (const change of [{ put: [{ ...AMOUNT, amount: 700 }] }, { remove: ["7653"] }]) {
      expect(await owner({ key, ifMatch, ...change })).toMatchObject({ ok: false, error: { status: 412 } });
    }
    expect((await company.load("incomeTax")).document["fields"]).toEqual([{ ...AMOUNT, amount: 500 }]);
  });

  it("yes of one and no of the other never stand together", async () => {
    const { company, owner, bookkeeper } = await two();
    const key = company.key("incomeTax");
    await owner({ key, put: [AMOUNT] });
    const { etag: ifMatch } = await company.load("incomeTax");
    const saved = await Promise.all([
      owner({ key, ifMatch, put: [YES] }),
      bookkeeper({ key, ifMatch, put: [NO] }),
    ]);
    expect(saved.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await company.load("incomeTax")).document["fields"]).toHaveLength(2);
  });

  it("VAT numbers of two buyers are both saved, and two of the same buyer are not", async () => {
    const { company, owner, bookkeeper } = await two();
    const key = company.key("vatNumbers");
    const stored = async () => {
      const found = await company.load("vatNumbers");
      return { ...found, numbers: found.document["numbers"] };
    };
    expect(await owner({ key, put: [{ id: "a", vatNumber: "DE143454214" }] })).toMatchObject({ ok: true });
    const { etag: ifMatch } = await stored();
    const saved = await Promise.all([
      owner({ key, ifMatch, put: [MULLER] }),
      bookkeeper({ key, ifMatch, put: [NOKIA] }),
    ]);
    expect(saved.map(({ ok }) => ok)).toEqual([true, true]);
    const other = { ...NOKIA, vatNumber: "FI10223460" };
    expect(await owner({ key, ifMatch, put: [other] })).toMatchObject({ error: { status: 412 } });
    expect(new Set((await stored()).numbers as readonly object[])).toEqual(
      new Set([{ id: "a", vatNumber: "DE143454214" }, MULLER, NOKIA]),
    );
  });
});
