import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { configWith } from "../../../test/test-books.ts";
import { SILENT } from "../../../test/test-limits.ts";
import { ENGINES, newTestPlace } from "../../../test/test-store.ts";
import { openGuardedStore } from "../../guard/open-guarded-store.ts";
import { digestColumns, digestRows } from "../chain/digest-rows.ts";
import { openDatabase } from "../database/database.ts";
import { asOne, migrateTo } from "../database/migrations.ts";

const EMAIL = "tre@example.se";

describe.each(ENGINES)("users from before on $name", ({ engine, isHere }) => {
  test.skipIf(!isHere)(
    "ID3: all stay, and their address finds the one with most companies until the file says whom",
    async () => {
      const { where, place, dispose } = await newTestPlace(engine);
      const database = openDatabase(place);
      // The database as it was before the migration of people.
      await asOne(database.db, engine, (tx) => migrateTo(tx, engine, "0006-history-mark"));
      const user = { issuer: "local", name: "Tre", picture: "", tier: 0, row_hash: null };
      const users = [
        { ...user, id: "oldest", subject: "s1", email: EMAIL, created_at: 1 },
        { ...user, id: "busy", subject: "s2", email: EMAIL, created_at: 2 },
        { ...user, id: "empty", subject: "s3", email: EMAIL, created_at: 0 },
        { ...user, id: "alone", subject: "s4", email: "alone@example.se", created_at: 3 },
        { ...user, id: "elsewhere", issuer: "https://x", subject: "s5", email: EMAIL, created_at: 0 },
      ];
      const config = JSON.stringify(configWith([]));
      await database.db.insertInto("user_account").values(users).execute();
      const columns = ["id", "issuer", "subject", "name", "email", "picture", "tier", "created_at"];
      await digestColumns(database.db, "user_account", columns, users);
      for (const [index, owner] of ["oldest", "busy", "busy"].entries()) {
        const { rows } = await sql<{ id: number }>`insert into company (config, created_at)
          values (${config}, ${index}) returning *`.execute(database.db);
        await digestColumns(database.db, "company", ["id", "config", "created_at"], rows);
        const company_id = rows[0]?.id ?? 0;
        const member = { company_id, user_id: owner, role: "owner", row_hash: null };
        await database.db.insertInto("member").values(member).execute();
        await digestRows(database.db, "member", [member]);
      }
      await database.close();

      const store = await openGuardedStore(where, {
        featureNames: new Map(),
        now: () => new Date(100),
        log: SILENT,
      });
      const { people } = store.local;
      expect((await people.list()).map(({ id }) => id)).toEqual(["s4", "s2"]);
      await people.importLegacy({ people: [{ id: "s3", name: "Tre", email: EMAIL }], passkeys: [] });
      expect(await people.upsert({ name: "Tre", email: EMAIL })).toMatchObject({ id: "s3" });
      for (const id of ["s1", "s2", "s3"]) expect(await people.find(id)).toMatchObject({ email: EMAIL });
      expect(await people.find("s5")).toBeUndefined();
      expect(await store.findFaults()).toEqual([]);
      await store.close();
      await dispose();
    },
  );
});
