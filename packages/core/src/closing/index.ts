export { type NewFiscalYear, newFiscalYear, type PreviousYearDocuments } from "./new-fiscal-year.ts";
