import { dateParts, dayText, type IsoDate, longDateText } from "../calendar/index.ts";
import type { MatchReason } from "../draft/index.ts";

/**
 * Why something is suggested: "7 av 7 gånger, senast 12 oktober"; with the year where it is another than today's, and
 * "liknar ”Svensson”: " before it where the text is another one (CT4).
 */
export function matchReasonText({ count, total, latest, like }: MatchReason, today: IsoDate): string {
  if (latest === undefined) return "Vanlig betalningsmottagare";
  const isThisYear = dateParts(latest).year === dateParts(today).year;
  const isLike = like === undefined ? "" : `liknar ”${like}”: `;
  return `${isLike}${count} av ${total} ${total === 1 ? "gång" : "gånger"}, senast ${isThisYear ? dayText(latest) : longDateText(latest)}`;
}
