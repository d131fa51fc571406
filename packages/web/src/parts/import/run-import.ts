import type { PreparedStep } from "../../workers/tasks.ts";

/** The steps of an import, in their order (IM9). */
export const IMPORT_STEPS = [
  "CreateCompany",
  "CreateFiscalYear",
  "CreateAccountingPlan",
  "CreateBalance",
  "CreateTransactions",
] as const satisfies readonly ("CreateCompany" | PreparedStep)[];

export type ImportStep = "NotStarted" | (typeof IMPORT_STEPS)[number] | "Complete" | "Aborted";

export interface ImportJob {
  /** Makes the body of the one commit and reports each step of it. */
  readonly prepare: (onStep: (step: PreparedStep) => void) => Promise<Blob>;
  /** Sends it; gives the company that has the books then. */
  readonly send: (body: Blob) => Promise<number>;
  readonly onStep: (step: ImportStep) => void;
}

/** An import that was aborted. The cause says what went wrong. */
export class ImportAborted extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "ImportAborted";
  }
}

/**
 * Prepares everything that the import stores, a new company too, and sends it as one commit: all of it is there
 * afterwards, or nothing. Returns the company; throws `ImportAborted`.
 */
export async function runImport({ prepare, send, onStep }: ImportJob): Promise<number> {
  try {
    onStep("CreateCompany");
    const body = await prepare(onStep);
    onStep("CreateTransactions");
    const companyId = await send(body);
    onStep("Complete");
    return companyId;
  } catch (thrown) {
    onStep("Aborted");
    throw new ImportAborted(thrown);
  }
}
