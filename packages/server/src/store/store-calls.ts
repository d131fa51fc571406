import { deserialize, serialize } from "node:v8";
import type { AttachmentLink, CompanyConfig } from "@huvudbok/core/api";
import { err, ok, type Result } from "@huvudbok/core/shared";
import { type Kysely, sql } from "kysely";
import type { CallContext } from "./call-context.ts";
import { forgetOldRequests } from "./claimed-request.ts";
import { type CommitOutcome, commitDocuments } from "./commit-documents.ts";
import { companyConfig, createCompany, listCompanies, removeCompany, setRecipient } from "./companies.ts";
import type { Tables } from "./database-tables.ts";
import { documentDifference } from "./document-difference.ts";
import { documentHistory } from "./document-history.ts";
import { addFile, linkFile, mayAddFile, removeFile } from "./files.ts";
import { type ListQuery, listFiles } from "./list-files.ts";
import { infoOf, locateContent, locateId } from "./located-file.ts";
import { sweepBlobs } from "./loose-blobs.ts";
import { currentMark, forgetOldWrites, logWrite } from "./mark/commit-log.ts";
import { roleIn } from "./members.ts";
import { PEOPLE_READS, PEOPLE_WRITES, SIGN_IN_CALLS } from "./people/people-calls.ts";
import { prepareCommit } from "./prepare-commit.ts";
import { prepareRemoval, prepareSave } from "./prepare-save.ts";
import type { PreparedCommit } from "./prepared-change.ts";
import { documentVersion } from "./readable-document.ts";
import { notFound } from "./refusals.ts";
import type { Actor, NewFile, Refusal, SaidOfCommit, User, UserProfile, WriteAccess } from "./store.ts";
import {
  beginSession,
  endSession,
  keepUser,
  knownUser,
  liveSession,
  providerTokens,
  saveProviderTokens,
  seeSession,
} from "./users.ts";
import { findDataFaults } from "./verify-data.ts";

/** The calls that only read; any worker may run them. Arguments and answers travel between threads as copies. */
export const READ_CALLS = {
  ...PEOPLE_READS,
  documentVersion: (context: CallContext, actor: Actor, key: string) =>
    documentVersion(context.database.db, context, actor, key),
  documentDifference: (context: CallContext, actor: Actor, key: string, since: string) =>
    documentDifference(context, actor, key, since),
  documentHistory: (
    context: CallContext,
    actor: Actor,
    key: string,
    page: { readonly before?: number; readonly limit: number },
  ) => documentHistory(context, actor, key, page),
  mayAddFile: (context: CallContext, actor: Actor, place: Pick<NewFile, "companyId" | "fiscalYearId">) =>
    mayAddFile(context.database.db, context, actor, place),
  fileInfo: async (context: CallContext, actor: Actor, id: string) => {
    const located = await locateId(context.database.db, context, actor, id);
    return located === undefined ? err(notFound()) : ok(infoOf(located));
  },
  fileContent: (context: CallContext, actor: Actor, id: string) =>
    locateContent(context.database.db, context, actor, id),
  fileList: (context: CallContext, actor: Actor, query: ListQuery) =>
    context.database.read((tx) => listFiles(tx, context, actor, query)),
  companyList: (context: CallContext, actor: Actor) => listCompanies(context.database.db, context, actor),
  companyRole: ({ database }: CallContext, actor: Actor, companyId: number) =>
    roleIn(database.db, actor, companyId),
  companyConfig: (context: CallContext, actor: Actor, companyId: number) =>
    companyConfig(context.database.db, context, actor, companyId),
  knownUser: ({ database }: CallContext, profile: UserProfile) => knownUser(database.db, profile),
  liveSession: ({ database }: CallContext, id: string, at: number, seenAt?: number) =>
    liveSession(database.db, id, at, seenAt),
  providerTokens: ({ database }: CallContext, sessionId: string) => providerTokens(database.db, sessionId),
  findFaults: ({ database }: CallContext, companyId?: number) => findDataFaults(database, companyId),
  currentMark: ({ database }: CallContext) => database.read((tx) => currentMark(tx)),
  ping: async ({ database }: CallContext) => {
    await sql`select 1`.execute(database.db);
  },
};

/**
 * The calls that read large bodies, in a thread that has no database: what takes long there holds up nobody but other
 * large bodies. The answer is a copy for the thread that writes, which the one that answers HTTP need not look into.
 */
export const PREPARE_CALLS = {
  prepareCommit: async (_context: unknown, actor: Actor, body: Uint8Array, said: SaidOfCommit) =>
    packed(prepareCommit(actor, body, said)),
  prepareSave: async (
    _context: unknown,
    actor: Actor,
    key: string,
    ifMatch: string | undefined,
    body: Uint8Array,
    access: WriteAccess | undefined,
  ) => packed(prepareSave(actor, key, ifMatch, body, access)),
};

/** The calls that write; on SQLite one worker runs them, one after the other. */
export const WRITE_CALLS = {
  ...PEOPLE_WRITES,
  commit: (context: CallContext, actor: Actor, body: Uint8Array, said: SaidOfCommit) =>
    commitPrepared(context, actor, prepareCommit(actor, body, said)),
  /** What has been prepared by another thread. */
  commitPacked: (context: CallContext, actor: Actor, prepared: Uint8Array) =>
    commitPrepared(context, actor, ok(unpacked(prepared))),
  save: (
    context: CallContext,
    actor: Actor,
    key: string,
    ifMatch: string | undefined,
    body: Uint8Array,
    access: WriteAccess | undefined,
  ) => commitPrepared(context, actor, prepareSave(actor, key, ifMatch, body, access)),
  removeDocument: (context: CallContext, actor: Actor, key: string, ifMatch: string | undefined) =>
    commitPrepared(context, actor, prepareRemoval(actor, key, ifMatch)),
  addFile: (context: CallContext, actor: Actor, file: NewFile) =>
    loggedWrite(context, (tx) => addFile(tx, context, actor, file, context.now), file.companyId),
  linkFile: (context: CallContext, actor: Actor, id: string, link: AttachmentLink) =>
    loggedWrite(context, (tx) => linkFile(tx, context, actor, id, link, context.now), link.companyId),
  removeFile: (context: CallContext, actor: Actor, id: string) =>
    loggedWrite(context, (tx) => removeFile(tx, context, actor, id, context.now)),
  sweepBlobs: ({ database, now }: CallContext) =>
    database.write(async (tx) => {
      await forgetOldRequests(tx, now);
      await forgetOldWrites(tx, now);
      return sweepBlobs(tx, now);
    }),
  createCompany: (context: CallContext, actor: Actor, config: CompanyConfig) =>
    loggedWrite(context, (tx) => createCompany(tx, context.database, actor, config, context.now)),
  setRecipient: (
    context: CallContext,
    actor: Actor,
    companyId: number,
    recipient: CompanyConfig["recipient"],
  ) => loggedWrite(context, (tx) => setRecipient(tx, context, actor, companyId, recipient), companyId),
  removeCompany: (context: CallContext, actor: Actor, companyId: number) =>
    loggedWrite(context, (tx) => removeCompany(tx, context, actor, companyId, context.now), companyId),
  keepUser: ({ database }: CallContext, profile: UserProfile, at: number) =>
    database.write((tx) => keepUser(tx, profile, at)),
  /** Takes the place of a writer: shows that the database is open for writing. */
  pingWrite: async ({ database, now }: CallContext) => {
    await database.write((tx) =>
      tx.deleteFrom("loose_blob").where("sha256", "=", "").where("since", "<", now).execute(),
    );
  },
};

/**
 * The calls that write sessions: any worker may run them, since sessions wait for no writer of books (`SESSIONS` of
 * database.ts).
 */
export const SESSION_CALLS = {
  ...SIGN_IN_CALLS,
  beginSession: ({ database }: CallContext, user: User, at: number) => beginSession(database.db, user, at),
  seeSession: ({ database }: CallContext, id: string, at: number) => seeSession(database.db, id, at),
  endSession: ({ database }: CallContext, id: string) => endSession(database.db, id),
  saveProviderTokens: ({ database }: CallContext, sessionId: string, encrypted: Uint8Array) =>
    saveProviderTokens(database.db, sessionId, encrypted),
};

export type StoreCalls = typeof READ_CALLS & typeof WRITE_CALLS & typeof SESSION_CALLS & typeof PREPARE_CALLS;
export type CallName = keyof StoreCalls;
/** What a call is sent with, and what it answers. */
export type CallArguments<Name extends CallName> =
  Parameters<StoreCalls[Name]> extends [unknown, ...infer Rest] ? Rest : never;
export type CallAnswer<Name extends CallName> = Awaited<ReturnType<StoreCalls[Name]>>;

async function commitPrepared(
  context: CallContext,
  actor: Actor,
  prepared: Result<PreparedCommit, Refusal>,
): Promise<Result<CommitOutcome, Refusal>> {
  if (!prepared.ok) return prepared;
  const outcome = await commitDocuments(context, actor, prepared.value, context.now);
  if (outcome.ok && outcome.value.logged !== undefined) context.onWritten(outcome.value.logged);
  return outcome;
}

/** A write that is no commit of documents, logged when it has done something. */
async function loggedWrite<T>(
  { database, now, onWritten }: CallContext,
  work: (tx: Kysely<Tables>) => Promise<Result<T, Refusal>>,
  companyId?: number,
): Promise<Result<T, Refusal>> {
  const { result, logged } = await database.write(async (tx) => {
    const result = await work(tx);
    return { result, logged: result.ok ? await logWrite(tx, now, []) : undefined };
  }, companyId);
  if (logged !== undefined) onWritten(logged);
  return result;
}

function packed(prepared: Result<PreparedCommit, Refusal>): Result<Uint8Array, Refusal> {
  return prepared.ok ? ok(serialize(prepared.value)) : prepared;
}

function unpacked(prepared: Uint8Array): PreparedCommit {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `packed` has made it, in the same process
  return deserialize(prepared) as PreparedCommit;
}
