import type { Attachment } from "@huvudbok/core/attachment";
import { useCallback, useEffect, useSyncExternalStore } from "react";
import { fileError, missingAttachmentText } from "../../../ui/files/file-error.ts";
import { NoteText } from "../../../ui/label/note-text.tsx";
import type { FileStore, ReportFile } from "./file-store.ts";
import classes from "./full-transactions.module.css";

export interface VoucherFilesProps {
  readonly store: FileStore;
  readonly attachments: readonly Attachment[];
  /** Ids that the voucher names and the fiscal year lacks. */
  readonly missing: readonly string[];
}

/** The file of an attachment that is shown: the version made for display, else the original. */
export function shownFileId({ fileId, editedId }: Attachment): string {
  return editedId ?? fileId;
}

/** The files of a voucher with their names, every page of them; they are loaded when they are first rendered. */
export function VoucherFiles({ store, attachments, missing }: VoucherFilesProps) {
  return (
    <div className={classes.files}>
      {attachments.map((attachment) => (
        <VoucherFile key={attachment.id} store={store} attachment={attachment} />
      ))}
      {missing.map((id) => (
        <p key={id} className={classes.unshown}>
          {missingAttachmentText(id)}
        </p>
      ))}
    </div>
  );
}

function VoucherFile({ store, attachment }: { readonly store: FileStore; readonly attachment: Attachment }) {
  const { name } = attachment;
  const fileId = shownFileId(attachment);
  const shown = useReportFile(store, fileId);
  return (
    <figure className={classes.file} aria-busy={shown.state === "waiting"}>
      <figcaption>{name}</figcaption>
      <FileContent shown={shown} attachment={attachment} onRetry={() => store.ask([fileId])} />
    </figure>
  );
}

function useReportFile(store: FileStore, fileId: string): ReportFile {
  const read = useCallback(() => store.file(fileId), [store, fileId]);
  useEffect(() => store.ask([fileId]), [store, fileId]);
  return useSyncExternalStore(store.subscribe, read);
}

interface FileContentProps {
  readonly shown: ReportFile;
  readonly attachment: Attachment;
  readonly onRetry: () => void;
}

function FileContent({ shown, attachment, onRetry }: FileContentProps) {
  if (shown.state === "waiting") return <div className={classes.waiting} />;
  if (shown.state === "failed") {
    return (
      <p className={classes.unshown}>
        {`Filen kunde inte läsas in: ${fileError(shown.failure, attachment).message} `}
        <button type="button" className={classes.retry} onClick={onRetry} data-print="hidden">
          Försök igen
        </button>
      </p>
    );
  }
  const { file, urls } = shown;
  const { name } = attachment;
  if (file.kind === "text") return <pre className={classes.text}>{file.text}</pre>;
  if (file.kind === "note") {
    return (
      <div className={classes.formatted}>
        <NoteText text={file.text} />
      </div>
    );
  }
  if (file.kind === "unshown") {
    return (
      <p className={classes.unshown}>
        Den här sortens fil kan inte visas här. Öppna den på transaktionens sida.
      </p>
    );
  }
  return (
    <>
      {urls.map((url, index) => (
        <img key={url} src={url} alt={urls.length === 1 ? name : `${name}, sida ${index + 1}`} />
      ))}
      {file.leftOut > 0 && <p className={classes.unshown}>{`${file.leftOut} sidor till visas inte här.`}</p>}
    </>
  );
}
