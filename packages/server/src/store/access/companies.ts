import { randomBytes } from "node:crypto";
import {
  type Company,
  type CompanyConfig,
  type CompanyEvent,
  companyConfigSchema,
  recipientSchema,
} from "@huvudbok/core/api";
import { isTypedName, roleOf } from "@huvudbok/core/company";
import { err, ok, type Result } from "@huvudbok/core/shared";
import type { Kysely } from "kysely";
import { digestRows } from "../chain/digest-rows.ts";
import { rowHash } from "../chain/row-hash.ts";
import { compileOnce } from "../database/compile-once.ts";
import type { Tables } from "../database/database-tables.ts";
import type { Engine } from "../database/steps/engine.ts";
import { type EventStamp, openEventLog, writeEvents } from "../events/write-event.ts";
import { recordOrphanedBlobs } from "../files/orphaned-blobs.ts";
import type { Actor, Refusal } from "../store.ts";
import type { Guard, ReadParts, StoreParts } from "./guard-interface.ts";
import { mayRead } from "./members.ts";
import { recipientEtag } from "./recipient-etag.ts";
import {
  demonstrationExists,
  etagMismatch,
  forbidden,
  nameNotTyped,
  notFound,
  tooManyCompanies,
} from "./refusals.ts";

/** The companies that the actor may read, by id. */
export async function listCompanies(
  tx: Kysely<Tables>,
  { guard }: Pick<ReadParts, "guard">,
  actor: Actor,
): Promise<readonly Company[]> {
  const { rows } = await companyRows(tx, actor.userId);
  return rows.flatMap(({ id, config, role: stored }) => {
    const role = roleOf(stored);
    return role === undefined || !mayRead(guard, id, stored) ? [] : [{ id, config: configOf(config), role }];
  });
}

const companyRows = compileOnce((tx: Kysely<Tables>, userId: string) =>
  tx
    .selectFrom("member")
    .innerJoin("company", "company.id", "member.company_id")
    .select(["company.id", "company.config", "member.role"])
    .where("member.user_id", "=", userId)
    .orderBy("company.id"),
);

/**
 * Creates a company that the actor owns. Ids are never reused. A person who owns a demonstration company gets no second
 * one, and nobody more companies than the limit, also when two browsers ask at the same time.
 */
export async function createCompany(
  tx: Kysely<Tables>,
  { database: { engine }, guard: { limits } }: StoreParts,
  actor: Actor,
  config: CompanyConfig,
  now: number,
): Promise<Result<{ readonly id: number }, Refusal>> {
  const refusal = await oneMoreRefusal(tx, engine, limits, actor, config);
  if (refusal !== undefined) return err(refusal);
  const origin = randomBytes(16).toString("hex");
  const company = await tx
    .insertInto("company")
    .values({ config: JSON.stringify(config), created_at: now, origin, row_hash: null })
    .returningAll()
    .executeTakeFirstOrThrow();
  await digestRows(tx, "company", [company]);
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

/** The user is locked until the end of the transaction, so that a simultaneous call waits. */
async function oneMoreRefusal(
  tx: Kysely<Tables>,
  engine: Engine,
  { companiesPerPerson }: Guard["limits"],
  actor: Actor,
  { isDemonstration }: CompanyConfig,
): Promise<Refusal | undefined> {
  const person = tx.selectFrom("user_account").select("id").where("id", "=", actor.userId);
  await (engine === "postgres" ? person.forUpdate() : person).execute();
  const owned = await tx
    .selectFrom("member")
    .innerJoin("company", "company.id", "member.company_id")
    .select("company.config")
    .where("member.user_id", "=", actor.userId)
    .where("member.role", "=", "owner")
    .execute();
  if (owned.length >= companiesPerPerson) return tooManyCompanies(companiesPerPerson);
  const isSecond =
    isDemonstration === true && owned.some(({ config }) => configOf(config).isDemonstration === true);
  return isSecond ? demonstrationExists() : undefined;
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

/** The new recipient of a company: its name and addresses. */
export interface RecipientChange {
  readonly recipient: CompanyConfig["recipient"];
  /** The `recipientEtag` of what it was changed from; without it only what is stored already is taken. */
  readonly ifMatch: string | undefined;
}

/**
 * Changes the recipient, for the owner, and returns the whole configuration. When somebody else has changed it since, the
 * refusal has what is stored, unless that equals the new one.
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
  if (etag !== ifMatch && etag !== recipientEtag(recipient)) {
    return err(etagMismatch("recipient", etag, { recipient: before }));
  }
  const config = { ...current.value, recipient };
  const row = await tx
    .updateTable("company")
    .set({ config: JSON.stringify(config) })
    .where("id", "=", companyId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await digestRows(tx, "company", [row]);
  // In the order of the schema, as the one before was read.
  const after = recipientSchema.parse(recipient);
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    const event: CompanyEvent = { kind: "recipient", data: { before, after } };
    await writeEvents(tx, parts.database.engine, eventStamp(actor, row, now), [event]);
  }
  return ok(config);
}

/**
 * Deletes the company with everything in it, for the owner who has typed its name; the sweep deletes the bytes of its files later.
 */
export async function removeCompany(
  tx: Kysely<Tables>,
  parts: StoreParts,
  actor: Actor,
  companyId: number,
  typedName: string,
  now: number,
): Promise<Result<undefined, Refusal>> {
  const owned = await ownedConfig(tx, parts, actor, companyId);
  if (!owned.ok) return owned;
  if (!isTypedName(typedName, owned.value.recipient.name)) return err(nameNotTyped(typedName.trim() === ""));
  const files = await tx.selectFrom("file").select("sha256").where("company_id", "=", companyId).execute();
  await recordOrphanedBlobs(tx, files, now);
  for (const table of [
    "item",
    "item_history",
    "revision",
    "document",
    "request",
    "file",
    "file_total",
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

/** When the cache is full it is emptied. */
const MAX_CACHED = 1000;
const configCache = new Map<string, CompanyConfig>();

/** A stored configuration. Parsing and checking takes longer than reading the text, so the result is cached by the text. */
export function configOf(text: string): CompanyConfig {
  const cached = configCache.get(text);
  if (cached !== undefined) return cached;
  const config = companyConfigSchema.parse(JSON.parse(text));
  if (configCache.size >= MAX_CACHED) configCache.clear();
  configCache.set(text, config);
  return config;
}
