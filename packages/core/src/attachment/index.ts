export type { Attachment } from "./attachment.ts";
