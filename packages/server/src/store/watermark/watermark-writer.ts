import type { LoggedWrite, Watermark } from "./watermark.ts";
import { writeWatermark } from "./watermark-file.ts";

/** The shortest time between two writes of the watermark file: commits must never wait for it. */
const BETWEEN_MS = 500;

/** Keeps the watermark file of a running process up to date. */
export interface WatermarkWriter {
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
export async function startWatermarkWriter(
  folder: string,
  from: Watermark,
  onError: (error: unknown) => void,
): Promise<WatermarkWriter> {
  await writeWatermark(folder, from);
  let last = from;
  let written: Watermark | undefined = from;
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const write = (): Promise<void> => {
    timer = undefined;
    const watermark = last;
    if (watermark === written) return writing;
    written = watermark;
    writing = writing
      .then(() => writeWatermark(folder, watermark))
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
      timer ??= setTimeout(() => void write(), BETWEEN_MS).unref();
    },
    async close() {
      clearTimeout(timer);
      await write();
    },
  };
}
