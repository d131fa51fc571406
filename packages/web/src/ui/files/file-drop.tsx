import { ATTACHMENT_EXTENSIONS } from "@huvudbok/core/attachment";
import { FileButton } from "@mantine/core";
import { IconCamera, IconUpload } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { Button } from "../button/button.tsx";
import { KeyHint } from "../keys/key-hint.tsx";
import { ErrorBox } from "../page-frame/error-box.tsx";
import { DropInvitation } from "./drop-invitation.tsx";
import classes from "./file-drop.module.css";
import { useFileDrop } from "./use-file-drop.ts";
import type { Uploads } from "./use-uploads.ts";

/** What the file dialog offers; a phone also offers its camera and its pictures. */
const ACCEPT = ATTACHMENT_EXTENSIONS.map((extension) => `.${extension}`).join(",");

/** Marks the button that opens the file dialog. */
const CHOOSES = "data-chooses-files";

interface FileDropProps {
  readonly uploads: Uploads;
  /** True while there are no files beside the form: the whole panel is the drop zone. */
  readonly isAlone?: boolean;
  /** The key that `chooseFiles` has on the page, as the hint shows it. */
  readonly keys?: string;
}

/** Opens the dialog of the page's drop zone, for a key of the page. */
export function chooseFiles(): void {
  document.querySelector<HTMLElement>(`[${CHOOSES}]`)?.click();
}

/** Where vouchers are added: dropped anywhere on the page, pasted, chosen, or taken with the camera of a phone. */
export function FileDrop({ uploads, isAlone = false, keys }: FileDropProps) {
  const { add, error } = uploads;
  const isDragging = useFileDrop(add);
  const refusal = useRef<HTMLDivElement>(null);
  // Below a list of files it would be out of sight, and the file would seem to have been taken.
  useEffect(() => {
    if (error !== undefined) refusal.current?.scrollIntoView({ block: "nearest" });
  }, [error]);
  return (
    <div className={classes.place} data-alone={isAlone || undefined}>
      {error !== undefined && (
        <div ref={refusal} className={classes.refusal}>
          <ErrorBox error={error} />
        </div>
      )}
      <div className={classes.zone}>
        <IconCamera size={28} stroke={1.5} aria-hidden className={classes.picture} />
        <div className={classes.buttons}>
          <FileButton multiple accept={ACCEPT} onChange={add} inputProps={{ "aria-label": "Underlag" }}>
            {(props) => (
              <Button
                {...{ [CHOOSES]: "" }}
                leftSection={<IconUpload size={16} stroke={1.65} aria-hidden />}
                rightSection={keys !== undefined && <KeyHint keys={keys} />}
                aria-keyshortcuts={keys?.replace(" ", "+")}
                {...props}
              >
                Ladda upp verifikat
              </Button>
            )}
          </FileButton>
          <FileButton
            accept="image/*"
            capture="environment"
            onChange={(file) => add(file === null ? [] : [file])}
            inputProps={{ "aria-label": "Foto" }}
          >
            {(props) => (
              <Button
                className={classes.camera}
                leftSection={<IconCamera size={16} stroke={1.65} aria-hidden />}
                {...props}
              >
                Fotografera
              </Button>
            )}
          </FileButton>
        </div>
        <p className={classes.hint}>Släpp en bild eller pdf på sidan, eller klistra in den.</p>
      </div>
      <UploadList uploads={uploads} />
      {isDragging && <DropInvitation text="Släpp för att ladda upp underlag" />}
    </div>
  );
}

/** The files being uploaded, each with how much has been sent. */
function UploadList({ uploads: { uploads } }: { readonly uploads: Uploads }) {
  return (
    <div aria-live="polite">
      {uploads.length > 0 && (
        <ul className={classes.uploads}>
          {uploads.map(({ key, name, share }) => (
            <li key={key}>
              <span className={classes.name}>{`Laddar upp ${name}`}</span>
              <progress value={share} max={1} aria-label={`Laddar upp ${name}`} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
