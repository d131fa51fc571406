import { useDocument } from "../../data/use-document.ts";
import { useParams } from "../../navigation/use-address.ts";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { EmptyState } from "../../ui/loading/empty-state.tsx";
import { isLoaded } from "../../ui/loading/is-loaded.ts";
import { useBooks } from "../../ui/loading/page-data.ts";
import { WaitingPage } from "../../ui/loading/waiting-page.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { UnfinishedFormPage } from "../../ui/unfinished/unfinished-form-page.tsx";
import { TemplateEditor } from "./template-editor.tsx";
import { TEMPLATE_FORMAT, templateFormName } from "./template-form-content.ts";

/** /accounting/journalTemplates/{id}/edit: a template that is stored. */
export function JournalTemplateEditPage() {
  const { company } = useBooks();
  const { id = "" } = useParams();
  const document = useDocument("journalTemplates");
  if (!isLoaded(document.state)) return <WaitingPage error={document.error} />;
  if (!document.items.has(id)) return <NoSuchTemplate />;
  return (
    <UnfinishedFormPage
      key={`${company.id}-${id}`}
      what="Konteringsmallen"
      companyId={company.id}
      fiscalYearId=""
      form={templateFormName(id, undefined)}
      format={TEMPLATE_FORMAT}
    >
      {(unfinished, above) => (
        <TemplateEditor unfinished={unfinished} above={above} document={document} id={id} />
      )}
    </UnfinishedFormPage>
  );
}

function NoSuchTemplate() {
  return (
    <PageFrame>
      <EmptyState
        title="Konteringsmallen finns inte"
        actions={
          <LinkButton variant="filled" to="/accounting/journalTemplates">
            Alla konteringsmallar
          </LinkButton>
        }
      >
        Den kan vara raderad, eller höra till ett annat företag.
      </EmptyState>
    </PageFrame>
  );
}
