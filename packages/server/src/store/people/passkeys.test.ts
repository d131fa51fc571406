import { afterAll, describe, expect } from "vitest";
import { storeOn } from "../../../test/store-on.ts";
import { SILENT } from "../../../test/test-limits.ts";
import { ENGINES } from "../../../test/test-store.ts";
import { openGuardedStore } from "../../guard/open-guarded-store.ts";
import type { Store } from "../store-interface.ts";

const NOW = new Date("2025-06-10T10:00:00Z");
const LATER = new Date("2025-06-11T10:00:00Z");
const ANNA = { name: "Anna", email: "anna@example.se" };

describe.each(ENGINES)("passkeys and links on $name", (engine) => {
  const { it, here } = storeOn(engine);
  const others: Store[] = [];
  afterAll(() => Promise.all(others.map((store) => store.close())));
  const otherStore = async (): Promise<Store> => {
    const store = await openGuardedStore(here().where, {
      featureNames: new Map(),
      now: () => NOW,
      log: SILENT,
    });
    others.push(store);
    return store;
  };
  const passkey = (id: string, counter = 0) => ({ id, publicKey: "p", counter, userHandle: "h" });

  it("ID2: a link that has ended is ended at every process, and of two answers one enrols", async () => {
    const [a, b] = [here().store.local.passkeys, (await otherStore()).local.passkeys];
    for (let round = 0; round < 5; round += 1) {
      expect(await a.saveLink("former", LATER)).toBe(true);
      expect(await b.isLinkAlive("former", NOW)).toBe(true);
      expect(await b.isLinkAlive("former", LATER)).toBe(false);
      expect(await b.saveLink("link", LATER)).toBe(true);
      expect(await a.isLinkAlive("former", NOW)).toBe(false);
      expect(await a.enrol("former", ANNA, passkey("x"), NOW)).toEqual({ ok: false, error: "link-dead" });
      const [first, second, saved] = await Promise.all([
        a.enrol("link", ANNA, passkey("one"), NOW),
        b.enrol("link", { ...ANNA, email: "bo@example.se" }, passkey("two"), NOW),
        b.saveLink("third", LATER),
      ]);
      const enrolled = [first, second].filter(({ ok }) => ok).length;
      // A new link asked for in the middle either invalidates the one that is being answered, or comes too late.
      expect(enrolled).toBe(saved && !(await a.isEmpty()) ? 0 : saved ? 0 : 1);
      expect([await a.isLinkAlive("third", NOW), await b.isLinkAlive("third", NOW)]).toEqual([saved, saved]);
      await a.removeAll();
      expect(await b.isEmpty()).toBe(true);
    }
  });

  it("a number of the authenticator counts once, at whichever process", async () => {
    const [a, b] = [here().store.local.passkeys, (await otherStore()).local.passkeys];
    await a.saveLink("link", LATER);
    await a.enrol("link", ANNA, passkey("counts", 1), NOW);
    const counted = await Promise.all([a.count("counts", 2), b.count("counts", 2), a.count("counts", 2)]);
    expect(counted.filter(Boolean)).toHaveLength(1);
    expect(await b.count("counts", 1)).toBe(false);
    expect(await b.count("counts", 3)).toBe(true);
    expect(await a.count("unknown", 3)).toBe(false);
    expect(await here().store.findFaults()).toEqual([]);
    await a.removeAll();
    await a.saveLink("link", LATER);
    await a.enrol("link", ANNA, passkey("still"), NOW);
    expect([await a.count("still", 0), await b.count("still", 0)]).toEqual([true, true]);
  });
});
