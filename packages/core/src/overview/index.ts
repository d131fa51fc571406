export { changedIncomeTaxReturn, changedVatReturns } from "./changed-returns.ts";
export { axisMarkText, type ChartAxis, chartAxis } from "./chart-axis.ts";
export { type DraftsToHandle, draftsDetailTexts, draftsToHandle } from "./drafts-to-handle.ts";
export { type FilingSituation, type FilingStep, filingSteps } from "./filing-steps.ts";
export { type MonthResult, monthResults, monthTotals } from "./month-results.ts";
export { nextStepText } from "./next-step-text.ts";
export { type NextStep, nextSteps } from "./next-steps.ts";
export { type ResultComparison, resultBesideLastYear } from "./result-so-far.ts";
export { type YearEndStep, yearEndSteps } from "./year-end-steps.ts";
