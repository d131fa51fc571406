import { expect, test } from "vitest";
import { newTestPlace } from "../../test/test-store.ts";
import { openDatabase, openDatabaseNearby } from "./database.ts";
import { roleIn } from "./members.ts";
import { migrate } from "./migrations.ts";
import type { NearDatabase } from "./near-database.ts";

const ANNA = { userId: "anna", name: "Anna" };

test("reads that overlap are of one moment; what is written meanwhile is in the next", async () => {
  const here = await newMembers();
  const { near } = here;
  const roles = await near.read(async (tx) => {
    const before = await roleIn(tx, ANNA, 1);
    await here.appoint("reader");
    const inside = await near.read((other) => roleIn(other, ANNA, 1));
    return [before, inside, await roleIn(tx, ANNA, 1)];
  });
  expect(roles).toEqual(["owner", "owner", "owner"]);
  expect(await near.read((tx) => roleIn(tx, ANNA, 1))).toBe("reader");
  expect(await roleIn(near.db, ANNA, 1)).toBe("reader");
  await here.close();
});

test("a read that fails ends no read beside it, and leaves nothing open", async () => {
  const here = await newMembers();
  const { near } = here;
  const roles = await near.read(async (tx) => {
    const before = await roleIn(tx, ANNA, 1);
    await here.appoint("reader");
    const failing = near.read(async () => Promise.reject(new Error("no such thing")));
    await expect(failing).rejects.toThrow("no such thing");
    return [before, await roleIn(tx, ANNA, 1)];
  });
  expect(roles).toEqual(["owner", "owner"]);
  await expect(near.read(async () => Promise.reject(new Error("alone")))).rejects.toThrow("alone");
  await here.appoint("bookkeeper");
  expect(await near.read((tx) => roleIn(tx, ANNA, 1))).toBe("bookkeeper");
  await here.close();
});

test("it cannot be written", async () => {
  const here = await newMembers();
  const write = here.near.read((tx) => tx.deleteFrom("member").execute());
  await expect(write).rejects.toThrow("readonly");
  await here.close();
});

/** A database with one owner, and another connection that makes her something else. */
async function newMembers(): Promise<{
  readonly near: NearDatabase;
  readonly appoint: (role: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}> {
  const { place, dispose } = await newTestPlace("sqlite");
  if (place.engine !== "sqlite") throw new Error("near reads are of SQLite");
  const database = openDatabase(place);
  await migrate(database.db, "sqlite");
  await database.db
    .insertInto("member")
    .values({ company_id: 1, user_id: ANNA.userId, role: "owner", row_hash: null })
    .execute();
  const near = openDatabaseNearby(place.file);
  return {
    near,
    appoint: (role) => database.write((tx) => tx.updateTable("member").set({ role }).execute()),
    close: async () => {
      await near.close();
      await database.close();
      await dispose();
    },
  };
}
