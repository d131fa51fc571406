import { type AcceptanceKind, nameOfNewCompany, suggestedCompanyType } from "@huvudbok/core/import";
import { useState } from "react";
import type { ReadAnswer } from "../../workers/sie4-messages.ts";
import { FactTable } from "./fact-table.tsx";
import { ImportChoices } from "./import-choices.tsx";
import { ImportReport } from "./import-report.tsx";
import { ImportSteps } from "./import-steps.tsx";
import { NoticeList } from "./notice-list.tsx";
import classes from "./sie.module.css";
import { sourceFacts } from "./sie-facts.ts";
import { SiePage } from "./sie-page.tsx";
import { TargetForm } from "./target-form.tsx";
import { useImportTarget } from "./use-import-target.ts";
import type { ReadSieFile } from "./use-sie-file.ts";
import type { SieImport } from "./use-sie-import.ts";

interface ImportOfFileProps {
  readonly file: ReadSieFile;
  readonly answer: Extract<ReadAnswer, { outcome: "readable" }>;
  readonly job: SieImport;
  readonly onFile: (file: File) => void;
}

/** A file that can be imported: what it holds, where it goes, and the import itself. */
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
  const isAccepted = answer.toAccept.every(({ kind }) => accepted.has(kind));
  const missing = isDone ? "" : whatIsMissing(target.errors, isAccepted);
  function accept(kind: AcceptanceKind, yes: boolean) {
    setAccepted((before) => new Set(yes ? [...before, kind] : [...before].filter((each) => each !== kind)));
  }
  function start() {
    const companyId = target.company?.id;
    job.start({ client: file.client, company, companyId, companyType: target.companyType, withSummary });
  }
  return (
    <SiePage
      state={job.isRunning ? "Loading" : "Default"}
      error={job.error}
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

/** What a person has accepted is told once more with the rest. */
function allNotices({ toAccept, notices }: ImportOfFileProps["answer"]): readonly string[] {
  return [...toAccept.flatMap(({ texts }) => texts), ...notices];
}

/** Said beside the button that cannot be pressed; undefined when it can. */
function whatIsMissing(errors: readonly unknown[] | undefined, isAccepted: boolean): string | undefined {
  if (errors === undefined) return "Hämtar företaget";
  if (errors.length > 0) return "Felen i målet hindrar importen";
  return isAccepted ? undefined : "Godkänn filen först";
}
