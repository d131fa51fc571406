import type { Result } from "@huvudbok/core/shared";
import type { Kysely } from "kysely";
import type { CallContext } from "../calls/call-context.ts";
import type { Tables } from "../database/database-tables.ts";
import { logWrite } from "./commit-log.ts";

/**
 * Runs a write other than a commit of documents and logs it, in its transaction, when `hasWritten` says that it changed
 * something.
 */
export async function loggedWrite<T>(
  { database, now, onWritten }: Pick<CallContext, "database" | "now" | "onWritten">,
  work: (tx: Kysely<Tables>) => Promise<T>,
  hasWritten: (value: T) => boolean = () => true,
  companyId?: number,
): Promise<T> {
  const { value, logged } = await database.write(async (tx) => {
    const value = await work(tx);
    return { value, logged: hasWritten(value) ? await logWrite(tx, database.engine, now, []) : undefined };
  }, companyId);
  if (logged !== undefined) onWritten(logged);
  return value;
}

/** Whether a call that may be refused has changed something. */
export function isDone({ ok }: Result<unknown, unknown>): boolean {
  return ok;
}
