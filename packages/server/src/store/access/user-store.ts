import type { StoreCalls } from "../calls/store-calls.ts";
import type { UserStore } from "../store-interface.ts";
import type { SessionCache } from "./session-cache.ts";
import { sessionTouches } from "./session-touches.ts";

/** `cache`: only in a process that is alone on its database; it then looks a session up once a second at most. */
export function userStore(
  { sessions }: Pick<StoreCalls, "sessions">,
  cache: SessionCache | undefined,
): UserStore {
  const touches = sessionTouches((id, now) => sessions.touch(id, now));
  return {
    async signIn(profile, now, device) {
      const at = now.getTime();
      // A known user waits for no commit: nothing is written.
      const user = (await sessions.unchangedUser(profile)) ?? (await sessions.upsertUser(profile, at));
      const begun = await sessions.begin(user, at, device ?? null);
      for (const id of begun.displaced) cache?.remove(id);
      return begun;
    },
    async session(id, now) {
      const at = now.getTime();
      const lookUp = async () => {
        const live = await sessions.live(id, at, touches.pending(id));
        if (live?.needsTouch === true) touches.touch(id, at);
        return live?.session;
      };
      return cache === undefined ? lookUp() : (cache.get(id, at) ?? cache.find(id, at, lookUp));
    },
    async endSession(id) {
      cache?.remove(id);
      await sessions.end(id);
      cache?.remove(id);
    },
    sessionsOf: (userId, now) => sessions.of(userId, now.getTime()),
    closedAccountOf: (profile) => sessions.closedAccountOf(profile),
    accountsOf: (emailOrId) => sessions.accountsOf(emailOrId),
    async closeAccount(userId, now) {
      // First, so that no session begins afterwards that is let in.
      await sessions.setClosed(userId, now.getTime());
      return sessions.endOf(userId);
    },
    async reopenAccount(userId) {
      await sessions.setClosed(userId, null);
    },
    endAllSessions: () => sessions.endAll(),
    saveProviderTokens: (sessionId, encrypted) => sessions.saveProviderTokens(sessionId, encrypted),
    providerTokens: (sessionId) => sessions.providerTokens(sessionId),
  };
}
