import type { Session } from "../store.ts";

/** How long a session is given without looking it up again. */
const CACHED_MS = 1000;
/** When the cache is full it is emptied, and every session is looked up again. */
const MAX_CACHED = 1000;

/** Sessions looked up within the last second: a page that makes ten calls at once looks its session up once. */
export interface SessionCache {
  get(id: string, now: number): Session | undefined;
  /** Looks a session up, and caches it unless any session was ended meanwhile. */
  find(id: string, now: number, lookUp: () => Promise<Session | undefined>): Promise<Session | undefined>;
  /** Removes a session that has been ended. */
  remove(id: string): void;
}

/** Only for a process that is alone on its database: it sees every sign-out. */
export function sessionCache(): SessionCache {
  const cached = new Map<string, { readonly session: Session; readonly at: number }>();
  let removals = 0;
  return {
    get(id, now) {
      const entry = cached.get(id);
      const age = entry === undefined ? Number.NaN : now - entry.at;
      return age >= 0 && age < CACHED_MS ? entry?.session : undefined;
    },
    async find(id, now, lookUp) {
      const before = removals;
      const session = await lookUp();
      if (session !== undefined && before === removals) {
        if (cached.size >= MAX_CACHED) cached.clear();
        cached.set(id, { session, at: now });
      }
      return session;
    },
    remove(id) {
      removals += 1;
      cached.delete(id);
    },
  };
}
