import type { AssetList, CorrectedPurchase } from "@huvudbok/core/asset";
import { formatOre } from "@huvudbok/core/money";
import { useRights } from "../../data/rights.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import type { AssetBooks } from "./asset-page.tsx";
import { ItemTransaction } from "./item-transaction.tsx";
import type { useSaveList } from "./use-save-list.ts";

interface CorrectedPurchasesProps {
  readonly books: AssetBooks;
  readonly list: AssetList;
  readonly corrected: readonly CorrectedPurchase[];
  readonly saving: ReturnType<typeof useSaveList>;
}

/** Items whose purchase was corrected, each with an offer to take what was booked instead (AS14). */
export function CorrectedPurchases({ books, list, corrected, saving }: CorrectedPurchasesProps) {
  const { mayWrite } = useRights();
  const isEditable = mayWrite && !books.year.locked;
  function update({ item, corrected: next, transaction: { series, number } }: CorrectedPurchase) {
    const items = list.items.map((each) => (each.id === item.id ? next : each));
    saving.save(`${item.name} är uppdaterad till ${series} ${number}`, { ...list, items }, () => undefined);
  }
  return corrected.map((each) => {
    const { item, corrected: next, transaction } = each;
    return (
      <Notice
        key={item.id}
        kind="warning"
        action={
          isEditable && (
            <Button
              aria-label={`Uppdatera ${item.name}`}
              disabled={saving.isRunning}
              onClick={() => update(each)}
            >
              Uppdatera
            </Button>
          )
        }
      >
        {`${item.name}: rättad till `}
        <ItemTransaction link={{ ...transaction, fiscalYearId: books.year.id }} isUnderlined />
        {`: ${formatOre(next.purchasePrice)} (listan har ${formatOre(item.purchasePrice)})`}
      </Notice>
    );
  });
}
