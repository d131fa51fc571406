export { changedFigures } from "./changed-figures.ts";
export { type BookedChange, changesReturn } from "./changes-return.ts";
export { earlierFileText } from "./earlier-file-text.ts";
export { unknownFigureCodes } from "./figure-codes.ts";
export {
  filesTogether,
  handedInFigures,
  isIncomeTaxHandedIn,
  isWholeReturn,
  type RecordedFiles,
} from "./files-together.ts";
export {
  areDaysDeclared,
  changedReturns,
  type FilingFigures,
  type HandedOut,
  touchedFilings,
} from "./filing.ts";
export { FILING_KINDS, type FilingKind, filingKindText, isDeclarable } from "./filing-kind.ts";
export { overlappingReturnsText } from "./overlapping-returns.ts";
export { touchedFilingsText } from "./touched-filings-text.ts";
