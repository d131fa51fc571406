import type { AccountBalance } from "@huvudbok/core/account-balance";
import type { Account } from "@huvudbok/core/account-plan";
import type { DateRange, IsoDate } from "@huvudbok/core/calendar";
import type { CompanyType, Recipient } from "@huvudbok/core/company";
import type { DocumentKind } from "@huvudbok/core/document";
import type { FiscalYear, FiscalYearId } from "@huvudbok/core/fiscal-year";
import type {
  AcceptanceKind,
  ExportDifference,
  ImportedCompany,
  ImportFacts,
  ImportRates,
  ImportSource,
  ImportSums,
  NeededRates,
  PublishedChart,
} from "@huvudbok/core/import";
import type { Transaction } from "@huvudbok/core/transaction";

/** The input, progress and answer of a task. */
interface Task<Input, Progress, Output> {
  readonly input: Input;
  readonly progress: Progress;
  readonly output: Output;
}

/** Every task of the worker by its name; `task-table.ts` has its function. A new task is a new row in both. */
export interface Tasks {
  /** Reads a file of books, which stay in the worker. */
  readonly readBooks: Task<ReadInput, TaskProgress, ReadAnswer>;
  /** Makes the body of the one commit that stores what was read. */
  readonly commitBooks: Task<CommitInput, CommitProgress, CommitBody>;
  /**
   * Receives transactions of a year that is to be exported, some at a time, so that the page never waits for a large
   * copy.
   */
  readonly holdTransactions: Task<HoldInput, never, null>;
  /** Writes the year whose transactions are held as a SIE 4 file. */
  readonly exportSie4: Task<ExportInput, TaskProgress, ExportAnswer>;
}

export type TaskName = keyof Tasks;

/** A request to the worker; a port comes with it. */
export type TaskRequest = {
  readonly [Name in TaskName]: { readonly name: Name; readonly input: Tasks[Name]["input"] };
}[TaskName];

/** A message of the worker about a task, on its port. */
export type TaskMessage<Name extends TaskName = TaskName> =
  | { readonly type: "progress"; readonly progress: Tasks[Name]["progress"] }
  | { readonly type: "answer"; readonly answer: Tasks[Name]["output"] }
  | { readonly type: "failure"; readonly message: string };

/** How far a task has come: a share from 0 to 1, and the text for it. */
export interface TaskProgress {
  readonly share: number;
  readonly text: string;
}

/** The parts of an import that are stored in one commit (IM9). */
export type PreparedStep =
  | "CreateFiscalYear"
  | "CreateAccountingPlan"
  | "CreateBalance"
  | "CreateTransactions";

export interface CommitProgress extends TaskProgress {
  readonly step: PreparedStep;
}

interface ReadInput {
  readonly bytes: ArrayBuffer;
  readonly fileName: string;
  readonly charts: readonly PublishedChart[];
  /** Of a file that needs them, when it is read again. */
  readonly rates?: ImportRates;
}

/** What is imported, with or without the summary voucher. */
export interface ReadBooks {
  readonly facts: ImportFacts;
  readonly sums: ImportSums;
}

/** What a person must accept before a file is imported, and the sentences that say why. */
export interface Acceptance {
  readonly kind: AcceptanceKind;
  readonly texts: readonly string[];
}

export type ReadAnswer =
  /** No reader recognises the file. */
  | { readonly outcome: "unknown" }
  | {
      readonly outcome: "refused";
      readonly source: ImportSource;
      /** The first ones, in the order of the file. */
      readonly errors: readonly string[];
      readonly errorCount: number;
      /** What else was found in the file. */
      readonly notices: readonly string[];
      /** It is in another currency, and can be read again with these rates (IM13). */
      readonly neededRates: NeededRates | undefined;
    }
  | {
      readonly outcome: "readable";
      readonly source: ImportSource;
      readonly company: ImportedCompany;
      readonly books: ReadBooks;
      /** The same with the voucher "Importerade saldon"; only where it is available (IM8). */
      readonly withSummary: ReadBooks | undefined;
      /** About how many bytes the commit is that stores the books. */
      readonly commitSize: number;
      readonly notices: readonly string[];
      /** What a person must accept before the import, each kind by itself (IM7). */
      readonly toAccept: readonly Acceptance[];
    };

export interface CommitInput {
  /** Undefined: a new company, which the commit makes as well (IM23). */
  readonly companyId: number | undefined;
  /** The company of the file, under the name that it is to have. */
  readonly company: ImportedCompany;
  readonly companyType: CompanyType;
  readonly fiscalYearId: FiscalYearId;
  readonly requestId: string;
  /** The ETags of documents that already exist, such as the company's settings. */
  readonly etags: Readonly<Partial<Record<DocumentKind, string>>>;
  readonly withSummary: boolean;
}

export interface CommitBody {
  /** JSON. */
  readonly body: Blob;
  /** The documents that the commit writes. */
  readonly keys: readonly string[];
}

interface HoldInput {
  readonly year: "current" | "previous";
  readonly transactions: readonly Transaction[];
}

export interface ExportInput {
  readonly company: Recipient;
  readonly fiscalYear: FiscalYear;
  readonly planName: string;
  readonly accounts: readonly Account[];
  readonly openingBalances: readonly AccountBalance[];
  readonly previous:
    | { readonly fiscalYear: DateRange; readonly openingBalances: readonly AccountBalance[] }
    | undefined;
  /** Records preserved from an import. */
  readonly records: readonly string[];
  readonly date: IsoDate;
  readonly sign: string;
}

export interface ExportAnswer {
  readonly file: Blob;
  readonly sums: ImportSums;
  readonly errors: readonly string[];
  readonly differences: readonly ExportDifference[];
  /** What other programs would read as other texts, a line each. */
  readonly misread: readonly string[];
  readonly hasPreviousYear: boolean;
  readonly keptRecords: number;
}
