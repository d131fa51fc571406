import { createHash } from "node:crypto";
import { type CommitAnswer, commitAnswerSchema } from "@huvudbok/core/api";
import type { Kysely } from "kysely";
import type { Tables } from "./database-tables.ts";
import type { PreparedCommit } from "./prepared-change.ts";
import { RefusedWrite, requestIdTaken } from "./refusals.ts";
import { rowHash } from "./row-hash.ts";
import type { Actor } from "./store.ts";

/** How long an answer is kept for a browser that asks again. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Takes the requestId, or gives the answer that it got before. A second one waits until the first is done. One that
 * asks for something else is refused: the old answer would tell its sender that it is saved.
 */
export async function claimRequest(
  tx: Kysely<Tables>,
  actor: Actor,
  commit: PreparedCommit,
  now: number,
): Promise<CommitAnswer | undefined> {
  const { companyId, requestId } = commit;
  if (requestId === undefined) return undefined;
  const asked = hashOf(commit);
  const claimed = await tx
    .insertInto("request")
    .values({
      company_id: companyId,
      user_id: actor.userId,
      request_id: requestId,
      at: now,
      answer: "",
      body_hash: asked,
      row_hash: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 1n) return undefined;
  const { answer, body_hash: before } = await tx
    .selectFrom("request")
    .select(["answer", "body_hash"])
    .where("company_id", "=", companyId)
    .where("user_id", "=", actor.userId)
    .where("request_id", "=", requestId)
    .executeTakeFirstOrThrow();
  if (before !== null && before !== asked) throw new RefusedWrite(requestIdTaken());
  return commitAnswerSchema.parse(JSON.parse(answer));
}

/** What a commit asks for, but for the ETags: a browser that sends it again may have loaded newer documents meanwhile. */
function hashOf({ intent, changes }: PreparedCommit): string {
  const hash = createHash("sha256").update(intent);
  for (const change of changes) {
    hash.update(JSON.stringify([change.mode, change.target.key]));
    if (change.mode !== "items") continue;
    hash.update(JSON.stringify([change.head?.text ?? null, change.remove, change.append]));
    for (const { text } of change.put) hash.update(text).update("\n");
  }
  return hash.digest("hex");
}

/** Writes down what a claimed request was answered, for whoever sends it again. */
export async function keepAnswer(
  tx: Kysely<Tables>,
  actor: Actor,
  { companyId, requestId }: PreparedCommit,
  answer: CommitAnswer,
): Promise<void> {
  if (requestId === undefined) return;
  const claimed = await tx
    .selectFrom("request")
    .select(["company_id", "user_id", "request_id", "at", "body_hash"])
    .where("company_id", "=", companyId)
    .where("user_id", "=", actor.userId)
    .where("request_id", "=", requestId)
    .executeTakeFirstOrThrow();
  const row = { ...claimed, answer: JSON.stringify(answer) };
  await tx
    .updateTable("request")
    .set({ answer: row.answer, row_hash: rowHash("request", row) })
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
