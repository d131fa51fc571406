import {
  type AssetCandidate,
  type AssetList,
  assetLookupErrorText,
  type CorrectedPurchase,
  depreciatedItem,
  missingAssetAccount,
  nothingToImportText,
} from "@huvudbok/core/asset";
import { fiscalYearRange } from "@huvudbok/core/fiscal-year";
import { formatCounted, formatOre, ZERO_ORE } from "@huvudbok/core/money";
import { Checkbox } from "@mantine/core";
import { IconFileImport } from "@tabler/icons-react";
import { useState } from "react";
import { pushAddress } from "../../navigation/address.ts";
import { ReadOnlyYearNotice } from "../../parts/fiscal-year/locked-year-notice.tsx";
import { toolbarIn } from "../../parts/fiscal-year/toolbar-in.ts";
import type { Column } from "../../ui/data-table/column.ts";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { EmptyState } from "../../ui/loading/empty-state.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import classes from "./asset.module.css";
import { type AssetBooks, AssetListPage } from "./asset-page.tsx";
import { assetPaths } from "./asset-paths.ts";
import { CorrectedPurchases } from "./corrected-purchases.tsx";
import { useListBooks } from "./use-list-books.ts";
import { useSaveList } from "./use-save-list.ts";

/** /accounting/assetManagement/{listId}/import: takes items from what is booked on the accounts of the list (AS9). */
export function AssetImportPage() {
  return <AssetListPage>{(books, list) => <ImportItems books={books} list={list} />}</AssetListPage>;
}

interface ImportProps {
  readonly books: AssetBooks;
  readonly list: AssetList;
}

function ImportItems({ books, list }: ImportProps) {
  const { found, error } = useListBooks(books, list);
  if (found === undefined) return <PageFrame state="Initializing" error={error} />;
  return <Candidates books={books} list={list} found={found.candidates} corrected={found.corrected} />;
}

interface CandidatesProps extends ImportProps {
  readonly found: readonly AssetCandidate[];
  readonly corrected: readonly CorrectedPurchase[];
}

function Candidates({ books, list, found, corrected }: CandidatesProps) {
  const { year, accounts } = books;
  const saving = useSaveList(books);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = found.filter(({ key }) => !left.has(key));
  const missing = missingAssetAccount(list, new Set([...accounts.values()].map(({ id }) => Number(id))));
  const toggle = ({ key }: AssetCandidate) =>
    setLeft((now) => new Set(now.has(key) ? [...now].filter((each) => each !== key) : [...now, key]));
  function save() {
    const items = chosen.map(({ item }) =>
      depreciatedItem(
        { ...item, id: crypto.randomUUID(), depreciationAmount: ZERO_ORE },
        fiscalYearRange(year),
      ),
    );
    const what = formatCounted(items.length, "inventarie är importerad", "inventarier är importerade");
    saving.save(`${what} till ${list.name}`, { ...list, items: [...list.items, ...items] }, (isHere) => {
      if (isHere()) pushAddress(assetPaths.list(list.id));
    });
  }
  return (
    <PageFrame
      isList
      facts={list.name}
      state={saving.isRunning ? "Loading" : "Default"}
      error={saving.error}
      toolbar={toolbarIn(year.locked, [
        {
          label: `Importera ${formatCounted(chosen.length, "inventarie", "inventarier")}`,
          icon: IconFileImport,
          shortcut: "i",
          primary: true,
          access: "write",
          disabled: chosen.length === 0,
          onClick: save,
        },
      ])}
    >
      <ReadOnlyYearNotice year={year} />
      {missing !== undefined && <Notice kind="warning">{assetLookupErrorText(missing)}</Notice>}
      <CorrectedPurchases {...{ books, list, corrected, saving }} />
      {found.length === 0 ? (
        <EmptyState
          title="Inget att importera"
          actions={<LinkButton to={assetPaths.list(list.id)}>{`Till ${list.name}`}</LinkButton>}
        >
          {nothingToImportText(list.depreciationAccountId)}
        </EmptyState>
      ) : (
        <>
          <p className={classes.hint}>
            Det här är bokfört på listans konton och finns inte i någon lista. Bocka ur det som inte ska med.
            Avskrivningstiden blir fem år och går att ändra sedan.
          </p>
          <DataTable
            caption="Att importera"
            columns={columns(left, toggle)}
            rows={found}
            rowKey={({ key }) => key}
            onSelect={toggle}
            onOpen={toggle}
            isPageList
          />
        </>
      )}
    </PageFrame>
  );
}

function columns(
  left: ReadonlySet<string>,
  toggle: (candidate: AssetCandidate) => void,
): readonly Column<AssetCandidate>[] {
  return [
    {
      key: "chosen",
      heading: "Med",
      width: 64,
      phone: "amount",
      render: (candidate, tabIndex) => (
        <Checkbox
          aria-label={`Importera ${candidate.item.name}`}
          tabIndex={tabIndex}
          checked={!left.has(candidate.key)}
          onChange={() => toggle(candidate)}
        />
      ),
    },
    { key: "name", heading: "Benämning", phone: "title", render: ({ item }) => item.name },
    { key: "date", heading: "Datum", width: 120, phone: "meta", render: ({ item }) => item.purchaseDate },
    {
      key: "price",
      heading: "Belopp",
      width: 150,
      align: "right",
      phone: "meta",
      render: ({ item }) => formatOre(item.purchasePrice),
    },
    {
      key: "transaction",
      heading: "Transaktion",
      width: 120,
      phone: "hidden",
      render: ({ item: { transaction } }) =>
        transaction === undefined ? "" : `${transaction.transactionSeries} ${transaction.transactionId}`,
    },
  ];
}
