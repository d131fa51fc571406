/** How many permits there are. */
export interface SemaphoreLimits {
  readonly perPerson: number;
  readonly inAll: number;
  /** How long `acquire` waits for a permit; 0 for not at all. */
  readonly timeoutMs: number;
  /** After this long a person's second permit may be revoked for somebody who waits and has none. */
  readonly preemptAfterMs?: number;
}

/** Thrown when there was no permit in time: nothing has been started. */
export class SemaphoreTimeout extends Error {
  readonly code = "SEMAPHORE_TIMEOUT";

  constructor() {
    super("there is no room for more at once");
  }
}

/** Limits what may run at once, per person and in all. */
export interface Semaphore {
  /** Resolves with the function that releases the permit. `end` is called to revoke it. */
  acquire(person: string, end?: () => void): Promise<() => void>;
}

/** How many calls of one person may wait: each holds a connection. */
const WAITING_PER_PERSON = 30;

/** How often a waiting call looks for a permit to revoke. */
const PREEMPT_CHECK_MS = 500;

interface Waiting {
  readonly person: string;
  readonly admit: () => void;
}

interface Holder {
  readonly person: string;
  readonly since: number;
  readonly end: (() => void) | undefined;
}

/**
 * `acquire` rejects with SemaphoreTimeout. Waiting calls get permits in order, those of people with the fewest permits
 * first. When all permits are taken, a person who has held several for long loses one to somebody who has none: a few
 * people who never finish cannot keep others out.
 */
export function newSemaphore({
  perPerson,
  inAll,
  timeoutMs,
  preemptAfterMs = Number.POSITIVE_INFINITY,
}: SemaphoreLimits): Semaphore {
  /** In the order of acquisition: the first is the oldest. */
  const holders = new Set<Holder>();
  const waiting: Waiting[] = [];
  const permitsOf = (person: string): number => [...holders].filter((one) => one.person === person).length;
  const hasRoom = (person: string): boolean => holders.size < inAll && permitsOf(person) < perPerson;
  const admit = (person: string, end: (() => void) | undefined): (() => void) => {
    const one = { person, since: performance.now(), end };
    holders.add(one);
    return () => {
      if (!holders.delete(one)) return;
      const [next] = waiting
        .filter((other) => hasRoom(other.person))
        .toSorted((a, b) => permitsOf(a.person) - permitsOf(b.person));
      if (next === undefined) return;
      waiting.splice(waiting.indexOf(next), 1);
      next.admit();
    };
  };
  const preempt = (person: string): void => {
    if (holders.size < inAll || permitsOf(person) > 0) return;
    const until = performance.now() - preemptAfterMs;
    const [oldest] = [...holders]
      .filter((one) => one.end !== undefined && one.since <= until && permitsOf(one.person) > 1)
      .toSorted((a, b) => permitsOf(b.person) - permitsOf(a.person));
    oldest?.end?.();
  };
  return {
    async acquire(person, end) {
      if (hasRoom(person)) return admit(person, end);
      const others = waiting.filter((one) => one.person === person).length;
      if (timeoutMs === 0 || others >= WAITING_PER_PERSON) throw new SemaphoreTimeout();
      const admitted = Promise.withResolvers<() => void>();
      const one = { person, admit: () => admitted.resolve(admit(person, end)) };
      waiting.push(one);
      const preempting = setInterval(() => preempt(person), PREEMPT_CHECK_MS);
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(one), 1);
        admitted.reject(new SemaphoreTimeout());
      }, timeoutMs);
      try {
        return await admitted.promise;
      } finally {
        clearTimeout(timer);
        clearInterval(preempting);
      }
    },
  };
}
