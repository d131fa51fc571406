/** What whoever waits for a backup or a restore is told, and by what it is given up. */
export interface BackupProgress {
  readonly signal: AbortSignal;
  /** So many rows more have been written or read. */
  readonly onRows: (count: number) => void;
  /** A stored file of so many bytes has been written or read. */
  readonly onFile: (bytes: number) => void;
}
