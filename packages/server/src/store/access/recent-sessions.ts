import type { Session } from "../store.ts";

/** A session that was found so short a time ago goes on. */
const RECENT_MS = 1000;
/** More than this many people at once, and the oldest are looked up again. */
const MOST = 1000;

/** Sessions found moments ago, so that a page which makes ten calls at once is looked up once. */
export interface RecentSessions {
  get(id: string, now: number): Session | undefined;
  /** Looks a session up, and remembers it unless some session has been ended meanwhile. */
  find(id: string, now: number, look: () => Promise<Session | undefined>): Promise<Session | undefined>;
  /** No session that has been ended is given any more. */
  ended(id: string): void;
}

/** Only for a process that alone serves its database: it hears of every sign-out. */
export function recentSessions(): RecentSessions {
  const found = new Map<string, { readonly session: Session; readonly at: number }>();
  let endings = 0;
  return {
    get(id, now) {
      const recent = found.get(id);
      const age = recent === undefined ? Number.NaN : now - recent.at;
      return age >= 0 && age < RECENT_MS ? recent?.session : undefined;
    },
    async find(id, now, look) {
      const before = endings;
      const session = await look();
      if (session !== undefined && before === endings) {
        if (found.size >= MOST) found.clear();
        found.set(id, { session, at: now });
      }
      return session;
    },
    ended(id) {
      endings += 1;
      found.delete(id);
    },
  };
}
