import { addDays, dateFromParts, dateParts, type IsoDate } from "@huvudbok/core/calendar";
import { splitVat } from "@huvudbok/core/money";
import type { DemonstrationDraft } from "./demonstration-year.ts";
import { SUPPLIERS } from "./parties.ts";
import { BANK, kr, plannedEntry } from "./planned-voucher.ts";
import { paidPurchase } from "./purchase.ts";
import { STATEMENT_ROWS } from "./statement-rows.ts";

/**
 * The drafts on the last day: receipts without rows, one that is ready to register, one that lacks an account, and what
 * the statements of the bank have that is not booked.
 */
export function demonstrationDrafts(today: IsoDate, newGuid: () => string): readonly DemonstrationDraft[] {
  const start = dateFromParts(dateParts(today).year, 1, 1);
  const daysAgo = (days: number) => {
    const date = addDays(today, -days);
    return date < start ? start : date;
  };
  const purchase = { rate: 25, number: 48_113 };
  const fuel = paidPurchase({
    ...purchase,
    date: daysAgo(1),
    supplier: SUPPLIERS.fuel,
    account: 5611,
    net: splitVat(kr(912), 25).net,
  });
  const tools = paidPurchase({
    ...purchase,
    date: daysAgo(3),
    supplier: SUPPLIERS.material,
    account: 5460,
    net: kr(499.2),
  });
  const binders = paidPurchase({
    ...purchase,
    date: daysAgo(5),
    supplier: SUPPLIERS.paper,
    account: 6110,
    net: kr(236),
  });
  return [
    { draft: { id: newGuid(), text: "", entries: [] }, receipt: fuel.receipt },
    {
      draft: { id: newGuid(), date: tools.date, text: tools.text, entries: tools.entries },
      receipt: tools.receipt,
    },
    {
      draft: { id: newGuid(), date: binders.date, text: binders.text, entries: [] },
      receipt: binders.receipt,
    },
    {
      draft: {
        id: newGuid(),
        date: daysAgo(2),
        text: "Kortköp 4471, Torgets Blommor",
        entries: [plannedEntry(BANK, kr(-349)), { amount: kr(349) }],
        annotation: "Kvitto saknas, fråga Isak.",
      },
    },
    ...STATEMENT_ROWS.map(({ days, text, account, kronor }) => ({
      draft: { id: newGuid(), date: daysAgo(days), text, entries: [plannedEntry(account, kr(kronor))] },
    })),
  ];
}
