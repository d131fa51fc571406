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
  /** The company that was chosen; undefined when one is to be made. */
  readonly companyId: number | undefined;
  readonly createCompany: () => Promise<number>;
  readonly deleteCompany: (id: number) => Promise<void>;
  /** Makes the body of the one commit and reports each step of it. */
  readonly prepare: (companyId: number, onStep: (step: PreparedStep) => void) => Promise<Blob>;
  readonly send: (companyId: number, body: Blob) => Promise<void>;
  readonly onStep: (step: ImportStep) => void;
  /** Whether a failure leaves it unknown if the books were stored: then nothing may be deleted. */
  readonly isUncertain: (thrown: unknown) => boolean;
}

/** An import that was aborted. The cause says what went wrong. */
export class ImportAborted extends Error {
  /** The company that was made for the import and could not be deleted again. */
  readonly companyLeft: number | undefined;

  constructor(cause: unknown, companyLeft: number | undefined) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "ImportAborted";
    this.companyLeft = companyLeft;
  }
}

/**
 * Makes the company if a new one is needed, and then everything of the fiscal year in one commit. If that fails the new
 * company is deleted again, so that nothing is changed. Returns the company; throws `ImportAborted`.
 */
export async function runImport(job: ImportJob): Promise<number> {
  let made: number | undefined;
  try {
    job.onStep("CreateCompany");
    if (job.companyId === undefined) made = await job.createCompany();
    const companyId = job.companyId ?? made ?? 0;
    job.onStep("CreateFiscalYear");
    const body = await job.prepare(companyId, job.onStep);
    job.onStep("CreateTransactions");
    await job.send(companyId, body);
    job.onStep("Complete");
    return companyId;
  } catch (thrown) {
    job.onStep("Aborted");
    throw new ImportAborted(thrown, job.isUncertain(thrown) ? made : await takeAway(job, made));
  }
}

/** Returns the company that still exists although it should not. */
async function takeAway(job: ImportJob, made: number | undefined): Promise<number | undefined> {
  if (made === undefined) return undefined;
  try {
    await job.deleteCompany(made);
    return undefined;
  } catch {
    return made;
  }
}
