import type { IsoDate } from "@huvudbok/core/calendar";
import { formatCounted, formatWholeKronor, type Ore, ore } from "@huvudbok/core/money";
import { type DraftsToHandle, longDateText, periodText, type VatOverview } from "@huvudbok/core/overview";

const PERIOD_NAMES = { year: "helår", quarter: "kvartal", month: "månad" } as const;

/** `19 758 kr bättre`; under half a krona is nothing to tell apart. */
export function gainText(gain: Ore): string {
  const kronor = formatWholeKronor(ore(Math.abs(gain)));
  if (kronor === "0") return "lika mycket";
  return `${kronor}\u00A0kr ${gain > 0 ? "bättre" : "sämre"}`;
}

export function vatTitle({ toPay }: VatOverview): string {
  return toPay < 0 ? "Moms att få tillbaka" : "Moms att betala";
}

/** The period of a VAT figure and its day, and what has been taken for granted. */
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

/** What waits, kind by kind; nothing when nothing waits. */
export function toHandleTexts({ drafts, receipts }: DraftsToHandle): readonly string[] {
  return [
    ...(drafts === 0 ? [] : [`${drafts} utkast`]),
    ...(receipts === 0 ? [] : [formatCounted(receipts, "kvitto", "kvitton")]),
  ];
}

function capitalized(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
