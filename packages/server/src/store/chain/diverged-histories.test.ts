import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fromText, json, newBooks, sale, type TestCompany } from "../../../test/test-books.ts";
import {
  copyPlace,
  ENGINES,
  newActor,
  newTestPlace,
  openStoreAt,
  type TestStore,
} from "../../../test/test-store.ts";
import { atRevision } from "../../../test/whole-etags.ts";

// H2: books that were restored count their revisions on from the backup, and so name others by the same numbers.
describe.each(ENGINES)(
  "a history that diverged from what a browser holds, on $name",
  ({ engine, isHere }) => {
    const it = test.skipIf(!isHere);
    const places: Awaited<ReturnType<typeof newTestPlace>>[] = [];
    let here: TestStore["plain"];
    let books: TestCompany;
    let key: string;
    /** The ETag at the time of the backup. */
    let backedUp: string;
    let held: Awaited<ReturnType<TestCompany["load"]>>;

    const register = (company: TestCompany, text: string, requestId?: string) =>
      company.commit("register", [{ key, append: [sale(1, { text })] }], requestId);
    const textsOf = (document: object): readonly string[] =>
      (document as { transactions: { text: string }[] }).transactions.map(({ text }) => text);

    /** A backup of stopped books, three vouchers that a browser has seen, the backup restored, three other vouchers. */
    beforeEach(async () => {
      if (!isHere) return;
      const [place, backup] = [await newTestPlace(engine), await newTestPlace(engine)];
      places.push(place, backup);
      const clock = { now: new Date("2025-06-10T10:00:00Z") };
      const open = async (): Promise<TestStore> => openStoreAt(place, clock);
      let store = await open();
      books = await newBooks(store, await newActor(store));
      key = books.key("transactions");
      await register(books, "Före");
      backedUp = (await books.load("transactions")).etag;
      await store.store.close();
      await copyPlace(place.where, backup.where);

      store = await open();
      const first = books.at(store);
      for (const text of ["Ett", "Två", "Tre"]) await register(first, text, `before-${text}`);
      held = await first.load("transactions");
      await store.store.close();
      await copyPlace(backup.where, place.where);

      store = await open();
      books = books.at(store);
      for (const text of ["Fyra", "Fem", "Sex"]) await register(books, text);
      here = store.plain;
    });
    afterEach(async () => {
      if (!isHere) return;
      await here.close();
      for (const place of places.splice(0)) await place.dispose();
    });

    it("what the browser holds is given as a whole, never as a difference", async () => {
      expect(textsOf(held.document)).toEqual(["Före", "Ett", "Två", "Tre"]);
      const now = await books.load("transactions");
      expect([held.etag, now.etag]).toEqual([atRevision(5), atRevision(5)]);
      expect(now.etag).not.toBe(held.etag);
      expect(textsOf(now.document)).toEqual(["Före", "Fyra", "Fem", "Sex"]);
      const since = (etag: string) => here.documents.difference(books.actor, key, etag);
      expect(await since(held.etag)).toMatchObject({ ok: true, value: { isReload: true, etag: now.etag } });
      await register(books, "Sju");
      expect(await since(held.etag)).toMatchObject({ ok: true, value: { isReload: true } });
      const own = await since(now.etag);
      expect(own.ok && !own.value.isReload && (await fromText(own.value.text))).toMatchObject({
        since: now.etag,
        put: [{ text: "Sju" }],
      });
    });

    it("what is made from it is a conflict: by commit, by save, by removal", async () => {
      const ifMatch = held.etag;
      const conflict = { status: 412, message: expect.stringMatching(/^ETag mismatch/) };
      expect(await books.refused("delete", [{ key, ifMatch, remove: ["A-4"] }])).toMatchObject(conflict);
      await register(books, "Sju");
      expect(await books.refused("delete", [{ key, ifMatch, remove: ["A-5"] }])).toMatchObject(conflict);
      expect(await books.refused("undo", [{ key, ifMatch, remove: ["A-5"] }])).toMatchObject(conflict);
      const { documents } = here;
      const bare = { companyId: books.id, intent: "delete", requestId: "bare number" };
      const changes = [{ key, ifMatch: '"6"', remove: ["A-5"] }];
      expect(await documents.commit(books.actor, json({ ...bare, changes }))).toMatchObject({
        error: conflict,
      });
      expect(await documents.save(books.actor, key, '"6"', json(held.document))).toMatchObject({
        error: conflict,
      });
      expect(await documents.remove(books.actor, key, '"6"')).toMatchObject({ error: conflict });
      expect(await documents.save(books.actor, key, ifMatch, json(held.document))).toMatchObject({
        error: conflict,
      });
      expect(await documents.remove(books.actor, key, ifMatch)).toMatchObject({ error: conflict });
    });

    it("a revision before the backup still counts", async () => {
      const difference = await here.documents.difference(books.actor, key, backedUp);
      expect(
        difference.ok && !difference.value.isReload && (await fromText(difference.value.text)),
      ).toMatchObject({
        since: backedUp,
        put: [{ text: "Fyra" }, { text: "Fem" }, { text: "Sex" }],
      });
      const refused = await books.refused("delete", [{ key, ifMatch: backedUp, remove: ["A-4"] }]);
      expect(refused).toMatchObject({ status: 412, details: { items: ["A-4"] } });
    });

    it("a request that was answered before the restore is a new one: what it appended comes again", async () => {
      const again = await register(books, "Ett", "before-Ett");
      expect(again.changes[0]).toMatchObject({ etag: atRevision(6), appended: [{ number: 5 }] });
      expect(await register(books, "Ett", "before-Ett")).toEqual(again);
    });
  },
);
