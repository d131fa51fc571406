import { type AssetItem, type AssetList, bookValue } from "@huvudbok/core/asset";
import { formatOre } from "@huvudbok/core/money";
import { IconTrash } from "@tabler/icons-react";
import { useFiscalYear } from "../../data/fiscal-years.ts";
import { useRights } from "../../data/rights.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import type { Column } from "../../ui/data-table/column.ts";
import { PageLink } from "../../ui/link/page-link.tsx";
import type { AssetBooks } from "./asset-page.tsx";
import { assetPaths } from "./asset-paths.ts";
import { ItemTransaction } from "./item-transaction.tsx";
import { useDisposals } from "./use-disposals.ts";

/** What the list says of each item, with links to its purchase and its disposal, and one that deletes it. */
export function useItemColumns(books: AssetBooks, list: AssetList): readonly Column<AssetItem>[] {
  const { mayWrite } = useRights();
  const isOpen = useFiscalYear()?.locked === false;
  const disposal = useDisposalColumn(books);
  const hasDisposed = list.items.some(({ disposedOn }) => disposedOn !== undefined);
  const columns: readonly Column<AssetItem>[] = [
    {
      key: "name",
      heading: "Benämning",
      least: 178,
      phone: "title",
      render: nameText,
      title: nameText,
    },
    {
      key: "date",
      heading: "Anskaffad",
      width: 110,
      least: 90,
      leftOut: 4,
      phone: "meta",
      render: ({ purchaseDate }) => purchaseDate,
    },
    amount("price", "Anskaffningsvärde", ({ purchasePrice }) => purchasePrice),
    {
      key: "years",
      heading: "År",
      width: 60,
      least: 50,
      leftOut: 2,
      align: "right",
      phone: "hidden",
      render: ({ depreciationYears }) => String(depreciationYears).replace(".", ","),
    },
    {
      ...amount(
        "inbound",
        "Ingående avskrivning",
        ({ inboundDepreciationAmount }) => inboundDepreciationAmount,
      ),
      width: 150,
      least: 135,
      leftOut: 3,
    },
    amount("ofYear", "Årets avskrivning", ({ depreciationAmount }) => depreciationAmount),
    { ...amount("value", "Bokfört värde", bookValue), phone: "amount" },
    {
      key: "transaction",
      heading: "Transaktion",
      width: 110,
      least: 95,
      leftOut: 1,
      phone: "hidden",
      render: ({ transaction }, tabIndex) => {
        if (transaction === undefined) return "";
        const { fiscalYearId, transactionSeries: series, transactionId: number } = transaction;
        return <ItemTransaction link={{ fiscalYearId, series, number }} tabIndex={tabIndex} />;
      },
    },
    ...(hasDisposed ? [disposal] : []),
  ];
  if (!mayWrite || !isOpen) return columns;
  return [...columns, deleteColumn(list)];
}

function deleteColumn(list: AssetList): Column<AssetItem> {
  return {
    key: "delete",
    heading: "",
    width: 48,
    align: "right",
    phone: "hidden",
    render: ({ id, name }, tabIndex) => (
      <IconButton
        component={PageLink}
        to={assetPaths.deleteItem(list.id, id)}
        tabIndex={tabIndex}
        aria-label={`Radera ${name}`}
      >
        <IconTrash size={16} stroke={1.65} aria-hidden />
      </IconButton>
    ),
  };
}

/** The transaction that each disposal is booked by (AS13). */
function useDisposalColumn(books: AssetBooks): Column<AssetItem> {
  const disposals = useDisposals(books);
  return {
    key: "disposal",
    heading: "Avyttring",
    width: 110,
    least: 95,
    leftOut: 5,
    phone: "hidden",
    render: ({ id, disposedOn }, tabIndex) => {
      if (disposals === undefined || disposedOn === undefined) return "";
      const booked = disposals.get(id);
      if (booked === undefined) return "Inte bokförd";
      return <ItemTransaction link={{ ...booked, fiscalYearId: books.year.id }} tabIndex={tabIndex} />;
    },
  };
}

function nameText({ name, disposedOn }: AssetItem): string {
  return disposedOn === undefined ? name : `${name}, avyttrad ${disposedOn}`;
}

function amount(
  key: string,
  heading: string,
  amountOf: (item: AssetItem) => AssetItem["purchasePrice"],
): Column<AssetItem> {
  return {
    key,
    heading,
    width: 140,
    least: 120,
    align: "right",
    phone: "hidden",
    render: (item) => formatOre(amountOf(item)),
  };
}
