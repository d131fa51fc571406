import { type Attachment, attachmentKind, REFUSED_FILE_TEXT } from "@huvudbok/core/attachment";
import { useEffect, useRef, useState } from "react";
import { useCompany } from "../../data/companies.ts";
import { useFiscalYear } from "../../data/fiscal-years.ts";
import { uploadAttachment } from "../../data/upload-attachment.ts";
import { type PageError, pageErrorOf } from "../page-frame/error-level.ts";
import { usePageError } from "../page-frame/use-page-error.ts";
import { useLatest } from "../use-latest.ts";

/** A file on its way to the server. */
export interface Upload {
  readonly key: number;
  readonly name: string;
  /** How much has been sent, from 0 to 1. */
  readonly share: number;
}

interface UploadsOptions {
  /** Saves what has been uploaded. Throws what went wrong; called once more when the user tries again. */
  readonly onUploaded: (attachments: readonly Attachment[]) => Promise<void>;
  /** Gives up what is under way when the page is left: nobody would be there to save it. */
  readonly stopsOnLeave?: boolean;
}

export interface Uploads {
  readonly uploads: readonly Upload[];
  readonly isBusy: boolean;
  readonly error: PageError | undefined;
  readonly add: (files: readonly File[]) => void;
}

let lastKey = 0;

/**
 * Uploads files to the selected company and fiscal year, one batch after the other, so that what one batch has saved
 * is known to the next.
 */
export function useUploads({ onUploaded, stopsOnLeave = false }: UploadsOptions): Uploads {
  const companyId = useCompany()?.id;
  const fiscalYearId = useFiscalYear()?.id;
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [running, setRunning] = useState(0);
  const [error, setError] = usePageError();
  const queue = useRef(Promise.resolve());
  const latest = useLatest(onUploaded);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => {
    const leaving = new AbortController();
    stop.current = leaving;
    return () => {
      if (stopsOnLeave) leaving.abort();
    };
  }, [stopsOnLeave]);

  async function sent(file: File): Promise<Attachment> {
    if (companyId === undefined || fiscalYearId === undefined) throw new Error("Inget räkenskapsår valt");
    lastKey += 1;
    const key = lastKey;
    const tell = (share: number) =>
      setUploads((all) => all.map((one) => (one.key === key ? { ...one, share } : one)));
    setUploads((all) => [...all, { key, name: file.name, share: 0 }]);
    const signal = stop.current?.signal;
    const place = { companyId, fiscalYearId, file, onProgress: tell };
    return uploadAttachment(signal === undefined ? place : { ...place, signal }).finally(() =>
      setUploads((all) => all.filter((one) => one.key !== key)),
    );
  }
  async function save(attachments: readonly Attachment[]): Promise<void> {
    if (attachments.length === 0) return;
    try {
      await latest.current(attachments);
    } catch (thrown) {
      setError({ ...pageErrorOf(thrown), action: again(() => start(() => save(attachments))) });
    }
  }
  async function send(files: readonly File[]): Promise<void> {
    const done: Attachment[] = [];
    const failed: File[] = [];
    for (const file of files) {
      try {
        done.push(await sent(file));
      } catch (thrown) {
        if (stop.current?.signal.aborted === true) break;
        failed.push(file);
        setError({ ...pageErrorOf(thrown), title: file.name, action: again(() => add(failed)) });
      }
    }
    if (stop.current?.signal.aborted === true) setError(stoppedUpload(files));
    else await save(done);
  }
  function start(work: () => Promise<void>): void {
    setError(undefined);
    setRunning((count) => count + 1);
    queue.current = queue.current.then(work).finally(() => setRunning((count) => count - 1));
  }
  function add(files: readonly File[]): void {
    if (files.length === 0) return;
    const accepted = files.filter(({ name }) => attachmentKind(name) !== undefined);
    if (accepted.length > 0) start(() => send(accepted));
    const refused = files.filter((file) => !accepted.includes(file));
    if (refused.length > 0) setError(refusal(refused));
  }
  return { uploads, isBusy: running > 0, error, add };
}

function again(onClick: () => void): NonNullable<PageError["action"]> {
  return { label: "Försök igen", onClick };
}

function stoppedUpload(files: readonly File[]): PageError {
  return { title: namesOf(files), message: "Uppladdningen avbröts när sidan lämnades.", level: "warning" };
}

function refusal(files: readonly File[]): PageError {
  return { title: namesOf(files), message: REFUSED_FILE_TEXT, level: "warning" };
}

function namesOf(files: readonly File[]): string {
  return files.map(({ name }) => name).join(", ");
}
