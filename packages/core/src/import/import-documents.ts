import type { AccountBalance } from "../account-balance/index.ts";
import type { Account, ReportStructure } from "../account-plan/index.ts";
import type { FiscalYear, FiscalYearId } from "../fiscal-year/index.ts";
import type { Transaction } from "../transaction/index.ts";
import type { ImportData } from "./import-data.ts";

/** What an import writes, document by document: one commit, all or nothing. */
export interface ImportDocuments {
  readonly fiscalYear: FiscalYear;
  readonly accountPlan: {
    readonly head: {
      readonly name: string;
      readonly balanceReportStructure: ReportStructure;
      readonly resultReportStructure: ReportStructure;
    };
    readonly accounts: readonly Account[];
  };
  readonly openingBalances: readonly AccountBalance[];
  readonly transactions: readonly Transaction[];
  /** Undefined when the file has no records to keep. */
  readonly sieRecords: { readonly program?: string; readonly records: readonly string[] } | undefined;
}

/** The documents of the new fiscal year; the report structures are those of the company's type (clarification C6). */
export function importDocuments(
  data: ImportData,
  fiscalYearId: FiscalYearId,
  structures: { readonly balance: ReportStructure; readonly result: ReportStructure },
): ImportDocuments {
  const { program, unusedRecords: records } = data;
  return {
    fiscalYear: {
      id: fiscalYearId,
      from: data.fiscalYear.from,
      to: data.fiscalYear.to,
      locked: false,
      transactionSeries: data.transactionSeries,
    },
    accountPlan: {
      head: {
        name: data.planName,
        balanceReportStructure: structures.balance,
        resultReportStructure: structures.result,
      },
      accounts: data.accounts,
    },
    openingBalances: data.openingBalances,
    transactions: data.transactions,
    sieRecords: records.length === 0 ? undefined : { ...(program === undefined ? {} : { program }), records },
  };
}
