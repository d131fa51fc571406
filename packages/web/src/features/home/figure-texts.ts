import type { IsoDate } from "@huvudbok/core/calendar";
import { isSameRange, longDateText } from "@huvudbok/core/calendar";
import type { HandedOut } from "@huvudbok/core/filing";
import { periodText } from "@huvudbok/core/fiscal-year";
import { formatWholeKronor, type Ore, ore } from "@huvudbok/core/money";
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
 * (OV6, OV15). `filings` are undefined while it is not known what was.
 */
export function vatWhenTexts(
  vat: VatOverview,
  filings: readonly HandedOut[] | undefined,
  today: IsoDate,
): readonly string[] {
  const { period } = vat;
  const isRunning = period.to >= today;
  const name = capitalized(periodText(period));
  const accounts = vat.withoutBox;
  return [
    `${name}${isRunning ? ", hittills" : ""}`,
    dueDayText(vat, filings, today),
    ...(accounts.length === 0 ? [] : [`${accounts.join(", ")} saknar Momstyp och räknas inte`]),
  ];
}

/** VAT that is settled is still to be handed in, until it was or its day has passed. */
function dueDayText(
  { period, dueDate, isSettled }: VatOverview,
  filings: readonly HandedOut[] | undefined,
  today: IsoDate,
): string {
  const by = `senast ${longDateText(dueDate)}`;
  if (!isSettled) return by;
  if (filings === undefined) return "omförd";
  // What `isHandedIn` asks: the module of filings has no room before the figures.
  const isOfPeriod = (filing: HandedOut) =>
    filing.kind === "vat" && filing.isDeclared && isSameRange(filing.period, period);
  const isDone = dueDate < today || filings.some(isOfPeriod);
  return isDone ? "omförd, inget kvar att göra" : `omförd, lämnas in ${by}`;
}

function capitalized(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
