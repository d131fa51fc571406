import { DOCUMENT_KINDS, isDocumentKind } from "@huvudbok/core/document";
import { addMadeUpKind, MADE_UP_KIND } from "@huvudbok/core/document/made-up-kind.arbitrary";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DocumentTabs, hasUnsaved, voucher, YEAR } from "../../../test/document-tabs.ts";
import { indexedDbCache } from "./indexed-db-cache.ts";

const KEY = `c1-${YEAR}-${MADE_UP_KIND}`;
const older = { id: "a", name: "Banken", accountId: 2440, amount: 10.5, from: "2025-02-01" };
const { name: lender, ...same } = older;
const newer = { ...same, lender, currency: "SEK" };

let tabs: DocumentTabs;

beforeAll(() => addMadeUpKind(2));
afterAll(() => void Reflect.deleteProperty(DOCUMENT_KINDS, MADE_UP_KIND));
beforeEach(() => {
  tabs = new DocumentTabs();
});

/** What a closed tab left of a change to the kind that is at version 2. */
async function leave(
  change: object,
  versions: readonly number[] | undefined,
  requestId: string,
): Promise<void> {
  await indexedDbCache(tabs.userId).writeUnsaved({
    requestId,
    tabId: "gone",
    createdAt: 1,
    companyId: 1,
    intent: "edit",
    changes: [{ key: KEY, ...change }],
    ...(versions === undefined ? {} : { versions }),
  });
}

test.each([undefined, [1]])(
  "what an older program left in version %j is lifted, shown and sent",
  async (versions) => {
    await leave({ head: {}, put: [older] }, versions, "left-by-older");
    const { client } = tabs.newTab();
    await client.restoreUnsaved();
    expect(client.unreadable).toEqual([]);
    if (!isDocumentKind(MADE_UP_KIND)) throw new Error("the kind is in the table");
    expect(client.state(KEY, MADE_UP_KIND).items.get("a")).toMatchObject({ lender: "Banken", amount: 1050 });
    const [kept] = await indexedDbCache(tabs.userId).unsaved();
    expect(kept).toMatchObject({ versions: [2], changes: [{ head: { currency: "SEK" }, put: [newer] }] });
    await client.retryUnsaved();
    expect(await hasUnsaved(client)).toBe(false);
    expect(await tabs.server.load(KEY, undefined)).toMatchObject({
      text: JSON.stringify({ version: 2, currency: "SEK", loans: [newer] }),
    });
  },
);

test("what a newer program left is kept, told of, and never sent", async () => {
  await leave({ put: [newer] }, [3], "left-by-newer");
  await leave({ remove: ["a"] }, [3], "removed-by-newer");
  for (let visit = 0; visit < 2; visit += 1) {
    const { client } = tabs.newTab();
    await client.restoreUnsaved();
    expect(client.unreadable.map(({ requestId }) => requestId)).toEqual([
      "left-by-newer",
      "removed-by-newer",
    ]);
    await client.retryUnsaved();
  }
  expect(tabs.server.calls.filter((call) => call.startsWith("commit"))).toEqual([]);
  expect(await indexedDbCache(tabs.userId).unsaved()).toMatchObject([{ versions: [3] }, { versions: [3] }]);
});

test("what waits says the versions of its kinds", async () => {
  const { client } = tabs.newTab();
  tabs.server.isDown = true;
  const change = { kind: "transactions", fiscalYearId: YEAR, append: [voucher] } as const;
  await client.commit({ companyId: 1, intent: "register", changes: [change] });
  expect(await indexedDbCache(tabs.userId).unsaved()).toMatchObject([{ versions: [1] }]);
});
