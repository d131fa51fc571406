import { type CommitAnswer, commitAnswerSchema } from "@huvudbok/core/api";
import type { Kysely } from "kysely";
import { RefusedWrite, requestIdTaken } from "../access/refusals.ts";
import { rowHash } from "../chain/row-hash.ts";
import type { Tables } from "../database/database-tables.ts";
import { insertRows } from "../database/insert-rows.ts";
import type { Engine } from "../database/steps/engine.ts";
import type { Actor } from "../store.ts";
import type { StoredRequest } from "./commit-context.ts";
import type { PreparedCommit } from "./prepared-change.ts";
import { mayBeSameRequest } from "./request-hash.ts";

/** How long an answer is stored at least, for a browser that sends its request again. */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;
/** In the JSON of an answer: transactions got their numbers. */
const REGISTERED = '%"appended":[{%';

/**
 * The answer that the same request got before; undefined when there is none. Another request with the same id is refused:
 * the old answer would say that it is saved.
 */
export function earlierAnswer(
  before: StoredRequest | undefined,
  { request, changes }: PreparedCommit,
): CommitAnswer | undefined {
  if (before === undefined || request === undefined) return undefined;
  const { answer: text, body_hash: hash } = before;
  const answer = commitAnswerSchema.parse(JSON.parse(text));
  // Hashes of bodies in different versions cannot be compared; that other documents were meant is seen all the same.
  const answered = new Set(answer.changes.map(({ key }) => key));
  const isOfSameDocuments = changes.every(({ target }) => answered.has(target.key));
  if (hash !== null && !(isOfSameDocuments && mayBeSameRequest(hash, request.hash))) {
    throw new RefusedWrite(requestIdTaken());
  }
  return answer;
}

/** Another commit has stored the requestId since it was looked up: the transaction is rolled back and run again. */
export class RequestIdConflict extends Error {
  constructor() {
    super("another commit has used the requestId");
    this.name = "RequestIdConflict";
  }
}

/** Stores the requestId with its answer, for a browser that sends the request again. */
export async function storeAnswer(
  tx: Kysely<Tables>,
  engine: Engine,
  actor: Actor,
  { companyId, request }: PreparedCommit,
  answer: CommitAnswer,
  now: number,
): Promise<void> {
  if (request === undefined) return;
  const row = {
    company_id: companyId,
    user_id: actor.userId,
    request_id: request.id,
    at: now,
    answer: JSON.stringify(answer),
    body_hash: request.hash,
  };
  const hashed = { ...row, row_hash: rowHash("request", row) };
  // On PostgreSQL this waits for another commit that is storing the same id.
  const inserted = await insertRows(tx, engine, "request", [hashed], "on conflict do nothing");
  if (inserted !== 1) throw new RequestIdConflict();
}

/**
 * Deletes the answers that are older than a month. Those of registrations are kept as long as the books (ST3): they depend
 * on no earlier version, so that one which a browser sends again after a long time away would be booked twice.
 */
export async function deleteOldRequests(tx: Kysely<Tables>, now: number): Promise<void> {
  await tx
    .deleteFrom("request")
    .where("at", "<", now - RETENTION_MS)
    .where("answer", "not like", REGISTERED)
    .execute();
}
