import { expect, test } from "vitest";
import { newTestPlace } from "../../test/test-store.ts";
import { openDatabase, openDatabaseNearby } from "./database.ts";
import { roleIn } from "./members.ts";
import { migrate } from "./migrations.ts";

const ANNA = { userId: "anna", name: "Anna" };

test("a connection for near reads sees what has just been written, and cannot write", async () => {
  const { place, dispose } = await newTestPlace("sqlite");
  if (place.engine !== "sqlite") throw new Error("near reads are of SQLite");
  const database = openDatabase(place);
  await migrate(database.db, "sqlite");
  const near = openDatabaseNearby(place.file);

  expect(await roleIn(near, ANNA, 1)).toBeUndefined();
  const member = { company_id: 1, user_id: ANNA.userId, row_hash: null };
  await database.db
    .insertInto("member")
    .values({ ...member, role: "owner" })
    .execute();
  expect(await roleIn(near, ANNA, 1)).toBe("owner");
  await database.write((tx) => tx.updateTable("member").set({ role: "reader" }).execute());
  expect(await roleIn(near, ANNA, 1)).toBe("reader");
  await expect(near.deleteFrom("member").execute()).rejects.toThrow("readonly");

  near.close();
  await expect(roleIn(near, ANNA, 1)).rejects.toThrow("not open");
  await database.close();
  await dispose();
});
