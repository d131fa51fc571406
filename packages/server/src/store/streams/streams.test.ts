import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect } from "vitest";
import { type OnePieceAnswers, onePieceAnswers } from "../../../test/one-piece-answers.ts";
import { storeOn } from "../../../test/store-on.ts";
import { draft, type TestCompany } from "../../../test/test-books.ts";
import { ENGINES } from "../../../test/test-store.ts";

/** Longer than what comes with its row, than a piece, and than anybody may type; with characters of one, two and four bytes. */
const LONG = "kö\u{1F600}".repeat(5000);
const LONGER = "\u{1F9FE}å".repeat(200_000);
const MANY = 1200;

describe.each(ENGINES)("answers in parts on $name", (on) => {
  const { books, here, it } = storeOn(on);

  const drafts = (count: number, name: string) =>
    Array.from({ length: count }, (_, n) => draft(`d${n}`, { text: `${name} ${n}` }));

  /** A document with all that there can be: heads and items of every length, removed and made anew. Gives its ETags. */
  async function change(company: TestCompany, key: string, isHead: boolean): Promise<readonly string[]> {
    const etags: string[] = [];
    const head = (name: string) => (isHead ? { head: { name } } : {});
    const commit = async (change: object) => {
      const { changes } = await company.commit("import", [{ key, ifMatch: etags.at(-1), ...change }]);
      etags.push(changes[0]?.etag ?? "");
    };
    if (isHead) {
      etags.push((await company.load("accountPlan")).etag);
      for (const name of ["Kort", LONGER, LONG, "{}", LONGER]) await commit(head(name));
      return etags;
    }
    await commit({ put: drafts(MANY, "Först") });
    await commit({ put: [draft("d3", { text: LONG }), draft("ny", { text: LONGER })], remove: ["d5", "d6"] });
    await commit({ put: [draft("d5", { text: "Igen" }), draft("d3", { text: "Kort" })], remove: ["d7"] });
    await commit({ put: drafts(MANY, "Sedan").slice(100) });
    await commit({ put: [draft("d4", { text: LONG }), draft("d8", { text: LONGER }), draft("sist")] });
    return etags;
  }

  async function expectSame(
    company: TestCompany,
    key: string,
    etags: readonly string[],
    answers: OnePieceAnswers,
  ): Promise<void> {
    const { documents } = here().store;
    const loaded = await documents.load(company.actor, key);
    if (!loaded.ok) throw new Error(loaded.error.message);
    expect((await text(loaded.value.text.body)) === (await answers.load(company.id, key))).toBe(true);
    for (const since of etags) {
      const difference = await documents.difference(company.actor, key, since);
      if (!difference.ok || difference.value.isReload) throw new Error("no difference");
      const sent = await text(difference.value.text.body);
      expect(sent === (await answers.difference(company.id, key, since))).toBe(true);
    }
    for (const [before, limit] of [
      [99, 20],
      [99, 1],
      [4, 2],
      [1, 3],
    ] as const) {
      const history = await documents.history(company.actor, key, { before, limit });
      if (!history.ok) throw new Error(history.error.message);
      const sent = await text(history.value.text.body);
      expect(sent === (await answers.history(company.id, key, before, limit))).toBe(true);
      JSON.parse(sent);
    }
  }

  it.each(["transactionDrafts", "accountPlan"])("%s: byte for byte what one piece would be", async (kind) => {
    const company = await books();
    const key = company.key(kind);
    const answers = onePieceAnswers(here().place);
    const etags = await change(company, key, kind === "accountPlan");
    await expectSame(company, key, etags, answers);
    // Removed and made anew: differences end there, the history goes on.
    const { documents } = here().store;
    const last = etags.at(-1);
    if (kind === "transactionDrafts") {
      expect(await documents.remove(company.actor, key, last)).toMatchObject({ ok: true });
      await company.commit("import", [{ key, put: [draft("efter")] }]);
      await expectSame(company, key, [], answers);
      expect(await documents.difference(company.actor, key, last ?? "")).toMatchObject({
        value: { isReload: true },
      });
    }
    await answers.close();
  });

  it("who does not take an answer gets no more of it than a few parts, whichever it is", async () => {
    const company = await books();
    const key = company.key("transactionDrafts");
    const { etag } = await company
      .commit("edit", [{ key, put: [draft("forst")] }])
      .then(({ changes }) => ({ etag: changes[0]?.etag ?? "" }));
    await company.commit("import", [
      { key, ifMatch: etag, put: Array.from({ length: 6 }, (_, n) => draft(`d${n}`, { text: LONGER })) },
    ]);
    const { documents } = here().store;
    const [load, difference, history] = await Promise.all([
      documents.load(company.actor, key),
      documents.difference(company.actor, key, etag),
      documents.history(company.actor, key, { limit: 20 }),
    ]);
    if (!load.ok || !difference.ok || !history.ok || difference.value.isReload) throw new Error("refused");
    const bodies = [load.value.text.body, difference.value.text.body, history.value.text.body];
    await wait(300);
    for (const body of bodies) expect(body.readableLength).toBeLessThan(3_000_000);
    for (const body of bodies.slice(1)) body.destroy();
    expect((await text(load.value.text.body)).length).toBeGreaterThan(6 * LONGER.length);
  });
});
