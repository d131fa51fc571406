import { normalizeIP } from "@fastify/rate-limit";

const WINDOW_MS = 60_000;
/** More callers than this in one minute, and the one who began first is counted anew. */
const MOST = 5000;

/** The calls of one caller since the first of them, until the window ends (in the milliseconds of `now`). */
export interface CallWindow {
  calls: number;
  readonly endsAt: number;
}

/**
 * Counts calls by address in windows of a minute that begin with the first call. An IPv6 network of /64 is one caller:
 * whoever has one has all of its addresses.
 */
export function countCalls(): (ip: string, now: number) => Readonly<CallWindow> {
  const windows = new Map<string, CallWindow>();
  const callerOf = rememberedCallers();
  return (ip, now) => {
    const caller = callerOf(ip);
    const current = windows.get(caller);
    if (current !== undefined && now < current.endsAt) {
      current.calls += 1;
      return current;
    }
    const window = { calls: 1, endsAt: now + WINDOW_MS };
    // Taken out first, so that the order in which they stand is that of their beginnings.
    windows.delete(caller);
    if (windows.size >= MOST) {
      const [oldest] = windows.keys();
      if (oldest !== undefined) windows.delete(oldest);
    }
    windows.set(caller, window);
    return window;
  };
}

/** Working out the network of an IPv6 address takes longer than all else that is done before a call is counted. */
function rememberedCallers(): (ip: string) => string {
  const callers = new Map<string, string>();
  return (ip) => {
    if (!ip.includes(":")) return ip;
    const known = callers.get(ip);
    if (known !== undefined) return known;
    if (callers.size >= MOST) callers.clear();
    const caller = normalizeIP(ip);
    callers.set(ip, caller);
    return caller;
  };
}
