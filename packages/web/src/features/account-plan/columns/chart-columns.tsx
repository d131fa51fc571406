import { type Account, type AccountRow, isBalanceAccount } from "@huvudbok/core/account-plan";
import { Checkbox } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import type { Edit } from "../../../data/unfinished/edit.ts";
import type { Column } from "../../../ui/data-table/column.ts";
import classes from "../chart.module.css";
import { NameCell } from "./name-cell.tsx";
import { REPORT_GROUP, SRU, vatBoxColumn } from "./report-columns.tsx";
import { RowActions } from "./row-actions.tsx";

interface ChartActions {
  /** Texts without actions, for a person who may not change the chart. */
  readonly isReadOnly: boolean;
  /** A wide window shows the names of groups and boxes whole. */
  readonly isWide: boolean;
  readonly vatBoxes: ReadonlyMap<number, string>;
  readonly rename: (account: Account, name: string) => void;
  /** A name was typed, and somebody else has saved another one meanwhile. */
  readonly askAboutName: (account: Account, edit: Edit<string>) => void;
  readonly activate: (account: Account, active: boolean) => void;
  readonly edit: (account: Account) => void;
  readonly remove: (account: Account) => void;
}

/** The columns of the chart, in their order. */
export function chartColumns(actions: ChartActions): readonly Column<AccountRow>[] {
  return [
    NUMBER,
    nameColumn(actions),
    TYPE,
    USED,
    actions.isWide ? { ...REPORT_GROUP, width: 340 } : REPORT_GROUP,
    { ...vatBoxColumn(actions.vatBoxes), ...(actions.isWide && { width: 200 }) },
    SRU,
    activeColumn(actions),
    ...(actions.isReadOnly ? [] : [actionsColumn(actions)]),
  ];
}

const NUMBER: Column<AccountRow> = {
  key: "id",
  heading: "Konto",
  width: 66,
  sortable: true,
  phone: "hidden",
  render: ({ id }) => <span className={classes.number}>{id}</span>,
};

function nameColumn({ isReadOnly, rename, askAboutName }: ChartActions): Column<AccountRow> {
  return {
    key: "name",
    heading: "Beskrivning",
    sortable: true,
    phone: "title",
    render: (row, tabIndex) => (
      <NameCell
        number={row.id}
        name={row.name}
        tabIndex={tabIndex}
        isReadOnly={isReadOnly}
        onRename={(name) => rename(accountOf(row), name)}
        onConflict={(edit) => askAboutName(accountOf(row), edit)}
      />
    ),
  };
}

const TYPE: Column<AccountRow> = {
  key: "type",
  heading: "Typ",
  width: 78,
  leftOut: 1,
  sortable: true,
  phone: "hidden",
  render: ({ id }) => <span className={classes.quiet}>{isBalanceAccount(id) ? "Balans" : "Resultat"}</span>,
};

const USED: Column<AccountRow> = {
  key: "used",
  heading: "Använt",
  width: 72,
  leftOut: 3,
  sortable: true,
  phone: "hidden",
  render: ({ used }) => used && <IconCheck size={16} stroke={1.65} aria-label="Ja" />,
};

function activeColumn({ isReadOnly, activate }: ChartActions): Column<AccountRow> {
  return {
    key: "active",
    heading: "Aktiv",
    width: 58,
    sortable: true,
    phone: "hidden",
    render: (row, tabIndex) =>
      isReadOnly ? (
        row.active && <IconCheck size={16} stroke={1.65} aria-label="Ja" />
      ) : (
        <Checkbox
          tabIndex={tabIndex}
          aria-label={`Konto ${row.id} är aktivt`}
          checked={row.active}
          onChange={(event) => activate(accountOf(row), event.currentTarget.checked)}
        />
      ),
  };
}

function actionsColumn({ edit, remove }: ChartActions): Column<AccountRow> {
  return {
    key: "actions",
    heading: "",
    width: 112,
    phone: "amount",
    render: (row, tabIndex) => (
      <RowActions
        number={row.id}
        tabIndex={tabIndex}
        onEdit={() => edit(accountOf(row))}
        onRemove={() => remove(accountOf(row))}
      />
    ),
  };
}

/** The account itself: what the page derives for a row is never stored. */
function accountOf({ id, name, type, sru, taxCode, active }: AccountRow): Account {
  return {
    id,
    name,
    type,
    active,
    ...(sru === undefined ? {} : { sru }),
    ...(taxCode === undefined ? {} : { taxCode }),
  };
}
