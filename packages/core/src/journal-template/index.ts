export type { JournalTemplate } from "./journal-template.ts";
export {
  journalTemplateErrorText,
  validateJournalTemplate,
} from "./validate-journal-template.ts";
