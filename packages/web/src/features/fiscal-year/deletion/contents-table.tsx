import { anyKind } from "@huvudbok/core/document";
import { NOTHING_TO_DELETE_TEXT } from "@huvudbok/core/fiscal-year";
import { formatCount } from "@huvudbok/core/money";
import { type Fact, FactTable } from "../../../parts/import/fact-table.tsx";
import { Notice } from "../../../ui/page-frame/notice.tsx";
import type { YearContents } from "./load-year.ts";

/** What goes with the year, in numbers. */
export function ContentsTable({ contents }: { readonly contents: YearContents }) {
  if (isEmpty(contents)) {
    return (
      <Notice kind="info" title={NOTHING_TO_DELETE_TEXT}>
        Ingenting är sparat i räkenskapsåret. Det tas bort ur listan.
      </Notice>
    );
  }
  return <FactTable title="Det här raderas" facts={contentFacts(contents)} />;
}

/** Whether the year is in the list and nothing else is there. */
function isEmpty({ documents, fileIds, forms }: YearContents): boolean {
  return documents.size + fileIds.size + forms.length === 0;
}

/** The texts of the documents, files and copies that go, with how many of each. */
function contentFacts(contents: YearContents): readonly Fact[] {
  const { documents, attachments, fileIds, heldFiles, forms } = contents;
  const count = (number: number) => formatCount(number);
  return [
    { label: "Filer", value: count(fileIds.size) },
    { label: "Bifogade filer", value: count(attachments.length) },
    { label: "Dokument", value: count(documents.size) },
    ...[...documents]
      .filter(([kind, items]) => items > 0 && kind !== "attachmentData")
      .map(([kind, items]) => ({ label: TITLES[kind] ?? anyKind(kind).title, value: count(items) })),
    // Each document is held here as well, since all of them have just been loaded.
    {
      label: "Lokala nycklar i den här webbläsaren",
      value: count(documents.size + heldFiles.length + forms.length),
    },
  ];
}

/** What several of them are called. */
const TITLES: Readonly<Record<string, string>> = {
  accountPlan: "Konton i kontoplanen",
  accountBalance: "Konton med ingående balans",
  transactions: "Transaktioner",
  transactionDrafts: "Utkast",
  assetManagement: "Inventarielistor",
  incomeTax: "Ifyllda fält i deklarationen",
  bankStatements: "Rader ur kontoutdrag",
};
