import type { CompanyType } from "@huvudbok/core/company";
import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import type { ImportedCompany } from "@huvudbok/core/import";
import { useRef, useState } from "react";
import { ApiFailure } from "../../data/api/api-failure.ts";
import { storedSignIn } from "../../data/sign-in/stored-sign-in.ts";
import { watchPage } from "../../ui/link/watch-page.ts";
import { type PageError, pageErrorOf } from "../../ui/page-frame/error-level.ts";
import { usePageError } from "../../ui/page-frame/use-page-error.ts";
import type { TaskClient } from "../../workers/task-client.ts";
import type { CommitInput, CommitProgress, TaskProgress } from "../../workers/tasks.ts";
import { type ImportIds, newCompanyImportIds, newImportIds } from "./import-ids.ts";
import { ImportAborted, type ImportJob, type ImportStep, runImport } from "./run-import.ts";
import { forgetImport, rememberImport, rememberSent } from "./running-import.ts";
import { sendImport, settingsEtag } from "./send-import.ts";
import { useOpenImported } from "./use-open-imported.ts";

export interface ImportOrder {
  readonly client: TaskClient;
  /** The `fingerprintOf` the file. */
  readonly fingerprint: string;
  readonly company: ImportedCompany;
  /** Undefined: a new company of the type. */
  readonly companyId: number | undefined;
  /** See `ImportTargetChoice`. */
  readonly otherCompanyIds: readonly number[];
  readonly companyType: CompanyType;
  readonly withSummary: boolean;
}

export interface ImportRun {
  readonly step: ImportStep;
  /** The last step that was begun: how far an aborted import came. */
  readonly reached: ImportStep;
  readonly isRunning: boolean;
  readonly progress: TaskProgress | undefined;
  readonly error: PageError | undefined;
  /** False once everything has been sent: then the server decides. */
  readonly canStop: boolean;
  readonly start: (order: ImportOrder) => void;
  readonly stop: () => void;
  /** Back to before the start, for another file. */
  readonly reset: () => void;
}

/** Runs an import step by step, and afterwards selects its company and year. */
export function useImport(): ImportRun {
  const [step, setStep] = useState<ImportStep>("NotStarted");
  const [reached, setReached] = useState<ImportStep>("NotStarted");
  const [progress, setProgress] = useState<TaskProgress>();
  const [error, setError] = usePageError();
  const openImported = useOpenImported();
  const [isSent, setIsSent] = useState(false);
  const stopper = useRef(new AbortController());
  const isRunning = !["NotStarted", "Complete", "Aborted"].includes(step);

  function reset() {
    setStep("NotStarted");
    setReached("NotStarted");
    setProgress(undefined);
    setError(undefined);
    setIsSent(false);
  }

  async function run(order: ImportOrder) {
    const { company, companyId, otherCompanyIds } = order;
    reset();
    const isHere = watchPage();
    stopper.current = new AbortController();
    const { signal } = stopper.current;
    const ids = await idsOf(order);
    const { fiscalYearId } = ids;
    const job: ImportJob = {
      prepare: (onStep) => {
        const onProgress = (reported: CommitProgress) => {
          setProgress(reported);
          onStep(reported.step);
        };
        return preparedBody(order, ids, { onProgress, signal });
      },
      send: (body) => {
        const onProgress = (share: number) => {
          if (share === 1) rememberSent();
          setIsSent(share === 1);
          setProgress({ share, text: sendingText(share, body.size) });
        };
        return sendImport({ companyId, otherCompanyIds, fiscalYearId, body, signal, onProgress });
      },
      onStep: (next) => {
        setStep(next);
        if (next !== "Aborted") setReached(next);
      },
    };
    const imported = await runRemembered(job, order, fiscalYearId);
    setProgress(undefined);
    await openImported({ name: company.name, companyId: imported, fiscalYearId }, isHere);
  }

  return {
    step,
    reached,
    isRunning,
    progress: isRunning ? progress : undefined,
    error,
    canStop: isRunning && !isSent,
    start: (order) => {
      run(order).catch((thrown: unknown) => setError(abortedError(thrown)));
    },
    stop: () => stopper.current.abort(),
    reset,
  };
}

/** Only an import to a new company can make something twice: in a company the years may not overlap. */
function idsOf({ companyId, fingerprint, otherCompanyIds }: ImportOrder): ImportIds | Promise<ImportIds> {
  const userId = storedSignIn()?.userId ?? "";
  return companyId === undefined
    ? newCompanyImportIds({ userId, fingerprint, otherCompanyIds })
    : newImportIds();
}

/** The body of the commit, made by the worker that holds the file. */
async function preparedBody(
  { client, companyId, company, companyType, withSummary }: ImportOrder,
  ids: ImportIds,
  options: { readonly onProgress: (reported: CommitProgress) => void; readonly signal: AbortSignal },
): Promise<Blob> {
  const input = await commitInput({ ...ids, companyId, company, companyType, withSummary });
  const { body } = await client.ask("commitBooks", input, options);
  return body;
}

/** Runs the import; the tab remembers it meanwhile, so that a page that is loaded again can tell what became of it. */
async function runRemembered(
  job: ImportJob,
  { company: { name }, companyId, otherCompanyIds }: ImportOrder,
  fiscalYearId: FiscalYearId,
): Promise<number> {
  const target = companyId === undefined ? {} : { companyId };
  rememberImport({ name, otherCompanyIds: [...otherCompanyIds], fiscalYearId, ...target });
  try {
    const imported = await runImport(job);
    forgetImport();
    return imported;
  } catch (thrown) {
    // The next page can ask what became of it.
    if (!isAnswerLost(thrown)) forgetImport();
    throw thrown;
  }
}

async function commitInput(order: Omit<CommitInput, "etags">): Promise<CommitInput> {
  const etag = order.companyId === undefined ? undefined : await settingsEtag(order.companyId);
  return {
    ...order,
    etags: etag === undefined ? {} : { accountSettings: etag },
  };
}

function sendingText(share: number, bytes: number): string {
  const size = Math.max(1, Math.round(bytes / 1e6));
  return share < 1
    ? `Skickar ${Math.round(share * 100)} % av ${size} MB`
    : "Servern kontrollerar och sparar allt i ett steg";
}

/** What went wrong, and what it means for the books. */
function abortedError(thrown: unknown): PageError {
  if (!(thrown instanceof ImportAborted)) return pageErrorOf(thrown);
  const cause = pageErrorOf(thrown.cause);
  if (isAnswerLost(thrown)) return cause;
  if (cause.level === "info") return cause;
  const isStopped = thrown.cause instanceof DOMException && thrown.cause.name === "AbortError";
  const outcome = "Ingenting har ändrats.";
  return {
    ...cause,
    title: isStopped ? "Importen är avbruten" : "Importen kunde inte genomföras",
    message: isStopped ? outcome : `${cause.message} ${outcome}`,
    ...(isStopped ? { level: "info" } : {}),
  };
}

/** Nobody can tell whether it is stored. */
function isAnswerLost(thrown: unknown): boolean {
  if (!(thrown instanceof ImportAborted)) return false;
  return thrown.cause instanceof ApiFailure && thrown.cause.type === "AnswerIsLost";
}
