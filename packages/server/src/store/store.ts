import type { Readable } from "node:stream";
import type { CommitAnswer, Company, CompanyConfig, FileInfo, FileList } from "@huvudbok/core/api";
import type { Role } from "@huvudbok/core/company";
import type { Result } from "@huvudbok/core/shared";
import type { DataFault } from "./data-fault.ts";
import type { LocalSignInStore } from "./people/people-face.ts";

/** Who makes a call: taken from the token, confirmed against the session, never from a body. */
export interface Actor {
  readonly userId: string;
  readonly name: string;
}

/** A refusal that the routes turn into an answer: `{error: {type, message, details?}}` with its status. */
export interface Refusal {
  readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 422;
  readonly type: string;
  /** Swedish, shown to the user; conflicts start with 'ETag mismatch'. */
  readonly message: string;
  readonly details?: unknown;
}

/** `own`: only for owners. */
export type WriteAccess = "write" | "own";

/** What is said of a commit beside its body. */
export interface SaidOfCommit {
  readonly companyId?: number;
  readonly isImport?: boolean;
}

export interface LoadedDocument {
  readonly etag: string;
  readonly lastModified: Date;
  /** The whole document as JSON text, streamed from the stored texts of its items. */
  readonly body: Readable;
  /** The same of a short document, which has come in one piece: UTF-8, or text that has not been encoded yet. */
  readonly whole?: Uint8Array | string;
}

/** JSON text in UTF-8, put together from stored texts; its shape is that of a schema in core/api. */
export type JsonText = Uint8Array;

export interface LoadedDifference {
  readonly etag: string;
  readonly lastModified: Date;
  /** A DocumentDifference. */
  readonly body: JsonText | "reload";
}

/** Documents by data key (clarification P14). Every call checks that the actor may see or change the company's data. */
export interface DocumentStore {
  load(actor: Actor, key: string): Promise<Result<LoadedDocument, Refusal>>;
  /** Only what changed since the revision; the whole again (`reload`) when that revision is not known. */
  difference(actor: Actor, key: string, since: string): Promise<Result<LoadedDifference, Refusal>>;
  version(
    actor: Actor,
    key: string,
  ): Promise<Result<{ readonly etag: string; readonly lastModified: Date }, Refusal>>;
  /** The whole state, as specified; the store finds what differs. The body is the raw JSON text of the request. */
  save(
    actor: Actor,
    key: string,
    ifMatch: string | undefined,
    body: Uint8Array,
    /** `own`: only for owners (the editor of raw data). */
    access?: "write" | "own",
  ): Promise<Result<{ readonly etag: string }, Refusal>>;
  /** Ends a document: every item is removed as a revision, under the same rules. Its history stays. */
  remove(
    actor: Actor,
    key: string,
    ifMatch: string | undefined,
  ): Promise<Result<{ readonly etag: string }, Refusal>>;
  /**
   * The body is the raw JSON text of a CommitRequest; it is parsed and checked off the main thread, and refused when it
   * is another commit than it was said to be.
   */
  commit(actor: Actor, body: Uint8Array, said?: SaidOfCommit): Promise<Result<CommitAnswer, Refusal>>;
  /** Why the actor may not write in the company, before there is anything to write; asked again when it is written. */
  companyRefusal(actor: Actor, companyId: number, access: WriteAccess): Promise<Refusal | undefined>;
  /** The same for the company of a document. */
  keyRefusal(actor: Actor, key: string, access: WriteAccess): Promise<Refusal | undefined>;
  /** Answers a History. */
  history(
    actor: Actor,
    key: string,
    page: { readonly before?: number; readonly limit: number },
  ): Promise<Result<JsonText, Refusal>>;
}

export interface NewFile {
  readonly companyId: number;
  readonly fiscalYearId: string;
  readonly originalFilename: string;
  readonly mimeType: string;
  readonly size: number;
  /** SHA-256 of the bytes in hexadecimal; the address of the bytes in the blob store. */
  readonly sha256: string;
}

/** Stored files (attachments) and the list of everything a user may see. */
export interface FileStore {
  /** Refused where `add` would be, before there are any bytes. */
  mayAdd(
    actor: Actor,
    place: Pick<NewFile, "companyId" | "fiscalYearId">,
  ): Promise<Result<undefined, Refusal>>;
  add(actor: Actor, file: NewFile): Promise<Result<FileInfo, Refusal>>;
  info(actor: Actor, id: string): Promise<Result<FileInfo, Refusal>>;
  /** The address of the bytes, or the key of the document that has this id. */
  locate(
    actor: Actor,
    id: string,
  ): Promise<
    Result<{ readonly file: FileInfo; readonly sha256: string } | { readonly documentKey: string }, Refusal>
  >;
  link(
    actor: Actor,
    id: string,
    link: { companyId: number; fiscalYearId: string; series: string; transactionId: number },
  ): Promise<Result<FileInfo, Refusal>>;
  remove(actor: Actor, id: string): Promise<Result<void, Refusal>>;
  list(
    actor: Actor,
    query: { readonly prefix: string; readonly pageSize: number; readonly pageToken?: string },
  ): Promise<Result<FileList, Refusal>>;
  /**
   * Lets go of what has been unused for 30 days (clarification P17): gives the addresses of bytes that no file has any
   * more. Whoever calls removes them from the blob store.
   */
  sweep(): Promise<readonly string[]>;
}

export interface CompanyStore {
  list(actor: Actor): Promise<readonly Company[]>;
  /** What the actor is in the company; undefined for unknown companies and those of others. */
  role(actor: Actor, companyId: number): Promise<Role | undefined>;
  /** Refused for a second demonstration company of the same person. */
  create(actor: Actor, config: CompanyConfig): Promise<Result<{ readonly id: number }, Refusal>>;
  config(actor: Actor, companyId: number): Promise<Result<CompanyConfig, Refusal>>;
  setRecipient(
    actor: Actor,
    companyId: number,
    recipient: CompanyConfig["recipient"],
  ): Promise<Result<CompanyConfig, Refusal>>;
  /** Removes the company and every document of it. */
  remove(actor: Actor, companyId: number): Promise<Result<void, Refusal>>;
}

export interface UserProfile {
  readonly issuer: string;
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly picture: string;
}

export interface User extends UserProfile {
  readonly id: string;
  /** 0 Free, 1 Basic. */
  readonly tier: number;
}

export interface Session {
  readonly id: string;
  readonly user: User;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

export interface UserStore {
  /** Finds the user by issuer and subject, or makes one; keeps name, email and picture fresh. */
  signIn(profile: UserProfile, now: Date): Promise<Session>;
  /** The session unless it has been ended or its idle (12 h) or absolute (30 days) time is over (clarification P11). */
  session(id: string, now: Date): Promise<Session | undefined>;
  endSession(id: string): Promise<void>;
  /** The provider's tokens, already encrypted by the caller. */
  saveProviderTokens(sessionId: string, encrypted: Uint8Array): Promise<void>;
  providerTokens(sessionId: string): Promise<Uint8Array | undefined>;
}

/**
 * Which documents of a company have a new revision; told to every listener in this process (and by PostgreSQL NOTIFY in
 * others).
 */
export interface StoreEvent {
  readonly companyId: number;
  /** For a user's own documents; otherwise everybody in the company hears it. */
  readonly userId?: string;
  readonly key: string;
  readonly etag: string;
}

export interface StoreState {
  /** `busy`: what writes is in the middle of something that takes long. */
  readonly writer: "ready" | "busy";
  /** What other processes write is not heard of at the moment. */
  readonly isDeaf?: boolean;
}

export interface Store {
  readonly documents: DocumentStore;
  readonly files: FileStore;
  readonly companies: CompanyStore;
  readonly users: UserStore;
  readonly local: LocalSignInStore;
  /** `onGap` is told when events may have been missed. */
  subscribe(listener: (event: StoreEvent) => void, onGap?: () => void): () => void;
  /** Goes through what is stored and compares it with its chain of hashes; empty when all is well. */
  findFaults(companyId?: number): Promise<readonly DataFault[]>;
  /**
   * Answers when the database can be read, without waiting for a long commit; rejects when it can be read or written no
   * more.
   */
  check(): Promise<StoreState>;
  close(): Promise<void>;
}
