import { type CommitAnswer, type CommitRequest, commitRequestSchema } from "@huvudbok/core/api";
import * as z from "zod/mini";
import { company, type FakeFetch } from "./fake-fetch.ts";

/** What becomes of an import on its way: all is well, it never arrives, it is stored and its answer is lost, or refused. */
export type Fate = "stored" | "lost" | "stored without answer" | "refused";

/** The server's call for an import, beside a `FakeFetch`: it makes the company with the books, once for each request id. */
export class FakeImports {
  fate: Fate = "stored";
  readonly requests: CommitRequest[] = [];
  readonly paths: string[] = [];
  readonly #made = new Map<string, number>();
  readonly #server: FakeFetch;

  constructor(server: FakeFetch) {
    this.#server = server;
  }

  async answer(path: string, body: Blob): Promise<{ readonly status: number; readonly text: string }> {
    const request = z.parse(commitRequestSchema, JSON.parse(await body.text()));
    this.paths.push(path);
    this.requests.push(request);
    if (this.fate === "lost") throw new TypeError("the connection is gone");
    if (this.fate === "refused") {
      return {
        status: 422,
        text: JSON.stringify({ error: { type: "Refused", message: "Servern sade nej." } }),
      };
    }
    const answer = await this.#store(request);
    if (this.fate === "stored without answer") throw new TypeError("the connection is gone");
    return { status: 200, text: JSON.stringify(answer) };
  }

  async #store(request: CommitRequest): Promise<CommitAnswer> {
    const { newCompany, requestId } = request;
    if (newCompany === undefined) return this.#server.documents.commit(request);
    const id = this.#made.get(requestId) ?? 1 + Math.max(0, ...this.#server.companies.map((one) => one.id));
    if (!this.#made.has(requestId)) {
      this.#server.companies = [...this.#server.companies, company(id, newCompany.recipient.name)];
      this.#made.set(requestId, id);
    }
    const changes = request.changes.map((change) => ({
      ...change,
      key: change.key.replace("c0-", `c${id}-`),
    }));
    return {
      ...(await this.#server.documents.commit({ ...request, companyId: id, changes })),
      companyId: id,
    };
  }
}

/** `XMLHttpRequest` as `sendBody` uses it. */
export function fakeRequests(imports: FakeImports) {
  return class extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    statusText = "";
    responseText = "";
    path = "";

    open(_method: string, path: string): void {
      this.path = path;
    }

    setRequestHeader(): void {
      // Nobody asks who it is.
    }

    getResponseHeader(): null {
      return null;
    }

    abort(): void {
      this.dispatchEvent(new Event("abort"));
    }

    send(body: Blob): void {
      imports.answer(this.path, body).then(
        ({ status, text }) => {
          this.status = status;
          this.responseText = text;
          this.dispatchEvent(new Event("load"));
        },
        () => this.dispatchEvent(new Event("error")),
      );
    }
  };
}
