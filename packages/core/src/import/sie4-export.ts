import type { AccountNo } from "../account-plan/index.ts";
import type { FiscalYear } from "../fiscal-year/index.ts";
import { buildLedger, closingBalances } from "../ledger/index.ts";
import { type Ore, ZERO_ORE } from "../money/index.ts";
import { parseSie4, type Sie4Error, type Sie4File, writeSie4 } from "../sie4/index.ts";
import { type ImportSums, importSums } from "./import-sums.ts";
import { accountNumber } from "./plan-of-file.ts";
import { type BooksForSie4, type Sie4ExportFacts, sie4OfBooks } from "./sie4-of-books.ts";

/** An account whose balance in the file is not that of the reports. */
export interface ExportDifference {
  readonly account: AccountNo;
  readonly inFile: Ore;
  readonly inBooks: Ore;
}

export interface Sie4Export {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly sums: ImportSums;
  /** What a reader would refuse in the file; empty in books that keep the rules. */
  readonly errors: readonly Sie4Error[];
  /** Empty when every account's closing balance in the file is the one of the reports. */
  readonly differences: readonly ExportDifference[];
}

/** Told how far the export has come. */
export type ExportProgress = (percent: number, message: string) => void;

/**
 * Writes the books as a SIE 4 file and proves it: the bytes are read again as another program would, and the closing
 * balance of every account is held against the ledger that the reports are computed from (reference of SIE, L).
 */
export function sie4Export(
  books: BooksForSie4 & { readonly fiscalYear: FiscalYear },
  facts: Sie4ExportFacts,
  onProgress: ExportProgress = () => undefined,
): Sie4Export {
  onProgress(20, "Sammanställer kontoplan, balanser och verifikationer");
  const content = sie4OfBooks(books, facts);
  onProgress(40, "Skriver filen");
  const bytes = writeSie4(content, { withChecksum: true });
  onProgress(70, "Läser filen igen och stämmer av varje konto");
  const file = parseSie4(bytes);
  const sums = importSums(books);
  if (!file.ok) return { bytes, sums, errors: file.error, differences: [] };
  const differences = exportDifferences(file.value, books);
  onProgress(100, "Klar");
  return { bytes, sums, errors: [], differences };
}

function exportDifferences(
  file: Sie4File,
  books: BooksForSie4 & { readonly fiscalYear: FiscalYear },
): readonly ExportDifference[] {
  const inBooks = closingBalances(buildLedger(books));
  const inFile = new Map<AccountNo, Ore>();
  for (const { year, account, amount } of [...file.ub, ...file.res]) {
    const number = accountNumber(account);
    if (year === 0 && number !== undefined) inFile.set(number, amount);
  }
  const accounts = [...new Set([...inBooks.keys(), ...inFile.keys()])].sort((a, b) => a - b);
  return accounts
    .map((account) => ({
      account,
      inFile: inFile.get(account) ?? ZERO_ORE,
      inBooks: inBooks.get(account) ?? ZERO_ORE,
    }))
    .filter((pair) => pair.inFile !== pair.inBooks);
}
