import { createHash, randomBytes } from "node:crypto";
import { signInByForm } from "../sign-in/sign-in-by-form.ts";
import { account, fiscalYear, YEAR } from "../test-books.ts";

/** The outcome of a call; undefined when no answer came, so that it is unknown. */
export type Outcome = { readonly status: number; readonly body: unknown } | undefined;

/** A signed-in person's calls to a server that may die at any moment; `origin` is where it answers now. */
export interface ProductClient {
  origin: string;
  readonly companyId: number;
  /** The header that says who it is. */
  readonly authorization: string;
  /** The same person in the same company at another server. */
  at(origin: string): ProductClient;
  key(kind: string, fiscalYearId?: string): string;
  /** Sends a commit; the same requestId may be sent again. */
  commit(requestId: string, intent: string, changes: readonly object[]): Promise<Outcome>;
  load(
    key: string,
  ): Promise<{ readonly etag: string; readonly document: Readonly<Record<string, unknown>> } | undefined>;
  upload(name: string, bytes: Uint8Array): Promise<Outcome>;
  download(id: string): Promise<{ readonly size: number; readonly sha256: string }>;
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Outcome>;
}

/** Signs in, makes a company with a year, a chart, and documents to change. */
export async function newProductClient(
  origin: string,
  person: readonly [name: string, email: string] = ["Anna", "anna@example.se"],
): Promise<ProductClient> {
  const { token } = await signInByForm(origin, ...person);
  const client = clientOf(origin, token, 0);
  const created = await client.call("POST", "/api/company", {
    recipient: { name: "Bolaget AB", companyType: "AB" },
  });
  client.companyId = Number(field(created?.body, "id"));
  const begun = await client.commit(randomBytes(8).toString("hex"), "edit", [
    { key: client.key("accountSettings"), head: { currentFiscalYearId2: YEAR }, put: [fiscalYear()] },
    {
      key: client.key("accountPlan", YEAR),
      head: { name: "BAS" },
      put: [1510, 1930, 2440, 3001, 4010].map(account),
    },
    { key: client.key("transactions", YEAR) },
    { key: client.key("transactionDrafts", YEAR) },
    { key: client.key("journalTemplates") },
  ]);
  if (begun?.status !== 200) throw new Error(`the books could not be made: ${JSON.stringify(begun)}`);
  return client;
}

/** The same person, who signs in anew, in a company that is there. */
export async function signedInClient(origin: string, companyId: number): Promise<ProductClient> {
  const { token } = await signInByForm(origin);
  return clientOf(origin, token, companyId);
}

function clientOf(
  origin: string,
  token: string,
  companyId: number,
): Omit<ProductClient, "companyId"> & { companyId: number } {
  const authorization = `Bearer ${token}`;
  const client: ReturnType<typeof clientOf> = {
    origin,
    companyId,
    authorization,
    at: (other) => clientOf(other, token, client.companyId),
    key: (kind, fiscalYearId) =>
      [`c${client.companyId}`, ...(fiscalYearId === undefined ? [] : [fiscalYearId]), kind].join("-"),
    async call(method, path, body, headers = {}) {
      try {
        const response = await fetch(`${client.origin}${path}`, {
          method,
          headers: {
            authorization,
            ...(body === undefined ? {} : { "content-type": "application/json" }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        return { status: response.status, body: await response.json() };
      } catch {
        return undefined;
      }
    },
    commit: (requestId, intent, changes) =>
      client.call("POST", `/api/data/commit?companyId=${client.companyId}`, {
        companyId: client.companyId,
        intent,
        requestId,
        changes,
      }),
    async load(key) {
      const response = await fetch(`${client.origin}/api/data/load/${key}.json`, {
        headers: { authorization },
      });
      if (response.status === 404) return undefined;
      // An answer of another kind would be taken for a document in which nothing is.
      if (response.status !== 200) throw new Error(`${key}: ${response.status} ${await response.text()}`);
      const document: Readonly<Record<string, unknown>> = JSON.parse(await response.text());
      return { etag: response.headers.get("etag") ?? "", document };
    },
    async upload(name, bytes) {
      const form = new FormData();
      form.append("file", new Blob([Buffer.from(bytes)], { type: "image/png" }), name);
      const path = `/api/data/attachments/${client.companyId}/${YEAR}`;
      try {
        const response = await fetch(`${client.origin}${path}`, {
          method: "POST",
          headers: { authorization },
          body: form,
        });
        return { status: response.status, body: await response.json() };
      } catch {
        return undefined;
      }
    },
    async download(id) {
      const response = await fetch(`${client.origin}/api/data/id/${id}`, { headers: { authorization } });
      const bytes = Buffer.from(await response.arrayBuffer());
      return { size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
    },
  };
  return client;
}

/** A field of an answer of any type. */
export function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(name)
    : undefined;
}

/** The first bytes of a PNG followed by others, which the server accepts as a picture. */
export function pictureBytes(size: number): Buffer {
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), randomBytes(size)]);
}
