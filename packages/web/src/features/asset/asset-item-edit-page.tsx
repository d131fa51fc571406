import type { AssetItem, AssetList } from "@huvudbok/core/asset";
import { formatOre } from "@huvudbok/core/money";
import type { TransactionLink } from "@huvudbok/core/transaction";
import { IconBook2, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import type { Unfinished } from "../../data/unfinished/use-unfinished.ts";
import { pushAddress } from "../../navigation/address.ts";
import { useParams } from "../../navigation/use-address.ts";
import { ReadOnlyYearNotice } from "../../parts/fiscal-year/locked-year-notice.tsx";
import { toolbarIn } from "../../parts/fiscal-year/toolbar-in.ts";
import { FieldConflicts } from "../../ui/form/edit-conflict.tsx";
import { FormActions } from "../../ui/form/form-actions.tsx";
import { useChoiceError } from "../../ui/form/use-choice-error.ts";
import { useFocusOnOpen } from "../../ui/form/use-focus-on-open.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { UnfinishedFormPage } from "../../ui/unfinished/unfinished-form-page.tsx";
import classes from "./asset.module.css";
import { type AssetBooks, AssetListPage, NoSuchItem } from "./asset-page.tsx";
import { assetPaths } from "./asset-paths.ts";
import { DisposalDialog } from "./disposal-dialog.tsx";
import { ItemFields } from "./item-fields.tsx";
import { ITEM_FORMAT, type ItemFormContent, itemFormName } from "./item-form-content.ts";
import { ItemTransaction } from "./item-transaction.tsx";
import { useDisposals } from "./use-disposals.ts";
import { useItemForm } from "./use-item-form.ts";
import { useSaveList } from "./use-save-list.ts";

const NEW = "new";

/** /accounting/assetManagement/{listId}/{itemId}/edit: an item of a list; the id new adds one. */
export function AssetItemEditPage() {
  const { itemId = "" } = useParams();
  return (
    <AssetListPage key={itemId}>
      {(books, list) => {
        const item = list.items.find(({ id }) => id === itemId);
        if (item === undefined && itemId !== NEW) return <NoSuchItem list={list} />;
        return (
          <UnfinishedFormPage
            key={`${books.company.id}-${books.year.id}-${list.id}-${itemId}`}
            what="Inventarien"
            companyId={books.company.id}
            fiscalYearId={books.year.id}
            form={itemFormName(list.id, itemId)}
            format={ITEM_FORMAT}
          >
            {(unfinished, above) => (
              <EditItem books={books} list={list} stored={item} unfinished={unfinished} above={above} />
            )}
          </UnfinishedFormPage>
        );
      }}
    </AssetListPage>
  );
}

interface EditItemProps {
  readonly books: AssetBooks;
  readonly list: AssetList;
  /** Undefined for an item that is added. */
  readonly stored: AssetItem | undefined;
  readonly unfinished: Unfinished<ItemFormContent>;
  readonly above: ReactNode;
}

function EditItem({ books, list, stored, unfinished, above }: EditItemProps) {
  const { year } = books;
  const saving = useSaveList(books);
  const form = useItemForm({ books, list, unfinished, id: stored?.id });
  const element = useFocusOnOpen<HTMLFormElement>("input");
  const [isDisposing, setIsDisposing] = useState(false);
  const isAsking = form.conflicts.length > 0;
  const { item } = form;
  const disposals = useDisposals(books);
  const disposal = stored && disposals?.get(stored.id);
  const disposalLink = disposal && { ...disposal, fiscalYearId: year.id };
  function save() {
    if (item === undefined || isAsking) return;
    form.sent();
    saving.save(`${item.name} är sparad i ${list.name}`, withItem(list, item), (isHere) => {
      form.saved();
      if (isHere()) pushAddress(assetPaths.list(list.id));
    });
  }
  return (
    <PageFrame
      {...(stored === undefined ? { title: "Ny inventarie" } : {})}
      facts={list.name}
      state={saving.isRunning ? "Loading" : "Default"}
      error={useChoiceError(saving.error, !saving.isRunning && isAsking)}
      toolbar={toolbarIn(year.locked, stored === undefined ? [] : toolbarOf(stored, list, setIsDisposing))}
    >
      <ReadOnlyYearNotice year={year} />
      {above}
      <form
        ref={element}
        className={classes.form}
        noValidate
        inert={unfinished.state !== "mine" || year.locked}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <FieldConflicts
          form={form}
          names={FIELD_NAMES}
          whole="Inventarien"
          storedText={(field) => String(form.stored[field])}
        />
        <ItemFields form={form} />
        <Depreciation item={item} disposal={disposalLink} />
        <FormActions
          label="Spara"
          disabled={item === undefined || isAsking || year.locked}
          hint={isAsking ? "Välj först vad som ska gälla" : "Fyll i benämning, datum, värde och tid"}
          onRefused={form.showErrors}
          cancel={assetPaths.list(list.id)}
        />
      </form>
      {stored !== undefined && (
        <DisposalDialog
          books={books}
          list={list}
          item={stored}
          booked={disposalLink}
          opened={isDisposing && disposals !== undefined}
          onClose={() => setIsDisposing(false)}
        />
      )}
    </PageFrame>
  );
}

interface DepreciationProps {
  readonly item: AssetItem | undefined;
  /** Where the disposal of the item is booked. */
  readonly disposal: TransactionLink | undefined;
}

/** This year's depreciation, which is computed and is no field, and the transaction of the disposal. */
function Depreciation({ item, disposal }: DepreciationProps) {
  return (
    <dl className={classes.facts}>
      <div>
        <dt>Årets avskrivning, beräknas</dt>
        <dd>
          <output>{item === undefined ? "–" : formatOre(item.depreciationAmount)}</output>
        </dd>
      </div>
      {disposal !== undefined && (
        <div>
          <dt>Avyttringen är bokförd</dt>
          <dd>
            <ItemTransaction link={disposal} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function toolbarOf(item: AssetItem, list: AssetList, setIsDisposing: (isOpen: boolean) => void) {
  const isDisposed = item.disposedOn !== undefined;
  return [
    {
      label: "Bokför avyttringen",
      access: "write",
      icon: IconBook2,
      disabled: !isDisposed,
      ...(isDisposed ? {} : { hint: "Spara dagen då den såldes eller utrangerades först" }),
      onClick: () => setIsDisposing(true),
    },
    {
      label: "Radera",
      access: "write",
      shortcut: "Delete",
      icon: IconTrash,
      to: assetPaths.deleteItem(list.id, item.id),
    },
  ] as const;
}

/** The list with an item in place of the one of its id, or last. */
function withItem(list: AssetList, item: AssetItem): AssetList {
  const isThere = list.items.some(({ id }) => id === item.id);
  const items = isThere
    ? list.items.map((each) => (each.id === item.id ? item : each))
    : [...list.items, item];
  return { ...list, items };
}

const FIELD_NAMES: ReadonlyMap<string, string> = new Map([
  ["name", "Benämningen"],
  ["purchaseDate", "Anskaffningsdatumet"],
  ["purchasePrice", "Anskaffningsvärdet"],
  ["depreciationYears", "Avskrivningstiden"],
  ["inbound", "Den ingående avskrivningen"],
  ["disposedOn", "Dagen för avyttringen"],
]);
