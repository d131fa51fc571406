import {
  type Account,
  type AccountRow,
  deactivatedUnused,
  filterAccountRows,
} from "@huvudbok/core/account-plan";
import { formatCounted } from "@huvudbok/core/money";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useSyncStatus } from "../../data/sync-status.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { Pager } from "../../ui/data-table/pager.tsx";
import { pageRows } from "../../ui/data-table/pagination.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { useQueryState } from "../../ui/query-state.ts";
import { useAction } from "../../ui/use-action.ts";
import { useEdit } from "../../ui/use-edit.ts";
import { AccountFormSection } from "./account-form-section.tsx";
import { accountsText, deactivationText } from "./accounts-text.ts";
import { chartColumns } from "./chart-columns.tsx";
import { ChartFilters } from "./chart-filters.tsx";
import { ChartNotices } from "./chart-notices.tsx";
import { filterQuery, readChartView, sortedRows, sortQuery } from "./chart-view.ts";
import { DeleteAccount } from "./delete-account.tsx";
import type { Chart } from "./use-chart.ts";
import { useVatBoxes } from "./use-vat-boxes.ts";

const rowKey = ({ id }: AccountRow) => String(id);

/** Which account the form above the table is about. */
type Editing = "new" | Account | undefined;

/** The chart as a table in which every change is saved at once and can be taken back. */
export function ChartEditor({ chart }: { readonly chart: Chart }) {
  const [query, setQuery] = useQueryState();
  const [editing, setEditing] = useState<Editing>();
  const [deleting, setDeleting] = useState<Account>();
  const [isDeactivating, setIsDeactivating] = useState(false);
  const vatBoxes = useVatBoxes();
  const edit = useEdit();
  const saving = useAction();
  const view = readChartView(query);
  const rows = sortedRows(filterAccountRows(chart.rows, view.filter), view.sort);
  const unused = deactivatedUnused(chart.accounts, chart.used);
  function put(label: string, accounts: readonly Account[]) {
    saving.runInTurn(() => edit(label, [{ kind: "accountPlan", put: accounts }]));
  }
  const columns = chartColumns({
    vatBoxes,
    rename: (account, name) => put(`Konto ${account.id} heter nu ${name}`, [{ ...account, name }]),
    activate: (account, active) =>
      put(`Konto ${account.id} är ${active ? "aktivt" : "inaktivt"}`, [{ ...account, active }]),
    edit: setEditing,
    remove: setDeleting,
  });
  return (
    <PageFrame
      title="Kontoplan"
      facts={`${chart.name}. ${accountsText(chart.accounts)}`}
      error={saving.error}
      toolbar={[
        {
          label: "Inaktivera oanvända konton",
          disabled: unused.length === 0,
          onClick: () => setIsDeactivating(true),
        },
        // While the form is open Ctrl+S saves the account.
        { label: "Spara", to: "/accounting", ...(editing === undefined ? { shortcut: "s" } : {}) },
        {
          label: "Skapa nytt konto",
          icon: IconPlus,
          shortcut: "j",
          isNew: true,
          primary: editing === undefined,
          onClick: () => setEditing("new"),
        },
      ]}
    >
      <ChartNotices
        chart={chart}
        onShowUnlinked={() => setQuery(filterQuery({ search: "", hasReportGroup: false }))}
      />
      {editing !== undefined && (
        <EditAccount
          key={editing === "new" ? "new" : editing.id}
          editing={editing}
          chart={chart}
          vatBoxes={vatBoxes}
          onSave={put}
          onClose={() => setEditing(undefined)}
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
        onOpen={({ id }) => setEditing(chart.accounts.find((account) => account.id === id))}
        sort={view.sort}
        onSort={(sort) => setQuery(sortQuery(sort))}
        empty={<p>Inget konto passar sökningen och filtren.</p>}
      />
      <Pager
        count={rows.length}
        page={view.page}
        pageSize={view.pageSize}
        onPage={(page) => setQuery({ page: String(page) })}
        onPageSize={(size) => setQuery({ size: String(size), page: undefined })}
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
      <ConfirmDialog
        opened={isDeactivating}
        title="Inaktivera oanvända konton"
        confirmLabel="Inaktivera"
        onConfirm={() => {
          setIsDeactivating(false);
          put(formatCounted(unused.length, "konto är inaktiverat", "konton är inaktiverade"), unused);
        }}
        onCancel={() => setIsDeactivating(false)}
      >
        <p>{deactivationText(unused.length)}</p>
      </ConfirmDialog>
    </PageFrame>
  );
}

interface EditAccountProps {
  readonly editing: "new" | Account;
  readonly chart: Chart;
  readonly vatBoxes: ReadonlyMap<number, string>;
  readonly onSave: (label: string, accounts: readonly Account[]) => void;
  readonly onClose: () => void;
}

function EditAccount({ editing, chart, vatBoxes, onSave, onClose }: EditAccountProps) {
  const sync = useSyncStatus();
  const isNew = editing === "new";
  return (
    <AccountFormSection
      edited={isNew ? undefined : editing}
      accounts={chart.accounts}
      vatBoxes={vatBoxes}
      refusal={isNew && sync.status === "Sparar" ? "Vänta tills allt är sparat" : undefined}
      onSave={(account) => {
        onSave(`Konto ${account.id} är ${isNew ? "skapat" : "ändrat"}`, [account]);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
