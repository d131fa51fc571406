import type { FeatureList } from "@huvudbok/core/api";
import { createCompanySchema, deleteCompanySchema, recipientSchema } from "@huvudbok/core/api";
import { swedishDay } from "@huvudbok/core/calendar";
import { validateGivenDetails, validateRecipient } from "@huvudbok/core/company";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { newCompanyConfig, recipientRefusal } from "../store/access/new-company-config.ts";
import { recipientEtag } from "../store/access/recipient-etag.ts";
import { isStorable } from "../store/commit/storable-text.ts";
import type { CompanyStore } from "../store/store-interface.ts";
import { actorOf } from "./authenticate.ts";
import { freePackage } from "./free-package.ts";
import { readInput } from "./read-input.ts";
import { recordSecurity } from "./record-security.ts";
import { invalidInput, refuse, valueOrRefusal } from "./refusal.ts";
import { wholeNumber } from "./whole-number.ts";

export interface CompanyParts {
  readonly companies: CompanyStore;
  readonly features: FeatureList;
  readonly now: () => Date;
}

const paramsSchema = z.object({ id: wholeNumber() });
const eventsQuery = z.object({ before: z.optional(wholeNumber()), limit: z.optional(wholeNumber(100)) });

/** The companies of the person who asks. The store decides who may do what. */
export function companyRoutes(app: FastifyInstance, { companies, features, now }: CompanyParts): void {
  app.get("/api/company", async (request) => ({ companies: await companies.list(actorOf(request)) }));

  app.post("/api/company", async (request, reply) => {
    const { recipient, isDemonstration, requestId } = readInput(createCompanySchema, request.body);
    const today = swedishDay(now().getTime());
    refuse(recipientRefusal(validateGivenDetails(recipient, today)));
    const made = newCompanyConfig(recipient, { packageSetup: freePackage(features, today), today });
    const config = { ...valueOrRefusal(made), ...(isDemonstration === true ? { isDemonstration } : {}) };
    if (requestId !== undefined && !isStorable(requestId)) throw invalidInput(["requestId"]);
    const { id, isRepeated } = valueOrRefusal(await companies.create(actorOf(request), config, requestId));
    if (isRepeated !== true) recordSecurity(request, "rights", { company: id, role: "owner" });
    return reply.code(201).send({ id });
  });

  // The ETag is that of the recipient, by which a change of it says what it was made from.
  app.get("/api/company/:id/config", async (request, reply) => {
    const config = valueOrRefusal(await companies.config(actorOf(request), companyId(request.params)));
    return reply.header("etag", recipientEtag(config.recipient)).send(config);
  });

  app.put("/api/company/:id/config/recipient", async (request, reply) => {
    const recipient = readInput(recipientSchema, request.body);
    const { errors, normalized } = validateRecipient(recipient, swedishDay(now().getTime()));
    refuse(recipientRefusal(errors));
    // What packs an answer on the way marks its ETag as weak.
    const ifMatch = request.headers["if-match"]?.replace(/^W\//, "");
    const [actor, id] = [actorOf(request), companyId(request.params)];
    const config = valueOrRefusal(await companies.setRecipient(actor, id, normalized, ifMatch));
    return reply.header("etag", recipientEtag(config.recipient)).send(config);
  });

  app.get("/api/company/:id/events", async (request) => {
    const { before, limit = 50 } = readInput(eventsQuery, request.query);
    const page = before === undefined ? { limit } : { before, limit };
    return valueOrRefusal(await companies.events(actorOf(request), companyId(request.params), page));
  });

  app.delete("/api/company/:id", async (request, reply) => {
    const company = companyId(request.params);
    const typed = readInput(deleteCompanySchema, request.body);
    valueOrRefusal(await companies.remove(actorOf(request), company, typed?.name ?? ""));
    recordSecurity(request, "company-deleted", { company });
    return reply.code(204).send();
  });
}

function companyId(params: unknown): number {
  return readInput(paramsSchema, params).id;
}
