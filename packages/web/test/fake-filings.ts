import { declaredSchema, type FilingList, recordFilingSchema } from "@huvudbok/core/api";
import * as z from "zod/mini";

/** The server's calls for files that are made of the books of one company, in memory. */
export class FakeFilings {
  /** Newest first. */
  list: FilingList["filings"] = [];
  userName = "Eva Ek";
  #sequence = 1;

  answer(method: string, path: string, query: URLSearchParams, body: unknown): Response {
    if (method === "GET") return Response.json(this.#page(query));
    const stamp = { at: new Date().toISOString(), userName: this.userName };
    if (method === "POST") {
      this.#sequence += 1;
      const made = z.parse(recordFilingSchema, body);
      this.list = [{ sequence: this.#sequence, ...stamp, ...made, declared: null }, ...this.list];
      return Response.json({ sequence: this.#sequence }, { status: 201 });
    }
    const { isDeclared } = z.parse(declaredSchema, body);
    this.list = this.list.map((filing) =>
      path.endsWith(`/filings/${filing.sequence}`)
        ? { ...filing, declared: isDeclared ? stamp : null }
        : filing,
    );
    return new Response(null, { status: 204 });
  }

  #page(query: URLSearchParams): FilingList {
    const [before, limit] = ["before", "limit"].map((name) =>
      Number(query.get(name) ?? Number.POSITIVE_INFINITY),
    );
    const asked = this.list.filter(askedBy(query)).filter(({ sequence }) => sequence < Number(before));
    const filings = asked.slice(0, limit);
    return { filings, next: filings.length < asked.length ? (filings.at(-1)?.sequence ?? null) : null };
  }
}

function askedBy(query: URLSearchParams) {
  const [kind, from, to] = ["kind", "from", "to"].map((name) => query.get(name));
  return (filing: FilingList["filings"][number]): boolean =>
    (kind ?? filing.kind) === filing.kind &&
    (to ?? filing.from) >= filing.from &&
    (from ?? filing.to) <= filing.to;
}
