/** The option that accepts a clock that is behind the last write. */
export const ACCEPT_CLOCK = "--accept-clock";

/** A process of another computer may be ahead by some of it, and no time zone is more than a day off. */
const BEHIND_MS = 24 * 3600 * 1000;

/**
 * Why a start is refused when the clock is more than a day before the last write of the database, in Swedish: the
 * history would say that what is saved now was saved before it, and sign-ins would last longer. Undefined otherwise.
 */
export function clockRefusalText(lastWriteAt: number | undefined, now: Date): string | undefined {
  if (lastWriteAt === undefined || lastWriteAt - now.getTime() <= BEHIND_MS) return undefined;
  return `Servern startar inte: klockan är ${now.toISOString()}, men det senaste i databasen sparades ${new Date(lastWriteAt).toISOString()}. Ställ klockan rätt och starta igen. Är det klockan som var fel då: npm start -- ${ACCEPT_CLOCK}`;
}
