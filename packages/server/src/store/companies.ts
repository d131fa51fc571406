import { type Company, type CompanyConfig, companyConfigSchema } from "@huvudbok/core/api";
import { err, ok, type Result } from "@huvudbok/core/shared";
import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";
import type { Tables } from "./database-tables.ts";
import type { ReadParts, StoreParts } from "./guard-face.ts";
import { loosenBlobs } from "./loose-blobs.ts";
import { mayRead } from "./members.ts";
import type { Engine } from "./migrations.ts";
import { preparedQuery } from "./prepared-query.ts";
import { demonstrationExists, forbidden, notFound } from "./refusals.ts";
import { rowHash } from "./row-hash.ts";
import { sealRows } from "./seal-rows.ts";
import type { Actor, Refusal } from "./store.ts";

const storedConfig = preparedQuery((tx, companyId: number) =>
  tx.selectFrom("company").select("config").where("id", "=", companyId),
);

const memberCompanies = (tx: Kysely<Tables>, userId: string) =>
  tx
    .selectFrom("member")
    .innerJoin("company", "company.id", "member.company_id")
    .select(["company.id", "company.config", "member.role"])
    .where("member.user_id", "=", userId)
    .orderBy("company.id");

const FEW = 20;
const allCompanies = preparedQuery(memberCompanies);
const fewCompanies = preparedQuery((tx, userId: string) =>
  memberCompanies(tx, userId).limit(sql.lit(FEW + 1)),
);

/** The companies that the actor may read, by id. */
export async function listCompanies(
  tx: Kysely<Tables>,
  { guard }: Pick<ReadParts, "guard">,
  actor: Actor,
): Promise<readonly Company[]> {
  return readable(guard, await allCompanies(tx, actor.userId));
}

/** The same unless they are many. */
export async function listFewCompanies(
  tx: Kysely<Tables>,
  { guard }: Pick<ReadParts, "guard">,
  actor: Actor,
): Promise<readonly Company[] | undefined> {
  const rows = await fewCompanies(tx, actor.userId);
  return rows.length > FEW ? undefined : readable(guard, rows);
}

function readable(
  guard: ReadParts["guard"],
  rows: readonly { readonly id: number; readonly config: string; readonly role: string }[],
): readonly Company[] {
  return rows
    .filter(({ id, role }) => mayRead(guard, id, role))
    .map(({ id, config }) => ({ id, config: configOf(config) }));
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
  const company = await tx
    .insertInto("company")
    .values({ config: JSON.stringify(config), created_at: now, row_hash: null })
    .returningAll()
    .executeTakeFirstOrThrow();
  await sealRows(tx, "company", [company]);
  const member = { company_id: company.id, user_id: actor.userId, role: "owner" };
  await tx
    .insertInto("member")
    .values({ ...member, row_hash: rowHash("member", member) })
    .execute();
  return ok({ id: company.id });
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
  const [row] = await storedConfig(tx, companyId);
  return row === undefined ? err(notFound()) : ok(configOf(row.config));
}

/** Changes who the company is, for its owner; gives the whole configuration as it is now. */
export async function setRecipient(
  tx: Kysely<Tables>,
  parts: StoreParts,
  actor: Actor,
  companyId: number,
  recipient: CompanyConfig["recipient"],
): Promise<Result<CompanyConfig, Refusal>> {
  const current = await ownedConfig(tx, parts, actor, companyId);
  if (!current.ok) return current;
  const config = { ...current.value, recipient };
  const row = await tx
    .updateTable("company")
    .set({ config: JSON.stringify(config) })
    .where("id", "=", companyId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await sealRows(tx, "company", [row]);
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
  await loosenBlobs(tx, files, now);
  for (const table of [
    "item",
    "item_history",
    "revision",
    "document",
    "request",
    "file",
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

/** Reading and checking takes longer than fetching the text; the same text says the same. */
function configOf(text: string): CompanyConfig {
  const known = readConfigs.get(text);
  if (known !== undefined) return known;
  const config = companyConfigSchema.parse(JSON.parse(text));
  if (readConfigs.size >= MOST_READ) readConfigs.clear();
  readConfigs.set(text, config);
  return config;
}
