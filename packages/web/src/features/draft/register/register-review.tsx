import { countAfterTick } from "@huvudbok/core/draft";
import { formatCount } from "@huvudbok/core/money";
import { type ReactNode, useMemo } from "react";
import { useUserSettings } from "../../../data/user-settings.ts";
import { TouchedFilingsNotice } from "../../../parts/filing/touched-filings-notice.tsx";
import type { ChangeToBook } from "../../../parts/filing/use-booked-changes.ts";
import { DataTable } from "../../../ui/data-table/data-table.tsx";
import type { FailedDrafts } from "./failed-drafts.ts";
import classes from "./register-drafts.module.css";
import { type ReviewRow, reviewColumns, reviewRows } from "./review-columns.tsx";
import type { ReviewedDraft } from "./use-draft-list.ts";

interface RegisterReviewProps {
  readonly list: readonly ReviewedDraft[];
  /** Shown above the list. */
  readonly above: ReactNode;
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

function changesOf(list: readonly ReviewedDraft[]): readonly ChangeToBook[] {
  return list.flatMap(({ draft: { date, entries } }) =>
    date === undefined ? [] : [{ day: date, rows: entries }],
  );
}

/** The review before registering: the drafts in their order, the first ones ticked, with the numbers that they get. */
export function RegisterReview(props: RegisterReviewProps) {
  const { list, above, count, registrable, series, from, failed, onCount } = props;
  const rows = useMemo(
    () => reviewRows({ list, count, registrable, from, failed }),
    [list, count, registrable, from, failed],
  );
  const columns = useMemo(
    () =>
      reviewColumns(
        list.map(({ draft }) => draft),
        series,
        (place, isTicked) => onCount(countAfterTick(place, isTicked, registrable)),
      ),
    [list, series, registrable, onCount],
  );
  const changes = useMemo(() => changesOf(list.slice(0, count)), [list, count]);
  const mayUndo = useUserSettings().settings.allowTransactionEdit === true;
  return (
    <>
      <p className={classes.lead}>
        {leadText(list.length, registrable)}
        {!mayUndo && ` ${FINAL_TEXT}`}
      </p>
      {above}
      <TouchedFilingsNotice changes={changes} />
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

/** Without the setting a registration is final (DR10). */
const FINAL_TEXT =
  "Det går inte att ångra: en registrerad transaktion rättas eller vänds. Vill du kunna ångra väljer du först Tillåt redigering av transaktioner i inställningarna.";

function leadText(all: number, registrable: number): string {
  const order = "Utkasten registreras i datumordning, från det första till det sista som är valt.";
  if (registrable === all) return order;
  return `${order} ${registrableText(registrable)}: nästa utkast har ett hinder, och de som kommer efter får vänta på det.`;
}

function registrableText(registrable: number): string {
  if (registrable === 0) return "Inget kan registreras";
  if (registrable === 1) return "Bara det första kan registreras";
  return `De ${formatCount(registrable)} första kan registreras`;
}
