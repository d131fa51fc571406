/**
 * How far a database has come: a file beside it keeps the last one, so that a database that has become older, has been
 * emptied, or is another one shows at the next start (ST23).
 */
export interface HistoryMark {
  /** The name of the database, made with it. */
  readonly lineage: string;
  /** Of the last write; 0 before the first. Gaps mean nothing. */
  readonly sequence: number;
  /** What that write did; empty before the first. Two histories that parted have other hashes at the same sequence. */
  readonly hash: string;
}

/** A write as the log of commits has it. */
export type LoggedWrite = Omit<HistoryMark, "lineage">;
