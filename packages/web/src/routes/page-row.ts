import type { FeatureId } from "@huvudbok/core/feature";

/**
 * What must be loaded before a page is rendered. `fiscalYear` includes the company, `chart` a fiscal year whose chart
 * has accounts, `ledgerWithDrafts` the computed books of the year with its drafts, and `yearBefore` the books of the
 * year before, if there is one; the others are documents, which may be empty.
 */
export type Need =
  | "companies"
  | "company"
  | "fiscalYear"
  | "chart"
  | "userSettings"
  | "accountSettings"
  | "accountPlan"
  | "accountBalance"
  | "transactions"
  | "transactionDrafts"
  | "sieRecords"
  | "ledgerWithDrafts"
  | "yearBefore";

/** The parts of the books that may be missing. */
export type Missing = "company" | "fiscalYear" | "chart";

/** Which parts of the books exist; each flag by itself (PG2). */
export type Existing = "company" | "fiscalYear" | "accountPlan";

export type MenuGroupName = "Bokföring" | "Rapporter" | "Bokslut" | "Övrigt";

/** One page of the product: everything about it but its code. */
export interface PageRow {
  /** The full path; `$name` is a parameter, `{-$name}` one that may be missing. */
  readonly path: string;
  /** The only values of a parameter, where it cannot be anything: at any other one there is no page. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** The heading, while the page waits and when it is rendered; a page of one voucher or account adds which one. */
  readonly title: string;
  /** The heading is the name of the company, once that is loaded. */
  readonly isTitledByCompany?: true;
  /** What the browser's tab says where another page has the same heading. */
  readonly tabTitle?: string;
  /** Outside the frame, also for persons who are not signed in (PG1). */
  readonly isOpen?: true;
  readonly needs?: readonly Need[];
  /**
   * Where it leads without the company, the year or the chart that it needs; `page` lets the page itself say so.
   * Otherwise home, and without a chart to where one is created (PG2).
   */
  readonly whenMissing?: Readonly<Partial<Record<Missing, "page" | `/${string}`>>>;
  /** The company must have this feature; without it the page says so and leads to the settings. */
  readonly feature?: FeatureId;
  /** The access that it requires in the company; every member may read (PG6). */
  readonly access?: "write" | "own";
  /** Its item in the side menu. Items have the order of the table. */
  readonly menu?: {
    readonly group: MenuGroupName;
    readonly label: string;
    /** The key that leads here after g: the first letter of the label, or one that is free. */
    readonly goKey?: string;
    readonly shownWith?: Existing;
  };
  /** The path of the menu item that it belongs to, where that is not the beginning of its own. */
  readonly under?: string;
  /** Its command in the palette. */
  readonly command?: { readonly title: string; readonly shownWith?: Existing };
}
