import type { StoreCalls } from "../calls/store-calls.ts";
import type { UserStore } from "../store-face.ts";
import type { RecentSessions } from "./recent-sessions.ts";
import { seenSessions } from "./seen-sessions.ts";

/** `recent`: only in a process that alone serves its database, which then asks for a session once a second. */
export function userStore(
  { sessions }: Pick<StoreCalls, "sessions">,
  recent: RecentSessions | undefined,
): UserStore {
  const seen = seenSessions((id, now) => sessions.see(id, now));
  return {
    async signIn(profile, now) {
      const at = now.getTime();
      // Who is known waits for no writer of books.
      const user = (await sessions.knownUser(profile)) ?? (await sessions.keepUser(profile, at));
      return sessions.begin(user, at);
    },
    async session(id, now) {
      const at = now.getTime();
      const look = async () => {
        const live = await sessions.live(id, at, seen.waiting(id));
        if (live?.isToBeSeen === true) seen.see(id, at);
        return live?.session;
      };
      return recent === undefined ? look() : (recent.get(id, at) ?? recent.find(id, at, look));
    },
    async endSession(id) {
      recent?.ended(id);
      await sessions.end(id);
      recent?.ended(id);
    },
    saveProviderTokens: (sessionId, encrypted) => sessions.saveProviderTokens(sessionId, encrypted),
    providerTokens: (sessionId) => sessions.providerTokens(sessionId),
  };
}
