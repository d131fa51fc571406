import type { Recipient } from "@huvudbok/core/company";
import type { Ledger } from "@huvudbok/core/ledger";
import { useMemo } from "react";
import { useRemoteValue } from "../../../data/api/remote-value.ts";
import type { Figures } from "../use-figures.ts";
import { dueRules } from "./due-rules.ts";
import type { DueSteps } from "./due-steps-of.ts";

const NONE: DueSteps = { missingDetails: [], filings: [], yearEnds: [] };

/**
 * What is due, in the year of the ledger and those beside it. What is to be handed in is told when it is known what was:
 * the page does not wait for it.
 */
export function useDueSteps(
  ledger: Ledger,
  { around, filings, today }: Pick<Figures, "around" | "filings" | "today">,
  recipient: Recipient,
): DueSteps {
  const { value: rules } = useRemoteValue(dueRules);
  return useMemo(
    () => (around && rules?.dueStepsOf(ledger, recipient, { ...around, filings, today })) ?? NONE,
    [rules, ledger, around, recipient, filings, today],
  );
}
