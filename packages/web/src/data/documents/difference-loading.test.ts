import "fake-indexeddb/auto";
import { accountNo } from "@huvudbok/core/account-plan";
import { ore } from "@huvudbok/core/money";
import fc from "fast-check";
import { expect, test } from "vitest";
import { FakeDocumentServer } from "../../../test/fake-document-server.ts";
import { DocumentClient } from "./document-client.ts";
import type { DocumentEdit } from "./document-edit.ts";
import { indexedDbCache } from "./indexed-db-cache.ts";

const KEY = "c1-journalTemplates";

type Step =
  | { readonly do: "put"; readonly who: number; readonly ids: readonly string[]; readonly amount: number }
  | { readonly do: "remove"; readonly who: number; readonly id: string }
  | { readonly do: "refresh" | "reload" | "retry"; readonly who: number }
  | { readonly do: "connection"; readonly isDown: boolean }
  | { readonly do: "answers"; readonly areLost: boolean };

const who = fc.integer({ min: 0, max: 1 });
const id = fc.constantFrom("a", "b", "c", "d");
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("put" as const),
      who,
      ids: fc.uniqueArray(id, { minLength: 1, maxLength: 3 }),
      amount: fc.integer({ min: 1, max: 1000 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("remove" as const), who, id }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom("refresh", "reload", "retry"), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("connection" as const), isDown: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("answers" as const), areLost: fc.boolean() }) },
);

let runs = 0;

function newClient(server: FakeDocumentServer, userId: string): DocumentClient {
  let ids = 0;
  return new DocumentClient({
    userId,
    api: server,
    cache: indexedDbCache(userId),
    now: () => 0,
    newId: () => `${userId}-${++runs}-${++ids}`,
    tabId: `${userId}-${++runs}`,
    isTabOpen: async () => false,
    inTurn: (work) => work(),
    pause: async () => {},
    onStored: () => {},
  });
}

function edit(step: Step): DocumentEdit {
  if (step.do === "remove") return { kind: "journalTemplates", remove: [step.id] };
  const ids = step.do === "put" ? step.ids : [];
  const amount = step.do === "put" ? step.amount : 0;
  const entries = [{ accountId: accountNo(1930), amount: ore(amount) }];
  return { kind: "journalTemplates", put: ids.map((id) => ({ id, name: id, description: "", entries })) };
}

/** What a client shows, by id: where a removed item returns, its position may differ until the whole is loaded. */
function content(client: DocumentClient): unknown {
  const { head, items, etag } = client.state(KEY, "journalTemplates");
  return { head, etag, items: Object.fromEntries([...items].sort(([a], [b]) => (a < b ? -1 : 1))) };
}

test("differences, caches and commits lead to what a whole load gives, whatever happens on the way", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const server = new FakeDocumentServer();
      const users = [`left-${++runs}`, `right-${++runs}`];
      const clients = users.map((user) => newClient(server, user));
      for (const client of clients) await client.load(KEY, "journalTemplates");
      for (const step of steps) {
        if (step.do === "connection") server.isDown = step.isDown;
        else if (step.do === "answers") server.losesAnswers = step.areLost;
        else if (step.do === "reload") {
          clients[step.who]?.close();
          const client = newClient(server, users[step.who] ?? "");
          clients[step.who] = client;
          await client.restoreUnsaved();
          await client.load(KEY, "journalTemplates");
        } else if (step.do === "refresh") await clients[step.who]?.refresh(KEY, "journalTemplates");
        else if (step.do === "retry") await clients[step.who]?.retryUnsaved();
        else await clients[step.who]?.commit({ companyId: 1, intent: "edit", changes: [edit(step)] });
      }
      Object.assign(server, { isDown: false, losesAnswers: false });
      for (const client of clients) await client.retryUnsaved();
      for (const client of clients) await client.refresh(KEY, "journalTemplates");
      const fresh = newClient(server, `fresh-${++runs}`);
      await fresh.load(KEY, "journalTemplates");
      for (const [index, client] of clients.entries()) {
        expect(content(client)).toEqual(content(fresh));
        // And so does the next visit, which reads what the cache has stored.
        const next = newClient(server, users[index] ?? "");
        await next.load(KEY, "journalTemplates");
        if (next.state(KEY, "journalTemplates").etag === fresh.state(KEY, "journalTemplates").etag) {
          expect(content(next)).toEqual(content(fresh));
        }
        await next.refresh(KEY, "journalTemplates");
        expect(content(next)).toEqual(content(fresh));
      }
    }),
  );
});
