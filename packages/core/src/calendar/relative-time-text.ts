interface Unit {
  readonly seconds: number;
  readonly one: string;
  readonly many: string;
}

const SMALLEST: Unit = { seconds: 1, one: "sekund", many: "sekunder" };
/** Largest first. Month and year are the averages of the calendar. */
const LARGER_UNITS: readonly Unit[] = [
  { seconds: 31_556_952, one: "år", many: "år" },
  { seconds: 2_629_746, one: "månad", many: "månader" },
  { seconds: 604_800, one: "vecka", many: "veckor" },
  { seconds: 86_400, one: "dag", many: "dagar" },
  { seconds: 3_600, one: "timme", many: "timmar" },
  { seconds: 60, one: "minut", many: "minuter" },
];
/** Below this a count of seconds is of no use to a reader, and clocks differ by as much. */
const JUST_NOW_SECONDS = 5;

/**
 * How long ago something happened, in the largest whole unit: "nyss", "för 3 minuter sedan". Both times are milliseconds
 * since 1970; one that is still to come, by a clock that is ahead of this one, is just now.
 */
export function relativeTimeText(thenMs: number, nowMs: number): string {
  const seconds = Math.floor((nowMs - thenMs) / 1000);
  if (seconds < JUST_NOW_SECONDS) return "nyss";
  const unit = LARGER_UNITS.find((candidate) => candidate.seconds <= seconds) ?? SMALLEST;
  const count = Math.floor(seconds / unit.seconds);
  return `för ${count} ${count === 1 ? unit.one : unit.many} sedan`;
}
