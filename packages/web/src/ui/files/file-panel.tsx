import type { Attachment } from "@huvudbok/core/attachment";
import { ActionIcon, Tooltip } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { FileList } from "./file-list.tsx";
import classes from "./file-panel.module.css";
import { FilePreview } from "./file-preview.tsx";
import { shownAttachment } from "./shown-attachment.ts";

interface FilePanelProps {
  readonly attachments: readonly Attachment[];
  /** The one that is shown; the first when this one is not among them. */
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
  /** Undefined where nothing may be removed. */
  readonly onRemove?: ((attachment: Attachment) => void) | undefined;
  /** The ones that may be removed; all of them when this is undefined. */
  readonly mayRemove?: ((attachment: Attachment) => boolean) | undefined;
  /** What was found in the file that is shown, above its picture. */
  readonly chips?: ReactNode;
}

/** The files of a transaction or a form: one is shown large, and all are listed when there are several. */
export function FilePanel({ attachments, chosenId, onChoose, onRemove, mayRemove, chips }: FilePanelProps) {
  const shown = shownAttachment(attachments, chosenId);
  if (shown === undefined) return null;
  const index = attachments.indexOf(shown);
  return (
    <div className={classes.panel}>
      <header className={classes.head}>
        <b className={classes.name} title={shown.name}>
          {shown.name}
        </b>
        {attachments.length > 1 && (
          <>
            <span className={classes.count}>{`${index + 1} av ${attachments.length}`}</span>
            <Step label="Föregående underlag" to={attachments[index - 1]} onChoose={onChoose}>
              <IconChevronLeft size={17} stroke={1.5} />
            </Step>
            <Step label="Nästa underlag" to={attachments[index + 1]} onChoose={onChoose}>
              <IconChevronRight size={17} stroke={1.5} />
            </Step>
          </>
        )}
      </header>
      {chips}
      <FilePreview key={shown.id} attachment={shown} />
      <FileList
        attachments={attachments}
        shownId={shown.id}
        onChoose={onChoose}
        onRemove={onRemove}
        mayRemove={mayRemove}
      />
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly to: Attachment | undefined;
  readonly onChoose: (id: string) => void;
  readonly children: ReactNode;
}

function Step({ label, to, onChoose, children }: StepProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        aria-label={label}
        disabled={to === undefined}
        onClick={() => to !== undefined && onChoose(to.id)}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
