import type { ReportColumn, ReportLine } from "@huvudbok/core/report";

/** Which of the columns a telephone shows: one beside the name, and perhaps one below its figure. */
export type PhonePlace = "main" | "below" | "hidden";

/** The lines as they are drawn: a lowest group with one account has no sum of its own, which would say the same twice. */
export function drawnLines(lines: readonly ReportLine[]): readonly ReportLine[] {
  return lines.filter((line) => line.kind !== "subtotal" || !line.repeatsSingleRow);
}

/** The closing balance of a balance report; of a result report what has accumulated, with the period before below it. */
export function phonePlaces(columns: readonly ReportColumn[]): readonly PhonePlace[] {
  return columns.map((column) => {
    if (column === "closing" || column === "accumulated") return "main";
    return column === "previousPeriod" ? "below" : "hidden";
  });
}

/** True when no account has anything to show. */
export function hasNoAccounts(lines: readonly ReportLine[]): boolean {
  return lines.every(({ kind }) => kind !== "account");
}
