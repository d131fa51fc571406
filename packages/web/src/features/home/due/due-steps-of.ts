import type { Recipient } from "@huvudbok/core/company";
import type { Ledger } from "@huvudbok/core/ledger";
import {
  type FilingSituation,
  type FilingStep,
  filingSteps,
  type YearEndStep,
  yearEndSteps,
} from "@huvudbok/core/overview";
import { missingDetails } from "../missing-details.ts";

// In the same script: one more would part the modules that both have from those of the figures, and home would grow.
export { isPeriodSettled, periodsAsReturned } from "@huvudbok/core/vat";
export { ChangedReturns } from "../filings/changed-returns.tsx";

/** What is to be handed in, the years to close, and which of the company's details are not valid. */
export interface DueSteps {
  readonly missingDetails: readonly string[];
  readonly filings: readonly FilingStep[];
  readonly yearEnds: readonly YearEndStep[];
}

/** What is due of the selected year and of those beside it. A module of its own, loaded when it is asked for. */
export function dueStepsOf(
  selected: Ledger,
  recipient: Recipient,
  situation: Omit<FilingSituation, "companyType">,
): DueSteps {
  const { years, today } = situation;
  const { companyType } = recipient;
  const beside = years.flatMap(({ ledger }) => (ledger === selected ? [] : [ledger]));
  return {
    missingDetails: missingDetails(recipient, today),
    filings: filingSteps({ ...situation, companyType }),
    yearEnds: yearEndSteps(selected, beside, companyType, today),
  };
}
