import type { AccountNo } from "../../account-plan/index.ts";
import type { DateRange, IsoDate } from "../../calendar/index.ts";
import type { Ore } from "../../money/index.ts";

/**
 * A report as a table of typed cells (RE12). Screen, paper, CSV and spreadsheet files each draw any sheet and know no
 * report by name.
 */
export interface ReportSheet {
  readonly title: string;
  readonly range: DateRange;
  /** 'levels': groups by indent and weight; otherwise a long list of rows of few heights. */
  readonly form: "levels" | "list";
  /** As files have them, from left to right. */
  readonly columns: readonly SheetColumn[];
  /** The rows on screen and paper. */
  readonly page: SheetRows;
  /** The rows of files, made while they are iterated. */
  readonly file: () => Iterable<SheetRow>;
}

/** 'side' is debit or credit: a row has one of them, and it is struck with its row. */
export type SheetColumnKind = "voucher" | "date" | "account" | "text" | "side" | "amount";

export interface SheetColumn {
  readonly heading: string;
  readonly kind: SheetColumnKind;
  /**
   * Its place on screen and paper when it has no column of its own: in the cell of the next column, before that one's
   * value, or in a row across the table.
   */
  readonly place?: "before-next" | "across";
  /** In a sheet of levels, what a narrow screen shows: one column beside the name, and perhaps one below its figure. */
  readonly narrow?: "main" | "below";
}

export type SheetCell =
  /** The notes follow the text after commas, and are not struck with it. */
  | { readonly kind: "text"; readonly text?: string; readonly notes?: readonly string[] }
  /** A whole amount has no öre, and is shown without. */
  | { readonly kind: "amount"; readonly amount: Ore; readonly isWhole?: true }
  | { readonly kind: "date"; readonly date: IsoDate }
  | { readonly kind: "account"; readonly accountNo: AccountNo }
  /** Number 0 means a draft. */
  | {
      readonly kind: "voucher";
      readonly series: string;
      readonly number: number;
      readonly date: IsoDate;
    };

/**
 * What a row is, which decides its look: 'entry' belongs to the 'voucher' above it, 'detail' to the 'row' above it;
 * the kinds of sums differ in the rules around them.
 */
export type SheetRowKind =
  | "heading"
  | "row"
  | "detail"
  | "voucher"
  | "entry"
  | "opening"
  | "turnover"
  | "closing"
  | "sum"
  | "subtotal"
  | "summary"
  | "total";

export interface SheetRow {
  readonly kind: SheetRowKind;
  /** Of its own among the rows of the sheet. */
  readonly id: string;
  /** 1 is outermost. */
  readonly level: number;
  /** One per column; fewer when the last ones are empty. */
  readonly cells: readonly (SheetCell | undefined)[];
  readonly isStruck?: boolean;
  /**
   * In files its cells are repeated in every row below it, up to the next one of its level; it is no row itself, unless
   * there is none.
   */
  readonly isShared?: true;
  /** The neighbour that it is kept with on a printed page. */
  readonly keep?: "next" | "previous" | undefined;
}

/** Rows from top to bottom; a row may be made when it is first requested. */
export interface SheetRows {
  readonly length: number;
  readonly at: (index: number) => SheetRow | undefined;
  /** The kind of the row, without making it, so that every height is known from the start. */
  readonly kindAt: (index: number) => SheetRowKind | undefined;
}

/** The emphasis of a row. */
export const ROW_EMPHASIS: Readonly<Record<SheetRowKind, "plain" | "medium" | "strong">> = {
  heading: "strong",
  row: "plain",
  detail: "plain",
  voucher: "medium",
  entry: "plain",
  opening: "medium",
  turnover: "plain",
  closing: "strong",
  sum: "strong",
  subtotal: "strong",
  summary: "strong",
  total: "strong",
};

/** Rows that already exist. */
export function listedRows(rows: readonly SheetRow[]): SheetRows {
  return { length: rows.length, at: (index) => rows[index], kindAt: (index) => rows[index]?.kind };
}

export const amountCell = (amount: Ore): SheetCell => ({ kind: "amount", amount });
export const dateCell = (date: IsoDate): SheetCell => ({ kind: "date", date });
export const textCell = (text: string): SheetCell => ({ kind: "text", text });
