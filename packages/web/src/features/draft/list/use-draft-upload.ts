import { attachmentKind } from "@huvudbok/core/attachment";
import { draftOfFile } from "@huvudbok/core/draft";
import { FEATURE_ID } from "@huvudbok/core/feature";
import { formatCounted } from "@huvudbok/core/money";
import { useState } from "react";
import { useHasFeature } from "../../../data/company/use-features.ts";
import { useCommit } from "../../../data/use-commit.ts";
import { useFileDrop } from "../../../ui/files/use-file-drop.ts";
import { type Upload, useUploads } from "../../../ui/files/use-uploads.ts";
import { useUndoAction } from "../../../ui/form/use-undo-action.ts";
import { useToast } from "../../../ui/label/toast.tsx";
import type { PageError } from "../../../ui/page-frame/error-level.ts";
import { filesError, unknownFilesError } from "./unknown-files.ts";

export interface DraftUpload {
  readonly add: (files: readonly File[]) => void;
  readonly uploads: readonly Upload[];
  readonly error: PageError | undefined;
  /** Files are dragged over the page. */
  readonly isDragging: boolean;
  /** The company does not have the feature of files, and somebody has tried to upload one. */
  readonly isFeatureOff: boolean;
}

/** Makes a draft of each picture or PDF that is chosen, dropped on the page or pasted into it, in one commit. */
export function useDraftUpload(mayWrite: boolean): DraftUpload {
  const hasFeature = useHasFeature(FEATURE_ID.attachFiles);
  const commit = useCommit();
  const toast = useToast();
  const undo = useUndoAction();
  const [refused, setRefused] = useState<PageError>();
  const [isFeatureOff, setIsFeatureOff] = useState(false);
  const uploads = useUploads({
    stopsOnLeave: true,
    onUploaded: async (attachments) => {
      const drafts = attachments.map(({ id, name }) =>
        draftOfFile({ attachmentId: id, name }, crypto.randomUUID()),
      );
      const label = `${formatCounted(drafts.length, "utkast", "utkast")} av filer`;
      const saved = await commit({
        intent: "edit",
        label,
        changes: [
          { kind: "attachmentData", put: attachments },
          { kind: "transactionDrafts", put: drafts },
        ],
      });
      if (!saved.ok) throw saved.error;
      const { requestId } = saved.value;
      toast({ text: `${label} skapade`, undo: () => void undo(requestId) });
    },
  });
  function add(files: readonly File[]): void {
    const unknown = files.filter(({ name }) => attachmentKind(name) === undefined);
    const known = files.filter((file) => !unknown.includes(file));
    void unknownFilesError(unknown).then(setRefused);
    setIsFeatureOff(!hasFeature && known.length > 0);
    if (hasFeature) uploads.add(known);
  }
  const isDragging = useFileDrop(add, mayWrite);
  const error = filesError(refused, uploads.error);
  return { add, uploads: uploads.uploads, error, isDragging, isFeatureOff };
}
