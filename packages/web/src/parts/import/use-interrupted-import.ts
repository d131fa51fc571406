import { useEffect, useState } from "react";
import { forgetImport, interruptedImport, type RunningImport } from "./running-import.ts";
import { findImport } from "./send-import.ts";

/** What became of it: the company that has it, nothing, or the server does not say. */
export type ImportOutcome = { readonly companyId: number } | "missing" | "unknown";

export interface InterruptedImport {
  readonly running: RunningImport;
  readonly outcome: ImportOutcome;
}

/** An import that an earlier load of the page had begun; undefined when there is none, or it is being asked about. */
export function useInterruptedImport(): {
  readonly interrupted: InterruptedImport | undefined;
  readonly askAgain: () => void;
  readonly forget: () => void;
} {
  const [interrupted, setInterrupted] = useState<InterruptedImport>();
  useEffect(() => {
    void find().then(setInterrupted);
  }, []);
  return {
    interrupted,
    askAgain: () => void find().then(setInterrupted),
    forget: () => {
      forgetImport();
      setInterrupted(undefined);
    },
  };
}

async function find(): Promise<InterruptedImport | undefined> {
  const running = await interruptedImport();
  if (running === undefined) return undefined;
  const { companyId, otherCompanyIds, fiscalYearId } = running;
  try {
    const found = await findImport({ companyId, otherCompanyIds, fiscalYearId });
    return { running, outcome: found === undefined ? "missing" : { companyId: found } };
  } catch {
    return { running, outcome: "unknown" };
  }
}
