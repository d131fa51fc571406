import { type Account, type AccountRow, isBalanceAccount } from "@huvudbok/core/account-plan";
import { ActionIcon, Checkbox, Tooltip } from "@mantine/core";
import { IconAlertTriangle, IconCheck, IconDots, IconPencil, IconTrash } from "@tabler/icons-react";
import type { Edit } from "../../data/unfinished/edit.ts";
import type { Column } from "../../ui/data-table/column.ts";
import classes from "./chart.module.css";
import { NameCell } from "./name-cell.tsx";
import { VatBox } from "./vat-box.tsx";

interface ChartActions {
  /** Texts without actions, for a person who may not change the chart. */
  readonly isReadOnly: boolean;
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
  const columns: readonly Column<AccountRow>[] = [
    {
      key: "id",
      heading: "Konto",
      width: 66,
      sortable: true,
      phone: "hidden",
      render: ({ id }) => <span className={classes.number}>{id}</span>,
    },
    {
      key: "name",
      heading: "Beskrivning",
      sortable: true,
      phone: "title",
      render: (row, tabIndex) => (
        <NameCell
          number={row.id}
          name={row.name}
          tabIndex={tabIndex}
          isReadOnly={actions.isReadOnly}
          onRename={(name) => actions.rename(accountOf(row), name)}
          onConflict={(edit) => actions.askAboutName(accountOf(row), edit)}
        />
      ),
    },
    {
      key: "type",
      heading: "Typ",
      width: 78,
      sortable: true,
      phone: "hidden",
      render: ({ id }) => (
        <span className={classes.quiet}>{isBalanceAccount(id) ? "Balans" : "Resultat"}</span>
      ),
    },
    {
      key: "used",
      heading: "Använt",
      width: 72,
      sortable: true,
      phone: "hidden",
      render: ({ used }) => used && <IconCheck size={16} stroke={1.65} aria-label="Ja" />,
    },
    {
      key: "reportGroupName",
      heading: "Rapportgrupp",
      width: 210,
      sortable: true,
      phone: "meta",
      title: ({ reportGroupPath }) => reportGroupPath.join(" › "),
      render: ({ reportGroupName }) =>
        reportGroupName === "" ? <MissingPlace /> : <span className={classes.quiet}>{reportGroupName}</span>,
    },
    {
      key: "taxCode",
      heading: "Momstyp",
      width: 132,
      sortable: true,
      phone: "hidden",
      title: ({ taxCode }) => (taxCode === undefined ? "" : (actions.vatBoxes.get(taxCode) ?? "")),
      render: ({ taxCode }) =>
        taxCode !== undefined && <VatBox box={taxCode} name={actions.vatBoxes.get(taxCode)} />,
    },
    {
      key: "sru",
      heading: "SRU",
      width: 58,
      sortable: true,
      phone: "hidden",
      render: ({ sru }) => <span className={classes.quiet}>{sru}</span>,
    },
    {
      key: "active",
      heading: "Aktiv",
      width: 58,
      sortable: true,
      phone: "hidden",
      render: (row, tabIndex) =>
        actions.isReadOnly ? (
          row.active && <IconCheck size={16} stroke={1.65} aria-label="Ja" />
        ) : (
          <Checkbox
            tabIndex={tabIndex}
            aria-label={`Konto ${row.id} är aktivt`}
            checked={row.active}
            onChange={(event) => actions.activate(accountOf(row), event.currentTarget.checked)}
          />
        ),
    },
    {
      key: "actions",
      heading: "",
      width: 80,
      phone: "amount",
      render: (row, tabIndex) => <RowActions row={row} tabIndex={tabIndex} actions={actions} />,
    },
  ];
  return actions.isReadOnly ? columns.filter(({ key }) => key !== "actions") : columns;
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

function MissingPlace() {
  return (
    <span className={classes.missing}>
      <IconAlertTriangle size={16} stroke={1.65} aria-hidden />
      Saknar rapportkoppling
    </span>
  );
}

interface RowActionsProps {
  readonly row: AccountRow;
  readonly tabIndex: 0 | -1;
  readonly actions: ChartActions;
}

/** "More" normally, the two actions on hover and focus, in the same width. */
function RowActions({ row, tabIndex, actions }: RowActionsProps) {
  return (
    <span className={classes.actions}>
      <IconDots size={16} stroke={1.65} className={classes.more} aria-hidden />
      <span className={classes.acts}>
        <Tooltip label="Redigera">
          <ActionIcon
            aria-label={`Redigera konto ${row.id}`}
            tabIndex={tabIndex}
            onClick={() => actions.edit(accountOf(row))}
          >
            <IconPencil size={16} stroke={1.65} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label="Radera">
          <ActionIcon
            aria-label={`Radera konto ${row.id}`}
            tabIndex={tabIndex}
            onClick={() => actions.remove(accountOf(row))}
          >
            <IconTrash size={16} stroke={1.65} />
          </ActionIcon>
        </Tooltip>
      </span>
    </span>
  );
}
