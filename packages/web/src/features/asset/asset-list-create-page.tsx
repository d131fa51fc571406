import { UnfinishedFormPage } from "../../ui/unfinished/unfinished-form-page.tsx";
import { type AssetBooks, AssetPage } from "./asset-page.tsx";
import { ListEditor } from "./list-editor.tsx";
import { LIST_FORMAT, listFormName } from "./list-form-content.ts";
import { useSaveList } from "./use-save-list.ts";

/** /accounting/assetManagement/create: a new list. */
export function AssetListCreatePage() {
  return <AssetPage>{(books) => <CreateList books={books} />}</AssetPage>;
}

function CreateList({ books }: { readonly books: AssetBooks }) {
  const saving = useSaveList(books);
  return (
    <UnfinishedFormPage
      key={`${books.company.id}-${books.year.id}`}
      what="Inventarielistan"
      companyId={books.company.id}
      fiscalYearId={books.year.id}
      form={listFormName(undefined)}
      format={LIST_FORMAT}
    >
      {(unfinished, above) => (
        <ListEditor books={books} unfinished={unfinished} above={above} saving={saving} />
      )}
    </UnfinishedFormPage>
  );
}
