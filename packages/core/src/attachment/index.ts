export type { Attachment } from "./attachment.ts";
export {
  ATTACHMENT_EXTENSIONS,
  attachmentKind,
  LONGEST_FILE_NAME,
  REFUSED_FILE_TEXT,
} from "./attachment-kind.ts";
export { isNoteFile, noteFileName, noteTitle, REFUSED_NOTE_TEXT } from "./note-file.ts";
