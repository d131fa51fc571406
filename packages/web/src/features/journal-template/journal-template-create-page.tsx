import {
  type JournalTemplate,
  NO_TEMPLATE_TEXT,
  templateFromTransaction,
} from "@huvudbok/core/journal-template";
import type { Transaction } from "@huvudbok/core/transaction";
import { useState } from "react";
import { useDocument } from "../../data/use-document.ts";
import { useQueryState } from "../../ui/link/query-state.ts";
import { isLoaded } from "../../ui/loading/is-loaded.ts";
import { useBooks, usePageData } from "../../ui/loading/page-data.ts";
import { WaitingPage } from "../../ui/loading/waiting-page.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { UnfinishedFormPage } from "../../ui/unfinished/unfinished-form-page.tsx";
import { TemplateEditor } from "./template-editor.tsx";
import { TEMPLATE_FORMAT, templateFormName } from "./template-form-content.ts";

/** /accounting/journalTemplates/create: a new template, empty or from the transaction that the address names. */
export function JournalTemplateCreatePage() {
  const { company } = useBooks();
  const [query] = useQueryState();
  const transaction = query("transaction");
  const document = useDocument("journalTemplates");
  const begins = useTemplateOf(transaction);
  if (!isLoaded(document.state)) return <WaitingPage error={document.error} />;
  return (
    <UnfinishedFormPage
      key={`${company.id}-${transaction}`}
      what="Konteringsmallen"
      companyId={company.id}
      fiscalYearId=""
      form={templateFormName(undefined, transaction)}
      format={TEMPLATE_FORMAT}
    >
      {(unfinished, above) => (
        <TemplateEditor
          unfinished={unfinished}
          above={above}
          document={document}
          begins={begins}
          notice={
            transaction !== undefined &&
            begins === undefined && <Notice kind="warning">{`${NO_TEMPLATE_TEXT}.`}</Notice>
          }
        />
      )}
    </UnfinishedFormPage>
  );
}

/** The template that a transaction of the year gives; undefined when none is named, or it gives none. */
function useTemplateOf(id: string | undefined): JournalTemplate | undefined {
  const transactions: ReadonlyMap<string, Transaction> = usePageData("transactions").items;
  const accounts = usePageData("accountPlan").items;
  const [made] = useState(() => {
    const transaction = id === undefined ? undefined : transactions.get(id);
    if (transaction === undefined) return undefined;
    const known = new Set([...accounts.values()].map((account) => Number(account.id)));
    return templateFromTransaction(transaction, known, "");
  });
  return made?.ok === true ? made.value : undefined;
}
