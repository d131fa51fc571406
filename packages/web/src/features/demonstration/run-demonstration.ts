import type { Attachment } from "@huvudbok/core/attachment";
import type { CommitIntent } from "@huvudbok/core/document";
import { FEATURE_ID } from "@huvudbok/core/feature";
import type { FiscalYear, FiscalYearId } from "@huvudbok/core/fiscal-year";
import type { Transaction } from "@huvudbok/core/transaction";
import {
  type DemonstrationBooks,
  type DemonstrationYear,
  type Receipt,
  registered,
  type VoucherBatch,
  voucherBatches,
} from "@huvudbok/demonstration";
import type { DocumentEdit } from "../../data/documents/document-edit.ts";
import { newYearChanges } from "../../parts/fiscal-year/new-year-changes.ts";

/** How many vouchers are registered in one commit: few enough to show progress, many enough to be fast. */
const BATCH = 60;

/** What is stored of a company that may be incomplete. */
export interface StoredBooks {
  readonly years: readonly FiscalYear[];
  /** How many vouchers each of them has. */
  readonly registered: ReadonlyMap<FiscalYearId, number>;
  /** Everything is stored, created in another tab or browser. */
  readonly isFinished: boolean;
}

export interface DemonstrationProgress {
  readonly registered: number;
  readonly total: number;
}

/** What the work needs from outside. All calls throw when they fail. */
export interface DemonstrationParts {
  /** The existing company, or a new one. */
  readonly company: () => Promise<number>;
  readonly stored: (companyId: number) => Promise<StoredBooks>;
  readonly books: (stored: StoredBooks) => Promise<DemonstrationBooks>;
  readonly commit: (
    companyId: number,
    intent: CommitIntent,
    changes: readonly DocumentEdit[],
  ) => Promise<void>;
  readonly upload: (companyId: number, yearId: FiscalYearId, receipt: Receipt) => Promise<Attachment>;
  /** Tells the server which voucher the files belong to. */
  readonly link: (
    companyId: number,
    yearId: FiscalYearId,
    registered: Pick<Transaction, "series" | "number">,
    attachmentIds: readonly string[],
  ) => Promise<void>;
  readonly hasFeature: (companyId: number, feature: number) => Promise<boolean>;
  readonly onProgress: (progress: DemonstrationProgress) => void;
  readonly signal: AbortSignal;
}

export interface MadeDemonstration {
  readonly companyId: number;
  /** The current fiscal year. */
  readonly yearId: FiscalYearId;
}

/**
 * Creates the demonstration company, or continues where it was interrupted: what is stored is always the beginning of
 * the books. Stops between two commits when asked to, by throwing the signal's reason.
 */
export async function runDemonstration(parts: DemonstrationParts): Promise<MadeDemonstration> {
  const { signal } = parts;
  const companyId = await parts.company();
  signal.throwIfAborted();
  const stored = await parts.stored(companyId);
  const last = stored.years.at(-1);
  if (stored.isFinished && last !== undefined) return { companyId, yearId: last.id };
  const books = await parts.books(stored);
  const [hasPlus, hasFiles] = await Promise.all([
    parts.hasFeature(companyId, FEATURE_ID.accountingPlus),
    parts.hasFeature(companyId, FEATURE_ID.attachFiles),
  ]);
  const work = new Work(parts, companyId, books, hasFiles);
  for (const year of books.years) {
    const isStored = stored.years.some(({ id }) => id === year.fiscalYear.id);
    if (!isStored) await work.createYear(year, hasPlus);
  }
  for (const year of books.years) {
    await work.registerVouchers(year, stored.registered.get(year.fiscalYear.id) ?? 0);
  }
  await work.finish(hasPlus);
  return { companyId, yearId: books.years[1].fiscalYear.id };
}

class Work {
  readonly #parts: DemonstrationParts;
  readonly #companyId: number;
  readonly #books: DemonstrationBooks;
  readonly #hasFiles: boolean;
  readonly #total: number;
  #registered = 0;

  constructor(parts: DemonstrationParts, companyId: number, books: DemonstrationBooks, hasFiles: boolean) {
    this.#parts = parts;
    this.#companyId = companyId;
    this.#books = books;
    this.#hasFiles = hasFiles;
    this.#total = books.years.reduce((sum, { vouchers }) => sum + vouchers.length, 0);
    this.#tell();
  }

  /** The first one says that the company is not finished. */
  async createYear(year: DemonstrationYear, hasPlus: boolean): Promise<void> {
    const isFirst = year === this.#books.years[0];
    const changes = newYearChanges({ ...year, assetLists: hasPlus ? year.assetLists : [] });
    await this.#commit(
      "edit",
      changes.map((edit) =>
        isFirst && edit.kind === "accountSettings"
          ? { ...edit, head: { isDemonstrationUnfinished: true, vatPeriod: "quarter" } }
          : edit,
      ),
    );
  }

  async registerVouchers(year: DemonstrationYear, already: number): Promise<void> {
    this.#registered += already;
    this.#tell();
    let left = registered(year.vouchers).slice(already);
    for (const batch of voucherBatches(year.vouchers, BATCH, already)) {
      await this.#register(year.fiscalYear.id, batch, left);
      left = left.slice(batch.vouchers.length);
      this.#registered += batch.vouchers.length;
      this.#tell();
    }
  }

  /** Drafts and templates, and the mark that everything is stored. */
  async finish(hasPlus: boolean): Promise<void> {
    const { years, templates } = this.#books;
    const [, { fiscalYear, drafts }] = years;
    const fiscalYearId = fiscalYear.id;
    const files = hasPlus ? await this.#upload(fiscalYearId, drafts) : [];
    const put = drafts.map(({ draft }, index) => ({ ...draft, ...attachmentIds(files[index]) }));
    await this.#commit("edit", [
      ...(hasPlus
        ? [
            ...filesEdit(fiscalYearId, files),
            { kind: "transactionDrafts", fiscalYearId, put } as const,
            { kind: "journalTemplates", put: templates } as const,
          ]
        : []),
      { kind: "accountSettings", head: { vatPeriod: "quarter" } },
    ]);
  }

  async #register(
    fiscalYearId: FiscalYearId,
    { intent, vouchers }: VoucherBatch,
    registering: readonly Transaction[],
  ): Promise<void> {
    const files = await this.#upload(fiscalYearId, vouchers);
    const append = vouchers.map(({ transaction }, index) => ({
      ...transaction,
      ...attachmentIds(files[index]),
    }));
    await this.#commit(intent, [
      ...filesEdit(fiscalYearId, files),
      { kind: "transactions", fiscalYearId, append },
    ]);
    await Promise.all(
      registering.slice(0, vouchers.length).map(async (transaction, index) => {
        const file = files[index];
        if (file !== undefined) await this.#parts.link(this.#companyId, fiscalYearId, transaction, [file.id]);
      }),
    );
  }

  /** The existing papers, in the order of the events; undefined for an event without one. */
  #upload(
    yearId: FiscalYearId,
    events: readonly { readonly receipt?: Receipt }[],
  ): Promise<readonly (Attachment | undefined)[]> {
    return Promise.all(
      events.map(async ({ receipt }) =>
        receipt === undefined || !this.#hasFiles
          ? undefined
          : this.#parts.upload(this.#companyId, yearId, receipt),
      ),
    );
  }

  async #commit(intent: CommitIntent, changes: readonly DocumentEdit[]): Promise<void> {
    this.#parts.signal.throwIfAborted();
    await this.#parts.commit(this.#companyId, intent, changes);
  }

  #tell(): void {
    this.#parts.onProgress({ registered: this.#registered, total: this.#total });
  }
}

function attachmentIds(file: Attachment | undefined) {
  return file === undefined ? {} : { attachmentIds: [file.id] };
}

function filesEdit(
  fiscalYearId: FiscalYearId,
  files: readonly (Attachment | undefined)[],
): readonly DocumentEdit[] {
  const put = files.filter((file) => file !== undefined);
  return put.length === 0 ? [] : [{ kind: "attachmentData", fiscalYearId, put }];
}
