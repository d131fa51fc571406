import { type FiscalYear, fiscalYearName } from "@huvudbok/core/fiscal-year";
import { formatCount } from "@huvudbok/core/money";
import { IconCheck, IconLock } from "@tabler/icons-react";
import type { Rights } from "../../data/rights.ts";
import { Button } from "../../ui/button/button.tsx";
import type { Column } from "../../ui/data-table/column.ts";
import classes from "./fiscal-year.module.css";
import type { Turns } from "./use-turns.ts";
import { YearActions } from "./year-actions.tsx";
import { YearResult } from "./year-result.tsx";

interface YearColumnsOptions {
  readonly current: FiscalYear;
  /** How many transactions each year has, by its id, as far as is known. */
  readonly counts: ReadonlyMap<string, number>;
  /** Which years' results may be worked out now. */
  readonly turns: Turns;
  readonly select: (year: FiscalYear) => void;
  readonly rights: Rights;
  readonly lock: (year: FiscalYear) => void;
  /** Says why a year cannot be deleted. */
  readonly refuse: (reason: string) => void;
}

/** What the list says of each year. */
export function yearColumns(options: YearColumnsOptions): readonly Column<FiscalYear>[] {
  const { current, counts, turns, select, rights } = options;
  return [
    { key: "name", heading: "Namn", phone: "title", render: fiscalYearName },
    {
      key: "from",
      heading: "Från och med",
      width: 130,
      least: 110,
      leftOut: 2,
      render: ({ from }) => from,
      phone: "hidden",
    },
    {
      key: "to",
      heading: "Till och med",
      width: 130,
      least: 110,
      phone: "meta",
      render: (year) => <EndOfYear year={year} />,
    },
    {
      key: "status",
      heading: "Status",
      width: 110,
      least: 84,
      phone: "meta",
      render: ({ locked }) => <Status locked={locked} />,
    },
    {
      key: "count",
      heading: "Transaktioner",
      width: 130,
      least: 110,
      leftOut: 1,
      align: "right",
      phone: "hidden",
      render: ({ id }) => {
        const count = counts.get(id);
        return count === undefined ? "" : formatCount(count);
      },
    },
    {
      key: "result",
      heading: "Resultat",
      width: 150,
      least: 124,
      leftOut: 3,
      align: "right",
      phone: "meta",
      render: (year) => (
        <YearResult
          year={year}
          count={counts.get(year.id)}
          isSelected={year.id === current.id}
          turns={turns}
        />
      ),
    },
    selectColumn(current, select),
    ...(rights.mayWrite ? [actionsColumn(options)] : []),
  ];
}

function selectColumn(current: FiscalYear, select: YearColumnsOptions["select"]): Column<FiscalYear> {
  return {
    key: "select",
    heading: "Valt år",
    width: 120,
    least: 84,
    align: "right",
    phone: "amount",
    render: (year, tabIndex) =>
      year.id === current.id ? (
        <span className={classes.chosen}>
          <IconCheck size={16} stroke={1.65} aria-hidden />
          Valt
        </span>
      ) : (
        <Button
          size="compact-sm"
          tabIndex={tabIndex}
          aria-label={`Välj räkenskapsåret ${fiscalYearName(year)}`}
          onClick={() => select(year)}
        >
          Välj
        </Button>
      ),
  };
}

function actionsColumn({ current, rights, lock, refuse }: YearColumnsOptions): Column<FiscalYear> {
  return {
    key: "actions",
    heading: "",
    width: 130,
    least: 150,
    phone: "meta",
    render: (year, tabIndex) => (
      <YearActions
        year={year}
        rights={rights}
        tabIndex={tabIndex}
        current={current}
        onLock={lock}
        onRefused={refuse}
      />
    ),
  };
}

function Status({ locked }: { readonly locked: boolean }) {
  if (!locked) return "Öppet";
  return (
    <>
      <IconLock size={14} stroke={1.65} aria-hidden /> Låst
    </>
  );
}

/** On a phone, where the column of the start is not shown, both dates. */
function EndOfYear({ year }: { readonly year: FiscalYear }) {
  return (
    <>
      <span className={classes.onlyPhone}>{`${year.from} – `}</span>
      {year.to}
    </>
  );
}
