import type { Kysely } from "kysely";
import { describe, expect, test } from "vitest";
import { ENGINES, newTestPlace } from "../../../test/test-store.ts";
import { compileOnce } from "./compile-once.ts";
import { openDatabase } from "./database.ts";
import type { Tables } from "./database-tables.ts";
import { migrate } from "./migrations.ts";

describe.each(ENGINES)("a query that is put together once, on $engine", ({ engine, isHere }) => {
  test.skipIf(!isHere)("runs with the values of each call, in and out of transactions", async () => {
    let built = 0;
    const between = compileOnce((tx: Kysely<Tables>, from: string, to: string, name: string) => {
      built += 1;
      return tx
        .selectFrom("user_account")
        .select(["id", "name"])
        .where("id", ">=", from)
        .where("id", "<=", to)
        .where("name", "=", name)
        .orderBy("id");
    });
    const places = [await newTestPlace(engine), await newTestPlace(engine)];
    for (const { place, dispose } of places) {
      const database = openDatabase(place);
      await migrate(database.db, engine);
      const rest = { issuer: "i", email: "", picture: "", tier: 0, created_at: 0, row_hash: null };
      const people = ["a", "b", "c", "d"].map((id) => ({
        id,
        subject: id,
        name: id === "b" ? "Bo" : "An",
        ...rest,
      }));
      await database.db.insertInto("user_account").values(people).execute();
      const ids = async (tx: Kysely<Tables>, ...values: [string, string, string]) =>
        (await between(tx, ...values)).rows.map(({ id }) => id);
      expect(await ids(database.db, "a", "d", "An")).toEqual(["a", "c", "d"]);
      expect(await database.read((tx) => ids(tx, "b", "c", "Bo"))).toEqual(["b"]);
      expect(await database.write((tx) => ids(tx, "b", "c", "An"))).toEqual(["c"]);
      expect(await Promise.all(["An", "Bo"].map((name) => ids(database.db, "a", "b", name)))).toEqual([
        ["a"],
        ["b"],
      ]);
      const before = built;
      await Promise.all([ids(database.db, "a", "a", "An"), database.read((tx) => ids(tx, "a", "a", "An"))]);
      await database.write((tx) => ids(tx, "a", "a", "An"));
      expect(built).toBe(before);
      await database.close();
      await dispose();
    }
  });
});
