import { type CommitAnswer, commitAnswerSchema } from "@huvudbok/core/api";
import type { Kysely } from "kysely";
import type { Tables } from "./database-tables.ts";
import type { PreparedCommit } from "./prepared-change.ts";
import type { Actor } from "./store.ts";

/** How long an answer is kept for a browser that asks again. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Takes the requestId, or gives the answer that it got before. A second one waits until the first is done. */
export async function claimRequest(
  tx: Kysely<Tables>,
  actor: Actor,
  { companyId, requestId }: PreparedCommit,
  now: number,
): Promise<CommitAnswer | undefined> {
  if (requestId === undefined) return undefined;
  const claimed = await tx
    .insertInto("request")
    .values({ company_id: companyId, user_id: actor.userId, request_id: requestId, at: now, answer: "" })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 1n) return undefined;
  const { answer } = await tx
    .selectFrom("request")
    .select("answer")
    .where("company_id", "=", companyId)
    .where("user_id", "=", actor.userId)
    .where("request_id", "=", requestId)
    .executeTakeFirstOrThrow();
  return commitAnswerSchema.parse(JSON.parse(answer));
}

export async function keepAnswer(
  tx: Kysely<Tables>,
  actor: Actor,
  { companyId, requestId }: PreparedCommit,
  answer: CommitAnswer,
): Promise<void> {
  if (requestId === undefined) return;
  await tx
    .updateTable("request")
    .set({ answer: JSON.stringify(answer) })
    .where("company_id", "=", companyId)
    .where("user_id", "=", actor.userId)
    .where("request_id", "=", requestId)
    .execute();
}

/** Nobody asks again after a month. */
export async function forgetOldRequests(tx: Kysely<Tables>, now: number): Promise<void> {
  await tx
    .deleteFrom("request")
    .where("at", "<", now - KEPT_MS)
    .execute();
}
