import { randomBytes } from "node:crypto";
import {
  type Company,
  type CompanyConfig,
  type CompanyEvent,
  companyConfigSchema,
  recipientSchema,
} from "@huvudbok/core/api";
import { roleOf } from "@huvudbok/core/company";
import { err, ok, type Result } from "@huvudbok/core/shared";
import type { Kysely } from "kysely";
import { rowHash } from "../chain/row-hash.ts";
import { sealRows } from "../chain/seal-rows.ts";
import type { Database } from "../database/database.ts";
import type { Tables } from "../database/database-tables.ts";
import type { Engine } from "../database/steps/engine-words.ts";
import { type EventStamp, openEventLog, writeEvents } from "../events/write-event.ts";
import { recordOrphanedBlobs } from "../files/orphaned-blobs.ts";
import type { Actor, Refusal } from "../store.ts";
import type { ReadParts, StoreParts } from "./guard-face.ts";
import { mayRead } from "./members.ts";
import { recipientEtag } from "./recipient-etag.ts";
import { demonstrationExists, etagMismatch, forbidden, notFound } from "./refusals.ts";

/** The companies that the actor may read, by id. */
export async function listCompanies(
  tx: Kysely<Tables>,
  { guard }: Pick<ReadParts, "guard">,
  actor: Actor,
): Promise<readonly Company[]> {
  const rows = await tx
    .selectFrom("member")
    .innerJoin("company", "company.id", "member.company_id")
    .select(["company.id", "company.config", "member.role"])
    .where("member.user_id", "=", actor.userId)
    .orderBy("company.id")
    .execute();
  return rows.flatMap(({ id, config, role: stored }) => {
    const role = roleOf(stored);
    return role === undefined || !mayRead(guard, id, stored) ? [] : [{ id, config: configOf(config), role }];
  });
}

/**
 * A new company, whose maker owns it. Ids are never used again. A person who owns a demonstration company gets no second
 * one: two browsers at the same instant would each make theirs.
 */
export async function createCompany(
  tx: Kysely<Tables>,
  { engine }: Pick<Database, "engine">,
  actor: Actor,
  config: CompanyConfig,
  now: number,
): Promise<Result<{ readonly id: number }, Refusal>> {
  if (config.isDemonstration === true && (await ownsDemonstration(tx, engine, actor))) {
    return err(demonstrationExists());
  }
  const origin = randomBytes(16).toString("hex");
  const company = await tx
    .insertInto("company")
    .values({ config: JSON.stringify(config), created_at: now, origin, row_hash: null })
    .returningAll()
    .executeTakeFirstOrThrow();
  await sealRows(tx, "company", [company]);
  const member = { company_id: company.id, user_id: actor.userId, role: "owner" };
  await tx
    .insertInto("member")
    .values({ ...member, row_hash: rowHash("member", member) })
    .execute();
  await openEventLog(tx, company.id);
  const stamp = eventStamp(actor, company, now);
  await writeEvents(tx, engine, stamp, [{ kind: "created", data: { config } }]);
  return ok({ id: company.id });
}

function eventStamp(
  actor: Actor,
  company: { readonly id: number; readonly origin: string },
  now: number,
): EventStamp {
  const { id: companyId, origin } = company;
  return { companyId, origin, at: now, userId: actor.userId, userName: actor.name };
}

/** The person is locked until the transaction is done, so that who asks at the same time waits for the answer. */
async function ownsDemonstration(tx: Kysely<Tables>, engine: Engine, actor: Actor): Promise<boolean> {
  const person = tx.selectFrom("user_account").select("id").where("id", "=", actor.userId);
  await (engine === "postgres" ? person.forUpdate() : person).execute();
  const owned = await tx
    .selectFrom("member")
    .innerJoin("company", "company.id", "member.company_id")
    .select("company.config")
    .where("member.user_id", "=", actor.userId)
    .where("member.role", "=", "owner")
    .execute();
  return owned.some(({ config }) => configOf(config).isDemonstration === true);
}

/** The configuration of a company that the actor may read. */
export async function companyConfig(
  tx: Kysely<Tables>,
  { guard }: Pick<ReadParts, "guard">,
  actor: Actor,
  companyId: number,
): Promise<Result<CompanyConfig, Refusal>> {
  const refusal = await guard.accessRefusal(tx, actor, companyId, "read");
  if (refusal !== undefined) return err(refusal);
  const row = await tx.selectFrom("company").select("config").where("id", "=", companyId).executeTakeFirst();
  return row === undefined ? err(notFound()) : ok(configOf(row.config));
}

/** Who a company is to be. */
export interface RecipientChange {
  readonly recipient: CompanyConfig["recipient"];
  /** The `recipientEtag` of what it was changed from. Without it nothing is compared. */
  readonly ifMatch: string | undefined;
}

/**
 * Changes who the company is, for its owner; gives the whole configuration as it is now. Refuses with what is stored
 * when somebody else has changed it since, unless that is what is asked for.
 */
export async function setRecipient(
  tx: Kysely<Tables>,
  parts: StoreParts,
  actor: Actor,
  companyId: number,
  { recipient, ifMatch }: RecipientChange,
  now: number,
): Promise<Result<CompanyConfig, Refusal>> {
  const current = await ownedConfig(tx, parts, actor, companyId);
  if (!current.ok) return current;
  const before = current.value.recipient;
  const etag = recipientEtag(before);
  if (ifMatch !== undefined && etag !== ifMatch && etag !== recipientEtag(recipient)) {
    return err(etagMismatch("recipient", etag, { recipient: before }));
  }
  const config = { ...current.value, recipient };
  const row = await tx
    .updateTable("company")
    .set({ config: JSON.stringify(config) })
    .where("id", "=", companyId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await sealRows(tx, "company", [row]);
  // In the order of the schema, as the one before was read.
  const after = recipientSchema.parse(recipient);
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    const event: CompanyEvent = { kind: "recipient", data: { before, after } };
    await writeEvents(tx, parts.database.engine, eventStamp(actor, row, now), [event]);
  }
  return ok(config);
}

/** Removes the company with everything in it; its bytes are left for the sweep. */
export async function removeCompany(
  tx: Kysely<Tables>,
  parts: StoreParts,
  actor: Actor,
  companyId: number,
  now: number,
): Promise<Result<undefined, Refusal>> {
  const owned = await ownedConfig(tx, parts, actor, companyId);
  if (!owned.ok) return owned;
  const files = await tx.selectFrom("file").select("sha256").where("company_id", "=", companyId).execute();
  await recordOrphanedBlobs(tx, files, now);
  for (const table of [
    "item",
    "item_history",
    "revision",
    "document",
    "request",
    "file",
    "company_event",
    "event_log",
    "member",
  ] as const) {
    await tx.deleteFrom(table).where("company_id", "=", companyId).execute();
  }
  await tx.deleteFrom("company").where("id", "=", companyId).execute();
  return ok(undefined);
}

/** The configuration of a company of the actor's own, locked until the transaction is done. */
async function ownedConfig(
  tx: Kysely<Tables>,
  parts: StoreParts,
  actor: Actor,
  companyId: number,
): Promise<Result<CompanyConfig, Refusal>> {
  const refusal = await parts.guard.accessRefusal(tx, actor, companyId, "own");
  if (refusal !== undefined) return err(refusal);
  const query = tx.selectFrom("company").select("config").where("id", "=", companyId);
  const row = await (parts.database.engine === "postgres" ? query.forUpdate() : query).executeTakeFirst();
  return row === undefined ? err(forbidden()) : ok(configOf(row.config));
}

/** More configurations than this, and they are read anew. */
const MOST_READ = 1000;
const readConfigs = new Map<string, CompanyConfig>();

/** A stored configuration. Reading and checking takes longer than fetching the text; the same text says the same. */
export function configOf(text: string): CompanyConfig {
  const known = readConfigs.get(text);
  if (known !== undefined) return known;
  const config = companyConfigSchema.parse(JSON.parse(text));
  if (readConfigs.size >= MOST_READ) readConfigs.clear();
  readConfigs.set(text, config);
  return config;
}
