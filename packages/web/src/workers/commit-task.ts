import { isCompanyType } from "@huvudbok/core/company";
import {
  type DocumentKind,
  documentKey,
  encodeHead,
  encodeItem,
  NEW_COMPANY_ID,
} from "@huvudbok/core/document";
import { fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import {
  type ImportedBooks,
  type ImportedDocument,
  importDocuments,
  type PublishedChart,
  recipientOfImport,
  structuresFor,
} from "@huvudbok/core/import";
import { invariant } from "@huvudbok/core/shared";
import type { CommitBody, CommitInput, CommitProgress } from "./tasks.ts";

/** How many items become text at a time, so that a large year is never one string. */
const ITEMS_PER_PART = 2000;

/** The longest file name that the server accepts; of a longer one the end is kept. */
const LONGEST_FILE_NAME = 255;

/** The step of an import that is shown for a document (IM9); other documents show none. */
const STEPS: Readonly<
  Partial<Record<DocumentKind, Pick<CommitProgress, "step" | "text"> & { readonly isCounted?: true }>>
> = {
  accountSettings: { step: "CreateFiscalYear", text: "Förbereder räkenskapsår" },
  accountPlan: { step: "CreateAccountingPlan", text: "Förbereder kontoplan" },
  accountBalance: { step: "CreateBalance", text: "Förbereder ingående balans" },
  transactions: { step: "CreateTransactions", text: "Förbereder transaktion", isCounted: true },
};

/** The body of the one commit that stores an import, all or nothing (IM9). */
export function commitBody(
  input: CommitInput,
  books: ImportedBooks,
  charts: readonly PublishedChart[],
  onProgress: (progress: CommitProgress) => void,
): CommitBody {
  const { companyId = NEW_COMPANY_ID, companyType, fiscalYearId, requestId } = input;
  const structures = structuresFor(charts, companyType, books.accounts);
  invariant(structures !== undefined, "every legal form has report structures");
  const { format, fileName } = books.origin;
  const importedFile = fileName === "" ? undefined : { format, fileName: fileName.slice(-LONGEST_FILE_NAME) };
  const newCompany =
    input.companyId === undefined ? { recipient: recipientOfImport(input.company, companyType) } : undefined;
  const start = JSON.stringify({ companyId, newCompany, intent: "import", requestId, importedFile });
  const parts = [`${start.slice(0, -1)},"changes":[`];
  const keys: string[] = [];
  for (const document of importDocuments(books, fiscalYearId, structures)) {
    const key = documentKey(document.kind, companyId, fiscalYearId);
    if (keys.length > 0) parts.push(",");
    parts.push(...changeTexts(document, key, input, onProgress));
    keys.push(key);
  }
  parts.push("]}");
  return { body: new Blob(parts, { type: "application/json" }), keys };
}

const NO_YEAR = fiscalYearIdFromGuid("0".repeat(32));

/**
 * About how many bytes the commit of the books is, before it is known where they go: company, type and ids are a few
 * kilobytes more or less.
 */
export function commitSize(books: ImportedBooks, charts: readonly PublishedChart[]): number {
  const companyType = charts.flatMap(({ companyTypes }) => companyTypes).find(isCompanyType);
  if (companyType === undefined) return 0;
  const { company } = books;
  const order = { companyId: undefined, company, companyType, fiscalYearId: NO_YEAR, requestId: NO_YEAR };
  return commitBody({ ...order, etags: {}, withSummary: false }, books, charts, () => undefined).body.size;
}

/** A change of one document as pieces of JSON. */
function changeTexts<Kind extends DocumentKind>(
  { kind, head, items = [] }: ImportedDocument<Kind>,
  key: string,
  { etags }: CommitInput,
  onProgress: (progress: CommitProgress) => void,
): readonly string[] {
  const ifMatch = etags[kind];
  const change = JSON.stringify({
    key,
    ...(ifMatch === undefined ? {} : { ifMatch }),
    ...(head === undefined ? {} : { head: encodeHead(kind, head) }),
  });
  reportStep(kind, 0, items.length, onProgress);
  if (items.length === 0) return [change];
  const texts = [`${change.slice(0, -1)},"put":[`];
  for (let from = 0; from < items.length; from += ITEMS_PER_PART) {
    const part = items.slice(from, from + ITEMS_PER_PART);
    const text = part.map((item) => JSON.stringify(encodeItem(kind, item))).join(",");
    texts.push(from === 0 ? text : `,${text}`);
    reportStep(kind, from + part.length, items.length, onProgress);
  }
  texts.push("]}");
  return texts;
}

function reportStep(
  kind: DocumentKind,
  done: number,
  total: number,
  onProgress: (progress: CommitProgress) => void,
): void {
  const told = STEPS[kind];
  if (told === undefined) return;
  const { step, text, isCounted } = told;
  if (isCounted === true) onProgress({ step, share: done / total, text: `${text} ${done} av ${total}` });
  else if (done === 0) onProgress({ step, share: 0, text });
}
