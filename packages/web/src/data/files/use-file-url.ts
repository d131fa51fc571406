import { useEffect, useState } from "react";
import { type ApiFailure, failureOf } from "../api/api-failure.ts";
import { useCompany } from "../company/selected-company.ts";
import { documentClient } from "../documents/current-client.ts";
import type { FileContent } from "./file-cache.ts";
import { loadFile } from "./files.ts";

/** A file as an address that pages can show. */
export interface FileUrl {
  /** Undefined until the file has been loaded. */
  readonly url: string | undefined;
  readonly mimeType: string | undefined;
  /** The bytes of a text, which a page formats itself. */
  readonly text?: FileContent | undefined;
  readonly error: ApiFailure | undefined;
}

const NOTHING: FileUrl = { url: undefined, mimeType: undefined, error: undefined };

/**
 * The types that a page may show in place. Anything else could run as a page of the product, and can only be
 * downloaded.
 */
const SHOWN = /^(image\/(?!svg)[\w.+-]+|application\/pdf)$/;

/** Notes of people, which are formatted by the page and never run. */
const NOTE_TYPE = "text/markdown";

/**
 * A blob address of a stored file of the selected company, since a token must never be in an address. What cannot be
 * loaded while changes are on their way to the server is loaded anew when they are there: a deleted year that comes back
 * brings its files with it.
 */
export function useFileUrl(id: string | undefined): FileUrl {
  const companyId = useCompany()?.id;
  const [shown, setShown] = useState<FileUrl>(NOTHING);
  useEffect(() => {
    if (id === undefined || companyId === undefined) return undefined;
    let isWanted = true;
    let url: string | undefined;
    let stopWaiting = () => {};
    const show = ({ bytes, mimeType }: FileContent) => {
      if (!isWanted) return;
      const type = SHOWN.test(mimeType) ? mimeType : "application/octet-stream";
      url = URL.createObjectURL(new Blob([bytes], { type }));
      const text = mimeType === NOTE_TYPE ? { bytes, mimeType } : undefined;
      setShown({ url, mimeType, text, error: undefined });
    };
    const load = () => {
      const isBeforeSent = hasUnsent();
      loadFile(companyId, id).then(show, (thrown: unknown) => {
        if (!isWanted) return;
        setShown({ ...NOTHING, error: failureOf(thrown) });
        if (isBeforeSent) stopWaiting = whenAllIsSent(load);
      });
    };
    load();
    return () => {
      isWanted = false;
      stopWaiting();
      if (url !== undefined) URL.revokeObjectURL(url);
      setShown(NOTHING);
    };
  }, [companyId, id]);
  return shown;
}

function hasUnsent(): boolean {
  return (documentClient()?.unsaved.length ?? 0) > 0;
}

/** Calls back once nothing waits to be saved, perhaps at once. Returns what gives it up. */
function whenAllIsSent(callBack: () => void): () => void {
  if (!hasUnsent()) {
    callBack();
    return () => {};
  }
  const stop = documentClient()?.subscribeToUnsaved(() => {
    if (hasUnsent()) return;
    stop?.();
    callBack();
  });
  return () => stop?.();
}
