import { randomBytes } from "node:crypto";
import { text } from "node:stream/consumers";
import type { CommitAnswer, CompanyConfig, FiledFiles } from "@huvudbok/core/api";
import type { Actor, JsonText, Refusal } from "../src/store/store.ts";
import type { Store } from "../src/store/store-interface.ts";
import type { TestStore } from "./test-store.ts";

export function configWith(features: readonly number[]): CompanyConfig {
  const empty = { reference: "", phone: "", email: "", address: "", careOf: "", zipCode: "", city: "" };
  return {
    packageSetup: {
      periodLength: 12,
      renewalDate: "2026-01-01",
      featureSetups: features.map((featureId) => ({ featureId })),
    },
    recipient: { name: "Bolaget AB", companyType: "AB", organizationNumber: "", country: "SE", ...empty },
  };
}

export const YEAR = `f${"1".repeat(32)}`;
export const NEXT_YEAR = `f${"2".repeat(32)}`;

/** A file that a browser has made of the books, as it tells the server. */
export const FILED = {
  kind: "vat",
  from: "2025-01-01",
  to: "2025-03-31",
  files: [{ name: "momsrapport.xml", size: 300, sha256: "a".repeat(64) }],
  figures: { "05": 1000, 10: 250, 49: 250 },
} as const satisfies FiledFiles;

/** The kinds that are not of a fiscal year. */
const COMPANY_KINDS: ReadonlySet<string> = new Set(["accountSettings", "journalTemplates", "vatNumbers"]);

/** A company with a fiscal year, a chart and the setting that lets the last transaction be deleted. */
export interface TestCompany {
  readonly id: number;
  readonly actor: Actor;
  key(kind: string, fiscalYearId?: string): string;
  /** A commit that must be made. */
  commit(intent: string, changes: readonly object[], requestId?: string): Promise<CommitAnswer>;
  /** The refusal of a commit that must not be made. */
  refused(intent: string, changes: readonly object[]): Promise<Refusal>;
  /** The stored document as a browser gets it. */
  load(
    kind: string,
    fiscalYearId?: string,
  ): Promise<{ readonly etag: string; readonly document: StoredDocument }>;
  /** The same company in another store. */
  at(test: TestStore): TestCompany;
}

export type StoredDocument = Readonly<Record<string, unknown>> & { readonly version: number };

export async function newCompany(
  test: TestStore,
  actor: Actor,
  features = [1001, 1002],
): Promise<TestCompany> {
  const created = await test.store.companies.create(actor, configWith(features));
  if (!created.ok) throw new Error(created.error.message);
  return companyAt(test, actor, created.value.id);
}

function companyAt(test: TestStore, actor: Actor, id: number): TestCompany {
  const { store } = test;
  const key = (kind: string, fiscalYearId = YEAR): string =>
    COMPANY_KINDS.has(kind) ? `c${id}-${kind}` : `c${id}-${fiscalYearId}-${kind}`;
  const send = (intent: string, changes: readonly object[], requestId = randomBytes(8).toString("hex")) =>
    store.documents.commit(actor, json({ companyId: id, intent, requestId, changes }));
  return {
    id,
    actor,
    key,
    async commit(intent, changes, requestId) {
      const result = await send(intent, changes, requestId);
      if (!result.ok) throw new Error(JSON.stringify(result.error));
      return result.value;
    },
    async refused(intent, changes) {
      const result = await send(intent, changes);
      if (result.ok) throw new Error("the commit was made");
      return result.error;
    },
    load: (kind, fiscalYearId) => loadDocument(store, actor, key(kind, fiscalYearId)),
    at: (other) => companyAt(other, actor, id),
  };
}

/** The same with a year, a chart of five accounts, and an empty document of transactions. */
export async function newBooks(test: TestStore, actor: Actor, features?: number[]): Promise<TestCompany> {
  const company = await newCompany(test, actor, features);
  await company.commit("edit", [
    { key: company.key("accountSettings"), head: { currentFiscalYearId2: YEAR }, put: [fiscalYear()] },
    {
      key: company.key("accountPlan"),
      head: { name: "BAS" },
      put: [1510, 1930, 2440, 3001, 4010].map(account),
    },
    { key: company.key("transactions") },
  ]);
  await test.store.documents.save(
    actor,
    "u-userSettings",
    undefined,
    json({ version: 1, allowTransactionEdit: true }),
  );
  return company;
}

export function fiscalYear(id = YEAR, year = 2025, locked = false) {
  const transactionSeries = [{ name: "A", startNo: 1, description: "Löpande" }];
  return { id, from: `${year}-01-01`, to: `${year}-12-31`, locked, transactionSeries };
}

export function account(id: number) {
  return { id, name: `Konto ${id}`, type: "asset", active: true };
}

export function sale(kronor = 100, fields: object = {}) {
  return {
    series: "A",
    date: "2025-03-01",
    text: "Försäljning",
    locked: false,
    entries: [
      { accountId: 1930, amount: kronor },
      { accountId: 3001, amount: -kronor },
    ],
    ...fields,
  };
}

/** The draft that a stored sale becomes by a conversion. */
export function converted(id: string, number: number, kronor = 100, fields: object = {}) {
  const { date, text, entries } = sale(kronor);
  return { id, date, text, entries, annotation: `Konverterad från A ${number}`, ...fields };
}
export function draft(id: string, fields: object = {}) {
  return { id, text: `Utkast ${id}`, entries: [], ...fields };
}

/** A stored file of the company, whose bytes are nowhere; gives its id. */
export async function addFile({ store }: TestStore, { id, actor }: TestCompany): Promise<string> {
  const file = { originalFilename: "a.png", mimeType: "image/png", size: 9, sha256: "c".repeat(64) };
  const added = await store.files.add(actor, { companyId: id, fiscalYearId: YEAR, ...file });
  if (!added.ok) throw new Error(added.error.message);
  return added.value.id;
}

export function json(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

/** What an answer of the store says. */
export async function fromText(answer: JsonText): Promise<unknown> {
  return JSON.parse(await text(answer.body));
}

async function loadDocument(store: Store, actor: Actor, key: string) {
  const loaded = await store.documents.load(actor, key);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return { etag: loaded.value.etag, document: (await fromText(loaded.value.text)) as StoredDocument };
}
