import type { IsoDate } from "@huvudbok/core/calendar";
import { longDateText } from "@huvudbok/core/calendar";
import { periodText } from "@huvudbok/core/fiscal-year";
import { formatCounted, formatWholeKronor, type Ore, ore } from "@huvudbok/core/money";
import type { DraftsToHandle } from "@huvudbok/core/overview";
import type { VatOverview } from "@huvudbok/core/vat";

const PERIOD_NAMES = { year: "helår", quarter: "kvartal", month: "månad" } as const;

/** `19 758 kr bättre`; a difference under half a krona is not shown. */
export function gainText(gain: Ore): string {
  const kronor = formatWholeKronor(ore(Math.abs(gain)));
  if (kronor === "0") return "lika mycket";
  return `${kronor}\u00A0kr ${gain > 0 ? "bättre" : "sämre"}`;
}

export function vatTitle({ toPay }: VatOverview): string {
  return toPay < 0 ? "Moms att få tillbaka" : "Moms att betala";
}

/** The period of a VAT figure and its due day, and what has been assumed (OV6). */
export function vatWhenTexts(vat: VatOverview, today: IsoDate): readonly string[] {
  const { period, dueDate, isSettled, isAssumed, type } = vat;
  const isRunning = period.to >= today;
  const isPast = dueDate < today;
  const name = capitalized(periodText(period));
  const accounts = vat.withoutBox;
  return [
    `${name}${isRunning ? ", hittills" : ""}`,
    ...(isSettled
      ? ["omförd, inget kvar att göra"]
      : [`${isPast ? "förföll" : "senast"} ${longDateText(dueDate)}`]),
    ...(isAssumed ? [`antagen period: ${PERIOD_NAMES[type]}`] : []),
    ...(accounts.length === 0 ? [] : [`${accounts.join(", ")} saknar momskod och räknas inte`]),
  ];
}

/** What waits, kind by kind; empty when nothing waits. */
export function toHandleTexts({ drafts, receipts }: DraftsToHandle): readonly string[] {
  return [
    ...(drafts === 0 ? [] : [`${drafts} utkast`]),
    ...(receipts === 0 ? [] : [formatCounted(receipts, "kvitto", "kvitton")]),
  ];
}

function capitalized(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
