import type { UserAccount } from "./access/accounts.ts";
import type { StoreCalls } from "./calls/store-calls.ts";
import type { LocalSignInStore } from "./people/people-interface.ts";
import type { ConnectionNeed } from "./postgres/connection-need.ts";
import type { BegunSession, OwnSession, Session, StoreEvent, StoreState, UserProfile } from "./store.ts";

/**
 * What the rest of the server sees of the store. Calls without a comment here are documented in their table (calls/).
 */
export interface Store extends Pick<StoreCalls, "documents" | "files" | "companies" | "rates"> {
  readonly users: UserStore;
  readonly local: LocalSignInStore;
  /** `onGap` is called when events may have been missed. */
  subscribe(listener: (event: StoreEvent) => void, onGap?: () => void): () => void;
  readonly findFaults: StoreCalls["state"]["findFaults"];
  /**
   * Resolves when the database can be read, without waiting for a long commit; rejects when it can no longer be read or
   * written.
   */
  check(): Promise<StoreState>;
  /**
   * What this process may need of PostgreSQL's connections when it may send so many documents at once; undefined on
   * SQLite.
   */
  connections(loads: number): Promise<ConnectionNeed | undefined>;
  close(): Promise<void>;
}

export type FileStore = Store["files"];
export type { RatePage } from "./rates/rate-pages.ts";
export type RateStore = Store["rates"];
export type CompanyStore = Store["companies"];

export interface UserStore {
  /** Finds the user by issuer and subject, or makes one; keeps name, email and picture fresh. */
  signIn(profile: UserProfile, now: Date, device?: string): Promise<BegunSession>;
  /** The session, unless it has been ended or its idle (12 h) or absolute (30 days) time is over (ID6). */
  session(id: string, now: Date): Promise<Session | undefined>;
  endSession(id: string): Promise<void>;
  /** The sessions of a person, the one used last first. */
  sessionsOf(userId: string, now: Date): Promise<readonly OwnSession[]>;
  /** Ends every session of everybody, and every sign-in under way; returns how many sessions there were. */
  endAllSessions(): Promise<number>;
  /** The id of a person who signs in and whose account has been closed. */
  closedAccountOf(profile: Pick<UserProfile, "issuer" | "subject">): Promise<string | undefined>;
  /** The accounts with an e-mail address or an id. */
  accountsOf(emailOrId: string): Promise<readonly UserAccount[]>;
  /** Lets nobody sign in to it, and ends its sessions; returns how many. Its companies stay. */
  closeAccount(userId: string, now: Date): Promise<number>;
  reopenAccount(userId: string): Promise<void>;
  /** The provider's tokens, already encrypted by the caller. */
  saveProviderTokens(sessionId: string, encrypted: Uint8Array): Promise<void>;
  providerTokens(sessionId: string): Promise<Uint8Array | undefined>;
}
