import { afterAll, describe, expect } from "vitest";
import { storeOn } from "../../../test/store-on.ts";
import { SILENT } from "../../../test/test-limits.ts";
import { ENGINES } from "../../../test/test-store.ts";
import { openGuardedStore } from "../../guard/open-guarded-store.ts";
import { openDatabase } from "../database/database.ts";
import type { Store } from "../store-interface.ts";
import { duplicateEmails } from "./duplicate-email.ts";

const NOW = new Date("2025-06-10T10:00:00Z");

describe.each(ENGINES)("people of the local sign-in on $name", (engine) => {
  const { it, here } = storeOn(engine);
  const others: Store[] = [];
  afterAll(() => Promise.all(others.map((store) => store.close())));
  /** As in another process: a store of its own over the same database. */
  const otherStore = async (): Promise<Store> => {
    const store = await openGuardedStore(here().where, {
      featureNames: new Map(),
      now: () => NOW,
      log: SILENT,
    });
    others.push(store);
    return store;
  };

  it("finds a person by e-mail address, makes the name fresh, and knows the latest first", async () => {
    const { people } = here().store.local;
    const anna = await people.upsert({ name: "Anna", email: "anna@example.se" });
    here().clock.now = new Date(here().clock.now.getTime() + 1000);
    await people.upsert({ name: "Bo", email: "bo@example.se" });
    expect((await people.list()).map(({ name }) => name)).toEqual(["Bo", "Anna"]);
    here().clock.now = new Date(here().clock.now.getTime() + 1000);
    const again = await people.upsert({ name: "Anna Ek", email: "anna@example.se" });
    expect(again).toEqual({ ...anna, name: "Anna Ek" });
    expect(await people.find(anna.id)).toEqual(again);
    expect((await people.list()).map(({ name }) => name)).toEqual(["Anna Ek", "Bo"]);
    expect(await people.find("nobody")).toBeUndefined();
  });

  it("ID1: makes one user of many who come with a new e-mail address at once, at any process", async () => {
    const stores = [here().store, await otherStore()];
    for (let round = 0; round < 10; round += 1) {
      const email = `ny${round}@example.se`;
      const entered = await Promise.all(
        [0, 1, 0, 1].map(async (at) => stores[at]?.local.people.upsert({ name: `Ny ${at}`, email })),
      );
      expect(new Set(entered.map((person) => person?.id)).size).toBe(1);
      const sessions = await Promise.all(
        entered.map(async (person, at) =>
          stores[at % 2]?.users.signIn(
            { issuer: "local", subject: person?.id ?? "", name: `Ny ${at}`, email, picture: "" },
            NOW,
          ),
        ),
      );
      expect(new Set(sessions.map((session) => session?.user.id)).size).toBe(1);
    }
    expect(await here().store.findFaults()).toEqual([]);
  });

  it("ID3: takes over what files held, once, beside users who are there already", async () => {
    const { people, passkeys } = here().store.local;
    const email = "tre@example.se";
    const signIn = async (subject: string) => {
      const profile = { issuer: "local", subject, name: "Tre", email, picture: "" };
      return (await here().store.users.signIn(profile, NOW)).user.id;
    };
    const users = [await signIn("first"), await signIn("second")];
    const legacy = {
      people: [
        { id: "second", name: "Tre", email },
        { id: "new", name: "Ny i fil", email: "fil@example.se" },
      ],
      passkeys: [
        { id: "k1", publicKey: "p", counter: 3, userHandle: "h", personId: "second", createdAt: 1 },
        { id: "k2", publicKey: "p", counter: 0, userHandle: "h", personId: "nobody", createdAt: 1 },
      ],
    };
    const other = await otherStore();
    await Promise.all([people.importLegacy(legacy), other.local.people.importLegacy(legacy)]);
    await people.importLegacy(legacy);
    expect(await people.upsert({ name: "Tre", email })).toMatchObject({ id: "second" });
    expect(await people.find("new")).toMatchObject({ name: "Ny i fil" });
    expect(await passkeys.find("k1")).toMatchObject({ passkey: { counter: 3 }, person: { id: "second" } });
    expect(await passkeys.find("k2")).toBeUndefined();
    // Another file, from another process or day, does not change whom an address leads to.
    await people.importLegacy({ people: [{ id: "first", name: "Tre", email }], passkeys: [] });
    expect(await people.upsert({ name: "Tre", email })).toMatchObject({ id: "second" });
    const database = openDatabase(here().place);
    const [same] = await duplicateEmails(database.db);
    await database.close();
    expect(same).toEqual({
      email,
      users: [
        { id: users[1], companies: 0, isFound: true },
        { id: users[0], companies: 0, isFound: false },
      ],
    });
    // The passkey that belongs to nobody is reported; nothing else is wrong.
    expect((await here().store.findFaults()).map(({ key }) => key)).toEqual(["passkey k2"]);
    await passkeys.removeAll();
  });
});
