import { beforeAll, describe, expect } from "vitest";
import { storeOn } from "../../../test/store-on.ts";
import { draft, NEXT_YEAR, newBooks, sale, type TestCompany, YEAR } from "../../../test/test-books.ts";
import { ENGINES, newActor, openStoreAt } from "../../../test/test-store.ts";
import { atRevision } from "../../../test/whole-etags.ts";
import type { Actor } from "../store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(ENGINES)("files on $name", (on) => {
  const { books, here, it } = storeOn(on);
  let company: TestCompany;
  const start = new Date("2025-06-10T10:00:00Z");

  beforeAll(async () => {
    if (!on.isHere) return;
    company = await books();
  });

  const add = async (originalFilename: string, sha256 = "c".repeat(64)) => {
    const file = {
      companyId: company.id,
      fiscalYearId: YEAR,
      originalFilename,
      mimeType: "image/png",
      size: 9,
      sha256,
    };
    const added = await here().store.files.add(company.actor, file);
    if (!added.ok) throw new Error(added.error.message);
    return added.value;
  };

  it("HT4: have opaque ids, and are found by them", async () => {
    const file = await add("kvitto.png");
    expect(file.id).toMatch(/^[\w-]{20,}$/);
    expect(file).toMatchObject({
      name: "kvitto.png",
      originalFilename: "kvitto.png",
      mimeType: "image/png",
      size: 9,
      sha256: "c".repeat(64),
    });
    expect(await here().store.files.info(company.actor, file.id)).toEqual({ ok: true, value: file });
    expect(await here().store.files.locate(company.actor, file.id)).toEqual({
      ok: true,
      value: { file, sha256: "c".repeat(64) },
    });
  });

  it("belong to a fiscal year of the company: another one is refused, before and with its bytes", async () => {
    const refused = { ok: false, error: { status: 400, message: "Okänt räkenskapsår." } };
    for (const fiscalYearId of [NEXT_YEAR, "f1", "ingen"]) {
      const place = { companyId: company.id, fiscalYearId };
      const file = {
        ...place,
        originalFilename: "a.png",
        mimeType: "image/png",
        size: 9,
        sha256: "d".repeat(64),
      };
      expect(await here().store.files.mayAdd(company.actor, place)).toMatchObject(refused);
      expect(await here().store.files.add(company.actor, file)).toMatchObject(refused);
    }
  });

  it("are no more bytes than a company may have, and what is refused leaves nothing (ST43)", async () => {
    const { where, place, clock } = here();
    const low = await openStoreAt({ where, place, dispose: async () => {} }, clock, { filesLimit: 3000 });
    const { id, actor } = await newBooks(low, await newActor(low));
    const other = await newBooks(low, await newActor(low));
    const { files } = low.store;
    const addTo = (companyId: number, by: Actor, size: number, sha256: string) =>
      files.add(by, {
        companyId,
        fiscalYearId: YEAR,
        originalFilename: "a.png",
        mimeType: "image/png",
        size,
        sha256: sha256.repeat(64),
      });
    const full = { ok: false, error: { status: 409, type: "FilesAreFull", details: { most: 3000 } } };
    expect(await addTo(id, actor, 3001, "9")).toMatchObject(full);
    const first = unwrap(await addTo(id, actor, 1000, "1"));
    const asked = await Promise.all(["2", "3", "4", "5"].map((sha256) => addTo(id, actor, 1000, sha256)));
    expect(asked.filter(({ ok }) => ok)).toHaveLength(2);
    expect(asked.find(({ ok }) => !ok)).toMatchObject(full);
    const at = { companyId: id, fiscalYearId: YEAR };
    expect(await files.mayAdd(actor, { ...at, size: 1 })).toMatchObject(full);
    expect(await files.mayAdd(actor, at)).toMatchObject({ ok: true });
    expect(await addTo(other.id, other.actor, 3000, "6")).toMatchObject({ ok: true });
    // What was removed counts until it is swept, and the bytes of what was refused are swept too.
    expect(await files.remove(actor, first.id)).toMatchObject({ ok: true });
    expect(await addTo(id, actor, 1, "7")).toMatchObject(full);
    expect(await low.store.findFaults()).toEqual([]);
    clock.now = new Date(start.getTime() + 31 * DAY_MS);
    const swept = await files.sweep();
    for (const sha256 of ["9", "1", "7"]) expect(swept).toContain(sha256.repeat(64));
    clock.now = start;
    expect(await addTo(id, actor, 3000, "8")).toMatchObject({ ok: true });
    expect(await low.store.findFaults()).toEqual([]);
    await low.close();
  });

  it("documents have ids too, fixed for life", async () => {
    const list = () =>
      here().store.files.list(company.actor, { prefix: company.key("accountPlan"), pageSize: 10 });
    const [before] = unwrap(await list()).files;
    await company.commit("edit", [{ key: company.key("accountPlan"), ifMatch: '"1"', head: { name: "Ny" } }]);
    const [after] = unwrap(await list()).files;
    expect(after).toMatchObject({
      id: before?.id,
      name: `${company.key("accountPlan")}.json`,
      mimeType: "application/json",
    });
    const { document } = await company.load("accountPlan");
    const { version: _version, ...rest } = document;
    // The size is that of the stored texts, without the JSON around them.
    expect(Math.abs((after?.size ?? 0) - JSON.stringify(rest).length)).toBeLessThan(100);
  });

  it("are listed with documents by name, page by page", async () => {
    for (const name of ["å.png", "b.png", "a.png", "b.png", "🧾.png"]) await add(name);
    const all = unwrap(await here().store.files.list(company.actor, { prefix: "", pageSize: 100 })).files;
    const bytes = all.map(({ name, id }) => Buffer.from(`${name}\0${id}`));
    expect(bytes).toEqual(bytes.toSorted((a, b) => Buffer.compare(a, b)));
    const paged = [];
    let pageToken: string | undefined;
    do {
      const query = { prefix: "", pageSize: 2, ...(pageToken === undefined ? {} : { pageToken }) };
      const page = unwrap(await here().store.files.list(company.actor, query));
      paged.push(...page.files);
      pageToken = page.nextPageToken ?? undefined;
    } while (pageToken !== undefined);
    expect(paged).toEqual(all);
    const some = unwrap(await here().store.files.list(company.actor, { prefix: "b.", pageSize: 100 })).files;
    expect(some.map(({ name }) => name)).toEqual(["b.png", "b.png"]);
    for (const token of ["x", "W10", "bnVsbA"]) {
      const query = { prefix: "", pageSize: 2, pageToken: token };
      expect(await here().store.files.list(company.actor, query)).toMatchObject({
        ok: false,
        error: { status: 400 },
      });
    }
  });

  it("are linked to a registered transaction of the company, and kept from then on", async () => {
    const file = await add("a.png");
    const link = { companyId: company.id, fiscalYearId: YEAR, series: "A", transactionId: 1 };
    expect(await here().store.files.link(company.actor, file.id, link)).toMatchObject({
      ok: false,
      error: { message: "Transaktion A 1 finns inte." },
    });
    await company.commit("register", [{ key: company.key("transactions"), append: [sale()] }]);
    expect(await here().store.files.link(company.actor, file.id, link)).toMatchObject({ ok: true });
    expect(await here().store.files.remove(company.actor, file.id)).toMatchObject({
      ok: false,
      error: { status: 422 },
    });
  });

  it("are kept when a draft has ever referred to them, in the way of older versions too", async () => {
    const [file, legacy] = [await add("a.png"), await add("b.png")];
    const key = company.key("transactionDrafts");
    const attachments = [{ id: legacy.id, name: "b.png" }];
    const put = [draft("d", { attachmentIds: [file.id] }), draft("e", { attachments })];
    await company.commit("edit", [{ key, put }]);
    await company.commit("edit", [{ key, ifMatch: '"1"', remove: ["d", "e"] }]);
    for (const { id } of [file, legacy]) {
      expect(await here().store.files.remove(company.actor, id)).toMatchObject({
        ok: false,
        error: { status: 422 },
      });
    }
  });

  it("are hidden when removed, and their bytes let go 30 days later unless somebody else has them", async () => {
    const [shared, alone] = ["d".repeat(64), "e".repeat(64)];
    const [first, second] = [await add("1.png", shared), await add("2.png", alone)];
    const linked = await add("3.png", shared);
    await company.commit("edit", [
      {
        key: company.key("attachmentData"),
        put: [{ id: "x", name: "3", created: "2025-06-10", fileId: linked.id }],
      },
    ]);
    for (const { id } of [first, second]) {
      expect(await here().store.files.remove(company.actor, id)).toMatchObject({ ok: true });
      expect(await here().store.files.info(company.actor, id)).toMatchObject({ ok: false });
      expect(await here().store.files.remove(company.actor, id)).toMatchObject({
        ok: false,
        error: { status: 404 },
      });
    }
    here().clock.now = new Date(start.getTime() + 29 * DAY_MS);
    expect(await here().store.files.sweep()).toEqual([]);
    here().clock.now = new Date(start.getTime() + 31 * DAY_MS);
    const swept = await here().store.files.sweep();
    expect(swept).toContain(alone);
    expect(swept).not.toContain(shared);
    expect(await here().store.files.sweep()).toEqual([]);
    here().clock.now = start;
    expect(await here().store.files.info(company.actor, linked.id)).toMatchObject({ ok: true });
  });

  it("a document that is removed by id can be made anew, and its ETags go on", async () => {
    const key = company.key("journalTemplates");
    const put = [{ id: "t", name: "Mall", description: "", entries: [{ accountId: 1930, amount: 100 }] }];
    await company.commit("edit", [{ key, put }]);
    expect(await here().store.documents.remove(company.actor, key, '"9"')).toMatchObject({
      error: { status: 412 },
    });
    const { etag } = await company.load("journalTemplates");
    expect(await here().store.documents.remove(company.actor, key, etag)).toEqual({
      ok: true,
      value: { etag: atRevision(2) },
    });
    expect(await here().store.documents.version(company.actor, key)).toMatchObject({
      error: { status: 404 },
    });
    expect(unwrap(await here().store.files.list(company.actor, { prefix: key, pageSize: 5 })).files).toEqual(
      [],
    );
    expect(await here().store.documents.remove(company.actor, key, undefined)).toMatchObject({
      error: { status: 404 },
    });
    expect(await here().store.documents.history(company.actor, key, { limit: 5 })).toMatchObject({
      ok: true,
    });
    await company.commit("edit", [{ key, put }]);
    expect((await company.load("journalTemplates")).etag).toEqual(atRevision(3));
    expect(await here().store.documents.difference(company.actor, key, etag)).toMatchObject({
      value: { isReload: true },
    });
    expect(await here().store.findFaults(company.id)).toEqual([]);
  });

  it("a document of transactions is not removed while it holds any", async () => {
    const books = await newBooks(here(), await newActor(here()));
    const key = books.key("transactions");
    await books.commit("register", [{ key, append: [sale(1, { locked: true })] }]);
    const settings = { key: books.key("accountSettings"), ifMatch: '"1"' };
    await books.commit("edit", [
      { ...settings, head: { currentFiscalYearId2: YEAR, closedThrough: "2025-12-31" } },
    ]);
    expect(await here().store.documents.remove(books.actor, key, undefined)).toMatchObject({
      error: { status: 422 },
    });
  });
});

function unwrap<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: object },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
