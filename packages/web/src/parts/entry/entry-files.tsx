import type { Attachment } from "@huvudbok/core/attachment";
import { dateInFileName, type IsoDate, rangeContains } from "@huvudbok/core/calendar";
import { FEATURE_ID } from "@huvudbok/core/feature";
import { IconCheck } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useHasFeature } from "../../data/company/use-features.ts";
import { useFiscalYear } from "../../data/fiscal-years.ts";
import { useCommit } from "../../data/use-commit.ts";
import { Button } from "../../ui/button/button.tsx";
import { FileDrop } from "../../ui/files/file-drop.tsx";
import { FilePanel } from "../../ui/files/file-panel.tsx";
import { MissingFiles } from "../../ui/files/missing-files.tsx";
import { isPastedPicture } from "../../ui/files/pasted-picture.ts";
import { replaced } from "../../ui/files/replaced.ts";
import { shownAttachment } from "../../ui/files/shown-attachment.ts";
import { useAttachments } from "../../ui/files/use-attachments.ts";
import { useUploads } from "../../ui/files/use-uploads.ts";
import { FeatureOff } from "../../ui/loading/feature-gate.tsx";
import { ErrorBox } from "../../ui/page-frame/error-box.tsx";
import { useLatest } from "../../ui/use-latest.ts";
import { NoteFileEditor } from "../note-file/note-file-editor.tsx";
import { useNoteFile } from "../note-file/use-note-file.ts";
import classes from "./entry-files.module.css";
import { RemoveFileDialog } from "./remove-file-dialog.tsx";

interface EntryFilesProps {
  readonly attachmentIds: readonly string[];
  readonly onChange: (attachmentIds: readonly string[]) => void;
  /** The date of the form, and what to do when the date in a file's name is chosen for it. */
  readonly date?: IsoDate | undefined;
  readonly onDate?: (date: IsoDate) => void;
  /** What the files belong to: the transaction unless it says otherwise. */
  readonly owner?: string;
  /** What a note that is being written is kept under. */
  readonly noteOwner: string;
  /** Called when an upload starts and when all uploads are done: until then the form does not have all its files. */
  readonly onBusy?: (isBusy: boolean) => void;
}

/**
 * The files of a transaction that is being entered, beside its form. They are stored at once; the form holds their ids.
 */
export function EntryFiles(props: EntryFilesProps) {
  const { attachmentIds, onChange, date, onDate, owner = "transaktionen", noteOwner, onBusy } = props;
  const hasFeature = useHasFeature(FEATURE_ID.attachFiles);
  const save = useSaveFiles();
  const { attachments, missing, error } = useAttachments(attachmentIds);
  const [chosenId, setChosenId] = useState<string>();
  const [leaving, setLeaving] = useState<Attachment>();
  // An upload takes time: the form may have got other files meanwhile.
  const latest = useLatest(attachmentIds);
  const uploads = useUploads({
    stopsOnLeave: true,
    onUploaded: async (uploaded) => {
      await save(uploaded);
      onChange([...latest.current, ...uploaded.map(({ id }) => id)]);
      setChosenId(uploaded.at(-1)?.id);
    },
  });
  const note = useNoteFile({
    owner: noteOwner,
    onUploaded: async (uploaded, replaces) => {
      await save([uploaded]);
      onChange(replaced(latest.current, [uploaded.id], replaces));
      setChosenId(uploaded.id);
    },
  });
  const shown = shownAttachment(attachments, chosenId);
  const isBusy = uploads.isBusy || (note.isBusy && note.draft !== undefined);
  const notifyBusy = useLatest(onBusy);
  useEffect(() => {
    notifyBusy.current?.(isBusy);
  }, [isBusy, notifyBusy]);
  return (
    <div className={classes.files}>
      <h2 className="visually-hidden">Underlag</h2>
      {error !== undefined && <ErrorBox error={error} />}
      <FilePanel
        attachments={attachments}
        chosenId={chosenId}
        onChoose={setChosenId}
        onRemove={setLeaving}
        onEdit={hasFeature && note.draft === undefined ? note.edit : undefined}
        chips={
          shown !== undefined &&
          onDate !== undefined && <DateChip fileName={shown.name} date={date} onDate={onDate} />
        }
      />
      <MissingFiles ids={missing} />
      {hasFeature && <NoteFileEditor note={note} />}
      {hasFeature ? (
        <FileDrop uploads={uploads} isAlone={attachmentIds.length === 0} keys="Alt U" />
      ) : (
        <FeatureOff feature={FEATURE_ID.attachFiles} />
      )}
      <RemoveFileDialog
        file={leaving}
        onCancel={() => setLeaving(undefined)}
        onConfirm={(file) => onChange(attachmentIds.filter((id) => id !== file.id))}
      >
        {`${leaving?.name ?? ""} hör sedan inte längre till ${owner}.`}
      </RemoveFileDialog>
    </div>
  );
}

interface DateChipProps {
  readonly fileName: string;
  readonly date: IsoDate | undefined;
  readonly onDate: (date: IsoDate) => void;
}

/** Offers the date in the file's name as the form's date when it is inside the fiscal year. */
function DateChip({ fileName, date, onDate }: DateChipProps) {
  const year = useFiscalYear();
  const found = isPastedPicture(fileName) ? undefined : dateInFileName(fileName);
  if (found === undefined || year === undefined || !rangeContains(year, found)) return null;
  const isTaken = found === date;
  return (
    <div className={classes.chips}>
      <span>Hittat i filnamnet</span>
      <Button
        size="compact-sm"
        aria-pressed={isTaken}
        leftSection={isTaken ? <IconCheck size={14} stroke={1.65} aria-hidden /> : undefined}
        onClick={() => onDate(found)}
      >
        {found}
      </Button>
    </div>
  );
}

/** Stores files that a form has got. */
function useSaveFiles() {
  const commit = useCommit();
  return async (files: readonly Attachment[]): Promise<void> => {
    const label = files.map(({ name }) => name).join(", ");
    const saved = await commit({ intent: "edit", label, changes: [{ kind: "attachmentData", put: files }] });
    if (!saved.ok) throw saved.error;
  };
}
