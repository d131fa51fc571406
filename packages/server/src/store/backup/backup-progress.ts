/** The progress callbacks of a backup or a restore, and the signal that cancels it. */
export interface BackupProgress {
  readonly signal: AbortSignal;
  /** This many more rows have been written or read. */
  readonly onRows: (count: number) => void;
  /** A stored file of this many bytes has been written or read. */
  readonly onFile: (bytes: number) => void;
}
