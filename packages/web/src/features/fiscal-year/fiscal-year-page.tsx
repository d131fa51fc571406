import { type FiscalYear, fiscalYearName, latestFirst } from "@huvudbok/core/fiscal-year";
import { Button } from "@mantine/core";
import { IconCheck, IconPlus } from "@tabler/icons-react";
import { switchFiscalYear, useFiscalYears } from "../../data/fiscal-years.ts";
import type { Column } from "../../ui/data-table/column.ts";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { useAction } from "../../ui/form/use-action.ts";
import { useBooks } from "../../ui/loading/page-data.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import classes from "./fiscal-year.module.css";

/** The fiscal years of the company; choosing one makes it the current year of every page. */
export function FiscalYearPage() {
  const { company, fiscalYear: current } = useBooks();
  const { years } = useFiscalYears();
  const selecting = useAction();
  const select = ({ id }: FiscalYear) => selecting.runInTurn(async () => switchFiscalYear(id));
  const columns = yearColumns(current, select);
  return (
    <PageFrame
      facts={company.config.recipient.name}
      error={selecting.error}
      toolbar={[
        {
          label: "Skapa räkenskapsår",
          icon: IconPlus,
          shortcut: "j",
          isNew: true,
          primary: true,
          to: "/accounting/fiscalYear/create",
        },
      ]}
    >
      <div className={classes.table}>
        <DataTable
          caption="Räkenskapsår"
          columns={columns}
          rows={latestFirst(years)}
          rowKey={({ id }) => id}
          onOpen={select}
          onSelect={select}
          isPageList
        />
      </div>
    </PageFrame>
  );
}

function yearColumns(current: FiscalYear, select: (year: FiscalYear) => void): readonly Column<FiscalYear>[] {
  return [
    {
      key: "name",
      heading: "Namn",
      phone: "title",
      render: (year) => (year.locked ? `${fiscalYearName(year)} (låst)` : fiscalYearName(year)),
    },
    { key: "from", heading: "Från och med", width: 140, render: (year) => year.from, phone: "hidden" },
    {
      key: "to",
      heading: "Till och med",
      width: 140,
      phone: "meta",
      render: (year) => <EndOfYear year={year} />,
    },
    {
      key: "select",
      heading: "Valt år",
      width: 120,
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
    },
  ];
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
