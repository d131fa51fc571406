import { depreciationCheck, statementsCheck, taxCheck, vatCheck } from "./checks/balance-checks.ts";
import type { CheckOutcome } from "./checks/check-outcome.ts";
import { openingContinuityCheck, openingSumCheck } from "./checks/opening-checks.ts";
import {
  balanceReportCheck,
  lastResultDisposedCheck,
  lastResultResetCheck,
  thisResultCheck,
} from "./checks/result-checks.ts";
import { draftsCheck, structuresCheck, vouchersCheck } from "./checks/voucher-checks.ts";
import type { ClosingBooks } from "./closing-books.ts";

/** The checks of a closing, in their order. */
const CHECKS = {
  "opening-sum": openingSumCheck,
  "opening-continuity": openingContinuityCheck,
  vouchers: vouchersCheck,
  drafts: draftsCheck,
  structures: structuresCheck,
  "last-result-reset": lastResultResetCheck,
  "last-result-disposed": lastResultDisposedCheck,
  depreciation: depreciationCheck,
  statements: statementsCheck,
  vat: vatCheck,
  tax: taxCheck,
  "this-result": thisResultCheck,
  "balance-report": balanceReportCheck,
} as const;

export type ClosingCheckId = keyof typeof CHECKS;

/** A check of the closing with what it says. */
export interface ClosingCheck extends CheckOutcome {
  readonly id: ClosingCheckId;
}

/**
 * Runs the checks one after another. One that is Incomplete stops the run, and those after it stay Unknown; one that has
 * Failed does not (CL2).
 */
export function runChecks(books: ClosingBooks): readonly ClosingCheck[] {
  let isStopped = false;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
  return (Object.keys(CHECKS) as readonly ClosingCheckId[]).map((id): ClosingCheck => {
    if (isStopped) return { id, status: "Unknown" };
    const outcome = CHECKS[id](books);
    isStopped = outcome.status === "Incomplete";
    return { id, ...outcome };
  });
}
