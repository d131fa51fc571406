import type { ReportSheet } from "@huvudbok/core/report";

/** The paper of a printed report. */
export type PaperSize = "A4" | "A4 landscape" | "A3 landscape";

/** The most columns of amounts that a sheet of A4 has room for, upright and lying. */
const MOST_UPRIGHT = 4;
const MOST_LYING = 13;

/** Whether a sheet has more columns of amounts than a page is made for. */
export function isWideSheet(sheet: Pick<ReportSheet, "columns">): boolean {
  return amountColumns(sheet) > MOST_UPRIGHT;
}

/** The paper that holds the columns of a sheet at a size that can be read: twelve months and their sum lie on A4. */
export function paperSize(sheet: Pick<ReportSheet, "columns">): PaperSize {
  if (!isWideSheet(sheet)) return "A4";
  return amountColumns(sheet) > MOST_LYING ? "A3 landscape" : "A4 landscape";
}

function amountColumns({ columns }: Pick<ReportSheet, "columns">): number {
  return columns.filter(({ kind }) => kind === "amount").length;
}
