import { type CompanyConfig, createCompanySchema, recipientSchema } from "@huvudbok/core/api";
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
import type { FeatureList } from "../features.ts";
import type { CompanyStore } from "../store/store.ts";
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

/** The companies of the person who asks. Who may do what is the store's to say. */
export function companyRoutes(app: FastifyInstance, { companies, features, now }: CompanyParts): void {
  app.get("/api/company", async (request) => ({ companies: await companies.list(actorOf(request)) }));

  app.post("/api/company", async (request, reply) => {
    const { recipient, isDemonstration } = readInput(createCompanySchema, request.body);
    const today = swedishDay(now().getTime());
    refuseErrors(validateNewCompany(recipient));
    // What is typed well is kept in its stored form; an import may know no more than the name.
    const config = {
      packageSetup: freePackage(features, today),
      recipient: validateRecipient(recipient, today).normalized,
      ...(isDemonstration === true ? { isDemonstration } : {}),
    };
    const created = valueOrRefusal(await companies.create(actorOf(request), config));
    return reply.code(201).send(created);
  });

  app.get("/api/company/:id/config", async (request) =>
    valueOrRefusal(await companies.config(actorOf(request), companyId(request.params))),
  );

  app.put("/api/company/:id/config/recipient", async (request) => {
    const recipient = readInput(recipientSchema, request.body);
    const { errors, normalized } = validateRecipient(recipient, swedishDay(now().getTime()));
    refuseErrors(errors);
    return valueOrRefusal(
      await companies.setRecipient(actorOf(request), companyId(request.params), normalized),
    );
  });

  app.delete("/api/company/:id", async (request, reply) => {
    valueOrRefusal(await companies.remove(actorOf(request), companyId(request.params)));
    return reply.code(204).send();
  });
}

/** Until there are orders a new company has every feature that can be had (clarification 2.1). */
function freePackage({ features }: FeatureList, today: IsoDate): CompanyConfig["packageSetup"] {
  const available = features.filter((feature) => feature.isAvailable).map((feature) => feature.id);
  const setup = approvedPackage(available.filter(isFeatureId), DEFAULT_PACKAGE_PERIOD, today);
  return { ...setup, featureSetups: [...setup.featureSetups] };
}

function companyId(params: unknown): number {
  return readInput(paramsSchema, params).id;
}

function refuseErrors(errors: RecipientErrors): void {
  const found = Object.values(errors);
  const first = found[0];
  if (first === undefined) return;
  const details = { fields: Object.keys(errors) };
  throw new RefusalError({
    status: 422,
    type: "InvalidRecipient",
    message: recipientFieldErrorText(first),
    details,
  });
}
