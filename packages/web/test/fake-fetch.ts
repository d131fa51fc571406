import type { Company, SignIn } from "@huvudbok/core/api";
import { ApiFailure } from "../src/data/api/api-failure.ts";
import { FakeDocumentServer } from "./fake-document-server.ts";
import { FakeFilings } from "./fake-filings.ts";

interface CreatedBody {
  readonly recipient: Company["config"]["recipient"];
  readonly requestId?: string;
}

/** The product's server as `fetch` sees it, in memory. */
export class FakeFetch {
  readonly documents = new FakeDocumentServer();
  readonly filings = new FakeFilings();
  companies: Company[] = [];
  /** `METHOD path`, in order. */
  readonly calls: string[] = [];
  /** The tokens that came with the calls. */
  readonly tokens: (string | null)[] = [];
  /** Companies are created, and the answer about it never comes. */
  losesCreated = false;
  readonly #created = new Map<string, { readonly id: number; readonly sent: string }>();
  /** Answers in place of the server, for the subject of the test. */
  instead: (method: string, path: string) => Response | undefined = () => undefined;

  readonly fetch = async (input: unknown, init: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(String(input), "http://localhost");
    const method = init.method ?? "GET";
    this.calls.push(`${method} ${pathname}`);
    this.tokens.push(new Headers(init.headers).get("Authorization"));
    const answer = this.instead(method, pathname);
    if (answer !== undefined) return answer;
    try {
      return await this.#answer(method, pathname, new URLSearchParams(search), init);
    } catch (thrown) {
      if (!(thrown instanceof ApiFailure) || thrown.status === 0) {
        throw new TypeError("Failed to fetch", { cause: thrown });
      }
      const { status, type, message } = thrown;
      return Response.json({ error: { type, message } }, { status });
    }
  };

  async #answer(method: string, path: string, query: URLSearchParams, init: RequestInit): Promise<Response> {
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    const key = /^\/api\/data\/load\/(.+)\.json$/.exec(path)?.[1];
    if (key !== undefined) return this.#load(key, query.get("since") ?? undefined);
    if (path === "/api/data/commit") return Response.json(await this.documents.commit(body as never));
    if (path === "/api/company" && method === "GET") return Response.json({ companies: this.companies });
    if (path === "/api/company") return this.#createCompany(body as CreatedBody);
    if (path.endsWith("/config")) return Response.json(this.#configAt(path));
    if (path.endsWith("/config/recipient")) {
      return Response.json(Object.assign(this.#configAt(path), { recipient: body }));
    }
    if (path.startsWith("/api/company/") && path.includes("/filings")) {
      return this.filings.answer(method, path, query, body);
    }
    if (path.startsWith("/api/company/") && method === "DELETE") {
      this.companies = this.companies.filter(({ id }) => path !== `/api/company/${id}`);
      return new Response(null, { status: 204 });
    }
    if (path === "/api/events") return waitForEnd(init.signal);
    if (path === "/api/auth/logout") return new Response(null, { status: 204 });
    return Response.json({ error: { type: "NotFound", message: "Not found" } }, { status: 404 });
  }

  async #load(key: string, since: string | undefined): Promise<Response> {
    const answer = await this.documents.load(key, since);
    // The product asks for this status (HT8).
    if (answer.type === "missing") return new Response(null, { status: 204 });
    if (answer.type === "unchanged") return new Response(null, { status: 304 });
    if (answer.type === "long") throw new Error("this server answers at once");
    return new Response(answer.text, { headers: { ETag: `W/${answer.etag}` } });
  }

  #configAt(path: string): Company["config"] {
    const found = this.companies.find(({ id }) => path.startsWith(`/api/company/${id}/`));
    if (found === undefined) throw new Error(`no company at ${path}`);
    return found.config;
  }

  /** The same request makes one company (CO16). */
  #createCompany({ recipient, requestId }: CreatedBody): Response {
    const sent = JSON.stringify(recipient);
    const before = this.#created.get(requestId ?? "");
    const id = before?.id ?? this.companies.length + 1;
    if (before !== undefined && before.sent !== sent) {
      const error = { type: "RequestIdTaken", message: "Samma id.", details: { id } };
      return Response.json({ error }, { status: 409 });
    }
    if (before === undefined) {
      const made = company(id, recipient.name);
      this.companies = [...this.companies, { ...made, config: { ...made.config, recipient } }];
    }
    if (requestId !== undefined) this.#created.set(requestId, { id, sent });
    if (this.losesCreated) throw new TypeError("Failed to fetch");
    return Response.json({ id });
  }
}

export function company(id: number, name: string): Company {
  const blank = { organizationNumber: "", reference: "", phone: "", email: "", address: "", careOf: "" };
  return {
    id,
    config: {
      recipient: { name, companyType: "AB", ...blank, zipCode: "", city: "", country: "SE" },
      packageSetup: { periodLength: 12, renewalDate: "2099-01-01", featureSetups: [{ featureId: 1001 }] },
    },
    role: "owner",
  };
}

export function signInOf(userId: string, token = `token-${userId}`): SignIn {
  const exp = new Date(Date.now() + 3_600_000).toISOString();
  return { token, userId, name: "Eva Ek", email: "eva@example.se", picture: "", exp, settings: { tier: 0 } };
}

function waitForEnd(signal: AbortSignal | null | undefined): Promise<Response> {
  const { promise, reject } = Promise.withResolvers<Response>();
  signal?.addEventListener("abort", () => reject(new DOMException("stopped", "AbortError")));
  return promise;
}
