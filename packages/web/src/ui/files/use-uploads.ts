import { type Attachment, attachmentKind, REFUSED_FILE_TEXT } from "@huvudbok/core/attachment";
import { useEffect, useRef, useState } from "react";
import { ApiFailure } from "../../data/api/api-failure.ts";
import { useCompany } from "../../data/company/selected-company.ts";
import { uploadAttachment } from "../../data/files/upload-attachment.ts";
import { useFiscalYear } from "../../data/fiscal-years.ts";
import { type PageError, pageErrorOf } from "../page-frame/error-level.ts";
import { usePageError } from "../page-frame/use-page-error.ts";
import { useLatest } from "../use-latest.ts";

/** A file that is being uploaded. */
export interface Upload {
  readonly key: number;
  readonly name: string;
  /** How much has been sent, from 0 to 1. */
  readonly share: number;
}

interface UploadsOptions {
  /** Saves what has been uploaded. Throws what went wrong; called once more when the user tries again. */
  readonly onUploaded: (attachments: readonly Attachment[]) => Promise<void>;
  /** Aborts running uploads when the page is left: nobody would be there to save them. */
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
 * Uploads files to the selected company and fiscal year, one batch after the other, so that the next batch knows what
 * the previous one has saved.
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
    const report = (share: number) =>
      setUploads((all) => all.map((one) => (one.key === key ? { ...one, share } : one)));
    setUploads((all) => [...all, { key, name: file.name, share: 0 }]);
    const signal = stop.current?.signal;
    const place = { companyId, fiscalYearId, file, onProgress: report };
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
        const isBroken = isNotReadable(thrown);
        if (!isBroken) failed.push(file);
        const failure = { ...pageErrorOf(thrown), title: file.name, action: again(() => add(failed)) };
        setError(isBroken ? refusal([file], BROKEN_FILE_TEXT) : failure);
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
    const accepted = files.filter(({ name, size }) => attachmentKind(name) !== undefined && size > 0);
    if (accepted.length > 0) start(() => send(accepted));
    const refused = refusalOf(files);
    if (refused !== undefined) setError(refused);
  }
  return { uploads, isBusy: running > 0, error, add };
}

const EMPTY_FILE_TEXT = "Filen är tom, och är inte uppladdad. Spara den på nytt och välj den igen.";
const BROKEN_FILE_TEXT = `${REFUSED_FILE_TEXT}. Namnet är en sådan fils, men innehållet går inte att läsa: filen kan vara skadad. Öppna den i ett annat program, spara den på nytt och välj den igen.`;

/** The name promised a picture or a PDF, and the server found neither: the same file will fail the next time too. */
function isNotReadable(thrown: unknown): boolean {
  return thrown instanceof ApiFailure && thrown.type === "FileIsNotAccepted";
}

function again(onClick: () => void): NonNullable<PageError["action"]> {
  return { label: "Försök igen", onClick };
}

function stoppedUpload(files: readonly File[]): PageError {
  return { title: namesOf(files), message: "Uppladdningen avbröts när sidan lämnades.", level: "warning" };
}

/** Why some of the files are not sent at all. */
function refusalOf(files: readonly File[]): PageError | undefined {
  const unknown = files.filter(({ name }) => attachmentKind(name) === undefined);
  if (unknown.length > 0) return refusal(unknown);
  const empty = files.filter(({ size }) => size === 0);
  return empty.length > 0 ? refusal(empty, EMPTY_FILE_TEXT) : undefined;
}

function refusal(files: readonly File[], message = REFUSED_FILE_TEXT): PageError {
  return { title: namesOf(files), message, level: "warning" };
}

function namesOf(files: readonly File[]): string {
  return files.map(({ name }) => name).join(", ");
}
