import type { HistoryMark, LoggedWrite } from "./history-mark.ts";
import { writeMark } from "./mark-file.ts";

/** At most so often: a write must never wait for the mark. */
const BETWEEN_MS = 500;

/** Keeps the mark of a running process up to date. */
export interface MarkKeeper {
  /** A write that is on the disk. */
  written(write: LoggedWrite): void;
  /** Puts down what has not been yet. */
  close(): Promise<void>;
}

/**
 * Writes the mark of now, and later ones some time after the writes that it tells of: it may be older than the database, and is never newer.
 * A folder that takes no more files stops no work: `onError` is told, and the next write tries again.
 */
export async function keepMark(
  folder: string,
  from: HistoryMark,
  onError: (error: unknown) => void,
): Promise<MarkKeeper> {
  await writeMark(folder, from);
  let last = from;
  let kept: HistoryMark | undefined = from;
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const keep = (): Promise<void> => {
    timer = undefined;
    const mark = last;
    if (mark === kept) return writing;
    kept = mark;
    writing = writing
      .then(() => writeMark(folder, mark))
      .catch((error: unknown) => {
        kept = undefined;
        onError(error);
      });
    return writing;
  };
  return {
    written({ sequence, hash }) {
      // The threads on PostgreSQL end their writes in any order.
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
