import { type CompanyConfig, createCompanySchema, recipientSchema } from "@huvudbok/core/api";
import { addMonths, type IsoDate, isoDate } from "@huvudbok/core/calendar";
import {
  isCompanyType,
  type Recipient,
  type RecipientErrors,
  recipientFieldErrorText,
  validateNewCompany,
  validateRecipient,
} from "@huvudbok/core/company";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { FeatureList } from "../features.ts";
import type { CompanyStore } from "../store/store.ts";
import { actorOf } from "./authenticate.ts";
import { readInput } from "./read-input.ts";
import { RefusalError, valueOrRefusal } from "./refusal.ts";

export interface CompanyParts {
  readonly companies: CompanyStore;
  readonly features: FeatureList;
  readonly now: () => Date;
}

/** The binding time of a package unless something else is chosen (specification 1 §3). */
const DEFAULT_PERIOD_MONTHS = 12;

const paramsSchema = z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,14}$/)) });

/** The companies of the person who asks. Who may do what is the store's to say. */
export function companyRoutes(app: FastifyInstance, { companies, features, now }: CompanyParts): void {
  app.get("/api/company", async (request) => ({ companies: await companies.list(actorOf(request)) }));

  app.post("/api/company", async (request, reply) => {
    const recipient = readRecipient(readInput(createCompanySchema, request.body).recipient);
    const today = todayInSweden(now());
    refuseErrors(validateNewCompany(recipient));
    // What is typed well is kept in its stored form; an import may know no more than the name.
    const config = {
      packageSetup: freePackage(features, today),
      recipient: validateRecipient(recipient, today).normalized,
    };
    return reply.code(201).send(await companies.create(actorOf(request), config));
  });

  app.get("/api/company/:id/config", async (request) =>
    valueOrRefusal(await companies.config(actorOf(request), companyId(request.params))),
  );

  app.put("/api/company/:id/config/recipient", async (request) => {
    const recipient = readRecipient(readInput(recipientSchema, request.body));
    const { errors, normalized } = validateRecipient(recipient, todayInSweden(now()));
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
  return {
    periodLength: DEFAULT_PERIOD_MONTHS,
    renewalDate: addMonths(today, DEFAULT_PERIOD_MONTHS),
    featureSetups: features
      .filter((feature) => feature.isAvailable)
      .map((feature) => ({ featureId: feature.id })),
  };
}

function companyId(params: unknown): number {
  return Number(readInput(paramsSchema, params).id);
}

function readRecipient(recipient: z.infer<typeof recipientSchema>): Recipient {
  const { companyType } = recipient;
  if (isCompanyType(companyType)) return { ...recipient, companyType };
  throw invalidRecipient("Du måste ange företagsform", ["companyType"]);
}

function refuseErrors(errors: RecipientErrors): void {
  const found = Object.values(errors);
  const first = found[0];
  if (first !== undefined) throw invalidRecipient(recipientFieldErrorText(first), Object.keys(errors));
}

function invalidRecipient(message: string, fields: readonly string[]): RefusalError {
  return new RefusalError({ status: 422, type: "InvalidRecipient", message, details: { fields } });
}

/** The calendar day of the moment in Sweden, whatever clock the server is set to. */
function todayInSweden(now: Date): IsoDate {
  return isoDate(new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm" }).format(now));
}
