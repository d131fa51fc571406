import type { Attachment } from "@huvudbok/core/attachment";
import { Tooltip } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { FileList } from "./file-list.tsx";
import classes from "./file-panel.module.css";
import { FilePreview } from "./file-preview.tsx";
import { shownAttachment } from "./shown-attachment.ts";
import { UPRIGHT } from "./turn.ts";

interface FilePanelProps {
  readonly attachments: readonly Attachment[];
  /** The one that is shown; the first when this one is not among them. */
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
  /** Undefined where nothing may be removed. */
  readonly onRemove?: ((attachment: Attachment) => void) | undefined;
  /** The ones that may be removed; all of them when this is undefined. */
  readonly mayRemove?: ((attachment: Attachment) => boolean) | undefined;
  /** Opens a note that is shown, to be written on; undefined where none may be. */
  readonly onEdit?: ((attachment: Attachment) => void) | undefined;
  /** What was found in the file that is shown, above its picture. */
  readonly chips?: ReactNode;
}

const NO_TURNS: ReadonlyMap<string, number> = new Map();

/** The files of a transaction or a form: one is shown large, and all are listed when there are several. */
export function FilePanel(props: FilePanelProps) {
  const { attachments, chosenId, onChoose, onRemove, mayRemove, onEdit, chips } = props;
  // Each file keeps its own while the panel is shown: the next one may be the right way up.
  const [turns, setTurns] = useState<ReadonlyMap<string, number>>(NO_TURNS);
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
      <FilePreview
        key={shown.id}
        attachment={shown}
        turn={turns.get(shown.id) ?? UPRIGHT}
        onEdit={onEdit && (() => onEdit(shown))}
        onTurn={(turn) => setTurns((before) => new Map(before).set(shown.id, turn))}
      />
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
      <IconButton
        aria-label={label}
        disabled={to === undefined}
        onClick={() => to !== undefined && onChoose(to.id)}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}
