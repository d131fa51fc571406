const LIFE_MS = 5 * 60 * 1000;
/** Far more than a server for a few people ever has open; the oldest gives way. */
const MOST = 1000;

/** What was asked of an authenticator and is not answered yet: one question per key, answered once, within 5 minutes. */
export interface Challenges<Asked> {
  /** Puts the question in place of an earlier one with the same key. */
  ask(key: string, asked: Asked, now: Date): void;
  /** Takes the question away; undefined when there is none, or it is too old. */
  take(key: string, now: Date): Asked | undefined;
}

/** In memory: a server that stops forgets what it asked, and the person asks again. */
export function challenges<Asked>(): Challenges<Asked> {
  const open = new Map<string, { readonly asked: Asked; readonly expires: number }>();
  return {
    ask: (key, asked, now) => {
      open.delete(key);
      const oldest = open.keys().next();
      if (open.size >= MOST && oldest.done === false) open.delete(oldest.value);
      open.set(key, { asked, expires: now.getTime() + LIFE_MS });
    },
    take: (key, now) => {
      const found = open.get(key);
      open.delete(key);
      return found !== undefined && now.getTime() < found.expires ? found.asked : undefined;
    },
  };
}
