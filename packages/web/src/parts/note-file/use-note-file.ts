import { type Attachment, noteFileName, noteTitle } from "@huvudbok/core/attachment";
import { useState } from "react";
import * as z from "zod/mini";
import { useCompany } from "../../data/company/selected-company.ts";
import { loadFile } from "../../data/files/files.ts";
import { uploadAttachment } from "../../data/files/upload-attachment.ts";
import { useFiscalYear } from "../../data/fiscal-years.ts";
import { useSessionState } from "../../data/session.ts";
import { useAskBeforeClosing } from "../../ui/link/ask-before-closing.ts";
import { pageErrorOf } from "../../ui/page-frame/error-level.ts";
import { usePageError } from "../../ui/page-frame/use-page-error.ts";

/** A note while it is written. */
const draftSchema = z.nullable(
  z.object({
    title: z.string(),
    text: z.string(),
    /** As it is stored: of a new one nothing is. */
    before: z.optional(z.object({ id: z.string(), title: z.string(), text: z.string() })),
  }),
);

interface NoteFileOptions {
  /** What the note belongs to: what is typed is kept under it while the tab is open. */
  readonly owner: string;
  /** Saves the uploaded file, in the place of the one with the id `replaces` where that is given. Throws what went wrong. */
  readonly onUploaded: (uploaded: Attachment, replaces: string | undefined) => Promise<void>;
}

/** A markdown note that is written in the page: it is uploaded as a new file, which then replaces the old one (B35). */
export function useNoteFile({ owner, onUploaded }: NoteFileOptions) {
  const companyId = useCompany()?.id;
  const fiscalYearId = useFiscalYear()?.id;
  const [draft, setDraft] = useSessionState(`noteFile ${fiscalYearId ?? ""} ${owner}`, draftSchema, null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = usePageError();
  const isChanged =
    draft !== null &&
    (draft.text !== (draft.before?.text ?? "") || draft.title !== (draft.before?.title ?? ""));
  useAskBeforeClosing(isChanged);

  async function during(work: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (thrown) {
      setError(pageErrorOf(thrown));
    } finally {
      setIsBusy(false);
    }
  }
  async function edit({ id, name, fileId, editedId }: Attachment): Promise<void> {
    if (companyId === undefined) return;
    const { bytes } = await loadFile(companyId, editedId ?? fileId);
    const before = { id, title: noteTitle(name), text: new TextDecoder().decode(bytes) };
    setDraft({ title: before.title, text: before.text, before });
  }
  async function save(): Promise<void> {
    if (draft === null || companyId === undefined || fiscalYearId === undefined) return;
    const file = new File([draft.text], noteFileName(draft.title), { type: "text/markdown" });
    await onUploaded(await uploadAttachment({ companyId, fiscalYearId, file }), draft.before?.id);
    setDraft(null);
  }
  return {
    draft: draft ?? undefined,
    isBusy,
    error,
    /** Whether there is anything to save. */
    isSavable: isChanged && draft.text.trim() !== "" && !isBusy,
    begin: () => setDraft({ title: "", text: "" }),
    edit: (attachment: Attachment) => void during(() => edit(attachment)),
    change: (fields: { readonly title?: string; readonly text?: string }) =>
      draft !== null && setDraft({ ...draft, ...fields }),
    save: () => void during(save),
    /** Closes the box; what was typed is given up. The answer opens it again. */
    cancel: () => {
      setError(undefined);
      setDraft(null);
      return isChanged ? () => setDraft(draft) : undefined;
    },
  };
}

export type NoteFile = ReturnType<typeof useNoteFile>;
