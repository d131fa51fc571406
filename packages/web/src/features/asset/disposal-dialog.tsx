import { type AssetItem, type AssetList, disposalEntry, isAssetAccountOf } from "@huvudbok/core/asset";
import { type Ore, ZERO_ORE } from "@huvudbok/core/money";
import { transactionId } from "@huvudbok/core/transaction";
import { useState } from "react";
import { useDocument } from "../../data/use-document.ts";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import { ConfirmDialog } from "../../ui/form/confirm-dialog.tsx";
import type { AssetBooks } from "./asset-page.tsx";
import { openPrepared } from "./use-booked.ts";

interface DisposalDialogProps {
  readonly books: AssetBooks;
  readonly list: AssetList;
  readonly item: AssetItem;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Where a payment usually comes in; another account is chosen in the form. */
const BANK = 1930;

/** Asks what an asset was sold for, and opens the entry form with its disposal (AS8). */
export function DisposalDialog({ books, list, item, opened, onClose }: DisposalDialogProps) {
  const [price, setPrice] = useState<Ore>();
  const boughtOn = useBoughtOn(list, item);
  const knownAccounts = new Set([...books.accounts.values()].map(({ id }) => Number(id)));
  const entry = disposalEntry({
    list,
    item,
    boughtOn,
    price: price ?? ZERO_ORE,
    paidTo: BANK,
    knownAccounts,
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={`Bokför att ${item.name} är avyttrad`}
      confirmLabel="Fyll i transaktionen"
      confirmDisabled={entry === undefined || (price ?? 0) < 0}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        if (entry !== undefined) openPrepared(entry);
      }}
    >
      <p>
        {entry === undefined
          ? "Kontoplanen har inget konto för den här sortens inventarier. Lägg till det först."
          : "Värdet och det som är avskrivet tas bort från sina konton, och skillnaden blir vinst eller förlust. Årets avskrivning bokförs för sig, från listan. Moms på en försäljning läggs till i transaktionen."}
      </p>
      <AmountInput
        label="Såld för, utan moms (tomt om den är utrangerad)"
        value={price}
        onCommit={setPrice}
        {...(price !== undefined && price < 0 ? { error: "Värdet måste vara större än 0" } : {})}
      />
    </ConfirmDialog>
  );
}

/** The account of the row that the item was bought by, where its transaction is of this year. */
function useBoughtOn(list: AssetList, { transaction, purchasePrice }: AssetItem): number | undefined {
  const { items } = useDocument("transactions");
  if (transaction === undefined) return undefined;
  const bought = items.get(transactionId(transaction.transactionSeries, transaction.transactionId));
  return bought?.entries.find(
    ({ accountId, amount }) =>
      amount === purchasePrice && isAssetAccountOf(accountId, list.depreciationAccountId),
  )?.accountId;
}
