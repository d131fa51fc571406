export type { JournalTemplate, JournalTemplateEntry } from "./journal-template.ts";
