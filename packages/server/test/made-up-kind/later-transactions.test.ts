import {
  bringTransactionsBack,
  LIFTED,
  liftTransactions,
} from "@huvudbok/core/document/later-transactions.arbitrary";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "../../src/store/open-store.ts";
import { fromText, newBooks, sale, type TestCompany, YEAR } from "../test-books.ts";
import { SILENT, TEST_HEAD_LIMIT } from "../test-limits.ts";
import { ENGINES, newActor, newTestPlace, type TestStore } from "../test-store.ts";
import { withNumberedEtags } from "../whole-etags.ts";

beforeAll(() => liftTransactions());
afterAll(() => bringTransactionsBack());

const EARLIER = new URL("../../src/guard/store-worker.ts", import.meta.url);
const LATER = new URL("./later-transactions-worker.ts", import.meta.url);

// ST33: the kind whose items are numbered, from version 1 to version 2.
describe.each(ENGINES)("vouchers of two versions, on $name", ({ engine, isHere }) => {
  const it = test.skipIf(!isHere);
  const clock = { now: new Date("2025-06-10T10:00:00Z") };
  let place: Awaited<ReturnType<typeof newTestPlace>>;
  let here: TestStore;
  let company: TestCompany;
  let key: string;
  let first: string;

  async function start(program: URL): Promise<void> {
    await here?.store.close();
    const settings = { featureNames: new Map(), headLimit: TEST_HEAD_LIMIT, log: SILENT };
    const plain = await openStore(place.where, program, { ...settings, now: () => clock.now });
    const store = withNumberedEtags(plain, place.place);
    here = { store, plain, where: place.where, place: place.place, clock, close: () => plain.close() };
    company = company?.at(here);
  }

  beforeAll(async () => {
    if (!isHere) return;
    place = await newTestPlace(engine);
    await start(EARLIER);
    company = await newBooks(here, await newActor(here), [1001, 1002]);
    key = company.key("transactions");
    await company.commit("register", [{ key, append: [sale(1, { text: "Ett" }), sale(2, { text: "Två" })] }]);
    first = (await company.load("transactions")).etag;
    await company.commit("register", [{ key, append: [sale(3, { text: "Tre" })] }]);
    await start(LATER);
  });
  afterAll(async () => {
    if (!isHere) return;
    await here.close();
    await place.dispose();
  });

  type Voucher = Readonly<Record<string, unknown>> & { readonly text: string; readonly number: number };
  const textsOf = (items: unknown) => (items as Voucher[]).map(({ number, text }) => `${number} ${text}`);
  const latest = async (limit: number) => {
    const found = await here.store.documents.latest(company.actor, key, limit);
    if (!found.ok) throw new Error(found.error.message);
    return found.value;
  };
  const vouchers = async () => (await company.load("transactions")).document["transactions"] as Voucher[];

  it("are loaded whole, by difference and as the latest in today's form", async () => {
    expect((await company.load("transactions")).document).toMatchObject({ version: 2 });
    expect(textsOf(await vouchers())).toEqual([`1 Ett${LIFTED}`, `2 Två${LIFTED}`, `3 Tre${LIFTED}`]);
    const since = await here.store.documents.difference(company.actor, key, first);
    if (!since.ok || since.value.isReload) throw new Error("the revision is known");
    const difference = await fromText(since.value.text);
    expect(difference).toMatchObject({ version: 2, put: [{ number: 3, text: `Tre${LIFTED}` }] });
    const { count, items } = await latest(2);
    expect([count, textsOf(items)]).toEqual([3, [`3 Tre${LIFTED}`, `2 Två${LIFTED}`]]);
  });

  it("are numbered on, beside those of before, and told together", async () => {
    const answer = await company.commit("register", [{ key, append: [sale(4, { text: "Fyra" })] }]);
    expect(answer.changes[0]?.appended).toMatchObject([{ series: "A", number: 4 }]);
    expect(textsOf((await latest(2)).items)).toEqual(["4 Fyra", `3 Tre${LIFTED}`]);
  });

  it("of before are annotated in today's form, and change in nothing else", async () => {
    const [one] = await vouchers();
    const { etag: ifMatch } = await company.load("transactions");
    await company.commit("annotate", [{ key, ifMatch, put: [{ ...one, annotation: "Sedd" }] }]);
    expect((await vouchers())[0]).toEqual({ ...one, annotation: "Sedd" });
    const now = await company.load("transactions");
    const refusal = await company.refused("annotate", [
      { key, ifMatch: now.etag, put: [{ ...one, text: "Ett" }] },
    ]);
    expect(refusal).toMatchObject({ details: { code: "registered", field: "text" } });
  });

  it("of before are marked as corrected by those of today", async () => {
    const corrects = { fiscalYearId: YEAR, series: "A", number: 2 };
    await company.commit("correct", [{ key, append: [sale(-2, { text: "Rättelse", corrects })] }]);
    expect((await vouchers())[1]).toMatchObject({ text: `Två${LIFTED}`, correctedBy: { number: 5 } });
    expect(textsOf((await latest(5)).items)).toEqual([
      "5 Rättelse",
      "4 Fyra",
      `3 Tre${LIFTED}`,
      `2 Två${LIFTED}`,
      `1 Ett${LIFTED}`,
    ]);
    expect(await here.store.findFaults(company.id)).toEqual([]);
  });
});
