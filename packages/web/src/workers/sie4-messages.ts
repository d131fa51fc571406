import type { AccountBalance } from "@huvudbok/core/account-balance";
import type { Account } from "@huvudbok/core/account-plan";
import type { DateRange, IsoDate } from "@huvudbok/core/calendar";
import type { CompanyType, Recipient } from "@huvudbok/core/company";
import type { FiscalYear, FiscalYearId } from "@huvudbok/core/fiscal-year";
import type {
  AcceptanceKind,
  ExportDifference,
  ImportedCompany,
  ImportFacts,
  ImportSums,
  PublishedChart,
} from "@huvudbok/core/import";
import type { Transaction } from "@huvudbok/core/transaction";

/** How far a task has come: a share from 0 to 1, and the words for it. */
export interface TaskProgress {
  readonly share: number;
  readonly text: string;
  /** What is being made ready, in an import. */
  readonly step?: PreparedStep;
}

/** The parts of an import that are stored in one commit (specification 3 §4). */
export type PreparedStep =
  | "CreateFiscalYear"
  | "CreateAccountingPlan"
  | "CreateBalance"
  | "CreateTransactions";

/** Reads the bytes of a file, which stays in the worker. */
export interface ReadTask {
  readonly type: "read";
  readonly bytes: ArrayBuffer;
  readonly charts: readonly PublishedChart[];
}

/** What the file says of itself. */
export interface SieSource {
  readonly companyName: string;
  readonly organizationNumber: string;
  /** Undefined when the file does not tell. */
  readonly fiscalYear: DateRange | undefined;
  readonly planName: string;
  readonly accountCount: number;
  readonly transactionCount: number;
  /** Files that come with it; SIE 4 has none. */
  readonly attachmentCount: number;
  readonly program: string;
  /** "4E" and the like. */
  readonly kind: string;
}

/** What is imported, with or without the summary voucher. */
export interface ReadBooks {
  readonly facts: ImportFacts;
  readonly sums: ImportSums;
}

/** What is asked of a person before a file is imported, and the sentences that say why. */
export interface Acceptance {
  readonly kind: AcceptanceKind;
  readonly texts: readonly string[];
}

export type ReadAnswer =
  | { readonly outcome: "not-sie" }
  | {
      readonly outcome: "refused";
      readonly source: SieSource;
      /** The first ones, in the order of the file. */
      readonly errors: readonly string[];
      readonly errorCount: number;
      /** What else was seen in the file. */
      readonly notices: readonly string[];
    }
  | {
      readonly outcome: "readable";
      readonly source: SieSource;
      readonly company: ImportedCompany;
      readonly books: ReadBooks;
      /** The same with the voucher "Importerade saldon"; only where it can be offered (clarification C45). */
      readonly withSummary: ReadBooks | undefined;
      readonly notices: readonly string[];
      /** What a person must say yes to before the import, each kind by itself. */
      readonly toAccept: readonly Acceptance[];
    };

/** Makes the body of the one commit that stores what was read. */
export interface CommitTask {
  readonly type: "commit";
  readonly companyId: number;
  readonly companyType: CompanyType;
  readonly fiscalYearId: FiscalYearId;
  readonly requestId: string;
  /** The ETag of the company's settings; undefined for a company without any. */
  readonly settingsEtag: string | undefined;
  readonly withSummary: boolean;
}

export interface CommitAnswerOfTask {
  /** JSON. */
  readonly body: Blob;
  /** The documents that the commit writes. */
  readonly keys: readonly string[];
}

/** Transactions of a year that is to be exported, some at a time, so that the page never waits for a big copy. */
export interface HoldTask {
  readonly type: "hold";
  readonly year: "current" | "previous";
  readonly transactions: readonly Transaction[];
}

/** Writes the year whose transactions are held. */
export interface ExportTask {
  readonly type: "export";
  readonly company: Recipient;
  readonly fiscalYear: FiscalYear;
  readonly planName: string;
  readonly accounts: readonly Account[];
  readonly openingBalances: readonly AccountBalance[];
  readonly previous:
    | { readonly fiscalYear: DateRange; readonly openingBalances: readonly AccountBalance[] }
    | undefined;
  /** Records kept from an import. */
  readonly records: readonly string[];
  readonly date: IsoDate;
  readonly sign: string;
}

export interface ExportAnswer {
  readonly file: Blob;
  readonly sums: ImportSums;
  readonly errors: readonly string[];
  readonly differences: readonly ExportDifference[];
  readonly hasPreviousYear: boolean;
  readonly keptRecords: number;
}

export type Sie4Task = ReadTask | CommitTask | HoldTask | ExportTask;

export interface AnswerOf {
  readonly read: ReadAnswer;
  readonly commit: CommitAnswerOfTask;
  readonly hold: null;
  readonly export: ExportAnswer;
}

/** What the worker says, on the port that came with the task. */
export type Sie4Message =
  | { readonly type: "progress"; readonly progress: TaskProgress }
  | { readonly type: "answer"; readonly answer: AnswerOf[Sie4Task["type"]] }
  | { readonly type: "failure"; readonly message: string };
