import { IconFileImport, IconUpload } from "@tabler/icons-react";
import { type ReactNode, useRef, useState } from "react";
import { StopButton } from "../../parts/import/stop-button.tsx";
import { Button } from "../../ui/button/button.tsx";
import { DropInvitation } from "../../ui/files/drop-invitation.tsx";
import { useFileDrop } from "../../ui/files/use-file-drop.ts";
import { EmptyState } from "../../ui/loading/empty-state.tsx";
import type { PageError } from "../../ui/page-frame/error-level.ts";
import { PageFrame, type PageState } from "../../ui/page-frame/page-frame.tsx";
import type { TaskProgress } from "../../workers/tasks.ts";
import { IMPORT_HELP } from "./import-help.ts";

/** The endings of SIE files (PG30); systems differ in whether case counts. */
const SIE_FILES = ".sie,.se,.si,.SIE,.SE,.SI";

interface SiePageProps {
  readonly state?: PageState;
  readonly error?: PageError | undefined;
  readonly progress?: TaskProgress | undefined;
  readonly onFile: (file: File) => void;
  /** Starts the import; undefined while it cannot start. */
  readonly onImport?: (() => void) | undefined;
  /** What is missing before it can start. */
  readonly hint?: string | undefined;
  /** Stops what is running; undefined when nothing is, or it cannot be stopped any more. */
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
  const [droppedFiles, setDroppedFiles] = useState(0);
  const isDragging = useFileDrop((files) => {
    setDroppedFiles(files.length);
    const [file] = files;
    if (file !== undefined && files.length === 1) onFile(file);
  }, state === "Default");
  return (
    <PageFrame
      state={state}
      error={droppedFiles > 1 ? severalFiles(droppedFiles) : error}
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
          setDroppedFiles(0);
          if (file !== undefined) onFile(file);
          // The same file can be chosen again after it has been corrected.
          currentTarget.value = "";
        }}
      />
      {children}
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
      {isDragging && <DropInvitation text="Släpp filen för att läsa den" />}
    </PageFrame>
  );
}

/** The person decides which of them is meant, and in which order. */
function severalFiles(count: number): PageError {
  return {
    title: "En fil i taget",
    message: `Du släppte ${count} filer, och ingen av dem har lästs. Varje räkenskapsår importeras för sig: släpp det äldsta först.`,
    level: "warning",
  };
}
