import { type AssetItem, type AssetList, bookValue, listDepreciation } from "@huvudbok/core/asset";
import { formatCounted, formatOre, sumOre } from "@huvudbok/core/money";
import { IconBook2, IconFileImport, IconPencil, IconPlus } from "@tabler/icons-react";
import { useRights } from "../../data/rights.ts";
import { ReadOnlyYearNotice } from "../../parts/fiscal-year/locked-year-notice.tsx";
import { toolbarIn } from "../../parts/fiscal-year/toolbar-in.ts";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { EmptyState } from "../../ui/loading/empty-state.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import type { ToolbarAction } from "../../ui/page-frame/toolbar-button.tsx";
import { usePageError } from "../../ui/page-frame/use-page-error.ts";
import classes from "./asset.module.css";
import { type AssetBooks, AssetListPage } from "./asset-page.tsx";
import { assetPaths } from "./asset-paths.ts";
import { CorrectedPurchases } from "./corrected-purchases.tsx";
import { useItemColumns } from "./item-columns.tsx";
import { NextYearNotice } from "./next-year-notice.tsx";
import { type BookedList, bookDepreciation, useBooked } from "./use-booked.ts";
import { useListBooks } from "./use-list-books.ts";
import { useSaveList } from "./use-save-list.ts";

/** /accounting/assetManagement/{listId}: the items of a list, and the booking of the year's depreciation. */
export function AssetItemsPage() {
  return <AssetListPage>{(books, list) => <Items books={books} list={list} />}</AssetListPage>;
}

interface ItemsProps {
  readonly books: AssetBooks;
  readonly list: AssetList;
}

function Items({ books, list }: ItemsProps) {
  const { year } = books;
  const { mayWrite } = useRights();
  const booked = useBooked(books).booked?.get(list.id);
  const [error, setError] = usePageError();
  const columns = useItemColumns(books, list);
  const saving = useSaveList(books);
  const { found, error: loadError } = useListBooks(books, list);
  const corrected = found?.corrected ?? [];
  const hasDisposed = list.items.some(({ disposedOn }) => disposedOn !== undefined);
  const name = hasDisposed ? "Summa utan avyttrade" : "Summa";
  const isEditable = mayWrite && !year.locked;
  function book() {
    if (booked !== undefined) setError(bookDepreciation([booked]));
  }
  return (
    <PageFrame
      isList
      title={list.name}
      facts={formatCounted(list.items.length, "inventarie", "inventarier")}
      state={saving.isRunning ? "Loading" : "Default"}
      error={saving.error ?? error ?? loadError}
      toolbar={toolbarIn(year.locked, toolbarOf(list, booked, book))}
    >
      <ReadOnlyYearNotice year={year} />
      <NextYearNotice books={books} list={list} />
      <CorrectedPurchases {...{ books, list, corrected, saving }} />
      <ListFacts books={books} list={list} booked={booked} />
      {hasDisposed && <p className={classes.hint}>Årets avskrivning är med även för det som är avyttrat.</p>}
      {list.items.length === 0 ? (
        <NoItems list={list} isEditable={isEditable} />
      ) : (
        <DataTable
          caption={`Inventarier i ${list.name}`}
          columns={columns}
          rows={list.items}
          rowKey={({ id }) => id}
          {...(isEditable ? { rowHref: ({ id }: AssetItem) => assetPaths.item(list.id, id) } : {})}
          isPageList
          sums={{ name, ...sumsOf(list) }}
        />
      )}
    </PageFrame>
  );
}

function toolbarOf(
  list: AssetList,
  booked: BookedList | undefined,
  book: () => void,
): readonly ToolbarAction[] {
  return [
    {
      label: "Bokför årets avskrivning",
      icon: IconBook2,
      shortcut: "b",
      primary: list.items.length > 0,
      access: "write",
      disabled: booked === undefined,
      onClick: book,
    },
    {
      label: "Lägg till",
      icon: IconPlus,
      shortcut: "j",
      isNew: true,
      access: "write",
      to: assetPaths.item(list.id, "new"),
    },
    {
      label: "Importera",
      icon: IconFileImport,
      access: "write",
      shortcut: "i",
      to: assetPaths.importItems(list.id),
    },
    {
      label: "Redigera listan",
      icon: IconPencil,
      access: "write",
      shortcut: "e",
      isSecondary: true,
      to: assetPaths.editList(list.id),
    },
  ];
}

interface ListFactsProps extends ItemsProps {
  readonly booked: BookedList | undefined;
}

/** The accounts of the list, what the year's depreciation is, and what of it is booked. */
function ListFacts({ books: { accounts }, list, booked }: ListFactsProps) {
  const nameOf = (account: number) => `${account} ${accounts.get(String(account))?.name ?? ""}`.trim();
  const left = booked?.entry?.entries[0]?.amount;
  const facts = [
    ["Avskrivningskonto", nameOf(list.depreciationAccountId)],
    ["Kostnadskonto", nameOf(list.depreciationCostAccountId)],
    ["Årets avskrivning", formatOre(listDepreciation(list))],
    ["Redan bokfört", booked === undefined ? "" : formatOre(booked.booked)],
    ["Återstår att bokföra", booked === undefined ? "" : left === undefined ? "0,00" : formatOre(left)],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function NoItems({ list, isEditable }: { readonly list: AssetList; readonly isEditable: boolean }) {
  return (
    <EmptyState
      title="Inga inventarier i listan ännu"
      actions={
        isEditable && (
          <>
            <LinkButton variant="filled" to={assetPaths.item(list.id, "new")} icon={IconPlus}>
              Lägg till
            </LinkButton>
            <LinkButton to={assetPaths.importItems(list.id)} icon={IconFileImport}>
              Importera från bokföringen
            </LinkButton>
          </>
        )
      }
    >
      Lägg till det som ska skrivas av, eller hämta det som redan är bokfört på listans konton.
    </EmptyState>
  );
}

/** Of those that are still owned; the depreciation of the year is of all. */
function sumsOf({ items }: AssetList): Readonly<Record<"price" | "inbound" | "ofYear" | "value", string>> {
  const owned = items.filter(({ disposedOn }) => disposedOn === undefined);
  const sum = (amountOf: (item: AssetItem) => AssetItem["purchasePrice"], of: readonly AssetItem[] = owned) =>
    formatOre(sumOre(of.map(amountOf)));
  return {
    price: sum(({ purchasePrice }) => purchasePrice),
    inbound: sum(({ inboundDepreciationAmount }) => inboundDepreciationAmount),
    ofYear: sum(({ depreciationAmount }) => depreciationAmount, items),
    value: sum(bookValue),
  };
}
