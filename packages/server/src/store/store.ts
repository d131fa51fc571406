import type { Readable } from "node:stream";
import type { CompanyConfig } from "@huvudbok/core/api";
import type { IsoDate } from "@huvudbok/core/calendar";

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
  /** It says "not there" of what may be somebody else's: for the security log, and not in the answer. */
  readonly isHidden?: true;
}

/** `own`: only for owners. */
export type WriteAccess = "write" | "own";

/** What a company gets that is made now. */
export interface NewCompanyTerms {
  readonly packageSetup: CompanyConfig["packageSetup"];
  readonly today: IsoDate;
}

/** What the caller states about a commit outside its body. */
export interface SaidOfCommit {
  /** The commit makes its company, on these terms. */
  readonly newCompany?: NewCompanyTerms;
  readonly companyId?: number;
  readonly isImport?: boolean;
}

/** JSON text put together from stored texts and streamed; its shape is that of a schema in core/api. */
export interface JsonText {
  /** Ends with an error when it is not read for long. */
  readonly body: Readable;
  /** The whole text of a short one, which has come in one piece. */
  readonly whole?: Uint8Array;
}

export interface HistoryPage {
  readonly before?: number;
  readonly limit: number;
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

/** A sign-in as its person sees it. */
export interface OwnSession {
  readonly id: string;
  readonly device: string | null;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

export interface Session {
  readonly id: string;
  readonly user: User;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

/** A session that has just begun. */
export interface BegunSession extends Session {
  /** The ids of older sessions of the person that had to give way. */
  readonly displaced: readonly string[];
}

/**
 * A document of a company that has a new revision; sent to every listener in this process (and by PostgreSQL NOTIFY in
 * others).
 */
export interface StoreEvent {
  readonly companyId: number;
  /** Set for a user's own documents; other events go to everybody in the company. */
  readonly userId?: string;
  readonly key: string;
  readonly etag: string;
}

export interface StoreState {
  /** `busy`: the writer is in the middle of something that takes long. */
  readonly writer: "ready" | "busy";
  /** Events of other processes are not received at the moment. */
  readonly isDeaf?: boolean;
}
