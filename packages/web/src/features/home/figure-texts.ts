import type { IsoDate } from "@huvudbok/core/calendar";
import { longDateText } from "@huvudbok/core/calendar";
import { formatWholeKronor, type Ore, ore } from "@huvudbok/core/money";
import { periodTextIn } from "@huvudbok/core/overview";
import type { VatOverview } from "@huvudbok/core/vat";

/** Where the VAT is reported, and its period chosen. Not beside the table, which home has no room for before its figures. */
export const VAT_REPORT = "/accounting/vat/report";

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

/** That nobody has chosen the period (OV6). */
export function assumedPeriodText({ type }: VatOverview): string {
  return `Antagen period: ${PERIOD_NAMES[type]}`;
}

/**
 * The period of a VAT figure and its due day. That the day has passed is said by the steps, which know what was handed in
 * (OV6, OV15).
 */
export function vatWhenTexts(vat: VatOverview, today: IsoDate): readonly string[] {
  const isRunning = vat.period.to >= today;
  const period = periodTextIn(vat.fiscalYear, vat.period);
  const name = capitalized(isPart(vat) ? `del av ${period}` : period);
  const accounts = vat.withoutBox;
  return [
    `${name}${isRunning ? ", hittills" : ""}`,
    dueDayText(vat),
    ...(accounts.length === 0 ? [] : [`${accounts.join(", ")} saknar Momstyp och räknas inte`]),
  ];
}

/** Of VAT that is settled only the steps know whether it was handed in too (OV3). */
function dueDayText(vat: VatOverview): string {
  const by = `senast ${longDateText(vat.dueDate)}`;
  return vat.isSettled && !isPart(vat) ? `omförd, ${by}` : by;
}

/** Whether days of the period are in a year that is not there, or could not be fetched: the figure lacks them (VR6). */
function isPart({ period, fiscalYear }: VatOverview): boolean {
  return period.to > fiscalYear.to;
}

function capitalized(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
