import { RefusalError } from "../refusal.ts";

const WINDOW_MS = 60_000;
/** With more than this many people in a minute all counts are reset. */
const MOST_PEOPLE = 100_000;

/** Counts what a person sends; throws RefusalError above the limit. */
export type ByteCount = (userId: string, bytes: number) => void;

export function countBytes(perMinute: number, now = (): number => performance.now()): ByteCount {
  const sent = new Map<string, { bytes: number; readonly until: number }>();
  return (userId, bytes) => {
    const at = now();
    let window = sent.get(userId);
    if (window === undefined || window.until <= at) {
      if (sent.size >= MOST_PEOPLE) sent.clear();
      window = { bytes: 0, until: at + WINDOW_MS };
      sent.set(userId, window);
    }
    window.bytes += bytes;
    if (window.bytes <= perMinute) return;
    throw new RefusalError({
      status: 429,
      type: "TooManyBytes",
      message: "Du har skickat mycket på kort tid. Vänta en minut och försök igen.",
    });
  };
}
