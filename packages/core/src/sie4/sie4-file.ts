import type { IsoDate } from "../calendar/index.ts";
import type { Ore } from "../money/index.ts";
import type { Sie4Error, Sie4Finding } from "./log/sie4-entries.ts";

/** The object of a dimension that a row or balance is marked with: cost centre, project ... */
export interface Sie4ObjectMark {
  readonly dimension: string;
  readonly object: string;
}

/** `#ORGNR`: the number as the file writes it, and the two serial numbers that may follow. */
export interface Sie4OrganisationNumber {
  readonly number: string;
  readonly acquisitionNumber?: string;
  readonly activityNumber?: string;
}

/** The identification records. A field is absent when its record is absent or empty. */
export interface Sie4Header {
  /** `1`: another program has already read the file. */
  readonly flagga?: string;
  readonly format?: string;
  /** 1 to 4; a file without the record is of type 1. */
  readonly sietyp: number;
  readonly program?: { readonly name: string; readonly version?: string };
  readonly gen?: { readonly date?: IsoDate; readonly sign?: string };
  readonly fnamn?: string;
  readonly fnr?: string;
  readonly ftyp?: string;
  readonly orgnr?: Sie4OrganisationNumber;
  /** Contact, street, postal address and phone; an unknown part is "". */
  readonly adress?: readonly [contact: string, street: string, postal: string, phone: string];
  readonly taxar?: string;
  readonly kptyp?: string;
  readonly valuta?: string;
  readonly bkod?: string;
  readonly omfattn?: IsoDate;
  readonly prosa?: string;
}

/** `#RAR`: year 0 is the fiscal year of the file, -1 the year before. */
export interface Sie4Year {
  readonly year: number;
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** Of a year that was read. */
  readonly line?: number;
}

/** `T` asset, `S` liability or equity, `K` cost, `I` income. */
export type Sie4AccountType = "T" | "S" | "K" | "I";

export interface Sie4Account {
  /** As written: lengths other than four and leading zeros occur. */
  readonly number: string;
  readonly name: string;
  readonly type?: Sie4AccountType;
  /** Every code of the account, the first one first. */
  readonly sru: readonly string[];
  readonly unit?: string;
  readonly line: number;
}

/** `#DIM` and, with a parent, `#UNDERDIM`. Numbers are compared as integers: `01` is `1`. */
export interface Sie4Dimension {
  readonly number: string;
  readonly name: string;
  readonly parent?: string;
}

export interface Sie4Object extends Sie4ObjectMark {
  readonly name: string;
}

/** `#IB`, `#UB`, `#RES` and, with objects, `#OIB` and `#OUB`. */
export interface Sie4Balance {
  readonly year: number;
  readonly account: string;
  readonly amount: Ore;
  readonly quantity?: number;
  readonly objects?: readonly Sie4ObjectMark[];
  readonly line: number;
}

/** `#PSALDO` and `#PBUDGET`: the change of one month; without objects the account as a whole. */
export interface Sie4PeriodBalance extends Sie4Balance {
  /** `yyyymm` */
  readonly period: string;
}

/**
 * `trans`: an ordinary row. `btrans`: struck out, in no sum. `rtrans`: added afterwards, the `#RTRANS` and the `#TRANS`
 * that repeats it being one row here; it counts, and its date and sign are those of the `#RTRANS`: when and by whom it
 * was added.
 */
export type Sie4RowKind = "trans" | "btrans" | "rtrans";

export interface Sie4Row {
  readonly kind: Sie4RowKind;
  readonly account: string;
  readonly objects?: readonly Sie4ObjectMark[];
  readonly amount: Ore;
  readonly date?: IsoDate;
  readonly text?: string;
  readonly quantity?: number;
  /** Who entered the row. */
  readonly sign?: string;
  readonly line: number;
}

/** The number of a voucher in its file, and the line of the earlier voucher with the same number. */
export interface Sie4OldNumber {
  readonly number: number;
  readonly firstLine: number;
}

export interface Sie4Voucher {
  /** Never empty: a file's empty series and number are assigned (SI6). */
  readonly series: string;
  readonly number: number;
  readonly date: IsoDate;
  readonly text: string;
  readonly regDate?: IsoDate;
  readonly sign?: string;
  /** Its number came twice, and this is the later one, with a new number. */
  readonly renumbered?: Sie4OldNumber;
  readonly rows: readonly Sie4Row[];
  readonly line: number;
}

/** The sum of the vouchers' rows on one account. */
export interface Sie4AccountRows {
  readonly account: string;
  /** Whole öre, without struck rows; not exact for very many of the largest amounts. */
  readonly sum: number;
  /** Of every kind. */
  readonly rows: number;
  /** Those that are not struck. */
  readonly countedRows: number;
  /** What the struck rows would have come to. */
  readonly struckSum: number;
  readonly firstLine: number;
}

/** A series, and the line of its first voucher. */
export interface Sie4Series {
  readonly name: string;
  readonly line: number;
}

/**
 * The vouchers of a file in file order. They are stored compactly, and an object is made for a single voucher on
 * request; questions about all of them have functions of their own, which make none.
 */
export interface Sie4Vouchers extends Iterable<Sie4Voucher> {
  readonly length: number;
  /** Rows of every kind. */
  readonly rowCount: number;
  /**
   * The amounts of all rows without their signs, including struck rows; not exact for very many of the largest amounts.
   */
  readonly turnover: number;
  /** Every account with rows, in the order of the first one. */
  readonly accounts: readonly Sie4AccountRows[];
  /** In the order of their first vouchers. */
  readonly seriesList: readonly Sie4Series[];
  /** The vouchers with another number than in their file. */
  readonly renumberedOnes: readonly (Sie4Voucher & { readonly renumbered: Sie4OldNumber })[];
  at(index: number): Sie4Voucher | undefined;
}

/** What a SIE 4 file says; the sections have the names of their records. */
export interface Sie4Content {
  readonly header: Sie4Header;
  readonly rar: readonly Sie4Year[];
  readonly konton: readonly Sie4Account[];
  readonly dim: readonly Sie4Dimension[];
  readonly underdim: readonly Sie4Dimension[];
  readonly objekt: readonly Sie4Object[];
  readonly ib: readonly Sie4Balance[];
  readonly ub: readonly Sie4Balance[];
  readonly res: readonly Sie4Balance[];
  readonly oib: readonly Sie4Balance[];
  readonly oub: readonly Sie4Balance[];
  readonly psaldo: readonly Sie4PeriodBalance[];
  readonly pbudget: readonly Sie4PeriodBalance[];
  readonly ver: Iterable<Sie4Voucher>;
}

/** The encoding found, never the one stated: UTF-8 files too have `#FORMAT PC8` (SI2). */
export type Sie4Encoding = "ascii" | "cp437" | "utf-8" | "windows-1252" | "utf-16";

/** `4I`: vouchers for import into a program, without balances. */
export type Sie4Kind = "1" | "2" | "3" | "4E" | "4I";

/** `#KSUMMA`; `unfinished`: the start is present and the end is not, so the file is cut off. */
export type Sie4Checksum =
  | { readonly status: "none" | "unfinished" }
  | { readonly status: "right" | "wrong"; readonly declared: string; readonly computed: number };

/** A parsed file: its content, how it was read, and what is wrong with it. */
export interface Sie4File extends Sie4Content {
  readonly ver: Sie4Vouchers;
  readonly kind: Sie4Kind;
  /** Whether a record that can be read states the type. */
  readonly isTypeStated: boolean;
  readonly encoding: Sie4Encoding;
  readonly checksum: Sie4Checksum;
  /** Labels outside the standard, or of no meaning here, and how often each occurs. */
  readonly unknownLabels: ReadonlyMap<string, number>;
  /** What blocks an import, in line order; empty for a file that may be imported. */
  readonly errors: readonly Sie4Error[];
  /** What a reader should know but that blocks nothing, in line order. */
  readonly findings: readonly Sie4Finding[];
}
