import { describe, expect } from "vitest";
import { storeOn } from "../../test/store-on.ts";
import {
  account,
  draft,
  fiscalYear,
  NEXT_YEAR,
  sale,
  type TestCompany,
  YEAR,
} from "../../test/test-books.ts";
import { ENGINES } from "../../test/test-store.ts";

const KINDS = ["accountPlan", "transactions", "transactionDrafts", "attachmentData"];
const DAY_MS = 24 * 60 * 60 * 1000;

// CH24: with its vouchers and their files, and back to the letter.
describe.each(ENGINES)("deleting a fiscal year with vouchers on $name", (on) => {
  const { books, here, it } = storeOn(on);

  const etag = async (company: TestCompany, kind: string, year = NEXT_YEAR) => {
    const version = await here().store.documents.version(company.actor, company.key(kind, year));
    return version.ok ? version.value.etag : undefined;
  };
  const itemsOf = async (company: TestCompany, kind: string, field: string, year = NEXT_YEAR) =>
    (await company.load(kind, year)).document[field];
  const deletion = async (company: TestCompany, year = NEXT_YEAR): Promise<object[]> => {
    const key = company.key("accountSettings");
    const changes: object[] = [{ key, ifMatch: await etag(company, "accountSettings"), remove: [year] }];
    for (const kind of KINDS) {
      const ifMatch = await etag(company, kind, year);
      changes.push({
        key: company.key(kind, year),
        end: true,
        ...(ifMatch === undefined ? {} : { ifMatch }),
      });
    }
    return changes;
  };
  let added = 0;
  const addFile = async (company: TestCompany, fiscalYearId = NEXT_YEAR) => {
    const sha256 = (added += 1).toString(16).padStart(64, "0");
    const file = { companyId: company.id, originalFilename: "k.png", mimeType: "image/png", size: 9, sha256 };
    const done = await here().store.files.add(company.actor, { ...file, fiscalYearId });
    if (!done.ok) throw new Error(done.error.message);
    return done.value.id;
  };
  const isFile = async (company: TestCompany, id: string) =>
    (await here().store.files.info(company.actor, id)).ok;
  const attachment = (id: string, fileId: string) => ({
    id,
    name: "k.png",
    created: "2026-01-01T10:00:00Z",
    fileId,
  });

  /** Books with vouchers that correct each other across two years, drafts, and files of one year or of both. */
  const twoYears = async () => {
    const company = await books();
    await company.commit("edit", [
      {
        key: company.key("accountSettings"),
        ifMatch: await etag(company, "accountSettings"),
        put: [fiscalYear(NEXT_YEAR, 2026)],
      },
      { key: company.key("accountPlan", NEXT_YEAR), head: { name: "BAS" }, put: [1930, 3001].map(account) },
    ]);
    const [own, shared, dropped] = [await addFile(company), await addFile(company), await addFile(company)];
    const next = (fields: object) => sale(50, { date: "2026-02-01", ...fields });
    await company.commit("register", [{ key: company.key("transactions"), append: [sale(), sale(70)] }]);
    await company.commit("annotate", [
      { key: company.key("attachmentData"), put: [attachment("b", shared)] },
    ]);
    await company.commit("register", [
      {
        key: company.key("attachmentData", NEXT_YEAR),
        put: [attachment("a", own), attachment("s", shared), attachment("d", dropped)],
      },
      {
        key: company.key("transactions", NEXT_YEAR),
        append: [next({ attachmentIds: ["a", "s"] }), next({ text: "Två" })],
      },
    ]);
    here().clock.now = new Date("2026-03-01T10:00:00Z");
    const corrects = { fiscalYearId: YEAR, series: "A", number: 1 };
    const reversal = next({
      date: "2026-03-01",
      text: "Rättelse",
      entries: sale().entries.map((row) => ({ ...row, amount: -row.amount })),
    });
    await company.commit("correct", [
      { key: company.key("transactions", NEXT_YEAR), append: [{ ...reversal, corrects }] },
    ]);
    const back = { fiscalYearId: NEXT_YEAR, series: "A", number: 2 };
    await company.commit("correct", [
      {
        key: company.key("transactions"),
        append: [sale(-50, { text: "Rättelse", date: "2025-12-31", corrects: back })],
      },
    ]);
    await company.commit("edit", [
      { key: company.key("transactionDrafts", NEXT_YEAR), put: [draft("u", { attachmentIds: ["d"] })] },
    ]);
    return { company, own, shared, dropped };
  };

  it("takes vouchers, drafts and files that no other year names, and an undo brings all back as it was", async () => {
    const { company, own, shared, dropped } = await twoYears();
    const { store } = here();
    const before = new Map<string, unknown>();
    for (const [kind, field] of [
      ["transactions", "transactions"],
      ["transactionDrafts", "drafts"],
      ["attachmentData", "attachments"],
      ["accountPlan", "accounts2"],
    ] as const) {
      before.set(kind, await itemsOf(company, kind, field));
    }
    const corrected = await itemsOf(company, "transactions", "transactions", YEAR);
    expect(corrected).toMatchObject([{ correctedBy: { fiscalYearId: NEXT_YEAR } }, {}, {}]);
    await company.commit("deleteYear", await deletion(company));
    // CH11: what the deleted year corrected is not corrected any more.
    const [first] = (await itemsOf(company, "transactions", "transactions", YEAR)) as object[];
    expect(first).not.toHaveProperty("correctedBy");
    expect([
      await isFile(company, own),
      await isFile(company, dropped),
      await isFile(company, shared),
    ]).toEqual([false, false, true]);
    const events = await store.companies.events(company.actor, company.id, { limit: 10 });
    expect(JSON.stringify(events)).toContain(own);
    expect(await store.findFaults(company.id)).toEqual([]);

    const settings = { key: company.key("accountSettings"), ifMatch: await etag(company, "accountSettings") };
    const back = (transactions: unknown) => [
      { ...settings, put: [fiscalYear(NEXT_YEAR, 2026)] },
      { key: company.key("accountPlan", NEXT_YEAR), head: { name: "BAS" }, put: before.get("accountPlan") },
      { key: company.key("transactions", NEXT_YEAR), head: {}, put: transactions },
      { key: company.key("transactionDrafts", NEXT_YEAR), head: {}, put: before.get("transactionDrafts") },
      { key: company.key("attachmentData", NEXT_YEAR), head: {}, put: before.get("attachmentData") },
    ];
    const vouchers = before.get("transactions") as readonly object[];
    for (const other of [{ sign: "Någon annan" }, { regDate: "2026-04-01" }, { locked: true }]) {
      const forged = vouchers.with(0, { ...vouchers[0], ...other });
      expect(await company.refused("undo", back(forged))).toMatchObject({ type: "NotAnUndo" });
    }
    await company.commit("undo", back(vouchers));
    for (const [kind, field] of [
      ["transactions", "transactions"],
      ["transactionDrafts", "drafts"],
    ] as const) {
      expect(await itemsOf(company, kind, field)).toEqual(before.get(kind));
    }
    expect(await itemsOf(company, "transactions", "transactions", YEAR)).toEqual(corrected);
    expect(await isFile(company, own)).toBe(true);
    expect(await store.findFaults(company.id)).toEqual([]);
    // The next number is the next one, and nothing of the files is swept.
    here().clock.now = new Date(here().clock.now.getTime() + 40 * DAY_MS);
    await store.files.sweep();
    expect([await isFile(company, own), await isFile(company, dropped)]).toEqual([true, true]);
    const { changes } = await company.commit("register", [
      { key: company.key("transactions", NEXT_YEAR), append: [sale(1, { date: "2026-04-01" })] },
    ]);
    expect(changes[0]?.appended).toMatchObject([{ number: 4 }]);
  });

  it("keeps the bytes for 30 days, and then the year does not come back without them", async () => {
    const { company, own, shared } = await twoYears();
    const { store } = here();
    const vouchers = await itemsOf(company, "transactions", "transactions");
    const drafts = await itemsOf(company, "transactionDrafts", "drafts");
    const files = await itemsOf(company, "attachmentData", "attachments");
    const accounts = await itemsOf(company, "accountPlan", "accounts2");
    await company.commit("deleteYear", await deletion(company));
    here().clock.now = new Date(here().clock.now.getTime() + 29 * DAY_MS);
    await store.files.sweep();
    const undo = async () => [
      {
        key: company.key("accountSettings"),
        ifMatch: await etag(company, "accountSettings"),
        put: [fiscalYear(NEXT_YEAR, 2026)],
      },
      { key: company.key("accountPlan", NEXT_YEAR), head: { name: "BAS" }, put: accounts },
      { key: company.key("transactions", NEXT_YEAR), head: {}, put: vouchers },
      { key: company.key("transactionDrafts", NEXT_YEAR), head: {}, put: drafts },
      { key: company.key("attachmentData", NEXT_YEAR), head: {}, put: files },
    ];
    await company.commit("undo", await undo());
    expect(await isFile(company, own)).toBe(true);
    await company.commit("deleteYear", await deletion(company));
    here().clock.now = new Date(here().clock.now.getTime() + 31 * DAY_MS);
    await store.files.sweep();
    expect(await company.refused("undo", await undo())).toMatchObject({
      type: "FilesAreGone",
      message:
        "Räkenskapsåret kan inte tas tillbaka: dess bifogade filer togs bort för gott 30 dagar efter att det raderades.",
    });
    expect(await isFile(company, shared)).toBe(true);
    expect(await store.findFaults(company.id)).toEqual([]);
  });

  /** Takes the next year away, and gives what brings it back. */
  const nextYearTaken = async (company: TestCompany) => {
    const put = {
      accountPlan: await itemsOf(company, "accountPlan", "accounts2"),
      transactions: await itemsOf(company, "transactions", "transactions"),
      transactionDrafts: await itemsOf(company, "transactionDrafts", "drafts"),
      attachmentData: await itemsOf(company, "attachmentData", "attachments"),
    };
    await company.commit("deleteYear", await deletion(company));
    return async () => [
      {
        key: company.key("accountSettings"),
        ifMatch: await etag(company, "accountSettings"),
        put: [fiscalYear(NEXT_YEAR, 2026)],
      },
      ...Object.entries(put).map(([kind, items]) => ({
        key: company.key(kind, NEXT_YEAR),
        head: kind === "accountPlan" ? { name: "BAS" } : {},
        put: items,
      })),
    ];
  };
  const vouchersOf = async (company: TestCompany) =>
    (await itemsOf(company, "transactions", "transactions")) as readonly { correctedBy?: object }[];
  const change = async (company: TestCompany, fields: object) => ({
    key: company.key("transactions"),
    ifMatch: await etag(company, "transactions", YEAR),
    ...fields,
  });

  it("brings no mark back whose correction in another year is gone, or is another voucher since", async () => {
    const { company } = await twoYears();
    const back = await nextYearTaken(company);
    await company.commit("delete", [await change(company, { remove: ["A-3"] })]);
    const append = [sale(999, { text: "Helt annat", date: "2025-12-31" })];
    await company.commit("register", [await change(company, { append })]);
    await company.commit("undo", await back());
    expect((await vouchersOf(company)).map(({ correctedBy }) => correctedBy)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await here().store.findFaults(company.id)).toEqual([]);
    // It stands uncorrected, and is corrected anew.
    const corrects = { fiscalYearId: NEXT_YEAR, series: "A", number: 2 };
    const reversal = sale(-50, { text: "Rättelse", date: "2025-12-31", corrects });
    await company.commit("correct", [await change(company, { append: [reversal] })]);
    expect((await vouchersOf(company))[1]?.correctedBy).toMatchObject({ fiscalYearId: YEAR, number: 4 });
    expect(await here().store.findFaults(company.id)).toEqual([]);
  });

  it("takes back no more than was deleted: an undo that leaves a mark out itself is none", async () => {
    const { company } = await twoYears();
    const back = await nextYearTaken(company);
    const forged = (await back()).map((one) =>
      one.key === company.key("transactions", NEXT_YEAR)
        ? {
            ...one,
            put: (one.put as readonly object[]).map((voucher) => ({ ...voucher, correctedBy: undefined })),
          }
        : one,
    );
    expect(await company.refused("undo", forged)).toMatchObject({ type: "NotAnUndo" });
    await company.commit("undo", await back());
    expect((await vouchersOf(company))[1]?.correctedBy).toMatchObject({ fiscalYearId: YEAR, number: 3 });
  });

  it("lets a year go whose vouchers correct, or are corrected by, those of a year that is gone", async () => {
    const { company } = await twoYears();
    await company.commit("deleteYear", await deletion(company));
    const third = `f${"3".repeat(32)}`;
    await company.commit("edit", [
      {
        key: company.key("accountSettings"),
        ifMatch: await etag(company, "accountSettings"),
        put: [fiscalYear(third, 2027)],
      },
    ]);
    const settings = await company.load("accountSettings");
    await company.commit("edit", [
      { key: company.key("accountSettings"), ifMatch: settings.etag, head: { currentFiscalYearId2: third } },
    ]);
    await company.commit("deleteYear", await deletion(company, YEAR));
    expect(await here().store.findFaults(company.id)).toEqual([]);
  });
});
