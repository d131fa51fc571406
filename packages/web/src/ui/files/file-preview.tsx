import type { Attachment } from "@huvudbok/core/attachment";
import { IconDownload, IconExternalLink, IconPencil } from "@tabler/icons-react";
import { type CSSProperties, useState } from "react";
import * as z from "zod/mini";
import { type FileUrl, useFileUrl } from "../../data/files/use-file-url.ts";
import { useSessionState } from "../../data/session.ts";
import { Button } from "../button/button.tsx";
import { ErrorBox } from "../page-frame/error-box.tsx";
import { fileError } from "./file-error.ts";
import classes from "./file-panel.module.css";
import { NotePreview } from "./note-preview.tsx";
import { TurnedPicture } from "./turned-picture.tsx";
import { ViewButtons } from "./view-buttons.tsx";
import { NO_ZOOM } from "./zoom.ts";

const zoomSchema = z.number();

interface FilePreviewProps {
  readonly attachment: Attachment;
  /** Degrees to the right. */
  readonly turn: number;
  readonly onTurn: (turn: number) => void;
  /** Opens a note to be written on; undefined where it may not be. */
  readonly onEdit?: (() => void) | undefined;
}

/** A file as large as there is space for, with its view and download. The zoom is remembered while the tab is open. */
export function FilePreview({ attachment, turn, onTurn, onEdit }: FilePreviewProps) {
  const { name, fileId, editedId } = attachment;
  const file = useFileUrl(editedId ?? fileId);
  const original = useFileUrl(editedId === undefined ? undefined : fileId);
  const [zoom, setZoom] = useSessionState("fileZoom", zoomSchema, NO_ZOOM);
  const [isBroken, setIsBroken] = useState(false);
  const downloadUrl = editedId === undefined ? file.url : original.url;
  const isPdf = file.mimeType === "application/pdf";
  const shows = isShown(file) && !isBroken;
  const style: CSSProperties & { "--zoom": number } = { "--zoom": zoom / NO_ZOOM };
  return (
    <>
      {file.error !== undefined && <ErrorBox error={fileError(file.error, attachment)} />}
      {shows && !isPdf && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        <section className={classes.preview} style={style} tabIndex={0} aria-label={`Bild av ${name}`}>
          <TurnedPicture src={file.url} name={name} turn={turn} onBroken={() => setIsBroken(true)} />
        </section>
      )}
      {shows && isPdf && (
        <div className={classes.preview} style={style} data-pdf>
          <div className={classes.turned} data-turn={turn}>
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a sandbox stops the browser's PDF viewer; the blob is a PDF by type and can be nothing else */}
            <iframe src={`${file.url}#view=FitH&navpanes=0&toolbar=0`} title={name} />
          </div>
        </div>
      )}
      {file.text !== undefined && <NotePreview name={name} content={file.text} />}
      {file.url !== undefined && !shows && file.text === undefined && (
        <p className={classes.hidden}>
          Den här sortens fil kan inte visas här. Ladda ned den för att se den.
        </p>
      )}
      {file.url === undefined && file.error === undefined && <div className={classes.preview} aria-busy />}
      <div className={classes.tools}>
        {shows && <ViewButtons zoom={zoom} onZoom={setZoom} turn={turn} onTurn={onTurn} />}
        {file.text !== undefined && onEdit !== undefined && <EditButton onEdit={onEdit} />}
        {downloadUrl !== undefined && (
          <Button
            component="a"
            href={downloadUrl}
            download={name}
            variant="subtle"
            leftSection={<IconDownload size={16} stroke={1.65} aria-hidden />}
          >
            Ladda ned
          </Button>
        )}
        {isPdf && <OpenButton url={file.url} />}
      </div>
    </>
  );
}

function OpenButton({ url }: { readonly url: string | undefined }) {
  return (
    <Button
      component="a"
      href={url}
      target="_blank"
      rel="noopener"
      variant="subtle"
      leftSection={<IconExternalLink size={16} stroke={1.65} aria-hidden />}
    >
      Öppna i ny flik
    </Button>
  );
}

function EditButton({ onEdit }: { readonly onEdit: () => void }) {
  return (
    <Button
      variant="subtle"
      leftSection={<IconPencil size={16} stroke={1.65} aria-hidden />}
      onClick={onEdit}
    >
      Ändra
    </Button>
  );
}

/** Few browsers show HEIC, and those of phones do not show PDF. */
function isShown({ url, mimeType }: FileUrl): boolean {
  if (url === undefined || mimeType === undefined) return false;
  if (mimeType === "application/pdf") return navigator.pdfViewerEnabled;
  return mimeType.startsWith("image/") && !/hei[cf]/.test(mimeType);
}
