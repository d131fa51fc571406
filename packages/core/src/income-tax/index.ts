export {
  type AccountProblem,
  accountProblemHint,
  accountProblemText,
  NOT_PLACED_TEXT,
} from "./account-problem.ts";
export { type FormCode, formCodeOf, formCodes, withFormCodes } from "./form-codes.ts";
export { incomeTaxDueDate } from "./income-tax-due-date.ts";
export { type IncomeTaxReport, incomeTaxReport } from "./income-tax-report.ts";
export { incomeTaxSheet } from "./income-tax-sheet.ts";
export { formOfCompany, type ReturnHindrance, returnHindranceText } from "./return-hindrance.ts";
export { returnNotices, returnNoticeText } from "./return-notices.ts";
export { formsSru } from "./sru/forms-sru.ts";
export { FORMS_FILE, INFO_FILE, infoSru } from "./sru/info-sru.ts";
export { signOmissionTexts } from "./sru/sign-omissions.ts";
export { incomeTaxFigures, sruFigures } from "./sru/sru-figures.ts";
export { leftOutPhoneText, sruFiler, sruFilerProblemText } from "./sru/sru-filer.ts";
export { sruFieldProblemText, sruReturn } from "./sru/sru-return.ts";
export { sruBytes } from "./sru/sru-text.ts";
export { type SruEntries, sruEntries, taxFormErrorText } from "./sru-entries.ts";
export { type SuggestedAmount, suggestedAmounts } from "./suggested-amounts.ts";
export { formForYear, type TaxForm } from "./tax-form.ts";
export { bookedTaxText, taxOfReturn } from "./tax-of-return.ts";
export { incomeTaxSide, type TaxSide, type TaxSideRow } from "./tax-side.ts";
export { TAX_ACCOUNT, type TaxToBook, taxEntry, taxToBook, taxToBookTexts } from "./tax-to-book.ts";
export {
  EXCLUSIVE_TICKS,
  LONGEST_FIELD_TEXT,
  type TypedField,
  typedFieldError,
  typedFieldErrorText,
  typedFieldKind,
} from "./typed-fields.ts";
export { textOfTyped, typedAmounts, typedFieldOf } from "./typed-values.ts";
