import type { Company } from "@huvudbok/core/api";
import { exportFileName } from "@huvudbok/core/import";
import { formatCounted } from "@huvudbok/core/money";
import { IconCircleCheck, IconDownload } from "@tabler/icons-react";
import { useEffect } from "react";
import { isProved, useSieExport } from "../../../parts/sie-export/use-sie-export.ts";
import { Button } from "../../../ui/button/button.tsx";
import { LinkButton } from "../../../ui/link/link-button.tsx";
import { ErrorBox } from "../../../ui/page-frame/error-box.tsx";
import { Notice } from "../../../ui/page-frame/notice.tsx";
import classes from "./deletion.module.css";
import type { YearContents } from "./load-year.ts";
import { useFileArchive } from "./use-file-archive.ts";

interface YearDownloadsProps {
  readonly company: Company;
  readonly contents: YearContents;
  /** False for a household and an example company: they may save the books, and need not. */
  readonly isRequired: boolean;
  /** Called when everything has been saved. */
  readonly onSaved: () => void;
}

/** The books and the files of the year, to be kept elsewhere before they are deleted here. */
export function YearDownloads({ company, contents, isRequired, onSaved }: YearDownloadsProps) {
  const { recipient } = company.config;
  const { books, archive } = contents;
  const sie = useSieExport();
  const files = useFileArchive();
  const isSieSaved = sie.done !== undefined && isProved(sie.done);
  const isSaved = isSieSaved && (archive.length === 0 || files.isDone);
  useEffect(() => {
    if (isSaved) onSaved();
  }, [isSaved, onSaved]);
  const hasNumber = recipient.organizationNumber.trim() !== "";
  const error = sie.error ?? files.error;
  return (
    <section className={classes.downloads} aria-labelledby="save-year">
      <h2 id="save-year">Spara bokföringen först</h2>
      <p>
        {isRequired
          ? "Bokföringen ska sparas till och med det sjunde året efter det kalenderår då räkenskapsåret avslutades. Det ansvaret är kvar hos företaget när uppgifterna är borta här."
          : "Med SIE-filen kan du läsa in räkenskapsåret igen."}
      </p>
      {!hasNumber && <NumberMissing />}
      {error !== undefined && <ErrorBox error={error} />}
      {sie.done !== undefined && !isSieSaved && <NotProved />}
      <ul className={classes.saves}>
        <SaveLine
          label="Spara SIE 4-filen"
          isDone={isSieSaved}
          isDisabled={!hasNumber || sie.progress !== undefined}
          progress={sie.progress?.text}
          onSave={() => sie.start(books, recipient)}
        />
        {archive.length > 0 && (
          <SaveLine
            label="Spara filerna som ZIP"
            isDone={files.isDone}
            isDisabled={files.packed !== undefined}
            progress={
              files.packed === undefined ? undefined : `Hämtar fil ${files.packed} av ${archive.length}`
            }
            onSave={() =>
              files.start(company.id, exportFileName(recipient.name, books.fiscalYear, "zip"), archive)
            }
          />
        )}
      </ul>
      {files.missing.length > 0 && (
        <Notice
          kind="warning"
          title={`${formatCounted(files.missing.length, "fil", "filer")} finns inte på servern`}
        >
          {files.missing.join(", ")}
        </Notice>
      )}
    </section>
  );
}

function NumberMissing() {
  return (
    <Notice
      kind="warning"
      title="Organisationsnummer saknas i företagsinställningar"
      action={<LinkButton to="/settings/company/edit">Till företagsinställningar</LinkButton>}
    >
      SIE-filen behöver det.
    </Notice>
  );
}

/** A file that does not say what the books say is not saved, and is no copy of them. */
function NotProved() {
  return (
    <Notice
      kind="warning"
      title="Filen stämmer inte"
      action={<LinkButton to="/accounting/export/sie5">Exportera SIE</LinkButton>}
    >
      Välj räkenskapsåret och öppna Exportera SIE för att se vad som behöver rättas.
    </Notice>
  );
}

interface SaveLineProps {
  readonly label: string;
  readonly isDone: boolean;
  readonly isDisabled: boolean;
  readonly progress: string | undefined;
  readonly onSave: () => void;
}

function SaveLine({ label, isDone, isDisabled, progress, onSave }: SaveLineProps) {
  return (
    <li>
      <Button
        disabled={isDisabled}
        leftSection={<IconDownload size={16} stroke={1.65} aria-hidden />}
        onClick={onSave}
      >
        {label}
      </Button>
      <output>
        {isDone && progress === undefined ? (
          <span className={classes.saved}>
            <IconCircleCheck size={16} stroke={1.65} aria-hidden /> Sparad
          </span>
        ) : (
          progress
        )}
      </output>
    </li>
  );
}
