import { type Attachment, attachmentKind, isNoteFile } from "@huvudbok/core/attachment";
import { relativeTimeText } from "@huvudbok/core/calendar";
import { Tooltip } from "@mantine/core";
import { IconFile, IconFileTypePdf, IconNote, IconTrash } from "@tabler/icons-react";
import { useFileUrl } from "../../data/files/use-file-url.ts";
import { IconButton } from "../button/icon-button.tsx";
import { useNow } from "../date/use-now.ts";
import classes from "./file-panel.module.css";

interface FileListProps {
  readonly attachments: readonly Attachment[];
  readonly shownId: string;
  readonly onChoose: (id: string) => void;
  readonly onRemove: ((attachment: Attachment) => void) | undefined;
  readonly mayRemove: ((attachment: Attachment) => boolean) | undefined;
}

/** The files by name, with a small picture and how long ago each was uploaded. */
export function FileList({ attachments, shownId, onChoose, onRemove, mayRemove }: FileListProps) {
  const now = useNow();
  return (
    <ul className={classes.list} aria-label="Underlag">
      {attachments.map((attachment) => (
        <li key={attachment.id}>
          <button
            type="button"
            className={classes.file}
            aria-pressed={attachment.id === shownId}
            onClick={() => onChoose(attachment.id)}
          >
            <Thumbnail attachment={attachment} />
            <span className={classes.name} title={attachment.name}>
              {attachment.name}
            </span>
            <time className={classes.time} dateTime={attachment.created} title={attachment.created}>
              {relativeTimeText(Date.parse(attachment.created), now)}
            </time>
          </button>
          {onRemove !== undefined && (mayRemove?.(attachment) ?? true) && (
            <Tooltip label="Ta bort">
              <IconButton aria-label={`Ta bort ${attachment.name}`} onClick={() => onRemove(attachment)}>
                <IconTrash size={17} stroke={1.5} />
              </IconButton>
            </Tooltip>
          )}
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ attachment: { name, fileId, thumbnailId } }: { readonly attachment: Attachment }) {
  const kind = attachmentKind(name);
  const { url } = useFileUrl(thumbnailId ?? (kind === "picture" ? fileId : undefined));
  if (url !== undefined) return <img className={classes.thumbnail} src={url} alt="" />;
  const OtherIcon = isNoteFile(name) ? IconNote : IconFile;
  const Icon = kind === "pdf" ? IconFileTypePdf : OtherIcon;
  return (
    <span className={classes.thumbnail}>
      <Icon size={18} stroke={1.5} aria-hidden />
    </span>
  );
}
