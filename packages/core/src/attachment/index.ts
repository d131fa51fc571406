export type { Attachment } from "./attachment.ts";
export {
  ATTACHMENT_EXTENSIONS,
  attachmentKind,
  REFUSED_FILE_TEXT,
} from "./attachment-kind.ts";
