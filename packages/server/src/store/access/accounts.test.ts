import { describe, expect, test } from "vitest";
import { storeOn } from "../../../test/store-on.ts";
import { configWith } from "../../../test/test-books.ts";
import { SILENT } from "../../../test/test-limits.ts";
import { ENGINES, newTestPlace } from "../../../test/test-store.ts";
import { openGuardedStore } from "../../guard/open-guarded-store.ts";
import { digestColumns } from "../chain/digest-rows.ts";
import { openDatabase } from "../database/database.ts";
import { asOne, migrateTo } from "../database/migrations.ts";

const profileOf = (subject: string, email = "eva@example.se") => ({
  issuer: "https://id.example",
  subject,
  name: "Eva",
  email,
  picture: "",
});

describe.each(ENGINES)("accounts on $name", (on) => {
  const { it, here } = storeOn(on);

  it("ID15: a closed one has no session, and keeps none that begins", async () => {
    const { store, clock } = here();
    const first = await store.users.signIn(profileOf("one"), clock.now);
    expect(await store.users.closedAccountOf(profileOf("one"))).toBeUndefined();
    expect(await store.users.closeAccount(first.user.id, clock.now)).toBe(1);
    expect(await store.users.closedAccountOf(profileOf("one"))).toBe(first.user.id);
    const database = openDatabase(here().place);
    const setClosedAt = (closed_at: number | null) =>
      database.db.updateTable("user_account").set({ closed_at }).where("id", "=", first.user.id).execute();
    await setClosedAt(null);
    expect(await store.findFaults()).toMatchObject([{ key: expect.stringContaining(first.user.id) }]);
    await setClosedAt(clock.now.getTime());
    await database.close();
    // As of a sign-in that was under way.
    const late = await store.users.signIn(profileOf("one"), clock.now);
    expect(await store.users.session(late.id, clock.now)).toBeUndefined();
    expect(await store.users.closeAccount(first.user.id, clock.now)).toBe(1);
    await store.users.reopenAccount(first.user.id);
    const again = await store.users.signIn(profileOf("one"), clock.now);
    expect(await store.users.session(again.id, clock.now)).toMatchObject({ id: again.id });
    expect(await store.findFaults()).toEqual([]);
  });

  it("are found by address, in any case of its letters, and by id, with what they own alone", async () => {
    const { store, clock } = here();
    const [a, b] = await Promise.all(
      ["a", "b"].map((subject) => store.users.signIn(profileOf(subject, "Two@example.se"), clock.now)),
    );
    if (a === undefined || b === undefined) throw new Error("both signed in");
    const actor = { userId: a.user.id, name: a.user.name };
    expect((await store.companies.create(actor, configWith([1001]))).ok).toBe(true);
    const found = await store.users.accountsOf("tWo@example.se");
    expect(found.map(({ id }) => id).toSorted()).toEqual([a.user.id, b.user.id].toSorted());
    expect(await store.users.accountsOf(a.user.id)).toMatchObject([
      { id: a.user.id, email: "Two@example.se", isClosed: false, companies: 1, ownedAlone: 1 },
    ]);
    expect(await store.users.accountsOf("")).toEqual([]);
  });
});

describe.each(ENGINES)("accounts of before on $name", ({ engine, isHere }) => {
  test.skipIf(!isHere)("are open and whole, and a damaged one is still found", async () => {
    const { where, place, dispose } = await newTestPlace(engine);
    const database = openDatabase(place);
    await asOne(database.db, engine, (tx) => migrateTo(tx, engine, "0013-file-totals"));
    const user = (id: string) => ({ ...profileOf(id), id, tier: 0, created_at: 1, row_hash: null });
    const users = [user("whole"), user("damaged")];
    await database.db.insertInto("user_account").values(users).execute();
    const columns = ["id", "issuer", "subject", "name", "email", "picture", "tier", "created_at"];
    await digestColumns(database.db, "user_account", columns, users);
    await database.db.updateTable("user_account").set({ name: "Ove" }).where("id", "=", "damaged").execute();
    await database.close();
    const store = await openGuardedStore(where, {
      featureNames: new Map(),
      now: () => new Date(100),
      log: SILENT,
    });
    expect(await store.users.accountsOf("whole")).toMatchObject([{ isClosed: false }]);
    expect(await store.findFaults()).toMatchObject([{ key: expect.stringContaining("damaged") }]);
    await store.close();
    await dispose();
  });
});
