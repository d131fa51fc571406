export { axisMarkText, type ChartAxis, chartAxis } from "./chart-axis.ts";
export { longDateText, periodText } from "./date-words.ts";
export { type DraftsToHandle, draftsToHandle } from "./drafts-to-handle.ts";
export { type MonthResult, monthResults, monthTotals } from "./month-results.ts";
export { type NextStepText, nextStepText } from "./next-step-text.ts";
export { type NextStep, nextSteps, type Situation } from "./next-steps.ts";
export { type ResultComparison, resultBesideLastYear } from "./result-so-far.ts";
export type { VatBooks } from "./vat-boxes.ts";
export { type VatOverview, type VatQuestion, vatOverview } from "./vat-overview.ts";
