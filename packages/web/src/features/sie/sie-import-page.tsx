import { formatCounted } from "@huvudbok/core/money";
import { useCompanies } from "../../data/companies.ts";
import { WaitingPage } from "../../ui/waiting-page.tsx";
import type { ReadAnswer } from "../../workers/sie4-messages.ts";
import { FactTable } from "./fact-table.tsx";
import { ImportOfFile } from "./import-of-file.tsx";
import { NoticeList } from "./notice-list.tsx";
import { ProblemList } from "./problem-list.tsx";
import classes from "./sie.module.css";
import { sourceFacts } from "./sie-facts.ts";
import { IMPORT_TITLE, SiePage } from "./sie-page.tsx";
import { type ReadSieFile, useSieFile } from "./use-sie-file.ts";
import { useSieImport } from "./use-sie-import.ts";

const INVITATION = {
  title: "Flytta hit din bokföring",
  text: "Exportera ett räkenskapsår som SIE 4 från ditt förra program och ladda upp filen, eller släpp den på sidan. Företag, kontoplan, ingående balanser och verifikationer följer med. Du ser allt innan något sparas.",
};

/** Moves the books of another program in: one fiscal year from a SIE 4 file (specification 3 §2). */
export function SieImportPage() {
  const companies = useCompanies();
  const { state, choose, forget } = useSieFile();
  const job = useSieImport();
  function onFile(file: File) {
    job.reset();
    choose(file);
  }
  if (companies.state !== "ready") return <WaitingPage title={IMPORT_TITLE} />;
  switch (state.status) {
    case "read": {
      const { file } = state;
      const { answer } = file;
      return answer.outcome === "refused" ? (
        <RefusedFile file={file} answer={answer} onFile={onFile} />
      ) : (
        <ImportOfFile file={file} answer={answer} job={job} onFile={onFile} />
      );
    }
    case "reading":
      return <SiePage state="Loading" progress={state.progress} onFile={onFile} onStop={forget} />;
    case "refused":
    case "none":
    default:
      return (
        <SiePage
          error={state.status === "refused" ? state.error : undefined}
          onFile={onFile}
          hint="Välj en fil först"
          invitation={INVITATION}
        />
      );
  }
}

interface RefusedFileProps {
  readonly file: ReadSieFile;
  readonly answer: Extract<ReadAnswer, { outcome: "refused" }>;
  readonly onFile: (file: File) => void;
}

/** A file that would not become right books: what is wrong with it, line by line. */
function RefusedFile({ file, answer, onFile }: RefusedFileProps) {
  const { errors, errorCount, notices, source } = answer;
  const more = errorCount - errors.length;
  return (
    <SiePage onFile={onFile} hint="Filen har fel">
      <ProblemList
        title={`Filen kan inte importeras: ${formatCounted(errorCount, "fel", "fel")}`}
        problems={errors}
        advice="Rätta i ditt förra program, exportera filen på nytt och ladda upp den igen. Inget har sparats."
      >
        {more > 0 && <p>{`… och ${formatCounted(more, "fel", "fel")} till.`}</p>}
      </ProblemList>
      <section className={classes.part}>
        <h2>Källa</h2>
        <FactTable title="Källa" facts={sourceFacts(file.name, file.size, source)} />
      </section>
      {notices.length > 0 && (
        <section className={classes.part}>
          <h2>Iakttagelser</h2>
          <NoticeList notices={notices} />
        </section>
      )}
    </SiePage>
  );
}
