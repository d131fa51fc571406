import type { BookingDoubt } from "@huvudbok/core/categorisation";
import { type Draft, draftAccounts } from "@huvudbok/core/draft";
import { transactionErrorText } from "@huvudbok/core/transaction";
import { Checkbox } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { Column } from "../../../ui/data-table/column.ts";
import { BookedLink } from "../booked/booked-link.tsx";
import { doubtText } from "../booked/doubt-text.ts";
import { draftAmountColumn } from "../draft-amount-column.tsx";
import classes from "./register-drafts.module.css";
import type { ReviewedDraft } from "./use-draft-list.ts";

/** A row of the review: a new object when something of it changes. */
export interface ReviewRow {
  readonly place: number;
  readonly draft: Draft;
  /** The number that its transaction gets; undefined when it is not registered now. */
  readonly number: number | undefined;
  /** Whether its box can be ticked: it and all before it can be registered. */
  readonly canBeTicked: boolean;
  /** Why it cannot be registered, or was not. */
  readonly message: string | undefined;
  /** Why its money may be booked already. */
  readonly doubt: BookingDoubt | undefined;
}

interface ReviewParts {
  readonly list: readonly ReviewedDraft[];
  readonly count: number;
  readonly registrable: number;
  readonly from: number;
  readonly failed: ReadonlyMap<string, string>;
}

/** The rows of the review: the first `count` drafts are ticked, and get numbers one after the other. */
export function reviewRows({ list, count, registrable, from, failed }: ReviewParts): readonly ReviewRow[] {
  return list.map(({ draft, errors: [error], doubt }, place) => ({
    place,
    draft,
    number: place < count ? from + place : undefined,
    canBeTicked: place < registrable,
    message: failed.get(draft.id) ?? (error === undefined ? undefined : transactionErrorText(error)),
    doubt,
  }));
}

/** The columns of the review. */
export function reviewColumns(
  drafts: readonly Draft[],
  series: string,
  tick: (place: number, isTicked: boolean) => void,
): readonly Column<ReviewRow>[] {
  return [
    {
      key: "select",
      heading: "Välj",
      width: 48,
      phone: "lead",
      render: ({ place, draft, number, canBeTicked }, tabIndex) => (
        <Checkbox
          tabIndex={tabIndex}
          aria-label={`Registrera ${draft.text || "utkast utan text"}`}
          checked={number !== undefined}
          disabled={!canBeTicked}
          onChange={(event) => tick(place, event.currentTarget.checked)}
        />
      ),
    },
    {
      key: "number",
      heading: "No.",
      width: 84,
      phone: "meta",
      render: ({ number }) => (number === undefined ? "–" : `${series} ${number}`),
    },
    DATE,
    TEXT,
    ACCOUNTS,
    draftAmountColumn<ReviewRow>(drafts),
    MESSAGE,
  ];
}

const DATE: Column<ReviewRow> = {
  key: "date",
  heading: "Datum",
  width: 104,
  phone: "meta",
  render: ({ draft }) => <span className={classes.quiet}>{draft.date ?? "–"}</span>,
};

const TEXT: Column<ReviewRow> = {
  key: "text",
  heading: "Text",
  isLink: true,
  phone: "title",
  title: ({ draft }) => draft.text,
  render: ({ draft }) => draft.text || <span className={classes.quiet}>Utan text</span>,
};

const ACCOUNTS: Column<ReviewRow> = {
  key: "accounts",
  heading: "Konton",
  width: 150,
  leftOut: 1,
  phone: "hidden",
  title: ({ draft }) => draftAccounts(draft).join(", "),
  render: ({ draft }) => <span className={classes.quiet}>{draftAccounts(draft).join(", ") || "–"}</span>,
};

const MESSAGE: Column<ReviewRow> = {
  key: "message",
  heading: "Att se till",
  width: 330,
  least: 180,
  phone: "meta",
  title: ({ message, doubt }) => message ?? (doubt === undefined ? "" : doubtText(doubt)),
  render: ({ message, doubt }, tabIndex) =>
    (message !== undefined || doubt !== undefined) && (
      <span className={classes.message}>
        <IconAlertTriangle size={16} stroke={1.65} aria-hidden />
        <span>{message ?? (doubt && <BookedLink doubt={doubt} tabIndex={tabIndex} />)}</span>
      </span>
    ),
};
