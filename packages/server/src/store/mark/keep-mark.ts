import type { HistoryMark, LoggedWrite } from "./history-mark.ts";
import { writeMark } from "./mark-file.ts";

/** The shortest time between two writes of the watermark file: commits must never wait for it. */
const BETWEEN_MS = 500;

/** Keeps the watermark file of a running process up to date. */
export interface MarkKeeper {
  /** Takes a write that is on disk. */
  written(write: LoggedWrite): void;
  /** Writes the watermark that has not been written yet. */
  close(): Promise<void>;
}

/**
 * Writes the current watermark, and later ones some time after their commits: the file may be older than the database
 * but never newer. A folder that cannot be written to does not stop work: `onError` is called, and the next commit
 * tries again.
 */
export async function keepMark(
  folder: string,
  from: HistoryMark,
  onError: (error: unknown) => void,
): Promise<MarkKeeper> {
  await writeMark(folder, from);
  let last = from;
  let written: HistoryMark | undefined = from;
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const keep = (): Promise<void> => {
    timer = undefined;
    const mark = last;
    if (mark === written) return writing;
    written = mark;
    writing = writing
      .then(() => writeMark(folder, mark))
      .catch((error: unknown) => {
        written = undefined;
        onError(error);
      });
    return writing;
  };
  return {
    written({ sequence, hash }) {
      // On PostgreSQL the threads finish their writes in any order.
      if (sequence <= last.sequence) return;
      last = { lineage: last.lineage, sequence, hash };
      timer ??= setTimeout(() => void keep(), BETWEEN_MS).unref();
    },
    async close() {
      clearTimeout(timer);
      await keep();
    },
  };
}
