/** One column of a long table of a report. */
export interface LineColumn {
  readonly heading: string;
  /** What it is as wide as; the one column without it holds the text and takes what is left. */
  readonly width?: "voucher" | "date" | "amount";
  /** What the last column is called on a telephone, where it stands for others too. */
  readonly phoneHeading?: string;
}
