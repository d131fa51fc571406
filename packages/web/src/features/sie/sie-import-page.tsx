import { formatCounted } from "@huvudbok/core/money";
import { ErrorList } from "../../parts/import/error-list.tsx";
import { FactTable } from "../../parts/import/fact-table.tsx";
import classes from "../../parts/import/import.module.css";
import { InterruptedNotice } from "../../parts/import/interrupted-notice.tsx";
import { NoticeList } from "../../parts/import/notice-list.tsx";
import { sourceFacts } from "../../parts/import/source-facts.ts";
import { useImport } from "../../parts/import/use-import.ts";
import type { ReadAnswer } from "../../workers/tasks.ts";
import { ImportOfFile } from "./import-of-file.tsx";
import { SiePage } from "./sie-page.tsx";
import { type ReadSieFile, useSieFile } from "./use-sie-file.ts";

const INVITATION = {
  title: "Flytta hit din bokföring",
  text: "Exportera ett räkenskapsår som SIE 4 från ditt förra program och ladda upp filen, eller släpp den på sidan. Företag, kontoplan, ingående balanser och transaktioner följer med. Du ser allt innan något sparas.",
};

/** Imports the books of another program: one fiscal year from a SIE 4 file. */
export function SieImportPage() {
  const { state, choose, forget } = useSieFile();
  const job = useImport();
  function onFile(file: File) {
    job.reset();
    choose(file);
  }
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
        >
          <InterruptedNotice />
        </SiePage>
      );
  }
}

interface RefusedFileProps {
  readonly file: ReadSieFile;
  readonly answer: Extract<ReadAnswer, { outcome: "refused" }>;
  readonly onFile: (file: File) => void;
}

/** A file that would not give correct books: what is wrong with it, line by line. */
function RefusedFile({ file, answer, onFile }: RefusedFileProps) {
  const { errors, errorCount, notices, source } = answer;
  const more = errorCount - errors.length;
  return (
    <SiePage onFile={onFile} hint="Filen har fel">
      <ErrorList
        title={`Filen kan inte importeras: ${formatCounted(errorCount, "fel", "fel")}`}
        errors={errors}
        advice="Rätta i ditt förra program, exportera filen på nytt och ladda upp den igen. Inget har sparats."
      >
        {more > 0 && <p>{`… och ${formatCounted(more, "fel", "fel")} till.`}</p>}
      </ErrorList>
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
