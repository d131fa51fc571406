import { addDays, type DateRange, type IsoDate } from "../calendar/index.ts";

/** The years beside a new one that it does not reach. */
interface GapsBeside {
  /** The last day of the year before. */
  readonly before: IsoDate | undefined;
  /** The first day of the year after. */
  readonly after: IsoDate | undefined;
}

/** True when the year before does not end the day before, or the year after does not start the day after. */
export function leavesGap(range: DateRange, others: readonly DateRange[]): boolean {
  const { before, after } = gapsBeside(range, others);
  return (before ?? after) !== undefined;
}

/** Which dates leave no gap to the years beside this one; empty where there is none (FY2). */
export function fiscalYearGapText(range: DateRange, others: readonly DateRange[]): string {
  const { before, after } = gapsBeside(range, others);
  const start = before && `Året före slutar ${before}: utan glapp börjar det nya ${addDays(before, 1)}.`;
  const end = after && `Året efter börjar ${after}: utan glapp slutar det nya ${addDays(after, -1)}.`;
  return [start, end].filter((text) => text !== undefined).join(" ");
}

function gapsBeside({ from, to }: DateRange, others: readonly DateRange[]): GapsBeside {
  const ends = others.map((other) => other.to).filter((end) => end < from);
  const starts = others.map((other) => other.from).filter((start) => start > to);
  const before = ends.toSorted().at(-1);
  const [after] = starts.toSorted();
  return {
    before: before === addDays(from, -1) ? undefined : before,
    after: after === addDays(to, 1) ? undefined : after,
  };
}
