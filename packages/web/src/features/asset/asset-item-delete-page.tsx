import type { AssetItem, AssetList } from "@huvudbok/core/asset";
import { pushAddress } from "../../navigation/address.ts";
import { useParams } from "../../navigation/use-address.ts";
import { ReadOnlyYearNotice } from "../../parts/fiscal-year/locked-year-notice.tsx";
import { FormActions } from "../../ui/form/form-actions.tsx";
import { useFocusOnOpen } from "../../ui/form/use-focus-on-open.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { type AssetBooks, AssetListPage, NoSuchItem } from "./asset-page.tsx";
import { assetPaths } from "./asset-paths.ts";
import { useSaveList } from "./use-save-list.ts";

/** /accounting/assetManagement/{listId}/{itemId}/delete: asks before an item is removed from its list. */
export function AssetItemDeletePage() {
  const { itemId = "" } = useParams();
  return (
    <AssetListPage>
      {(books, list) => {
        const item = list.items.find(({ id }) => id === itemId);
        return item === undefined ? (
          <NoSuchItem list={list} />
        ) : (
          <DeleteItem books={books} list={list} item={item} />
        );
      }}
    </AssetListPage>
  );
}

interface DeleteItemProps {
  readonly books: AssetBooks;
  readonly list: AssetList;
  readonly item: AssetItem;
}

function DeleteItem({ books, list, item }: DeleteItemProps) {
  const saving = useSaveList(books);
  const element = useFocusOnOpen<HTMLFormElement>("button[type=submit]");
  function remove() {
    const items = list.items.filter(({ id }) => id !== item.id);
    saving.save(`${item.name} är raderad ur ${list.name}`, { ...list, items }, (isHere) => {
      if (isHere()) pushAddress(assetPaths.list(list.id));
    });
  }
  return (
    <PageFrame facts={list.name} state={saving.isRunning ? "Loading" : "Default"} error={saving.error}>
      <ReadOnlyYearNotice year={books.year} />
      <form
        ref={element}
        onSubmit={(event) => {
          event.preventDefault();
          remove();
        }}
      >
        <p>{`Är du säker på att du vill radera ${item.name} ur ${list.name}? Det som är bokfört ändras inte.`}</p>
        <p>
          Är den såld eller utrangerad: skriv dagen på den i stället, så skrivs den av till dess och tas inte
          med till nästa år.
        </p>
        <FormActions
          label="Radera"
          disabled={books.year.locked}
          shortcut="Enter"
          cancel={assetPaths.list(list.id)}
        />
      </form>
    </PageFrame>
  );
}
