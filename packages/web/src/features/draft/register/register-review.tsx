import { countAfterTick, type DraftToRegister } from "@huvudbok/core/draft";
import { formatCount } from "@huvudbok/core/money";
import { useMemo } from "react";
import { DataTable } from "../../../ui/data-table/data-table.tsx";
import type { FailedDrafts } from "./failed-drafts.ts";
import classes from "./register-drafts.module.css";
import { type ReviewRow, reviewColumns, reviewRows } from "./review-columns.tsx";

interface RegisterReviewProps {
  readonly list: readonly DraftToRegister[];
  /** How many of the first ones are registered, and can be. */
  readonly count: number;
  readonly registrable: number;
  readonly series: string;
  /** The number of the first. */
  readonly from: number;
  readonly failed: FailedDrafts;
  readonly onCount: (count: number) => void;
}

const rowKey = ({ draft }: ReviewRow) => draft.id;
const rowHref = ({ draft }: ReviewRow) => `/accounting/draft/${encodeURIComponent(draft.id)}`;

/** The review before registering: the drafts in their order, the first ones ticked, with the numbers that they get. */
export function RegisterReview(props: RegisterReviewProps) {
  const { list, count, registrable, series, from, failed, onCount } = props;
  const rows = useMemo(
    () => reviewRows({ list, count, registrable, from, failed }),
    [list, count, registrable, from, failed],
  );
  const columns = useMemo(
    () => reviewColumns(series, (place, isTicked) => onCount(countAfterTick(place, isTicked, registrable))),
    [series, registrable, onCount],
  );
  return (
    <>
      <p className={classes.lead}>{leadText(list.length, registrable)}</p>
      <DataTable
        caption="Utkast som registreras"
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        rowHref={rowHref}
        isPageList
        opensTabs={false}
        onSelect={({ place, number }) => onCount(countAfterTick(place, number === undefined, registrable))}
      />
    </>
  );
}

function leadText(all: number, registrable: number): string {
  const order = "Utkasten registreras i datumordning, från det första till det sista som är valt.";
  if (registrable === all) return order;
  const only =
    registrable === 0 ? "Inget kan registreras" : `De första ${formatCount(registrable)} kan registreras`;
  return `${order} ${only}: nästa utkast har ett hinder, och de som kommer efter får vänta på det.`;
}
