import { type AssetList, bookValue, listDepreciation } from "@huvudbok/core/asset";
import { formatCounted, formatOre, sumOre } from "@huvudbok/core/money";
import { IconBook2, IconPlus } from "@tabler/icons-react";
import { ReadOnlyYearNotice } from "../../parts/fiscal-year/locked-year-notice.tsx";
import { toolbarIn } from "../../parts/fiscal-year/toolbar-in.ts";
import { useReportFiles } from "../../parts/report/use-report-files.ts";
import type { Column } from "../../ui/data-table/column.ts";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { EmptyState } from "../../ui/loading/empty-state.tsx";
import type { PageError } from "../../ui/page-frame/error-level.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import type { ToolbarAction } from "../../ui/page-frame/toolbar-button.tsx";
import { usePageError } from "../../ui/page-frame/use-page-error.ts";
import { type AssetBooks, AssetPage } from "./asset-page.tsx";
import { assetPaths } from "./asset-paths.ts";
import { AssetRegisterSection, useAssetRegister } from "./asset-register-section.tsx";
import { FetchListsDialog } from "./fetch-lists-dialog.tsx";
import { type BookedList, bookDepreciation, useBooked } from "./use-booked.ts";
import { useFetchLists } from "./use-fetch-lists.ts";

/** /accounting/assetManagement: the lists of the year, and the asset register below them. */
export function AssetListsPage() {
  return <AssetPage>{(books) => <Lists books={books} />}</AssetPage>;
}

function Lists({ books }: { readonly books: AssetBooks }) {
  const { year, lists } = books;
  const { booked, error: bookedError } = useBooked(books);
  const register = useAssetRegister(books);
  const files = useReportFiles("inventarier", register.found?.sheet, {
    isReady: lists.size > 0,
    print: () => window.print(),
    isTooLong: false,
  });
  const [error, setError] = usePageError();
  const fetching = useFetchLists(books);
  const rows = [...lists.values()];
  return (
    <PageFrame
      isList
      facts={formatCounted(lists.size, "lista", "listor")}
      state={fetching.isRunning ? "Loading" : "Default"}
      error={fetching.error ?? error ?? files.error ?? bookedError ?? register.error}
      toolbar={toolbarIn(year.locked, [
        ...toolbarOf(lists.size > 0 ? files.toolbar : undefined, booked, setError),
        ...fetching.toolbar,
      ])}
    >
      <ReadOnlyYearNotice year={year} />
      <FetchListsDialog {...fetching.question} />
      {lists.size === 0 ? (
        <NoLists isLocked={year.locked} />
      ) : (
        <>
          <div data-print="hidden">
            <DataTable
              caption="Inventarielistor"
              columns={columns(booked)}
              rows={rows}
              rowKey={({ id }) => id}
              rowHref={({ id }) => assetPaths.list(id)}
              isPageList
            />
          </div>
          {register.found !== undefined && <AssetRegisterSection register={register.found} />}
        </>
      )}
    </PageFrame>
  );
}

/** `files`: undefined while there is no list. */
function toolbarOf(
  files: readonly ToolbarAction[] | undefined,
  booked: ReadonlyMap<string, BookedList> | undefined,
  setError: (error: PageError | undefined) => void,
): readonly ToolbarAction[] {
  const create: ToolbarAction = {
    label: "Skapa inventarielista",
    icon: IconPlus,
    shortcut: "j",
    isNew: true,
    primary: true,
    access: "write",
    to: assetPaths.createList,
  };
  if (files === undefined) return [create];
  const book: ToolbarAction = {
    label: "Bokför årets avskrivning",
    icon: IconBook2,
    shortcut: "b",
    access: "write",
    disabled: booked === undefined,
    onClick: () => setError(bookDepreciation([...(booked?.values() ?? [])])),
  };
  return [create, book, ...files];
}

function NoLists({ isLocked }: { readonly isLocked: boolean }) {
  return (
    <EmptyState
      title="Inga inventarielistor ännu"
      actions={
        !isLocked && (
          <LinkButton variant="filled" to={assetPaths.createList} icon={IconPlus}>
            Skapa inventarielista
          </LinkButton>
        )
      }
    >
      En inventarielista har det som är dyrt och används i flera år, som maskiner och datorer. Den räknar ut
      årets avskrivning, så att kostnaden fördelas på åren.
    </EmptyState>
  );
}

function columns(booked: ReadonlyMap<string, BookedList> | undefined): readonly Column<AssetList>[] {
  return [
    { key: "name", heading: "Namn", phone: "title", render: ({ name }) => name, title: ({ name }) => name },
    {
      key: "accounts",
      heading: "Konton",
      width: 120,
      leftOut: 1,
      phone: "hidden",
      render: (list) => `${list.depreciationAccountId}, ${list.depreciationCostAccountId}`,
    },
    {
      key: "count",
      heading: "Antal",
      width: 80,
      leftOut: 2,
      align: "right",
      phone: "hidden",
      render: ({ items }) => items.length,
    },
    {
      key: "ofYear",
      heading: "Årets avskrivning",
      width: 150,
      align: "right",
      phone: "meta",
      render: (list) => formatOre(listDepreciation(list)),
    },
    {
      key: "booked",
      heading: "Bokförd",
      width: 130,
      align: "right",
      phone: "hidden",
      render: ({ id }) => {
        const found = booked?.get(id);
        return found === undefined ? "" : formatOre(found.booked);
      },
    },
    {
      key: "value",
      heading: "Bokfört värde",
      width: 150,
      align: "right",
      phone: "amount",
      render: ({ items }) =>
        formatOre(sumOre(items.flatMap((item) => (item.disposedOn === undefined ? [bookValue(item)] : [])))),
    },
  ];
}
