import { type CommitAnswer, commitAnswerSchema } from "@huvudbok/core/api";
import type { Kysely } from "kysely";
import { RefusedWrite, requestIdTaken } from "../access/refusals.ts";
import { rowHash } from "../chain/row-hash.ts";
import type { Tables } from "../database/database-tables.ts";
import { insertRows } from "../database/insert-rows.ts";
import type { Engine } from "../database/steps/engine-words.ts";
import type { Actor } from "../store.ts";
import { mayBeSameAsked } from "./asked-hash.ts";
import type { GroundRequest } from "./commit-ground.ts";
import type { PreparedCommit } from "./prepared-change.ts";

/** How long an answer is kept for a browser that asks again. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * The answer that the same request got before; undefined when there is none. One that asked for something else is
 * refused: the old answer would tell its sender that it is saved.
 */
export function earlierAnswer(
  before: GroundRequest | undefined,
  { request }: PreparedCommit,
): CommitAnswer | undefined {
  if (before === undefined || request === undefined) return undefined;
  const { answer, body_hash: asked } = before;
  if (asked !== null && !mayBeSameAsked(asked, request.asked)) throw new RefusedWrite(requestIdTaken());
  return commitAnswerSchema.parse(JSON.parse(answer));
}

/** Thrown when another commit has taken the requestId since it was looked for: everything is to be undone and asked again. */
export class RequestTakenMeanwhile extends Error {
  constructor() {
    super("another commit has taken the requestId meanwhile");
    this.name = "RequestTakenMeanwhile";
  }
}

/** Takes the requestId and writes down what it was answered, for whoever sends it again. */
export async function keepAnswer(
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
    body_hash: request.asked,
  };
  const sealed = { ...row, row_hash: rowHash("request", row) };
  // On PostgreSQL it waits here for another commit that is about to take it.
  const kept = await insertRows(tx, engine, "request", [sealed], "on conflict do nothing");
  if (kept !== 1) throw new RequestTakenMeanwhile();
}

/** Nobody asks again after a month. */
export async function forgetOldRequests(tx: Kysely<Tables>, now: number): Promise<void> {
  await tx
    .deleteFrom("request")
    .where("at", "<", now - KEPT_MS)
    .execute();
}
