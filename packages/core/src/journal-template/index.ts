export { appliedTemplate } from "./applied-template.ts";
export { compareTemplates, findTemplates } from "./find-templates.ts";
export type { JournalTemplate } from "./journal-template.ts";
export { NO_TEMPLATE_TEXT, templateFromTransaction } from "./template-from-transaction.ts";
export {
  isEmptyTemplateRow,
  percentText,
  readTemplateForm,
  settledPercents,
  type TemplateFormRow,
  type TemplateReading,
  templateFormRows,
  templateSums,
  withEmptyRow,
} from "./template-rows.ts";
export {
  journalTemplateErrorText,
  validateJournalTemplate,
} from "./validate-journal-template.ts";
