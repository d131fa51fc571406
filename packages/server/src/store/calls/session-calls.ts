import { accountsOf, closedAccountOf, endSessionsOf, setClosed } from "../access/accounts.ts";
import {
  beginSession,
  endAllSessions,
  endSession,
  liveSession,
  providerTokens,
  saveProviderTokens,
  sessionsOf,
  touchSession,
  unchangedUser,
  upsertUser,
} from "../access/users.ts";
import type { User, UserProfile } from "../store.ts";
import { loggedWrite } from "../watermark/logged-write.ts";
import { reads, writes, writesSessions } from "./call-rows.ts";

/** Users and their sessions; `userStore` combines these calls. */
export const SESSION_CALLS = {
  unchangedUser: reads(({ database }, profile: UserProfile) => unchangedUser(database.db, profile)),
  upsertUser: writes((context, profile: UserProfile, at: number) =>
    loggedWrite(context, (tx) => upsertUser(tx, profile, at)),
  ),
  begin: writesSessions(({ database }, user: User, at: number, device: string | null) =>
    beginSession(database.db, user, at, device),
  ),
  of: reads(({ database }, userId: string, at: number) => sessionsOf(database.db, userId, at)),
  endAll: writesSessions(({ database }) => endAllSessions(database.db)),
  live: reads(({ database }, id: string, at: number, seenAt?: number) =>
    liveSession(database.db, id, at, seenAt),
  ),
  touch: writesSessions(({ database }, id: string, at: number) => touchSession(database.db, id, at)),
  end: writesSessions(({ database }, id: string) => endSession(database.db, id)),
  /** The provider's tokens, already encrypted by the caller. */
  saveProviderTokens: writesSessions(({ database }, sessionId: string, encrypted: Uint8Array) =>
    saveProviderTokens(database.db, sessionId, encrypted),
  ),
  accountsOf: reads(({ database }, emailOrId: string) => accountsOf(database.db, emailOrId)),
  closedAccountOf: reads(({ database }, profile: Pick<UserProfile, "issuer" | "subject">) =>
    closedAccountOf(database.db, profile),
  ),
  setClosed: writes((context, userId: string, at: number | null) =>
    loggedWrite(
      context,
      (tx) => setClosed(tx, userId, at),
      (isChanged) => isChanged,
    ),
  ),
  endOf: writesSessions(({ database }, userId: string) => endSessionsOf(database.db, userId)),
  providerTokens: reads(({ database }, sessionId: string) => providerTokens(database.db, sessionId)),
};
