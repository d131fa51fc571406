import type { AccountNo } from "../account-plan/index.ts";
import type { IsoDate } from "../calendar/index.ts";
import type { FiscalYearId } from "../fiscal-year/index.ts";
import type { Ore } from "../money/index.ts";

/** The transaction that an asset was bought by. */
export interface AssetTransactionLink {
  readonly fiscalYearId: FiscalYearId;
  readonly transactionSeries: string;
  readonly transactionId: number;
}

export interface AssetItem {
  readonly id: string;
  readonly name: string;
  readonly purchaseDate: IsoDate;
  readonly purchasePrice: Ore;
  readonly depreciationYears: number;
  /** Depreciated before this fiscal year. */
  readonly inboundDepreciationAmount: Ore;
  /** This year's depreciation, computed (AS4). */
  readonly depreciationAmount: Ore;
  readonly transaction?: AssetTransactionLink;
  /** The day that it was sold or scrapped, in this fiscal year: its last day of depreciation (AS5). */
  readonly disposedOn?: IsoDate;
}

export interface AssetList {
  readonly id: string;
  readonly name: string;
  readonly depreciationAccountId: AccountNo;
  readonly depreciationCostAccountId: AccountNo;
  readonly items: readonly AssetItem[];
}
