import { type AcceptanceKind, nameOfNewCompany, suggestedCompanyType } from "@huvudbok/core/import";
import { useState } from "react";
import { useServerSettings } from "../../data/server-settings.ts";
import { FactTable } from "../../parts/import/fact-table.tsx";
import classes from "../../parts/import/import.module.css";
import { ImportChoices } from "../../parts/import/import-choices.tsx";
import { ImportReport } from "../../parts/import/import-report.tsx";
import { ImportSteps } from "../../parts/import/import-steps.tsx";
import { NoticeList } from "../../parts/import/notice-list.tsx";
import { sourceFacts } from "../../parts/import/source-facts.ts";
import { TargetForm } from "../../parts/import/target-form.tsx";
import { tooLargeImport } from "../../parts/import/too-large-import.ts";
import type { ImportRun } from "../../parts/import/use-import.ts";
import { type ImportTargetChoice, useImportTarget } from "../../parts/import/use-import-target.ts";
import type { ReadAnswer } from "../../workers/tasks.ts";
import { SiePage } from "./sie-page.tsx";
import type { ReadSieFile } from "./use-sie-file.ts";

interface ImportOfFileProps {
  readonly file: ReadSieFile;
  readonly answer: Extract<ReadAnswer, { outcome: "readable" }>;
  readonly job: ImportRun;
  readonly onFile: (file: File) => void;
}

/** A file that can be imported: its contents, where it goes, and the import itself. */
export function ImportOfFile({ file, answer, job, onFile }: ImportOfFileProps) {
  const [accepted, setAccepted] = useState<ReadonlySet<AcceptanceKind>>(new Set());
  const [withSummary, setWithSummary] = useState(false);
  const books = (withSummary ? answer.withSummary : undefined) ?? answer.books;
  const target = useImportTarget(books.facts, suggestedCompanyType(answer.company));
  const company = {
    ...answer.company,
    name: nameOfNewCompany(books.facts, { newCompanyName: target.newName }),
  };
  const isDone = job.step === "Complete";
  const limit = useServerSettings()?.importLimit;
  const failure = target.failure ?? tooLargeImport(answer.commitSize, limit);
  const isAccepted = answer.toAccept.every(({ kind }) => accepted.has(kind));
  const missing = isDone ? "" : whatIsMissing({ errors: target.errors, failure }, isAccepted);
  function accept(kind: AcceptanceKind, yes: boolean) {
    setAccepted((before) => new Set(yes ? [...before, kind] : [...before].filter((each) => each !== kind)));
  }
  function start() {
    const companyId = target.company?.id;
    const { client, fingerprint } = file;
    const { companyType, otherCompanyIds } = target;
    job.start({ client, fingerprint, company, companyId, otherCompanyIds, companyType, withSummary });
  }
  return (
    <SiePage
      state={job.isRunning ? "Loading" : "Default"}
      error={job.error ?? (isDone ? undefined : failure)}
      progress={job.progress}
      onFile={onFile}
      onImport={isDone || missing !== undefined ? undefined : start}
      hint={missing}
      onStop={job.canStop ? job.stop : undefined}
    >
      {isDone && <ImportReport fileName={file.name} sums={books.sums} notices={allNotices(answer)} />}
      {job.step !== "NotStarted" && <ImportSteps step={job.step} reached={job.reached} />}
      <section className={classes.part}>
        <h2>Källa</h2>
        <FactTable title="Källa" facts={sourceFacts(file.name, file.size, answer.source)} />
      </section>
      {!isDone && (
        <>
          <section className={classes.part}>
            <h2>Mål</h2>
            <TargetForm
              target={target}
              facts={books.facts}
              asksType={company.companyType === undefined || company.companyType === "X"}
            />
            <ImportChoices
              toAccept={answer.toAccept}
              accepted={accepted}
              onAccept={accept}
              offersSummary={answer.withSummary !== undefined}
              withSummary={withSummary}
              onSummary={setWithSummary}
            />
          </section>
          <section className={classes.part}>
            <h2>Iakttagelser</h2>
            <NoticeList notices={answer.notices} />
          </section>
        </>
      )}
    </SiePage>
  );
}

/** What a person has accepted is listed once more with the rest. */
function allNotices({ toAccept, notices }: ImportOfFileProps["answer"]): readonly string[] {
  return [...toAccept.flatMap(({ texts }) => texts), ...notices];
}

/** Shown beside the button while it is disabled; undefined otherwise. */
function whatIsMissing(
  { errors, failure }: Pick<ImportTargetChoice, "errors" | "failure">,
  isAccepted: boolean,
): string | undefined {
  if (failure?.title !== undefined) return failure.title;
  if (errors === undefined) return "Hämtar företaget";
  if (errors.length > 0) return "Felen i målet hindrar importen";
  return isAccepted ? undefined : "Godkänn filen först";
}
