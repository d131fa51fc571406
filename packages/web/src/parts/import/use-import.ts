import type { CompanyType } from "@huvudbok/core/company";
import { fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { type ImportedCompany, recipientOfImport } from "@huvudbok/core/import";
import { useRef, useState } from "react";
import { ApiFailure } from "../../data/api/api-failure.ts";
import { createCompany, deleteCompany } from "../../data/company/change-company.ts";
import { watchPage } from "../../ui/link/watch-page.ts";
import { type PageError, pageErrorOf } from "../../ui/page-frame/error-level.ts";
import { usePageError } from "../../ui/page-frame/use-page-error.ts";
import type { TaskClient } from "../../workers/task-client.ts";
import type { CommitInput, CommitProgress, TaskProgress } from "../../workers/tasks.ts";
import { ImportAborted, type ImportStep, runImport } from "./run-import.ts";
import { sendImport, settingsEtag } from "./send-import.ts";
import { useOpenImported } from "./use-open-imported.ts";

export interface ImportOrder {
  readonly client: TaskClient;
  readonly company: ImportedCompany;
  /** Undefined: a new company of the type. */
  readonly companyId: number | undefined;
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

  async function run({ client, company, companyId, ...choices }: ImportOrder) {
    reset();
    const isHere = watchPage();
    stopper.current = new AbortController();
    const { signal } = stopper.current;
    const fiscalYearId = fiscalYearIdFromGuid(crypto.randomUUID());
    const imported = await runImport({
      companyId,
      createCompany: () => createCompany(recipientOfImport(company, choices.companyType)),
      deleteCompany,
      prepare: async (id, onStep) => {
        const onProgress = (reported: CommitProgress) => {
          setProgress(reported);
          onStep(reported.step);
        };
        const input = await commitInput({ ...choices, companyId: id, fiscalYearId });
        const { body } = await client.ask("commitBooks", input, { onProgress, signal });
        return body;
      },
      send: (id, body) =>
        sendImport({
          companyId: id,
          fiscalYearId,
          body,
          signal,
          onProgress: (share) => {
            setIsSent(share === 1);
            setProgress({ share, text: sendingText(share, body.size) });
          },
        }),
      onStep: (next) => {
        setStep(next);
        if (next !== "Aborted") setReached(next);
      },
      isUncertain: (thrown) => thrown instanceof ApiFailure && thrown.type === "AnswerIsLost",
    });
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

async function commitInput(order: Omit<CommitInput, "requestId" | "etags">): Promise<CommitInput> {
  const etag = await settingsEtag(order.companyId);
  return {
    ...order,
    requestId: crypto.randomUUID(),
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
  if (thrown.cause instanceof ApiFailure && thrown.cause.type === "AnswerIsLost") return cause;
  const isStopped = thrown.cause instanceof DOMException && thrown.cause.name === "AbortError";
  const outcome =
    thrown.companyLeft === undefined
      ? "Ingenting har ändrats."
      : "Företaget som skapades för importen är tomt men kunde inte tas bort. Ta bort det under Inställningar.";
  return {
    ...cause,
    title: isStopped ? "Importen är avbruten" : "Importen kunde inte genomföras",
    message: isStopped ? outcome : `${cause.message} ${outcome}`,
    ...(isStopped ? { level: "info" } : {}),
  };
}
