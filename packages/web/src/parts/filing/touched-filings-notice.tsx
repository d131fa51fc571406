import type { IsoDate } from "@huvudbok/core/calendar";
import { changedReturns, touchedFilings, touchedFilingsText } from "@huvudbok/core/filing";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { type Filing, useFilings } from "../../data/filings/filings.ts";
import { useFiscalYear } from "../../data/fiscal-years.ts";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { type ChangeToBook, useBookedChanges } from "./use-booked-changes.ts";

/** The days in the selected fiscal year on which something is taken out of the books. */
interface RemovedDays {
  readonly days: readonly IsoDate[];
}

interface BookedRows {
  /** What is about to be booked in the selected fiscal year: only what changes a return is told. */
  readonly changes: readonly ChangeToBook[];
  /** Says nothing when it cannot be asked for: in a form that one also fills in without a connection. */
  readonly isSilentOffline?: boolean;
}

/**
 * What was handed in, or saved as a file, for the periods of the days that something is removed from; or the returns that
 * something to be booked changes (FI5). Draws nothing where none is; where it cannot be asked for, it says that.
 */
export function TouchedFilingsNotice(props: RemovedDays | BookedRows) {
  const year = useFiscalYear();
  if (year === undefined) return null;
  return "days" in props ? <OfDays {...props} year={year} /> : <OfRows {...props} year={year} />;
}

function OfDays({ days, year }: RemovedDays & { readonly year: FiscalYear }) {
  const find = (filings: readonly Filing[]) => days.flatMap((day) => touchedFilings(filings, day));
  return <TouchedInYear find={find} year={year} isSilentOffline={false} />;
}

function OfRows({ changes, isSilentOffline = false, year }: BookedRows & { readonly year: FiscalYear }) {
  const booked = useBookedChanges(changes);
  const find = (filings: readonly Filing[]) => changedReturns(filings, booked);
  return <TouchedInYear find={find} year={year} isSilentOffline={isSilentOffline} />;
}

interface TouchedInYearProps {
  readonly find: (filings: readonly Filing[]) => readonly Filing[];
  readonly year: FiscalYear;
  readonly isSilentOffline: boolean;
}

/** All files of the year are asked for, so that another day needs no other answer. */
function TouchedInYear({ find, year: { from, to }, isSilentOffline }: TouchedInYearProps) {
  const { filings, error } = useFilings({ period: { from, to } });
  if (error !== undefined && filings.length === 0) {
    return isSilentOffline ? null : (
      <Notice kind="info" title="Det gick inte att se om perioden är inlämnad">
        {error.message}
      </Notice>
    );
  }
  const touched = find(filings);
  const text = touchedFilingsText(touched);
  if (text === undefined) return null;
  // A file that was only saved has told nobody anything yet.
  return touched.some(({ isDeclared }) => isDeclared) ? (
    <Notice kind="warning" title="Perioden är redan redovisad">
      {text}
    </Notice>
  ) : (
    <Notice kind="info" title="Det finns filer för perioden som inte är markerade som inlämnade">
      {text}
    </Notice>
  );
}
