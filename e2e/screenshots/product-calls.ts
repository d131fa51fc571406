import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";

const RESOURCES = join(import.meta.dirname, "../../packages/resources/public");

/** The calls that create books, made as the signed-in person of a page. Amounts are kronor, as stored. */
export interface ProductCalls {
  /** The ids of the person's companies. */
  companies(): Promise<readonly number[]>;
  /** Creates a company and returns its id. */
  createCompany(recipient: Readonly<Record<string, string>>): Promise<number>;
  /** The ETag of a document that exists. */
  etag(key: string): Promise<string>;
  /** Saves changes of one company's documents, all or none. */
  commit(companyId: number, intent: string, changes: readonly object[]): Promise<void>;
}

/** Calls with the token that the page has after its sign-in. */
export async function productCalls(page: Page, productUrl: string): Promise<ProductCalls> {
  const stored = await page.evaluate(() => localStorage.getItem("poyToken"));
  const { token } = JSON.parse(stored ?? "{}") as { token?: string };
  if (token === undefined) throw new Error("nobody has signed in");
  return callsWith(token, productUrl);
}

/** Calls of who has the token. */
export function callsWith(token: string, productUrl: string): ProductCalls {
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${productUrl}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    return JSON.parse(text);
  };
  return {
    companies: async () => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${productUrl}/api/company`, { headers });
      if (!answer.ok) throw new Error(`/api/company answered ${answer.status}`);
      return ((await answer.json()) as { companies: { id: number }[] }).companies.map(({ id }) => id);
    },
    createCompany: async (recipient) => {
      const { id } = (await post("/api/company", { recipient })) as { id: number };
      return id;
    },
    etag: async (key) => {
      const address = `${productUrl}/api/data/load/${key}.json`;
      const { headers } = await fetch(address, {
        method: "HEAD",
        headers: { authorization: `Bearer ${token}` },
      });
      return headers.get("etag") ?? "";
    },
    commit: async (companyId, intent, changes) => {
      await post(`/api/data/commit?companyId=${companyId}`, {
        companyId,
        intent,
        requestId: crypto.randomUUID(),
        changes,
      });
    },
  };
}

interface Chart {
  readonly name: string;
  readonly accounts2: readonly { readonly id: number; readonly name: string }[];
}

/** A suggested chart as the change that gives it to a fiscal year. */
export async function chartChange(key: string, templateId: string): Promise<object> {
  const template = await templateOf(templateId);
  const { name, accounts2 } = await chartOf(template);
  const [balanceReportStructure, resultReportStructure] = await Promise.all(
    ["balanceReportStructure", "resultReportStructure"].map((field) => resource(template[field] ?? "")),
  );
  return { key, head: { name, balanceReportStructure, resultReportStructure }, put: accounts2 };
}

/** The names of a suggested chart's accounts, by number. */
export async function chartNames(templateId: string): Promise<ReadonlyMap<number, string>> {
  const { accounts2 } = await chartOf(await templateOf(templateId));
  return new Map(accounts2.map(({ id, name }) => [id, name]));
}

/** An account as a suggested chart has it. */
export async function suggestedAccount(templateId: string, id: number): Promise<object> {
  const { accounts2 } = await chartOf(await templateOf(templateId));
  const account = accounts2.find((candidate) => candidate.id === id);
  if (account === undefined) throw new Error(`${templateId} has no account ${id}`);
  return account;
}

async function templateOf(id: string): Promise<Readonly<Record<string, string>>> {
  const templates = (await resource("account-plans/index.json")) as Record<string, string>[];
  const template = templates.find((candidate) => candidate["id"] === id);
  if (template === undefined) throw new Error(`there is no chart ${id}`);
  return template;
}

async function chartOf(template: Readonly<Record<string, string>>): Promise<Chart> {
  return (await resource(template["path"] ?? "")) as Chart;
}

async function resource(path: string): Promise<unknown> {
  return JSON.parse(await readFile(join(RESOURCES, path), "utf8"));
}
