import type { Account, AccountRow } from "@huvudbok/core/account-plan";
import { useState } from "react";
import { useRights } from "../../data/rights.ts";
import { ReadOnlyYearNotice } from "../../parts/fiscal-year/locked-year-notice.tsx";
import { toolbarIn } from "../../parts/fiscal-year/toolbar-in.ts";
import { ConfirmDialog } from "../../ui/form/confirm-dialog.tsx";
import { useQueryState } from "../../ui/link/query-state.ts";
import type { SelectedBooks } from "../../ui/loading/page-data.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { useIsWide } from "../../ui/use-is-wide.ts";
import { accountsText, deactivationText } from "./accounts-text.ts";
import { ChartNotices } from "./chart-notices.tsx";
import { ChartTable } from "./chart-table.tsx";
import { chartActions } from "./chart-toolbar.ts";
import { filterQuery } from "./chart-view.ts";
import { chartColumns } from "./columns/chart-columns.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { AccountForms } from "./form/account-forms.tsx";
import { useEditing } from "./form/use-editing.ts";
import { useVatBoxes } from "./form/use-vat-boxes.ts";
import type { Chart } from "./use-chart.ts";
import { useChartChanges } from "./use-chart-changes.ts";

interface ChartEditorProps {
  readonly books: SelectedBooks;
  readonly chart: Chart;
}

/** The chart as a table in which every change is saved at once and can be undone. */
export function ChartEditor({ books, chart }: ChartEditorProps) {
  const [, setQuery] = useQueryState();
  const onShowUnlinked = () => setQuery(filterQuery({ search: "", hasReportGroup: false }));
  const { form, askAboutName } = useEditing(books);
  const { editing, onEdit: setEditing } = form;
  const [deleting, setDeleting] = useState<Account>();
  const [isDeactivating, setIsDeactivating] = useState(false);
  const vatBoxes = useVatBoxes();
  const mayWrite = useRights().mayWrite && !books.fiscalYear.locked;
  const changes = useChartChanges(chart);
  const columns = chartColumns({
    vatBoxes,
    isReadOnly: !mayWrite,
    isWide: useIsWide(),
    rename: changes.rename,
    askAboutName,
    activate: changes.activate,
    edit: setEditing,
    remove: setDeleting,
  });
  return (
    <PageFrame
      isList
      facts={`${chart.name}. ${accountsText(chart.accounts)}`}
      error={changes.error}
      toolbar={toolbarIn(
        books.fiscalYear.locked,
        chartActions({
          hasUnused: changes.unusedCount > 0,
          isEditing: editing !== undefined,
          onDeactivate: () => setIsDeactivating(true),
          onNew: () => setEditing("new"),
        }),
      )}
    >
      <ReadOnlyYearNotice year={books.fiscalYear} />
      <ChartNotices chart={chart} onShowUnlinked={onShowUnlinked} />
      {mayWrite && (
        <AccountForms
          books={books}
          accounts={chart.accounts}
          vatBoxes={vatBoxes}
          {...form}
          onSave={changes.saveForm}
        />
      )}
      <ChartTable
        chart={chart}
        columns={columns}
        {...(mayWrite && {
          onOpen: ({ id }: AccountRow) => setEditing(chart.accounts.find((account) => account.id === id)),
        })}
      />
      <DeleteAccount
        account={deleting}
        isUsed={deleting !== undefined && chart.used.has(deleting.id)}
        rows={deleting === undefined ? 0 : chart.rowsOn(deleting.id)}
        onDeactivate={(account) => changes.activate(account, false)}
        onDelete={changes.remove}
        onClose={() => setDeleting(undefined)}
      />
      <DeactivateUnused
        opened={isDeactivating}
        count={changes.unusedCount}
        onConfirm={changes.deactivateUnused}
        onClose={() => setIsDeactivating(false)}
      />
    </PageFrame>
  );
}

interface DeactivateUnusedProps {
  readonly opened: boolean;
  readonly count: number;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function DeactivateUnused({ opened, count, onConfirm, onClose }: DeactivateUnusedProps) {
  return (
    <ConfirmDialog
      opened={opened}
      title="Inaktivera oanvända konton"
      confirmLabel="Inaktivera"
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
      onCancel={onClose}
    >
      <p>{deactivationText(count)}</p>
    </ConfirmDialog>
  );
}
