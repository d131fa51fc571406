import { Button } from "@mantine/core";
import { IconFileImport, IconUpload } from "@tabler/icons-react";
import { type ReactNode, useRef } from "react";
import { EmptyState } from "../../ui/empty-state.tsx";
import { DropInvitation } from "../../ui/files/drop-invitation.tsx";
import { useFileDrop } from "../../ui/files/use-file-drop.ts";
import type { PageError } from "../../ui/page-frame/error-level.ts";
import { PageFrame, type PageState } from "../../ui/page-frame/page-frame.tsx";
import type { TaskProgress } from "../../workers/sie4-messages.ts";
import { IMPORT_HELP } from "./import-help.ts";
import { StopButton } from "./stop-button.tsx";

/** The endings of the standard and of SIE 5 (clarification C48); systems differ in whether case counts. */
const SIE_FILES = ".sie,.se,.si,.SIE,.SE,.SI";

export const IMPORT_TITLE = "Importera från SIE";

interface SiePageProps {
  readonly state?: PageState;
  readonly error?: PageError | undefined;
  readonly progress?: TaskProgress | undefined;
  readonly onFile: (file: File) => void;
  /** Starts the import; undefined while it cannot start. */
  readonly onImport?: (() => void) | undefined;
  /** What is missing before it can. */
  readonly hint?: string | undefined;
  /** Stops what is under way; undefined when nothing is, or it cannot be stopped any more. */
  readonly onStop?: (() => void) | undefined;
  /** Shown with a button to choose a file while there is none. */
  readonly invitation?: { readonly title: string; readonly text: string };
  readonly children?: ReactNode;
}

/** The frame of the import page: its two buttons, and files that are dropped on it. */
export function SiePage(props: SiePageProps) {
  const { state = "Default", error, progress, onFile, onImport, hint, onStop, invitation, children } = props;
  const picker = useRef<HTMLInputElement>(null);
  const choose = () => picker.current?.click();
  const isDragging = useFileDrop(([file]) => file !== undefined && onFile(file), state === "Default");
  return (
    <PageFrame
      title={IMPORT_TITLE}
      state={state}
      error={error}
      progress={progress}
      help={IMPORT_HELP}
      controls={onStop && <StopButton onStop={onStop} />}
      toolbar={[
        {
          label: "Ladda upp fil",
          icon: IconUpload,
          shortcut: "o",
          onClick: choose,
        },
        {
          label: "Importera",
          icon: IconFileImport,
          shortcut: "i",
          primary: true,
          disabled: onImport === undefined,
          ...(hint === undefined ? {} : { hint }),
          ...(onImport === undefined ? {} : { onClick: onImport }),
        },
      ]}
    >
      <input
        ref={picker}
        type="file"
        accept={SIE_FILES}
        hidden
        aria-label="SIE-fil"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) onFile(file);
          // The same file can be chosen once more after it has been mended.
          currentTarget.value = "";
        }}
      />
      {invitation !== undefined && (
        <EmptyState
          title={invitation.title}
          actions={
            <Button
              variant="filled"
              leftSection={<IconUpload size={16} stroke={1.65} aria-hidden />}
              onClick={choose}
            >
              Välj SIE-fil
            </Button>
          }
        >
          {invitation.text}
        </EmptyState>
      )}
      {children}
      {isDragging && <DropInvitation text="Släpp filen för att läsa den" />}
    </PageFrame>
  );
}
