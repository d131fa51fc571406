import { sql } from "kysely";
import { describe, expect } from "vitest";
import { storeOn } from "../../../test/store-on.ts";
import { ENGINES } from "../../../test/test-store.ts";
import { openDatabase } from "../database/database.ts";

describe.each(ENGINES)("sign-ins under way on $name", (engine) => {
  const { it, here } = storeOn(engine);
  const entry = (id: string, expires: number, model = "Interaction") => ({
    model,
    id,
    uid: `uid of ${id}`,
    grantId: undefined,
    expires,
    payload: JSON.stringify({ id }),
  });

  it("are found by id and uid until they are over, and only under their own model", async () => {
    const { state } = here().store.local;
    await state.put(entry("a", 1000), 0);
    const stored = { payload: '{"id":"a"}', consumed: undefined };
    expect(await state.find("Interaction", { id: "a" }, 999)).toEqual(stored);
    expect(await state.find("Interaction", { uid: "uid of a" }, 999)).toEqual(stored);
    expect(await state.find("Interaction", { id: "a" }, 1000)).toBeUndefined();
    expect(await state.find("Session", { id: "a" }, 999)).toBeUndefined();
    await state.put({ ...entry("a", 2000), payload: "{}" }, 500);
    expect(await state.find("Interaction", { id: "a" }, 1500)).toEqual({
      payload: "{}",
      consumed: undefined,
    });
    await state.remove("Interaction", "a");
    expect(await state.find("Interaction", { id: "a" }, 0)).toBeUndefined();
  });

  it("ID2: are used up and taken once, whoever asks at the same time", async () => {
    const { state } = here().store.local;
    await state.put(entry("code", 1000, "AuthorizationCode"), 0);
    const used = await Promise.all([1, 2, 3, 4].map(() => state.consume("AuthorizationCode", "code", 10)));
    expect(used.filter(Boolean)).toHaveLength(1);
    expect(await state.find("AuthorizationCode", { id: "code" }, 20)).toMatchObject({ consumed: 10 });
    await state.put(entry("asked", 1000, "Challenge"), 0);
    const taken = await Promise.all([1, 2, 3, 4].map(() => state.take("Challenge", "asked", 10)));
    expect(taken.filter((one) => one !== undefined)).toHaveLength(1);
    await state.put(entry("old", 1000, "Challenge"), 0);
    expect(await state.take("Challenge", "old", 1000)).toBeUndefined();
  });

  it("go with their grant", async () => {
    const { state } = here().store.local;
    await state.put({ ...entry("token", 1000, "AccessToken"), grantId: "g" }, 0);
    await state.put({ ...entry("other", 1000, "AccessToken"), grantId: "h" }, 0);
    await state.removeGrant("g");
    expect(await state.find("AccessToken", { id: "token" }, 0)).toBeUndefined();
    expect(await state.find("AccessToken", { id: "other" }, 0)).toBeDefined();
  });

  it("ID9: are at most 5000 of a kind; the oldest give way, and what is over goes", async () => {
    const { state } = here().store.local;
    const database = openDatabase(here().place);
    const rows = Array.from({ length: 5010 }, (_, at) => sql`('Flood', ${`f${at}`}, ${10_000 + at}, '{}')`);
    for (let from = 0; from < rows.length; from += 1000) {
      await sql`insert into sign_in_state (model, id, expires_at, payload)
        values ${sql.join(rows.slice(from, from + 1000))}`.execute(database.db);
    }
    const count = async () => {
      const { rows: counted } = await sql<{ count: number }>`select count(*) as count from sign_in_state
        where model = 'Flood'`.execute(database.db);
      return counted[0]?.count;
    };
    await state.put(entry("newest", 20_000, "Flood"), 5000);
    expect(await count()).toBe(5001);
    expect(await state.find("Flood", { id: "f9" }, 0)).toBeUndefined();
    expect(await state.find("Flood", { id: "f10" }, 0)).toBeDefined();
    // Not pruned again within a second.
    await state.put(entry("next", 20_000, "Flood"), 5999);
    expect(await count()).toBe(5002);
    await state.put(entry("last", 20_000, "Flood"), 15_010);
    expect(await count()).toBe(3);
    await database.close();
  });
});
