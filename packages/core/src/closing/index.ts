export type { CheckStatus } from "./checks/check-outcome.ts";
export type { ClosingBooks, PreviousClosing } from "./closing-books.ts";
export { type ClosingFinding, closingFindingTexts } from "./closing-finding.ts";
export { keptThrough } from "./kept-through.ts";
export { type NewFiscalYear, newFiscalYear, type PreviousYearDocuments } from "./new-fiscal-year.ts";
export { emptiesOwnersAccounts } from "./result-amounts.ts";
export {
  bookLastYearResult,
  bookThisYearResult,
  type PreparedClosing,
  resetLastYearResult,
} from "./result-entries.ts";
export { type ClosingCheck, type ClosingCheckId, runChecks } from "./run-checks.ts";
export { lastStatementTotals } from "./statement-totals.ts";
