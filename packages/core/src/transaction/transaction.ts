import type { AccountNo } from "../account-plan/index.ts";
import type { IsoDate } from "../calendar/index.ts";
import type { FiscalYearId } from "../fiscal-year/index.ts";
import type { Ore } from "../money/index.ts";
import { type Brand, invariant } from "../shared/index.ts";

/** An amount in another currency, in hundredths of its unit, signed like the row's amount. */
export interface ForeignCurrencyAmount {
  readonly amount: Ore;
  /** ISO 4217, three capital letters. */
  readonly currency: string;
}

/** An object of a dimension that a row is marked with in SIE (cost centre, project ...); kept for re-export. */
export interface EntryObject {
  readonly dimension: string;
  readonly object: string;
}

/** One row of a transaction: debit positive, credit negative. */
export interface Entry {
  readonly accountId: AccountNo;
  readonly amount: Ore;
  readonly quantity?: number;
  readonly text?: string;
  readonly date?: IsoDate;
  /** Who entered the row, not plus or minus. */
  readonly sign?: string;
  readonly foreignCurrencyAmount?: ForeignCurrencyAmount;
  /** True: added afterwards. False: struck out, in no sum (LE4). Absent: an ordinary row. */
  readonly adjustmentType?: boolean;
  readonly objects?: readonly EntryObject[];
}

/** A reference to another transaction of the company. */
export interface TransactionLink {
  readonly fiscalYearId: FiscalYearId;
  readonly series: string;
  readonly number: number;
}

/** An attachment as older versions stored it: moved to `attachmentIds` by the data migration. */
export interface LegacyAttachment {
  readonly id: string;
  readonly name: string;
}

/** A registered booking. Its amounts, accounts, date, text and number never change (CH6). */
export interface Transaction {
  readonly series: string;
  readonly number: number;
  /** The day it was registered; absent in imports that do not say. */
  readonly regDate?: IsoDate;
  readonly date: IsoDate;
  readonly text: string;
  readonly sign?: string;
  readonly entries: readonly Entry[];
  readonly locked: boolean;
  readonly annotation?: string;
  readonly attachments?: readonly LegacyAttachment[];
  readonly attachmentIds?: readonly string[];
  readonly corrects?: TransactionLink;
  readonly correctedBy?: TransactionLink;
}

/** A transaction on its way in: the server gives it its number, and its registration date and sign (CH3). */
export type NewTransaction = Omit<Transaction, "number">;

/** Series and number, "A-12": unique within a fiscal year. A series may itself hold a hyphen. */
export type TransactionId = Brand<string, "TransactionId">;

export function transactionId(series: string, number: number): TransactionId {
  invariant(series !== "" && Number.isSafeInteger(number) && number > 0, `transaction ${series} ${number}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one constructor of TransactionId
  return `${series}-${number}` as TransactionId;
}
