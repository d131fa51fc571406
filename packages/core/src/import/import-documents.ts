import type { ReportStructure } from "../account-plan/index.ts";
import type { DocumentKind, HeadOf, ItemOf } from "../document/index.ts";
import type { FiscalYearId } from "../fiscal-year/index.ts";
import type { ImportedBooks } from "./imported-books.ts";

/** What an import writes in one document. */
export interface ImportedDocument<Kind extends DocumentKind> {
  readonly kind: Kind;
  readonly head?: HeadOf<Kind>;
  readonly items?: readonly ItemOf<Kind>[];
}

/** A document of any kind, with the head and items of that kind. */
export type AnyImportedDocument = { readonly [Kind in DocumentKind]: ImportedDocument<Kind> }[DocumentKind];

/**
 * The documents of the new fiscal year, for one commit, in the order that they are written in; documents without
 * content are not made. The report structures are those of the company's type (IM4).
 */
export function importDocuments(
  books: ImportedBooks,
  fiscalYearId: FiscalYearId,
  structures: { readonly balance: ReportStructure; readonly result: ReportStructure },
): readonly AnyImportedDocument[] {
  const { fiscalYear, transactionSeries, planName, origin, unusedRecords: records } = books;
  const { program } = origin;
  const documents: readonly AnyImportedDocument[] = [
    {
      kind: "accountSettings",
      items: [{ id: fiscalYearId, ...fiscalYear, locked: false, transactionSeries }],
    },
    {
      kind: "accountPlan",
      head: {
        name: planName,
        balanceReportStructure: structures.balance,
        resultReportStructure: structures.result,
      },
      items: books.accounts,
    },
    { kind: "accountBalance", items: books.openingBalances },
    ...(records.length === 0
      ? []
      : [{ kind: "sieRecords", head: { ...(program === undefined ? {} : { program }), records } } as const]),
    { kind: "assetManagement", items: books.assets },
    { kind: "attachmentData", items: books.files.map(({ attachment }) => attachment) },
    { kind: "transactions", items: books.transactions },
  ];
  return documents.filter(({ head, items = [] }) => head !== undefined || items.length > 0);
}
