import { BOOKS, companyKey } from "@huvudbok/core/document";
import { invariant } from "@huvudbok/core/shared";
import type { Kysely, Selectable } from "kysely";
import type { RequestTable, Tables } from "../database/database-tables.ts";
import { plainQuery } from "../database/plain-query.ts";
import type { Engine } from "../database/steps/engine-words.ts";
import { userDocumentKey } from "../reading/stored-address.ts";
import type { StoredItem } from "../reading/stored-items.ts";
import type { StoredBody } from "../reading/stored-values.ts";
import type { Actor } from "../store.ts";
import { nextSequence } from "../watermark/commit-log.ts";
import { type DocumentRow, lockDocuments } from "./lock-documents.ts";
import type { PreparedCommit } from "./prepared-change.ts";

/** What every commit is judged by, as it was before the commit. */
export interface CommitGround {
  /** The documents that it changes or reads and that have a row, by their stored keys. */
  readonly documents: ReadonlyMap<string, DocumentRow>;
  /** The company with what the actor is in it; undefined for who is not, and for the actor's own documents. */
  readonly company: JoinedCompany | undefined;
  /** What the same request was answered before. */
  readonly request: GroundRequest | undefined;
  /** The keys of those of the changed documents that hold items. */
  readonly holdItems: ReadonlySet<string>;
  /** The items of the company's fiscal years. */
  readonly years: readonly StoredItem[];
  /** The head of the document of the fiscal years. */
  readonly yearsHead: StoredBody | undefined;
  /** The head of the actor's own settings. */
  readonly settings: StoredBody | undefined;
  /** The number that the commit gets in the log of commits. */
  readonly sequence: number;
}

export interface JoinedCompany {
  readonly config: string;
  readonly origin: string;
  /** As it is stored: it may be none that there is. */
  readonly role: string;
}

export type GroundRequest = Pick<Selectable<RequestTable>, "answer" | "body_hash">;

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
 * Locks the documents that a commit changes or reads, and reads all that it is judged by: in two statements, since asking for
 * one thing after the other took longer than all that is written. Two, since on PostgreSQL a statement that has waited for
 * a lock sees in other rows what they were before it waited.
 */
export async function lockGround(
  tx: Kysely<Tables>,
  engine: Engine,
  { userId }: Actor,
  { companyId, request }: Pick<PreparedCommit, "companyId" | "request">,
  { changed, readOnly }: { readonly changed: ReadonlySet<string>; readonly readOnly: ReadonlySet<string> },
): Promise<CommitGround> {
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

function factsOf(rows: readonly FactRow[]): Omit<CommitGround, "documents"> {
  const parts = Map.groupBy(rows, ({ part }) => part);
  const company = parts.get("company")?.find(({ name }) => name !== null);
  const [request] = parts.get("request") ?? [];
  const [settings] = parts.get("settings") ?? [];
  const [sequence] = parts.get("sequence") ?? [];
  const [years] = parts.get("years") ?? [];
  return {
    company: company && {
      role: given(company.name),
      config: given(company.text),
      origin: given(company.hash),
    },
    request: request && { answer: given(request.text), body_hash: request.hash },
    settings: settings && bodyOf(settings),
    sequence: given(sequence?.revision),
    yearsHead: years && bodyOf(years),
    years: (parts.get("year") ?? []).map(yearOf),
    holdItems: new Set((parts.get("holds-items") ?? []).map(({ name }) => given(name))),
  };
}

function yearOf({ name, text, version, revision, position }: FactRow): StoredItem {
  return {
    id: given(name),
    text: given(text),
    version: given(version),
    revision: given(revision),
    position: given(position),
  };
}

function bodyOf({ text, version }: FactRow): StoredBody | undefined {
  return text === null ? undefined : { text, version: given(version) };
}

/** A column that the part of the row has. */
function given<Value>(value: Value | null | undefined): Value {
  invariant(value !== null && value !== undefined, "the column is of this part");
  return value;
}
