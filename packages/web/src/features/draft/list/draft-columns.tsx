import {
  chosenAction,
  type Draft,
  draftAccounts,
  draftStatus,
  type RegisterRules,
} from "@huvudbok/core/draft";
import { Checkbox } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import type { Column } from "../../../ui/data-table/column.ts";
import { BookedLink } from "../booked/booked-link.tsx";
import { doubtText } from "../booked/doubt-text.ts";
import { draftName } from "../booked/draft-name.ts";
import { draftAmountColumn } from "../draft-amount-column.tsx";
import { actionText, probabilityText, reasonText } from "../suggestion/action-text.ts";
import { SuggestionMenu } from "../suggestion/suggestion-menu.tsx";
import classes from "./draft-list.module.css";
import type { DraftRow } from "./draft-row.ts";
import { textColumn } from "./text-column.tsx";
import type { ListedDrafts } from "./use-listed-drafts.ts";

interface ColumnParts {
  /** Those that the filters show. */
  readonly drafts: readonly Draft[];
  /** What drafts are checked against, so that the list can say what they lack. */
  readonly rules: RegisterRules;
  readonly listed: ListedDrafts;
  /** Undefined for a person who may only read. */
  readonly selecting: Selecting | undefined;
  /** Chooses another suggestion; only where something may be changed. */
  readonly onChoose: (draft: Draft, place: number) => void;
}

interface Selecting {
  readonly select: (row: DraftRow, isSelected: boolean) => void;
  /** Of the drafts that the filters show. */
  readonly all: "none" | "some" | "all";
  readonly selectAll: (isSelected: boolean) => void;
}

/** The columns of the list of drafts. */
export function draftColumns({
  drafts,
  rules,
  listed,
  selecting,
  onChoose,
}: ColumnParts): readonly Column<DraftRow>[] {
  const { draftOf } = listed;
  return [
    ...(selecting === undefined ? [] : [selectColumn(selecting)]),
    DATE,
    textColumn(listed),
    ACCOUNTS,
    { ...draftAmountColumn<DraftRow>(drafts), sortable: true },
    {
      key: "action",
      heading: "Åtgärd",
      width: 316,
      least: 190,
      sortable: true,
      phone: "meta",
      title: ({ draft }) => actionOf(draft, rules, listed).text,
      render: ({ draft }, tabIndex) => actionOf(draft, rules, listed, tabIndex).cell,
    },
    PROBABILITY,
    ...(selecting === undefined ? [] : [suggestionsColumn(draftOf, onChoose)]),
  ];
}

function suggestionsColumn(
  draftOf: ListedDrafts["draftOf"],
  onChoose: ColumnParts["onChoose"],
): Column<DraftRow> {
  return {
    key: "suggestions",
    heading: "",
    width: 48,
    phone: "trail",
    render: ({ draft }, tabIndex) =>
      draft.analysis !== undefined && (
        <SuggestionMenu
          name={draftName(draft)}
          actions={draft.analysis.actions}
          chosen={0}
          textOf={(action) => actionText(draft, action, draftOf)}
          tabIndex={tabIndex}
          onChoose={(place) => onChoose(draft, place)}
        />
      ),
  };
}

function selectColumn({ select, all, selectAll }: Selecting): Column<DraftRow> {
  return {
    key: "select",
    heading: "",
    headingControl: (
      <Checkbox
        aria-label="Välj alla"
        checked={all === "all"}
        indeterminate={all === "some"}
        onChange={(event) => selectAll(event.currentTarget.checked)}
      />
    ),
    width: 36,
    phone: "lead",
    render: (row, tabIndex) => (
      <Checkbox
        tabIndex={tabIndex}
        aria-label={`Välj ${draftName(row.draft)}`}
        checked={row.isSelected}
        onChange={(event) => select(row, event.currentTarget.checked)}
      />
    ),
  };
}

const DATE: Column<DraftRow> = {
  key: "date",
  heading: "Datum",
  width: 104,
  sortable: true,
  phone: "meta",
  render: ({ draft: { date } }) => <span className={classes.quiet}>{date ?? "–"}</span>,
};

const ACCOUNTS: Column<DraftRow> = {
  key: "accounts",
  heading: "Konton",
  width: 96,
  leftOut: 1,
  sortable: true,
  phone: "hidden",
  title: ({ draft }) => draftAccounts(draft).join(", "),
  render: ({ draft }) => <span className={classes.quiet}>{draftAccounts(draft).join(", ") || "–"}</span>,
};

const PROBABILITY: Column<DraftRow> = {
  key: "probability",
  heading: "Sannolikhet",
  width: 104,
  leftOut: 2,
  phone: "hidden",
  render: ({ draft }) => {
    const action = chosenAction(draft);
    if (action === undefined) return null;
    return (
      <span className={classes.probability}>
        <span className={classes.bar} aria-hidden>
          <span style={{ width: `${action.probability * 100}%` }} />
        </span>
        {probabilityText(action.probability)}
      </span>
    );
  },
};

/**
 * The suggested action, or how far the draft is from being registered: in words, with an icon. That its money may be
 * booked already goes before both, since that is why it is not marked (CT11).
 */
function actionOf(draft: Draft, rules: RegisterRules, listed: ListedDrafts, tabIndex?: 0 | -1) {
  const action = chosenAction(draft);
  const doubt = listed.doubtOf(draft);
  const told = doubt === undefined ? "" : doubtText(doubt);
  const link = doubt !== undefined && <BookedLink doubt={doubt} tabIndex={tabIndex} />;
  if (action !== undefined) {
    const { verb, detail } = actionText(draft, action, listed.draftOf);
    const reason = reasonText(action);
    const cell = (
      <>
        {link !== false && <span className={classes.booked}>{link}</span>}
        <span className={classes.verb}>{verb}</span> <span className={classes.quiet}>{detail}</span>{" "}
        <span className={classes.onPhone}>{probabilityText(action.probability)}</span>{" "}
        {link === false && <span className={classes.because}>{reason}</span>}
      </>
    );
    return { text: [told, `${verb} ${detail}`, reason].filter(Boolean).join(". "), cell };
  }
  const { kind, text } = draftStatus(draft, rules);
  const isTold = link !== false;
  const Icon = kind === "ready" && !isTold ? IconCircleCheck : IconAlertTriangle;
  const cell = (
    <span className={classes.status} data-status={isTold ? "missing" : kind}>
      <Icon size={16} stroke={1.65} aria-hidden />
      {isTold ? link : <span>{text}</span>}
    </span>
  );
  return { text: isTold ? `${told}. ${text}` : text, cell };
}
