const timeOnly = new Intl.DateTimeFormat("sv-SE", { hour: "2-digit", minute: "2-digit" });
const dayAndTime = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short" });

/** A point in time as text: "14:32" today, "2026-11-20 14:32" another day. */
export function momentText(at: number, now: number = Date.now()): string {
  const [moment, today] = [new Date(at), new Date(now)];
  return moment.toDateString() === today.toDateString() ? timeOnly.format(moment) : dayAndTime.format(moment);
}
