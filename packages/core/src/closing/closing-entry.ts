import type { ClosingStep } from "../transaction/index.ts";
import type { ResultBooks } from "./closing-books.ts";
import {
  bookLastYearResult,
  bookThisYearResult,
  type PreparedClosing,
  resetLastYearResult,
} from "./result-entries.ts";

const STEPS: Readonly<Record<ClosingStep, (books: ResultBooks) => PreparedClosing>> = {
  resetLastYearResult,
  bookLastYearResult,
  bookThisYearResult,
};

/** What a step of the closing has to register, as the books are now. */
export function closingEntry(step: ClosingStep, books: ResultBooks): PreparedClosing {
  return STEPS[step](books);
}
