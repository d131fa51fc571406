export {
  isAssetAccount,
  isBalanceAccount,
  isDepreciationAccount,
  isResultAccount,
  isTransferAccount,
  isVatAccount,
} from "./account-class.ts";
export { accountDeletionQuestion } from "./account-deletion.ts";
export { type AccountInterval, accountIntervalText, parseAccountInterval } from "./account-interval.ts";
export { ACCOUNT_NUMBERS, type AccountNo, accountNo, isAccountNo } from "./account-no.ts";
export { ACCOUNT_NOT_IN_PLAN } from "./account-no-texts.ts";
export {
  ACCOUNT_TYPES,
  type Account,
  type AccountPlan,
  type AccountType,
  isSruCode,
  LONGEST_ACCOUNT_NAME,
  type ReportStructure,
  type ReportStructureItem,
  SRU_CODES,
} from "./account-plan.ts";
export {
  type AccountRow,
  type AccountRowFilter,
  type AccountSortKey,
  accountRows,
  compareAccountRows,
  filterAccountRows,
  NO_ACCOUNT_FILTER,
  nextTriState,
  type TriState,
} from "./account-rows.ts";
export { accountTypeOf } from "./account-type-of.ts";
export { type AccountSynonym, type AccountWords, accountWords } from "./account-words.ts";
export {
  type AccountsInText,
  accountsInText,
  accountVocabulary,
} from "./accounts-in-text.ts";
export { deactivatedUnused } from "./deactivate-unused.ts";
export {
  type AccountMigration,
  accountNoOf,
  type MigrationForm,
  migrationErrors,
  migrationErrorText,
} from "./migration.ts";
export { namedAccounts } from "./named-accounts.ts";
export { NEW_ACCOUNT_NAME, newAccount } from "./new-account.ts";
export {
  planPlaces,
  type ReportStructureName,
  reportPlaces,
  type StructureFinding,
  structureFindings,
  structureFindingText,
  structureWarningTitle,
} from "./report-places.ts";
export {
  type ResetChoice,
  type ResetField,
  type ResetSource,
  resetChoiceErrors,
  resetChoiceErrorText,
} from "./reset-choice.ts";
export {
  type AccountReset,
  canUntick,
  resetAccount,
  resetActionText,
  resetChanges,
  resetCounts,
  resetPlan,
  type Unticked,
} from "./reset-plan.ts";
export { resetSruTexts } from "./reset-sru.ts";
export {
  openingEquityAccount,
  RESULT_BOOKING_ACCOUNT,
  resultAccounts,
  unbookedResultAccounts,
} from "./result-accounts.ts";
export { activatedAccount, exactAccount, suggestAccounts } from "./suggest-accounts.ts";
export {
  type AccountForm,
  type AccountFormError,
  accountForm,
  accountFormErrorText,
  accountNameError,
  formOfAccount,
  validateAccount,
} from "./validate-account.ts";
