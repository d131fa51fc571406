import type { ClosingFinding } from "../closing-finding.ts";

export type CheckStatus = "Unknown" | "Passed" | "Failed" | "Incomplete";

/** What a check says, with what it found where there is something to say. */
export interface CheckOutcome {
  readonly status: CheckStatus;
  readonly finding?: ClosingFinding;
}

export const PASSED: CheckOutcome = { status: "Passed" };

export function failed(finding: ClosingFinding): CheckOutcome {
  return { status: "Failed", finding };
}

/** It cannot be judged; the checks after it can. */
export function unknown(finding: ClosingFinding): CheckOutcome {
  return { status: "Unknown", finding };
}

/** An account is missing, and nothing after it can be judged. */
export function incomplete(account: number): CheckOutcome {
  return { status: "Incomplete", finding: { code: "missing-account", account } };
}
