import type { Recipient } from "@huvudbok/core/company";
import type { Ledger } from "@huvudbok/core/ledger";
import { useMemo } from "react";
import { RemoteValue, useRemoteValue } from "../../data/api/remote-value.ts";
import type { DueSteps } from "./due-steps-of.ts";
import type { Figures } from "./use-figures.ts";

// The rules of the returns and of the company's details are large, and the page is shown before they are here.
const rules = new RemoteValue(async () => (await import("./due-steps-of.ts")).dueStepsOf);

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
  const { value: dueStepsOf } = useRemoteValue(rules);
  return useMemo(
    () => (around && dueStepsOf?.(ledger, recipient, { ...around, filings, today })) ?? NONE,
    [dueStepsOf, ledger, around, recipient, filings, today],
  );
}
