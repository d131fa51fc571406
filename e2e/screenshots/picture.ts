import type { Page } from "playwright-core";

/**
 * Whose pages a picture shows: `pottery` is in the documentation, `demonstration` has the demonstration company, `empty`
 * a year and a chart and nothing else, `chartless` and `yearless` stopped on the way there, `newcomer` has no company
 * at all, `worker` may be changed by a picture, `analyst` has the demonstration company with drafts analysed, `locked` has a locked year, and `nobody` has not signed in.
 */
export type Who =
  | "pottery"
  | "demonstration"
  | "empty"
  | "chartless"
  | "yearless"
  | "newcomer"
  | "worker"
  | "analyst"
  | "locked"
  | "nobody";

export interface PictureParts {
  /** The picture of a receipt, as a PNG file. */
  readonly receipt: Buffer;
  /** A year of the pottery that is not in the books. */
  readonly sie: Buffer;
}

/** A picture: its name, whose page it shows, and what is done there before it is taken. */
export interface Picture {
  /** The page in Swedish, and what it shows: `transaktioner-demo`. */
  readonly name: string;
  readonly who: Who;
  readonly path: string;
  /** The heading of the page. */
  readonly heading: string | RegExp;
  /** What is loaded after the heading and the rows, from another document. */
  readonly later?: string;
  /** Opens a menu, a dialog or an error, in a tab of its own, and waits until it is there. */
  readonly act?: (page: Page, parts: PictureParts) => Promise<void>;
  /** Breaks the connection to the server, in a browser of its own, which holds nothing of the books yet. */
  readonly obstruct?: (page: Page) => Promise<void>;
  readonly density?: "compact";
}
