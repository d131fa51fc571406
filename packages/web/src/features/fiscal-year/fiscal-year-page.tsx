import { type FiscalYear, fiscalYearName, latestFirst, YEAR_VANISHED_TEXT } from "@huvudbok/core/fiscal-year";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { switchFiscalYear, useFiscalYears } from "../../data/fiscal-years.ts";
import { useRights } from "../../data/rights.ts";
import { LockYearDialog } from "../../parts/fiscal-year/lock-year-dialog.tsx";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { useAction } from "../../ui/form/use-action.ts";
import { useEdit } from "../../ui/form/use-edit.ts";
import { useBooks } from "../../ui/loading/page-data.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import classes from "./fiscal-year.module.css";
import { useTurns } from "./use-turns.ts";
import { useVoucherCounts } from "./use-voucher-counts.ts";
import { yearColumns } from "./year-columns.tsx";
import { MOST_LOADED } from "./year-result.tsx";

/** The fiscal years of the company; choosing one makes it the current year of every page. */
export function FiscalYearPage() {
  const { company, fiscalYear: current } = useBooks();
  const { years } = useFiscalYears();
  const counts = useVoucherCounts(company.id, years);
  const selecting = useAction();
  const select = ({ id }: FiscalYear) => selecting.runInTurn(async () => switchFiscalYear(id));
  const turns = useTurns(yearsInTurn(current, counts));
  const rights = useRights();
  const edit = useEdit();
  const [asked, setAsked] = useState<FiscalYear>();
  const columns = yearColumns({
    current,
    counts,
    turns,
    select,
    rights,
    lock: setAsked,
    refuse: selecting.fail,
  });
  function changeLock({ id, locked: before }: FiscalYear) {
    setAsked(undefined);
    // What has been saved of the year since the question was asked is no part of the answer.
    const year = years.find((one) => one.id === id);
    if (year === undefined) return selecting.fail(YEAR_VANISHED_TEXT);
    const done = `Räkenskapsåret ${fiscalYearName(year)} är ${before ? "upplåst" : "låst"}`;
    selecting.run(() => edit(done, [{ kind: "accountSettings", put: [{ ...year, locked: !before }] }]));
  }
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
      <LockYearDialog year={asked} onConfirm={changeLock} onCancel={() => setAsked(undefined)} />
    </PageFrame>
  );
}

/** The selected year, whose books are loaded anyway, and then the others that are small, as they become known. */
function yearsInTurn(current: FiscalYear, counts: ReadonlyMap<string, number>): readonly string[] {
  const small = [...counts].filter(([id, count]) => id !== current.id && count <= MOST_LOADED);
  return [current.id, ...small.map(([id]) => id)];
}
