import { declaredSchema, recordFilingSchema } from "@huvudbok/core/api";
import { isoDate } from "@huvudbok/core/calendar";
import { FILING_KINDS } from "@huvudbok/core/filing";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { CompanyStore } from "../store/store-interface.ts";
import { actorOf } from "./authenticate.ts";
import { readInput } from "./read-input.ts";
import { recordSecurity } from "./record-security.ts";
import { valueOrRefusal } from "./refusal.ts";
import { wholeNumber } from "./whole-number.ts";

const companySchema = z.object({ id: wholeNumber() });
const filingPath = z.object({ id: wholeNumber(), sequence: wholeNumber() });
const querySchema = z
  .object({
    kind: z.optional(z.enum(FILING_KINDS)),
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    before: z.optional(wholeNumber()),
    limit: z.optional(wholeNumber(100)),
  })
  .check(z.refine(({ from, to }) => (from === undefined) === (to === undefined)));

/** The files that are made of a company's books for somebody else, and whether they were handed in. */
export function filingRoutes(
  app: FastifyInstance,
  { companies }: { readonly companies: CompanyStore },
): void {
  app.get("/api/company/:id/filings", async (request) => {
    const { kind, from, to, before, limit = 50 } = readInput(querySchema, request.query);
    const period =
      from === undefined || to === undefined ? undefined : { from: isoDate(from), to: isoDate(to) };
    const page = before === undefined ? { limit } : { before, limit };
    const { id } = readInput(companySchema, request.params);
    return valueOrRefusal(await companies.filings(actorOf(request), id, { ...page, kind, period }));
  });

  app.post("/api/company/:id/filings", async (request, reply) => {
    const made = readInput(recordFilingSchema, request.body);
    const { id: company } = readInput(companySchema, request.params);
    const recorded = valueOrRefusal(await companies.recordFiling(actorOf(request), company, made));
    const { kind: format, from, to } = made;
    recordSecurity(request, "export", { company, format, from, to });
    return reply.code(201).send(recorded);
  });

  app.put("/api/company/:id/filings/:sequence", async (request, reply) => {
    const { isDeclared } = readInput(declaredSchema, request.body);
    const { id, sequence } = readInput(filingPath, request.params);
    valueOrRefusal(await companies.declareFiling(actorOf(request), id, sequence, isDeclared));
    return reply.code(204).send();
  });
}
