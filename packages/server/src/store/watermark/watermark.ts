/**
 * The last write of a database. A file beside the database stores it, so that a database that is older, has been
 * emptied, or is another one is detected at the next start (ST23).
 */
export interface Watermark {
  /** The random name of the database, given when it was created. */
  readonly lineage: string;
  /** The number of the last write; 0 before the first. Gaps have no meaning. */
  readonly sequence: number;
  /**
   * The hash of that write; empty before the first. Histories that have diverged have different hashes at the same
   * sequence.
   */
  readonly hash: string;
}

/** A write as it is in the commit log. */
export type LoggedWrite = Omit<Watermark, "lineage">;
