import { useEffect, useRef, useState } from "react";
import { failureOf } from "../../../data/api/api-failure.ts";
import { loadFile } from "../../../data/files/files.ts";
import { type PageError, pageErrorOf } from "../../../ui/page-frame/error-level.ts";
import { saveFile } from "../../../ui/save-file.ts";
import type { ArchiveEntry } from "./archive-entries.ts";
import { zipFiles } from "./zip-files.ts";

export interface UsedFileArchive {
  /** How many files have been packed; undefined while nothing is running. */
  readonly packed: number | undefined;
  readonly error: PageError | undefined;
  readonly isDone: boolean;
  /** The files that the server does not have, and the archive therefore not either. */
  readonly missing: readonly string[];
  readonly start: (companyId: number, fileName: string, entries: readonly ArchiveEntry[]) => void;
}

/** Packs files into a ZIP file and saves it. */
export function useFileArchive(): UsedFileArchive {
  const [packed, setPacked] = useState<number>();
  const [error, setError] = useState<PageError>();
  const [missing, setMissing] = useState<readonly string[]>();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  async function run(companyId: number, fileName: string, entries: readonly ArchiveEntry[]) {
    setError(undefined);
    setPacked(0);
    try {
      const archive = await zipFiles(entries, (id) => bytesOf(companyId, id), setPacked);
      // Who has left the page wants no file any more.
      if (!isShown.current) return;
      saveFile(fileName, archive.blob);
      setMissing(archive.missing);
    } catch (thrown) {
      setError(pageErrorOf(thrown));
    }
    setPacked(undefined);
  }
  return {
    packed,
    error,
    isDone: missing !== undefined,
    missing: missing ?? [],
    start: (companyId, fileName, entries) => void run(companyId, fileName, entries),
  };
}

/** Undefined for a file that the server does not have; another failure is thrown. */
async function bytesOf(companyId: number, id: string): Promise<ArrayBuffer | undefined> {
  try {
    return (await loadFile(companyId, id)).bytes;
  } catch (thrown) {
    if (failureOf(thrown).status === 404) return undefined;
    throw thrown;
  }
}
