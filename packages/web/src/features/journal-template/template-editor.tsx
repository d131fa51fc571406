import { changeRefusalText } from "@huvudbok/core/document";
import type { JournalTemplate } from "@huvudbok/core/journal-template";
import { type ReactNode, useState } from "react";
import { ownRefusal } from "../../data/documents/own-refusal.ts";
import { askedHere } from "../../data/unfinished/give-up-conflict.ts";
import type { Unfinished } from "../../data/unfinished/use-unfinished.ts";
import type { UsedDocument } from "../../data/use-document-at.ts";
import { pushAddress } from "../../navigation/address.ts";
import { useAction } from "../../ui/form/use-action.ts";
import { useChoiceError } from "../../ui/form/use-choice-error.ts";
import { useEdit } from "../../ui/form/use-edit.ts";
import { usePageData } from "../../ui/loading/page-data.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { useDeleteTemplate } from "./delete-template.tsx";
import type { TemplateFormContent } from "./template-form-content.ts";
import { TemplateFormView } from "./template-form-view.tsx";
import { useTemplateForm } from "./use-template-form.ts";

interface TemplateEditorProps {
  readonly unfinished: Unfinished<TemplateFormContent>;
  /** Shown above the form: what was begun before, or that another tab edits it. */
  readonly above: ReactNode;
  readonly document: UsedDocument<"journalTemplates">;
  /** The id of what is edited; undefined for a new template. */
  readonly id?: string | undefined;
  /** What a new template begins with. */
  readonly begins?: JournalTemplate | undefined;
  readonly notice?: ReactNode;
}

const LIST = "/accounting/journalTemplates";

/** The form of a template on its page, with what saves and deletes it. */
export function TemplateEditor({ unfinished, above, document, id, begins, notice }: TemplateEditorProps) {
  const accounts = usePageData("accountPlan").items;
  const { items: templates, isSynced } = document;
  const form = useTemplateForm({ unfinished, templates, id, begins, accounts, isSynced });
  const edit = useEdit();
  const saving = useAction();
  const [isDeleting, setIsDeleting] = useState(false);
  const deletion = useDeleteTemplate(id === undefined ? undefined : templates.get(id), {
    opened: isDeleting,
    onClose: () => setIsDeleting(false),
    onDeleted: form.saved,
  });
  const error = useChoiceError(
    saving.error ?? deletion.error,
    !saving.isRunning && form.conflicts.length > 0,
  );
  function save() {
    const { template } = form;
    const refusal = ownRefusal("journalTemplates", { put: [template] }, { existing: templates });
    if (refusal !== undefined) return saving.fail(changeRefusalText(refusal));
    form.sent();
    saving.run(async (isHere) => {
      const label = `Konteringsmallen ${template.name} är sparad`;
      await askedHere(edit(label, [{ kind: "journalTemplates", put: [template] }]), isHere);
      form.saved();
      if (isHere()) pushAddress(LIST);
    });
  }
  return (
    <PageFrame
      state={saving.isRunning || deletion.isRunning ? "Loading" : "Default"}
      error={error}
      toolbar={deletion.toolbar(() => setIsDeleting(true))}
    >
      {notice}
      {above}
      <TemplateFormView
        form={form}
        accounts={accounts}
        isReadOnly={unfinished.state !== "mine"}
        onSave={save}
      />
      {deletion.dialog}
    </PageFrame>
  );
}
