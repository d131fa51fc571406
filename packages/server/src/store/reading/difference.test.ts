import fc from "fast-check";
import { describe, expect } from "vitest";
import { storeOn } from "../../../test/store-on.ts";
import {
  account,
  fiscalYear,
  fromText,
  json,
  newCompany,
  type StoredDocument,
} from "../../../test/test-books.ts";
import { ENGINES, newActor } from "../../../test/test-store.ts";

interface Difference {
  readonly etag: string;
  readonly head?: object;
  readonly put: readonly { readonly id: number }[];
  readonly remove: readonly string[];
}

/** What a browser does with a difference: first what left, then what came, in its place or last. */
function applied(document: StoredDocument, { head, put, remove }: Difference): StoredDocument {
  const { version, accounts2, ...fields } = document;
  const items = (accounts2 as { id: number }[]).filter((item) => !remove.includes(String(item.id)));
  for (const item of put) {
    const index = items.findIndex(({ id }) => id === item.id);
    if (index === -1) items.push(item);
    else items[index] = item;
  }
  return { version, ...(head ?? fields), accounts2: items };
}

const step = fc.record({
  put: fc.uniqueArray(fc.integer({ min: 1910, max: 1919 }), { maxLength: 4 }),
  remove: fc.uniqueArray(fc.integer({ min: 1910, max: 1919 }), { maxLength: 3 }),
  name: fc.constantFrom("Bank", "Kassa", "Post"),
  head: fc.option(fc.constantFrom("BAS", "K1"), { nil: undefined }),
  isSave: fc.boolean(),
});

describe.each(ENGINES)("differences on $name", (on) => {
  const { here, it } = storeOn(on);

  it("ST1: a load and a difference is the load that came later", async () => {
    const actor = await newActor(here());
    const runs = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const company = await newCompany(here(), actor);
      const key = company.key("accountPlan");
      await company.commit("edit", [
        { key: company.key("accountSettings"), put: [fiscalYear()] },
        { key, head: { name: "Start" } },
      ]);
      const seen = [await company.load("accountPlan")];
      let model = new Map<number, object>();
      for (const { put, remove, name, head, isSave } of steps) {
        const { etag, document } = seen[seen.length - 1]!;
        const items = put.map((id) => ({ ...account(id), name }));
        const gone = remove.filter((id) => model.has(id) && !put.includes(id));
        model = new Map([...model].filter(([id]) => !gone.includes(id)));
        for (const item of items) model.set(item.id, item);
        if (isSave) {
          const whole = {
            ...document,
            ...(head === undefined ? {} : { name: head }),
            accounts2: [...model.values()],
          };
          expect(await here().store.documents.save(actor, key, etag, json(whole))).toMatchObject({
            ok: true,
          });
        } else {
          const fields = head === undefined ? {} : { head: { name: head } };
          await company.commit("edit", [
            { key, ifMatch: etag, put: items, remove: gone.map(String), ...fields },
          ]);
        }
        seen.push(await company.load("accountPlan"));
      }
      const last = seen[seen.length - 1]!;
      expect(last.document["accounts2"]).toEqual([...model.values()]);
      for (const { etag, document } of seen) {
        const result = await here().store.documents.difference(actor, key, etag);
        if (!result.ok || result.value.isReload) throw new Error("no difference");
        const difference = (await fromText(result.value.text)) as Difference;
        expect(difference.etag).toBe(last.etag);
        expect(applied(document, difference)).toEqual(last.document);
      }
      expect(await here().store.findFaults(company.id)).toEqual([]);
    });
    await fc.assert(runs, { numRuns: 15 });
  });
});
