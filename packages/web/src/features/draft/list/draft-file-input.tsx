import { ATTACHMENT_EXTENSIONS } from "@huvudbok/core/attachment";

/** What the file dialog offers; a phone also offers its camera and its pictures. */
const ACCEPT = ATTACHMENT_EXTENSIONS.map((extension) => `.${extension}`).join(",");

/** Marks the input, for the buttons that open its dialog. */
const FILES = "data-draft-files";

/** Opens the file dialog of the list. */
export function chooseDraftFiles(): void {
  document.querySelector<HTMLInputElement>(`[${FILES}]`)?.click();
}

interface DraftFileInputProps {
  readonly onFiles: (files: readonly File[]) => void;
}

/** The dialog that 'Ladda upp' opens; the button is what people and screen readers see. */
export function DraftFileInput({ onFiles }: DraftFileInputProps) {
  return (
    <input
      {...{ [FILES]: "" }}
      type="file"
      multiple
      hidden
      accept={ACCEPT}
      aria-label="Underlag"
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])]);
        // The same file may be chosen once more.
        currentTarget.value = "";
      }}
    />
  );
}
