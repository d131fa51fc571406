import type { Draft } from "@huvudbok/core/draft";
import { FEATURE_ID } from "@huvudbok/core/feature";
import { IconArrowLeft, IconDeviceFloppy, IconPlus, IconTrash, IconUpload } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useHasFeature } from "../../../data/company/use-features.ts";
import { AutoDistributionToggle } from "../../../parts/entry/auto-distribution-toggle.tsx";
import { EntryFiles } from "../../../parts/entry/entry-files.tsx";
import { EntryFormView } from "../../../parts/entry/entry-form-view.tsx";
import { LeaveDialog } from "../../../parts/entry/leave-dialog.tsx";
import { ModeControl } from "../../../parts/entry/mode-control.tsx";
import { focusAgain } from "../../../parts/entry/row/cell-focus.ts";
import { chooseFiles } from "../../../ui/files/file-drop.tsx";
import { useFilePanelSize } from "../../../ui/files/use-file-panel-size.tsx";
import { ConfirmDialog } from "../../../ui/form/confirm-dialog.tsx";
import { EditConflict } from "../../../ui/form/edit-conflict.tsx";
import { PageFrame } from "../../../ui/page-frame/page-frame.tsx";
import type { ToolbarAction } from "../../../ui/page-frame/toolbar-button.tsx";
import { useShortcuts } from "../../../ui/page-frame/use-shortcuts.ts";
import { BookedNotice } from "./booked-notice.tsx";
import type { DraftEntryProps } from "./draft-entry-props.ts";
import { DRAFT_HELP } from "./draft-help.ts";
import { DraftSuggestions } from "./draft-suggestions.tsx";
import { draftText } from "./draft-text.ts";
import { GoneNotice } from "./gone-notice.tsx";
import { useDraftEntry } from "./use-draft-entry.ts";

type DraftForm = ReturnType<typeof useDraftEntry>;

/** The entry form of a draft: saved, deleted, or registered as a transaction. */
export function DraftEntryForm(props: DraftEntryProps) {
  const { id, stored, accounts, above, isInOtherTab } = props;
  const entry = useDraftEntry(props);
  const { form, store } = entry;
  const hasFiles = useHasFeature(FEATURE_ID.attachFiles);
  const [isDeleting, setIsDeleting] = useState(false);
  const asideSize = useFilePanelSize();
  const startCell = useRef(entry.cell);
  useEffect(() => focusAgain(startCell.current, "entry-date"), []);
  const onDelete = () => setIsDeleting(true);
  const register = { label: "Registrera", shortcut: "Enter", onClick: () => entry.register?.() };
  useShortcuts([register], !isInOtherTab, () => undefined);
  return (
    <PageFrame
      help={DRAFT_HELP}
      error={entry.error}
      toolbar={toolbarOf(entry, { isInOtherTab, isStored: stored !== undefined, hasFiles, onDelete })}
      controls={
        <>
          <AutoDistributionToggle />
          <ModeControl mode={form.mode} hindrance={entry.simpleHindrance} onChange={entry.changeMode} />
        </>
      }
      asideSize={asideSize}
      asideTitle="Underlag"
      aside={
        <EntryFiles
          attachmentIds={form.attachmentIds}
          onChange={(attachmentIds) => store.dispatch({ kind: "attachments", attachmentIds })}
          date={form.date}
          onDate={(date) => store.dispatch({ kind: "date", date })}
          owner="utkastet"
          noteOwner={`utkast ${id}`}
          onBusy={entry.setIsUploading}
        />
      }
    >
      {above}
      <DraftNotices id={id} stored={stored} entry={entry} />
      <EntryFormView
        entry={entry}
        start={entry.start}
        accounts={accounts}
        isReadOnly={isInOtherTab}
        offer={{
          content: entry.isOffered ? <DraftSuggestions suggestions={entry.suggestions} /> : undefined,
          takeNext: entry.suggestions.takeNext,
        }}
        onLeave={entry.leaving.ask}
      />
      <DraftDialogs
        entry={entry}
        stored={stored}
        isDeleting={isDeleting}
        onDeleted={() => setIsDeleting(false)}
      />
    </PageFrame>
  );
}

interface DraftNoticesProps extends Pick<DraftEntryProps, "id" | "stored"> {
  readonly entry: DraftForm;
}

/** What has become of the draft, what it may be, or what somebody else has made of it. */
function DraftNotices({ id, stored, entry }: DraftNoticesProps) {
  const { edit, suggestions } = entry;
  if (entry.isGone) {
    const { registeredAs, isUnanswered, became } = entry;
    return <GoneNotice id={id} registered={registeredAs} isUnanswered={isUnanswered} became={became} />;
  }
  return (
    <>
      {suggestions.doubt !== undefined && <BookedNotice doubt={suggestions.doubt} event={entry.form} />}
      {edit.hasConflict && stored !== undefined && (
        <EditConflict
          what="Utkastet"
          stored={draftText(stored)}
          onKeep={edit.keepMine}
          onTake={edit.takeStored}
        />
      )}
    </>
  );
}

interface ToolbarState {
  readonly isInOtherTab: boolean;
  /** False for a draft that has not been saved yet. */
  readonly isStored: boolean;
  /** Whether the company has the feature of files. */
  readonly hasFiles: boolean;
  readonly onDelete: () => void;
}

function toolbarOf(entry: DraftForm, state: ToolbarState): readonly ToolbarAction[] {
  const { isInOtherTab, isStored, hasFiles, onDelete } = state;
  // What is in the books is corrected there: saved again it would be a draft of what is booked (DR16).
  const cannotSave = isInOtherTab || !entry.edit.isChanged || entry.registeredAs !== undefined;
  return [
    { label: "Tillbaka", icon: IconArrowLeft, to: "/accounting/draft" },
    {
      label: "Spara",
      icon: IconDeviceFloppy,
      shortcut: "s",
      disabled: cannotSave,
      onClick: () => entry.save("stay"),
    },
    {
      label: "Spara och skapa ny",
      icon: IconPlus,
      shortcut: "e",
      disabled: cannotSave,
      onClick: () => entry.save("new"),
    },
    {
      label: "Ladda upp verifikat",
      icon: IconUpload,
      isSecondary: true,
      disabled: isInOtherTab || !hasFiles,
      onClick: chooseFiles,
    },
    {
      label: "Radera",
      icon: IconTrash,
      isSecondary: true,
      disabled: isInOtherTab || !isStored,
      onClick: onDelete,
    },
  ];
}

interface DraftDialogsProps {
  readonly entry: DraftForm;
  readonly stored: Draft | undefined;
  readonly isDeleting: boolean;
  readonly onDeleted: () => void;
}

/** What is asked before something typed or stored goes. */
function DraftDialogs({ entry, stored, isDeleting, onDeleted }: DraftDialogsProps) {
  return (
    <>
      {entry.question}
      {entry.saveQuestion}
      <LeaveDialog opened={entry.leaving.isAsking} onStay={entry.leaving.stay} onLeave={entry.leaving.leave}>
        {stored === undefined
          ? "Utkastet är inte sparat, och det du har skrivit tas bort."
          : "Det du har ändrat är inte sparat. Utkastet blir som det var."}
      </LeaveDialog>
      <ConfirmDialog
        opened={isDeleting}
        title="Radera utkast"
        confirmLabel="Radera"
        destructive
        onCancel={() => onDeleted()}
        onConfirm={() => {
          onDeleted();
          entry.remove();
        }}
      >
        <p>{`${stored === undefined ? "" : draftText(stored)} raderas. Filerna finns kvar i behandlingshistoriken.`}</p>
      </ConfirmDialog>
    </>
  );
}
