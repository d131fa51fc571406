import {
  type AssetItem,
  type AssetList,
  type DisposalRate,
  disposalEntry,
  disposalVatAccounts,
  isAssetAccountOf,
  isDisposalUsuallyTaxed,
} from "@huvudbok/core/asset";
import { type Ore, ZERO_ORE } from "@huvudbok/core/money";
import { type TransactionLink, transactionId } from "@huvudbok/core/transaction";
import { Stack } from "@mantine/core";
import { useMemo, useState } from "react";
import { useDocument } from "../../data/use-document.ts";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import { ConfirmDialog } from "../../ui/form/confirm-dialog.tsx";
import type { AssetBooks } from "./asset-page.tsx";
import { DisposalVatChoice } from "./disposal-vat-choice.tsx";
import { ItemTransaction } from "./item-transaction.tsx";
import { openPrepared } from "./use-booked.ts";

interface DisposalDialogProps {
  readonly books: AssetBooks;
  readonly list: AssetList;
  readonly item: AssetItem;
  /** Where its disposal is booked already (AS13). */
  readonly booked: TransactionLink | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Where a payment usually comes in; another account is chosen in the form. */
const BANK = 1930;

/**
 * Asks what an asset was sold for, and opens the entry form with its disposal (AS8), with VAT where it has that (AS12). A
 * disposal that is booked is told first, and booked again only by who asks for that.
 */
export function DisposalDialog(props: DisposalDialogProps) {
  const [isAgain, setIsAgain] = useState(false);
  const { booked, item, opened } = props;
  function onClose() {
    setIsAgain(false);
    props.onClose();
  }
  if (booked === undefined || isAgain) return <DisposalQuestion {...props} onClose={onClose} />;
  return (
    <ConfirmDialog
      opened={opened}
      title={`Bokför att ${item.name} är avyttrad`}
      confirmLabel="Bokför igen"
      destructive
      onCancel={onClose}
      onConfirm={() => setIsAgain(true)}
    >
      <AlreadyBooked booked={booked} />
    </ConfirmDialog>
  );
}

function AlreadyBooked({ booked }: { readonly booked: TransactionLink }) {
  return (
    <p>
      Avyttringen är redan bokförd: <ItemTransaction link={booked} isUnderlined />. Är något fel där, rätta
      den transaktionen i stället.
    </p>
  );
}

function DisposalQuestion({ books, list, item, booked, opened, onClose }: DisposalDialogProps) {
  const [price, setPrice] = useState<Ore>();
  const [chosen, setRate] = useState<DisposalRate | "none">();
  const { boughtOn, isUsuallyTaxed } = useItemBooks(list, item);
  const rate = chosen ?? (isUsuallyTaxed ? 25 : "none");
  const hasPrice = price !== undefined && price > 0;
  const vat = rate === "none" ? undefined : disposalVatAccounts(books.accounts.values(), rate);
  const knownAccounts = new Set([...books.accounts.values()].map(({ id }) => Number(id)));
  const entry = disposalEntry({
    list,
    item,
    boughtOn,
    price: price ?? ZERO_ORE,
    paidTo: BANK,
    knownAccounts,
    vat: hasPrice && vat?.ok === true ? vat.value : undefined,
  });
  const isDisabled = entry === undefined || (price ?? 0) < 0 || (hasPrice && vat?.ok === false);
  function fill() {
    if (entry === undefined || isDisabled) return;
    onClose();
    openPrepared(entry);
  }
  return (
    <ConfirmDialog
      opened={opened}
      title={`Bokför att ${item.name} är avyttrad`}
      confirmLabel="Fyll i transaktionen"
      confirmDisabled={isDisabled}
      onCancel={onClose}
      onConfirm={fill}
    >
      {booked !== undefined && <AlreadyBooked booked={booked} />}
      <p>
        {entry === undefined
          ? "Kontoplanen har inget konto för den här sortens inventarier. Lägg till det först."
          : "Värdet och det som är avskrivet tas bort från sina konton, och skillnaden blir vinst eller förlust. Årets avskrivning bokförs för sig, från listan."}
      </p>
      {/* Enter in the amount is the button. */}
      <Stack
        component="form"
        mt="md"
        gap="md"
        onSubmit={(event) => {
          event.preventDefault();
          fill();
        }}
      >
        <AmountInput
          data-autofocus
          label="Såld för, utan moms (tomt om den är utrangerad)"
          value={price}
          onCommit={setPrice}
          {...(price !== undefined && price < 0 ? { error: "Värdet måste vara större än 0" } : {})}
        />
        <DisposalVatChoice rate={rate} price={price ?? ZERO_ORE} accounts={vat} onChange={setRate} />
      </Stack>
    </ConfirmDialog>
  );
}

/** What the year's books say of an item: the account of the row it was bought by, and whether its sale has VAT. */
function useItemBooks(list: AssetList, { transaction, purchasePrice }: AssetItem) {
  const { items } = useDocument("transactions");
  const isUsuallyTaxed = useMemo(() => isDisposalUsuallyTaxed(list, items.values()), [list, items]);
  if (transaction === undefined) return { boughtOn: undefined, isUsuallyTaxed };
  const bought = items.get(transactionId(transaction.transactionSeries, transaction.transactionId));
  const boughtOn = bought?.entries.find(
    ({ accountId, amount }) =>
      amount === purchasePrice && isAssetAccountOf(accountId, list.depreciationAccountId),
  )?.accountId;
  return { boughtOn, isUsuallyTaxed };
}
