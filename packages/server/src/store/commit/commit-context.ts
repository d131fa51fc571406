import { BOOKS, companyKey } from "@huvudbok/core/document";
import { invariant } from "@huvudbok/core/shared";
import type { Kysely, Selectable } from "kysely";
import type { RequestTable, Tables } from "../database/database-tables.ts";
import { plainQuery } from "../database/plain-query.ts";
import type { Engine } from "../database/steps/engine.ts";
import { userDocumentKey } from "../reading/stored-address.ts";
import type { StoredItem } from "../reading/stored-items.ts";
import type { StoredBody } from "../reading/stored-values.ts";
import type { Actor } from "../store.ts";
import { nextSequence } from "../watermark/commit-log.ts";
import { type DocumentRow, lockDocuments } from "./lock-documents.ts";
import type { PreparedCommit } from "./prepared-change.ts";

/** What a commit is checked against: the state before it. */
export interface CommitContext {
  /** The documents that it changes or reads and that have a row, by their stored keys. */
  readonly documents: ReadonlyMap<string, DocumentRow>;
  /** The company with the role of the actor; undefined when the actor is no member, and for the actor's own documents. */
  readonly company: JoinedCompany | undefined;
  /** The stored answer to an earlier request of the same id. */
  readonly request: StoredRequest | undefined;
  /** The keys of the changed documents that have items. */
  readonly holdItems: ReadonlySet<string>;
  /** The items of the company's fiscal years. */
  readonly years: readonly StoredItem[];
  /** The head of the document of the fiscal years. */
  readonly yearsHead: StoredBody | undefined;
  /** The head of the actor's own settings. */
  readonly settings: StoredBody | undefined;
  /** The number of the commit in the commit log. */
  readonly sequence: number;
}

export interface JoinedCompany {
  readonly config: string;
  readonly origin: string;
  /** As it is stored: it may be an unknown role. */
  readonly role: string;
}

export type StoredRequest = Pick<Selectable<RequestTable>, "answer" | "body_hash">;

interface FactRow {
  readonly part: "company" | "request" | "settings" | "sequence" | "years" | "year" | "holds-items";
  readonly name: string | null;
  readonly text: string | null;
  readonly hash: string | null;
  readonly version: number | null;
  readonly revision: number | null;
  readonly position: number | null;
}

/**
 * One union rather than a join: SQLite runs its parts one by one, each as quick as alone. A join it plans anew each time
 * that a value of 0 or 1 is bound, and most servers have one company.
 */
const factsText = (engine: Engine, documents: number): string =>
  [
    `select 'company' as part, (select role from member where company_id = company.id and user_id = ?) as name,
      config as text, origin as hash,
      cast(null as bigint) as version, cast(null as bigint) as revision, cast(null as bigint) as position
      from company where id = ?`,
    `select 'request', null, answer, body_hash, null, null, null from request
      where company_id = ? and user_id = ? and request_id = ?`,
    `select 'settings', null, head, null, head_version, null, null from document
      where company_id = 0 and key = ?`,
    `select 'sequence', null, null, null, null, ${nextSequence(engine)}, null`,
    `select 'years', null, head, null, head_version, null, null from document
      where company_id = ? and key = ?`,
    `select 'year', id, body, null, version, revision, position from item where company_id = ? and key = ?`,
    ...Array.from(
      { length: documents },
      () => `select 'holds-items', cast(? as text), null, null, null, null, null
        where exists (select 1 from item where company_id = ? and key = ?)`,
    ),
  ].join(" union all ");

/**
 * Locks the documents that a commit changes or reads, and reads everything that it is checked against, in two statements:
 * reading the parts one by one took longer than all the writing. It takes two, because on PostgreSQL a statement that has
 * waited for a lock sees other rows as they were before it waited.
 */
export async function readContext(
  tx: Kysely<Tables>,
  engine: Engine,
  { userId }: Actor,
  { companyId, request }: Pick<PreparedCommit, "companyId" | "request">,
  { changed, readOnly }: { readonly changed: ReadonlySet<string>; readonly readOnly: ReadonlySet<string> },
): Promise<CommitContext> {
  const documents = await lockDocuments(tx, engine, companyId, changed, readOnly);
  const person = [companyId, userId];
  const settings = userDocumentKey(userId, BOOKS.settings);
  const years = [companyId, companyKey(companyId, BOOKS.years)];
  const holdItems = [...changed].flatMap((key) => [key, companyId, key]);
  const values = [
    userId,
    companyId,
    ...person,
    request?.id ?? "",
    settings,
    ...years,
    ...years,
    ...holdItems,
  ];
  const { rows } = await tx.executeQuery(
    plainQuery<FactRow>(engine, factsText(engine, changed.size), values),
  );
  return { documents, ...factsOf(rows) };
}

function factsOf(rows: readonly FactRow[]): Omit<CommitContext, "documents"> {
  const parts = Map.groupBy(rows, ({ part }) => part);
  const company = parts.get("company")?.find(({ name }) => name !== null);
  const [request] = parts.get("request") ?? [];
  const [settings] = parts.get("settings") ?? [];
  const [sequence] = parts.get("sequence") ?? [];
  const [years] = parts.get("years") ?? [];
  return {
    company: company && {
      role: required(company.name),
      config: required(company.text),
      origin: required(company.hash),
    },
    request: request && { answer: required(request.text), body_hash: request.hash },
    settings: settings && bodyOf(settings),
    sequence: required(sequence?.revision),
    yearsHead: years && bodyOf(years),
    years: (parts.get("year") ?? []).map(yearOf),
    holdItems: new Set((parts.get("holds-items") ?? []).map(({ name }) => required(name))),
  };
}

function yearOf({ name, text, version, revision, position }: FactRow): StoredItem {
  return {
    id: required(name),
    text: required(text),
    version: required(version),
    revision: required(revision),
    position: required(position),
  };
}

function bodyOf({ text, version }: FactRow): StoredBody | undefined {
  return text === null ? undefined : { text, version: required(version) };
}

/** A column that this part of the union always has. */
function required<Value>(value: Value | null | undefined): Value {
  invariant(value !== null && value !== undefined, "the column is of this part");
  return value;
}
