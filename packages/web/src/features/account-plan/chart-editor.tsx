import {
  type Account,
  type AccountRow,
  deactivatedUnused,
  filterAccountRows,
} from "@huvudbok/core/account-plan";
import { formatCounted } from "@huvudbok/core/money";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useRights } from "../../data/rights.ts";
import { ReadOnlyYearNotice } from "../../parts/fiscal-year/locked-year-notice.tsx";
import { toolbarIn } from "../../parts/fiscal-year/toolbar-in.ts";
import { pageValues, sizeValues, sortValues } from "../../parts/list/list-address.ts";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { Pager } from "../../ui/data-table/pager.tsx";
import { pageRows } from "../../ui/data-table/pagination.ts";
import { ConfirmDialog } from "../../ui/form/confirm-dialog.tsx";
import { useAction } from "../../ui/form/use-action.ts";
import { useEdit } from "../../ui/form/use-edit.ts";
import { useQueryState } from "../../ui/link/query-state.ts";
import type { SelectedBooks } from "../../ui/loading/page-data.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { AccountForms } from "./account-forms.tsx";
import { accountsText, deactivationText } from "./accounts-text.ts";
import { chartColumns } from "./chart-columns.tsx";
import { ChartFilters } from "./chart-filters.tsx";
import { ChartNotices } from "./chart-notices.tsx";
import { CHART_ADDRESS, filterQuery, readChartView, sortedRows } from "./chart-view.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { inTurn, type SaveAccount } from "./save-account.ts";
import type { Chart } from "./use-chart.ts";
import { useEditing } from "./use-editing.ts";
import { useVatBoxes } from "./use-vat-boxes.ts";

const rowKey = ({ id }: AccountRow) => String(id);

interface ChartEditorProps {
  readonly books: SelectedBooks;
  readonly chart: Chart;
}

/** The chart as a table in which every change is saved at once and can be undone. */
export function ChartEditor({ books, chart }: ChartEditorProps) {
  const [query, setQuery] = useQueryState();
  const { form, askAboutName } = useEditing(books);
  const { editing, onEdit: setEditing } = form;
  const [deleting, setDeleting] = useState<Account>();
  const [isDeactivating, setIsDeactivating] = useState(false);
  const vatBoxes = useVatBoxes();
  const isLocked = books.fiscalYear.locked;
  const mayWrite = useRights().mayWrite && !isLocked;
  const edit = useEdit();
  const saving = useAction();
  const view = readChartView(query);
  const rows = sortedRows(filterAccountRows(chart.rows, view.filter), view.sort);
  const unused = deactivatedUnused(chart.accounts, chart.used);
  const save = (label: string, accounts: readonly Account[]) =>
    edit(label, [{ kind: "accountPlan", put: accounts }]);
  function put(label: string, accounts: readonly Account[]) {
    saving.runInTurn(() => save(label, accounts));
  }
  const saveForm: SaveAccount = (label, account) => inTurn(saving, () => save(label, [account]));
  const columns = chartColumns({
    vatBoxes,
    isReadOnly: !mayWrite,
    rename: (account, name) => put(`Konto ${account.id} heter nu ${name}`, [{ ...account, name }]),
    askAboutName,
    activate: (account, active) =>
      put(`Konto ${account.id} är ${active ? "aktivt" : "inaktivt"}`, [{ ...account, active }]),
    edit: setEditing,
    remove: setDeleting,
  });
  return (
    <PageFrame
      facts={`${chart.name}. ${accountsText(chart.accounts)}`}
      error={saving.error}
      toolbar={toolbarIn(isLocked, [
        {
          label: "Inaktivera oanvända konton",
          access: "write",
          disabled: unused.length === 0,
          onClick: () => setIsDeactivating(true),
        },
        // While the form is open Ctrl+S saves the account.
        {
          label: "Spara",
          access: "write",
          to: "/accounting",
          ...(editing === undefined ? { shortcut: "s" } : {}),
        },
        {
          label: "Skapa nytt konto",
          access: "write",
          icon: IconPlus,
          shortcut: "j",
          isNew: true,
          primary: editing === undefined,
          onClick: () => setEditing("new"),
        },
      ])}
    >
      <ReadOnlyYearNotice year={books.fiscalYear} />
      <ChartNotices
        chart={chart}
        onShowUnlinked={() => setQuery(filterQuery({ search: "", hasReportGroup: false }))}
      />
      {mayWrite && (
        <AccountForms
          books={books}
          accounts={chart.accounts}
          vatBoxes={vatBoxes}
          {...form}
          onSave={saveForm}
        />
      )}
      <ChartFilters
        filter={view.filter}
        onChange={(filter) =>
          setQuery(filterQuery(filter), { isTyped: filter.search !== view.filter.search })
        }
      />
      <DataTable
        caption="Konton"
        columns={columns}
        rows={pageRows(rows, view.page, view.pageSize)}
        rowKey={rowKey}
        isPageList
        {...(mayWrite && {
          onOpen: ({ id }: AccountRow) => setEditing(chart.accounts.find((account) => account.id === id)),
        })}
        sort={view.sort}
        onSort={(sort) => setQuery(sortValues(CHART_ADDRESS, sort))}
        empty={<p>Inget konto passar sökningen och filtren.</p>}
      />
      <Pager
        count={rows.length}
        page={view.page}
        pageSize={view.pageSize}
        onPage={(page) => setQuery(pageValues(CHART_ADDRESS, page))}
        onPageSize={(size) => setQuery(sizeValues(CHART_ADDRESS, size))}
      />
      <DeleteAccount
        account={deleting}
        isUsed={deleting !== undefined && chart.used.has(deleting.id)}
        onDelete={({ id }) =>
          saving.runInTurn(() =>
            edit(`Konto ${id} är raderat`, [{ kind: "accountPlan", remove: [String(id)] }]),
          )
        }
        onClose={() => setDeleting(undefined)}
      />
      <DeactivateUnused
        opened={isDeactivating}
        count={unused.length}
        onConfirm={() => {
          setIsDeactivating(false);
          put(formatCounted(unused.length, "konto är inaktiverat", "konton är inaktiverade"), unused);
        }}
        onCancel={() => setIsDeactivating(false)}
      />
    </PageFrame>
  );
}

interface DeactivateUnusedProps {
  readonly opened: boolean;
  readonly count: number;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function DeactivateUnused({ count, ...dialog }: DeactivateUnusedProps) {
  return (
    <ConfirmDialog title="Inaktivera oanvända konton" confirmLabel="Inaktivera" {...dialog}>
      <p>{deactivationText(count)}</p>
    </ConfirmDialog>
  );
}
