import { describe, expect } from "vitest";
import { storeOn } from "../../test/store-on.ts";
import { json } from "../../test/test-books.ts";
import { TEST_HEAD_LIMIT } from "../../test/test-limits.ts";
import { ENGINES, openStoreAt } from "../../test/test-store.ts";

describe.each(ENGINES)("the longest head on $name", (on) => {
  const { books, here, it } = storeOn(on);
  const records = (bytes: number) => ({ records: ["#X ".padEnd(bytes, "x")] });
  const tooLarge = {
    status: 422,
    type: "HeadIsTooLarge",
    message:
      "SIE-poster: innehållet är större än 1 MiB, som är det mesta som sparas. Ingenting har sparats. Den som sköter servern kan höja gränsen.",
  };

  it("a head that is too large is refused, by commit and by whole save", async () => {
    const company = await books();
    const key = company.key("sieRecords");
    expect(await company.refused("import", [{ key, head: records(TEST_HEAD_LIMIT) }])).toMatchObject(
      tooLarge,
    );
    const save = await here().store.documents.save(
      company.actor,
      key,
      undefined,
      json({ version: 1, ...records(TEST_HEAD_LIMIT) }),
    );
    expect(save).toMatchObject({ ok: false, error: tooLarge });
    await company.commit("import", [{ key, head: records(TEST_HEAD_LIMIT - 100) }]);
  });

  it("one from before the limit is read, may be made smaller and not larger, and comes back by an undo", async () => {
    const company = await books();
    const key = company.key("sieRecords");
    const { where, place } = here();
    const before = await openStoreAt({ where, place, dispose: async () => {} }, here().clock, {
      headLimit: 1e9,
    });
    await company.at(before).commit("import", [{ key, head: records(3_000_000) }]);
    await before.close();
    const { etag, document } = await company.load("sieRecords");
    expect(document).toEqual({ version: 1, ...records(3_000_000) });
    for (const bytes of [3_000_001, 3_000_000 + TEST_HEAD_LIMIT]) {
      expect(await company.refused("edit", [{ key, ifMatch: etag, head: records(bytes) }])).toMatchObject(
        tooLarge,
      );
    }
    await company.commit("edit", [{ key, ifMatch: etag, head: records(2_500_000) }]);
    const smaller = await company.load("sieRecords");
    await company.commit("undo", [{ key, ifMatch: smaller.etag, head: records(3_000_000) }]);
    expect((await company.load("sieRecords")).document).toEqual(document);
    const { etag: last } = await company.load("sieRecords");
    expect(await company.refused("undo", [{ key, ifMatch: last, head: records(4_000_000) }])).toMatchObject({
      status: 422,
    });
  });
});
