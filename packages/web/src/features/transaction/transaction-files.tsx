import type { Attachment } from "@huvudbok/core/attachment";
import { FEATURE_ID } from "@huvudbok/core/feature";
import { attachedFileIds, mayRemoveFile, type Transaction } from "@huvudbok/core/transaction";
import { useMemo, useState } from "react";
import { useHasFeature } from "../../data/company/use-features.ts";
import { useFiscalYear } from "../../data/fiscal-years.ts";
import { useRights } from "../../data/rights.ts";
import { RemoveFileDialog } from "../../parts/entry/remove-file-dialog.tsx";
import { NoteFileEditor } from "../../parts/note-file/note-file-editor.tsx";
import { useNoteFile } from "../../parts/note-file/use-note-file.ts";
import { FileDrop } from "../../ui/files/file-drop.tsx";
import { FilePanel } from "../../ui/files/file-panel.tsx";
import { MissingFiles } from "../../ui/files/missing-files.tsx";
import { useAttachments } from "../../ui/files/use-attachments.ts";
import { useUploads } from "../../ui/files/use-uploads.ts";
import { FeatureOff } from "../../ui/loading/feature-gate.tsx";
import { ErrorBox } from "../../ui/page-frame/error-box.tsx";
import classes from "./transaction-view.module.css";
import { useTransactionFiles } from "./use-transaction-files.ts";

const KEEPS_OLD = "Det är låst: den gamla filen står kvar, och den nya läggs till.";

/** The files (verifikat) of a registered transaction: shown, added, and removed where the rules allow. */
export function TransactionFiles({ transaction }: { readonly transaction: Transaction }) {
  const hasFeature = useHasFeature(FEATURE_ID.attachFiles);
  const { mayWrite } = useRights();
  const year = useFiscalYear();
  const ids = useMemo(() => attachedFileIds(transaction), [transaction]);
  const { attachments, missing, error } = useAttachments(ids);
  const [chosenId, setChosenId] = useState<string>();
  const [leaving, setLeaving] = useState<Attachment>();
  const files = useTransactionFiles(transaction);
  const uploads = useUploads({
    onUploaded: async (uploaded) => {
      await files.add(uploaded);
      setChosenId(uploaded.at(-1)?.id);
    },
  });
  const isYearLocked = year?.locked === true;
  const mayRemove = (id: string) => mayRemoveFile(transaction, id, isYearLocked);
  const note = useNoteFile({
    owner: `${transaction.series} ${transaction.number}`,
    onUploaded: async (uploaded, replaces) => {
      // What must stay stays, and the new one comes beside it.
      await files.add([uploaded], replaces !== undefined && mayRemove(replaces) ? replaces : undefined);
      setChosenId(uploaded.id);
    },
  });
  const mayAdd = hasFeature && mayWrite;
  const { before } = note.draft ?? {};
  const failure = files.error ?? error;
  return (
    <div className={classes.files} data-print={attachments.length === 0 ? "hidden" : undefined}>
      <h2>Underlag</h2>
      {failure !== undefined && <ErrorBox error={failure} />}
      <FilePanel
        attachments={attachments}
        chosenId={chosenId}
        onChoose={setChosenId}
        onRemove={mayAdd ? setLeaving : undefined}
        mayRemove={({ id }) => mayRemove(id)}
        onEdit={mayAdd && note.draft === undefined ? note.edit : undefined}
      />
      <MissingFiles ids={missing} />
      {mayAdd && (
        <NoteFileEditor
          note={note}
          keepsOld={before === undefined || mayRemove(before.id) ? undefined : KEEPS_OLD}
        />
      )}
      {mayAdd && <FileDrop uploads={uploads} />}
      {!hasFeature && <FeatureOff feature={FEATURE_ID.attachFiles} />}
      {!mayWrite && ids.length === 0 && <p>Inga filer.</p>}
      <RemoveFileDialog
        file={leaving}
        onCancel={() => setLeaving(undefined)}
        onConfirm={(file) => void files.remove(file)}
      >
        {`${leaving?.name ?? ""} visas inte längre på ${transaction.series} ${transaction.number}. Filen finns kvar i behandlingshistoriken.`}
      </RemoveFileDialog>
    </div>
  );
}
