import "fake-indexeddb/auto";
import { accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import type { ItemOf } from "@huvudbok/core/document";
import { fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { ore } from "@huvudbok/core/money";
import type { NewTransaction } from "@huvudbok/core/transaction";
import { DocumentClient } from "../src/data/documents/document-client.ts";
import type { DocumentEdit } from "../src/data/documents/document-edit.ts";
import { indexedDbCache } from "../src/data/documents/indexed-db-cache.ts";
import { FakeDocumentServer } from "./fake-document-server.ts";

export const YEAR = fiscalYearIdFromGuid("01234567-89ab-cdef-0123-456789abcdef");
export const DRAFTS = `c1-${YEAR}-transactionDrafts`;

let people = 0;

/**
 * Tabs of browsers at one server. The user is new for every test, so that databases of one test do not meet another.
 */
export class DocumentTabs {
  readonly server = new FakeDocumentServer();
  readonly userId = `user-${++people}`;
  /** The time of the tabs' clock, in ms. */
  time = 1_000_000;
  #ids = 0;
  #turns: Promise<void> = Promise.resolve();

  /** A tab, of the user or of somebody else, that is told of those that are open beside it. */
  newTab(userId = this.userId, openTabs: readonly string[] = []) {
    const tabId = `tab-${++this.#ids}`;
    const others: DocumentClient[] = [];
    const client = new DocumentClient({
      userId,
      api: this.server,
      cache: indexedDbCache(userId),
      now: () => this.time,
      newId: () => `request-${userId}-${++this.#ids}`,
      tabId,
      isTabOpen: async (id) => openTabs.includes(id),
      inTurn: (work) => {
        this.#turns = this.#turns.then(work);
        return this.#turns;
      },
      pause: async () => {},
      onStored: ({ documents }) => {
        for (const other of others) for (const { key, etag } of documents) other.markStale(key, etag);
      },
    });
    return { client, others, tabId };
  }
}

export function draft(id: string, text = id): ItemOf<"transactionDrafts"> {
  return { id, text, entries: [{ accountId: accountNo(1930), amount: ore(12_345) }] };
}

export const voucher: NewTransaction = {
  series: "A",
  date: isoDate("2025-03-01"),
  text: "Kaffe",
  entries: [
    { accountId: accountNo(1930), amount: ore(-5000) },
    { accountId: accountNo(5800), amount: ore(5000) },
  ],
  locked: false,
};

export function put(...drafts: ItemOf<"transactionDrafts">[]): DocumentEdit {
  return { kind: "transactionDrafts", fiscalYearId: YEAR, put: drafts };
}

export function remove(...drafts: string[]): DocumentEdit {
  return { kind: "transactionDrafts", fiscalYearId: YEAR, remove: drafts };
}

export function save(client: DocumentClient, ...changes: DocumentEdit[]) {
  return client.commit({ companyId: 1, intent: "edit", changes });
}

export function drafts(client: DocumentClient) {
  return client.state(DRAFTS, "transactionDrafts");
}

export function texts(client: DocumentClient) {
  return [...drafts(client).items.values()].map(({ text }) => text);
}

/** Uses the drafts as a page does. */
export async function use(client: DocumentClient) {
  const stop = client.subscribe(DRAFTS, "transactionDrafts", () => {});
  await client.load(DRAFTS, "transactionDrafts");
  return stop;
}

/** Whether anything of a user is unsaved, in this tab or in another. */
export async function hasUnsaved({ unsaved, userId }: DocumentClient): Promise<boolean> {
  const cache = indexedDbCache(userId);
  const kept = await cache.unsaved();
  cache.close();
  return unsaved.length + kept.length > 0;
}
