import type { Attachment } from "@huvudbok/core/attachment";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useCompany } from "../../data/company/selected-company.ts";
import { uploadAttachment } from "../../data/files/upload-attachment.ts";
import { useFiscalYear } from "../../data/fiscal-years.ts";
import { useServerSettings } from "../../data/server-settings.ts";
import { type PageError, pageErrorOf } from "../page-frame/error-level.ts";
import { usePageError } from "../page-frame/use-page-error.ts";
import { useLatest } from "../use-latest.ts";
import { refusedBy, unsendableFiles } from "./refused-files.ts";
import { useRefusedFiles } from "./use-refused-files.ts";

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
  const limit = useServerSettings()?.uploadLimit;
  const active = useRef(0);
  const refused = useRefusedFiles(setError, add);
  const queue = useRef(Promise.resolve());
  const latest = useLatest(onUploaded);
  const stop = useLeaving(stopsOnLeave);

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
    for (const file of files) {
      try {
        done.push(await sent(file));
      } catch (thrown) {
        if (stop.current?.signal.aborted === true) break;
        refused.tell([{ file, ...refusedBy(thrown) }]);
      }
    }
    if (stop.current?.signal.aborted === true) setError(stoppedUpload(files));
    else await save(done);
  }
  function start(work: () => Promise<void>): void {
    setError(undefined);
    active.current += 1;
    setRunning(active.current);
    queue.current = queue.current.then(work).finally(() => {
      active.current -= 1;
      setRunning(active.current);
    });
  }
  function add(files: readonly File[]): void {
    if (files.length === 0) return;
    if (active.current === 0) refused.forget();
    const unsendable = unsendableFiles(files, limit);
    const unsent = new Set(unsendable.map(({ file }) => file));
    const accepted = files.filter((file) => !unsent.has(file));
    if (accepted.length > 0) start(() => send(accepted));
    refused.tell(unsendable);
  }
  return { uploads, isBusy: running > 0, error, add };
}

/** Aborts when the page is left, where that is wanted. */
function useLeaving(isWanted: boolean): RefObject<AbortController | undefined> {
  const stop = useRef<AbortController>(undefined);
  useEffect(() => {
    const leaving = new AbortController();
    stop.current = leaving;
    return () => {
      if (isWanted) leaving.abort();
    };
  }, [isWanted]);
  return stop;
}

function again(onClick: () => void): NonNullable<PageError["action"]> {
  return { label: "Försök igen", onClick };
}

function stoppedUpload(files: readonly File[]): PageError {
  return {
    title: files.map(({ name }) => name).join(", "),
    message: "Uppladdningen avbröts när sidan lämnades.",
    level: "warning",
  };
}
