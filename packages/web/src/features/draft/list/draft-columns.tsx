import {
  chosenAction,
  type Draft,
  draftAccounts,
  draftAmount,
  draftStatus,
  type RegisterRules,
} from "@huvudbok/core/draft";
import { formatCounted, formatOre } from "@huvudbok/core/money";
import { attachedFileIds } from "@huvudbok/core/transaction";
import { Checkbox } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck, IconPaperclip } from "@tabler/icons-react";
import type { Column } from "../../../ui/data-table/column.ts";
import { actionText, probabilityText } from "./action-text.ts";
import classes from "./draft-list.module.css";

/** A row of the list: a new object when the draft or its selection changes. */
export interface DraftRow {
  readonly draft: Draft;
  readonly isSelected: boolean;
}

interface ColumnParts {
  /** What drafts are checked against, so that the list can say what they lack. */
  readonly rules: RegisterRules;
  readonly draftOf: (id: string) => Draft | undefined;
  /** Undefined for a person who may only read. */
  readonly selecting: Selecting | undefined;
}

interface Selecting {
  readonly select: (row: DraftRow, isSelected: boolean) => void;
  /** Of the drafts that the filters show. */
  readonly all: "none" | "some" | "all";
  readonly selectAll: (isSelected: boolean) => void;
}

/** The columns of the list of drafts. */
export function draftColumns({ rules, draftOf, selecting }: ColumnParts): readonly Column<DraftRow>[] {
  return [
    ...(selecting === undefined ? [] : [selectColumn(selecting)]),
    DATE,
    TEXT,
    ACCOUNTS,
    AMOUNT,
    {
      key: "action",
      heading: "Åtgärd",
      width: 250,
      sortable: true,
      phone: "meta",
      title: ({ draft }) => actionOf(draft, rules, draftOf).text,
      render: ({ draft }) => actionOf(draft, rules, draftOf).cell,
    },
    PROBABILITY,
  ];
}

/** What names a draft for a person who does not see the row. */
export function draftName({ text, date }: Draft): string {
  return [text.trim() === "" ? "Utkast utan text" : text, date].filter(Boolean).join(", ");
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

const TEXT: Column<DraftRow> = {
  key: "text",
  heading: "Text",
  sortable: true,
  isLink: true,
  phone: "title",
  title: ({ draft }) => draft.text,
  render: ({ draft }) => {
    const files = formatCounted(attachedFileIds(draft).length, "fil", "filer");
    return (
      <>
        {draft.text.trim() === "" ? <span className={classes.quiet}>Utan text</span> : draft.text}
        {attachedFileIds(draft).length > 0 && (
          <span className={classes.mark} title={files}>
            <IconPaperclip size={16} stroke={1.5} aria-label={files} />
          </span>
        )}
      </>
    );
  },
};

const ACCOUNTS: Column<DraftRow> = {
  key: "accounts",
  heading: "Konton",
  width: 140,
  sortable: true,
  phone: "hidden",
  title: ({ draft }) => draftAccounts(draft).join(", "),
  render: ({ draft }) => <span className={classes.quiet}>{draftAccounts(draft).join(", ") || "–"}</span>,
};

const AMOUNT: Column<DraftRow> = {
  key: "amount",
  heading: "Belopp",
  align: "right",
  width: 116,
  sortable: true,
  phone: "amount",
  render: ({ draft }) => {
    const amount = draftAmount(draft);
    return amount === undefined ? "–" : formatOre(amount);
  },
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
function actionOf(draft: Draft, rules: RegisterRules, draftOf: ColumnParts["draftOf"]) {
  const action = chosenAction(draft);
  if (action !== undefined) {
    const { verb, detail } = actionText(draft, action, draftOf);
    const cell = (
      <>
        <span className={classes.verb}>{verb}</span> <span className={classes.quiet}>{detail}</span>
      </>
    );
    return { text: `${verb} ${detail}`, cell };
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
