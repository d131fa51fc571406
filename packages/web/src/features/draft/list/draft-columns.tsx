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
import { draftAmountColumn } from "../draft-amount-column.tsx";
import { actionText, probabilityText, reasonText } from "../suggestion/action-text.ts";
import { SuggestionMenu } from "../suggestion/suggestion-menu.tsx";
import classes from "./draft-list.module.css";
import { type DraftRow, draftName } from "./draft-row.ts";
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
  const { draftOf, twins } = listed;
  return [
    ...(selecting === undefined ? [] : [selectColumn(selecting)]),
    DATE,
    textColumn(twins),
    ACCOUNTS,
    { ...draftAmountColumn<DraftRow>(drafts), sortable: true },
    {
      key: "action",
      heading: "Åtgärd",
      width: 316,
      sortable: true,
      phone: "meta",
      title: ({ draft }) => actionOf(draft, rules, draftOf).text,
      render: ({ draft }) => actionOf(draft, rules, draftOf).cell,
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
  sortable: true,
  phone: "hidden",
  title: ({ draft }) => draftAccounts(draft).join(", "),
  render: ({ draft }) => <span className={classes.quiet}>{draftAccounts(draft).join(", ") || "–"}</span>,
};

const PROBABILITY: Column<DraftRow> = {
  key: "probability",
  heading: "Sannolikhet",
  width: 104,
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

/** The suggested action, or how far the draft is from being registered: in words, with an icon. */
function actionOf(draft: Draft, rules: RegisterRules, draftOf: ListedDrafts["draftOf"]) {
  const action = chosenAction(draft);
  if (action !== undefined) {
    const { verb, detail } = actionText(draft, action, draftOf);
    const reason = reasonText(action);
    const cell = (
      <>
        <span className={classes.verb}>{verb}</span> <span className={classes.quiet}>{detail}</span>{" "}
        <span className={classes.onPhone}>{probabilityText(action.probability)}</span>{" "}
        <span className={classes.because}>{reason}</span>
      </>
    );
    return { text: `${verb} ${detail}. ${reason}`, cell };
  }
  const { kind, text } = draftStatus(draft, rules);
  const Icon = kind === "ready" ? IconCircleCheck : IconAlertTriangle;
  const cell = (
    <span className={classes.status} data-status={kind}>
      <Icon size={16} stroke={1.65} aria-hidden />
      {text}
    </span>
  );
  return { text, cell };
}
