import type { FeatureList } from "@huvudbok/core/api";
import { type CompanyConfig, createCompanySchema, exportSchema, recipientSchema } from "@huvudbok/core/api";
import { type IsoDate, swedishDay } from "@huvudbok/core/calendar";
import {
  type RecipientErrors,
  recipientFieldErrorText,
  validateNewCompany,
  validateRecipient,
} from "@huvudbok/core/company";
import { approvedPackage, DEFAULT_PACKAGE_PERIOD, isFeatureId } from "@huvudbok/core/feature";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { recipientEtag } from "../store/access/recipient-etag.ts";
import type { CompanyStore } from "../store/store-face.ts";
import { actorOf } from "./authenticate.ts";
import { readInput } from "./read-input.ts";
import { RefusalError, valueOrRefusal } from "./refusal.ts";
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
    const { recipient, isDemonstration } = readInput(createCompanySchema, request.body);
    const today = swedishDay(now().getTime());
    refuseErrors(validateNewCompany(recipient));
    // Valid input is stored in its normalized form; an import may contain no more than the name.
    const config = {
      packageSetup: freePackage(features, today),
      recipient: validateRecipient(recipient, today).normalized,
      ...(isDemonstration === true ? { isDemonstration } : {}),
    };
    const created = valueOrRefusal(await companies.create(actorOf(request), config));
    return reply.code(201).send(created);
  });

  // The ETag is that of the recipient, by which a change of it says what it was made from.
  app.get("/api/company/:id/config", async (request, reply) => {
    const config = valueOrRefusal(await companies.config(actorOf(request), companyId(request.params)));
    return reply.header("etag", recipientEtag(config.recipient)).send(config);
  });

  app.put("/api/company/:id/config/recipient", async (request, reply) => {
    const recipient = readInput(recipientSchema, request.body);
    const { errors, normalized } = validateRecipient(recipient, swedishDay(now().getTime()));
    refuseErrors(errors);
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

  app.post("/api/company/:id/exports", async (request, reply) => {
    const made = readInput(exportSchema, request.body);
    valueOrRefusal(await companies.recordExport(actorOf(request), companyId(request.params), made));
    return reply.code(204).send();
  });

  app.delete("/api/company/:id", async (request, reply) => {
    valueOrRefusal(await companies.remove(actorOf(request), companyId(request.params)));
    return reply.code(204).send();
  });
}

/** A new company has every feature that is available, as long as features cannot be ordered (HT6). */
function freePackage({ features }: FeatureList, today: IsoDate): CompanyConfig["packageSetup"] {
  const available = features.filter((feature) => feature.isAvailable).map((feature) => feature.id);
  const setup = approvedPackage(available.filter(isFeatureId), DEFAULT_PACKAGE_PERIOD, today);
  return { ...setup, featureSetups: [...setup.featureSetups] };
}

function companyId(params: unknown): number {
  return readInput(paramsSchema, params).id;
}

function refuseErrors(errors: RecipientErrors): void {
  const messages = Object.values(errors);
  const first = messages[0];
  if (first === undefined) return;
  const details = { fields: Object.keys(errors) };
  throw new RefusalError({
    status: 422,
    type: "InvalidRecipient",
    message: recipientFieldErrorText(first),
    details,
  });
}
