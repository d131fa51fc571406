import type { AssetList } from "@huvudbok/core/asset";
import { formatCounted } from "@huvudbok/core/money";
import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { pushAddress } from "../../navigation/address.ts";
import { useParams } from "../../navigation/use-address.ts";
import { toolbarIn } from "../../parts/fiscal-year/toolbar-in.ts";
import { ConfirmDialog } from "../../ui/form/confirm-dialog.tsx";
import { UnfinishedFormPage } from "../../ui/unfinished/unfinished-form-page.tsx";
import { type AssetBooks, AssetListPage } from "./asset-page.tsx";
import { assetPaths } from "./asset-paths.ts";
import { ListEditor } from "./list-editor.tsx";
import { LIST_FORMAT, listFormName } from "./list-form-content.ts";
import { useSaveList } from "./use-save-list.ts";

/** /accounting/assetManagement/{listId}/edit: name and accounts of a list, which can be deleted here. */
export function AssetListEditPage() {
  const { listId = "" } = useParams();
  return (
    <AssetListPage key={listId}>{(books, list) => <EditList books={books} list={list} />}</AssetListPage>
  );
}

interface EditListProps {
  readonly books: AssetBooks;
  readonly list: AssetList;
}

function EditList({ books, list }: EditListProps) {
  const { company, year } = books;
  const saving = useSaveList(books);
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <UnfinishedFormPage
      key={`${company.id}-${year.id}-${list.id}`}
      what="Inventarielistan"
      companyId={company.id}
      fiscalYearId={year.id}
      form={listFormName(list.id)}
      format={LIST_FORMAT}
    >
      {(unfinished, above) => (
        <ListEditor
          books={books}
          unfinished={unfinished}
          above={above}
          id={list.id}
          saving={saving}
          toolbar={toolbarIn(year.locked, [
            {
              label: "Radera",
              access: "write",
              shortcut: "Delete",
              icon: IconTrash,
              onClick: () => setIsDeleting(true),
            },
          ])}
          dialog={
            <ConfirmDialog
              opened={isDeleting}
              title="Radera inventarielista"
              confirmLabel="Radera"
              destructive
              onCancel={() => setIsDeleting(false)}
              onConfirm={() => {
                setIsDeleting(false);
                saving.remove(`Inventarielistan ${list.name} är raderad`, list.id, (isHere) => {
                  unfinished.keep(undefined);
                  if (isHere()) pushAddress(assetPaths.lists);
                });
              }}
            >
              <p>{`Är du säker på att du vill radera ${list.name} med ${formatCounted(list.items.length, "inventarie", "inventarier")}? Det som är bokfört ändras inte.`}</p>
            </ConfirmDialog>
          }
        />
      )}
    </UnfinishedFormPage>
  );
}
