const HOUR_MS = 3600 * 1000;
/** Longer than most servers are without a write; those that are wait a day for their sweep. */
const SILENT_MS = 7 * 24 * HOUR_MS;
/** The clock has been set, or the computer has slept. */
const JUMP_MS = 24 * HOUR_MS;
/** An operator sees a wrong clock within this time; less than a day, so that the next daily sweep runs. */
const HOLD_MS = 23 * HOUR_MS;

export interface SweepClock {
  /** Whether what is old by the clock may be removed, when the last write of the database was at this time. */
  mayRemove(lastWriteAt: number | undefined): boolean;
}

/**
 * Guards what is removed by age against a clock that is far ahead: what a sweep takes no better clock gives back. A start
 * long after the last write, and a clock that jumps, are waited out for a day by `steadyMs`, which nobody sets.
 */
export function sweepClock(wallMs: () => number, steadyMs: () => number): SweepClock {
  let reference: { readonly wall: number; readonly steady: number } | undefined;
  let heldSince: number | undefined;
  return {
    mayRemove(lastWriteAt) {
      const [wall, steady] = [wallMs(), steadyMs()];
      const isFirst = reference === undefined;
      reference ??= { wall, steady };
      const jump = wall - reference.wall - (steady - reference.steady);
      const isLate = isFirst && lastWriteAt !== undefined && wall - lastWriteAt > SILENT_MS;
      if (isLate || Math.abs(jump) > JUMP_MS) {
        heldSince = steady;
        reference = { wall, steady };
      }
      if (heldSince !== undefined && steady - heldSince >= HOLD_MS) heldSince = undefined;
      return heldSince === undefined;
    },
  };
}
