import type { DocumentKind, HeadOf, ItemOf } from "./document-kind.ts";
import type { KindRules } from "./kinds/kind-rules.ts";
import { accountOfBalance, accountsOfDraft, accountsOfRows } from "./kinds/used-accounts.ts";
import { accountPlanReads, accountPlanRule } from "./rules/account-plan-rule.ts";
import { assetListReads, assetListRule } from "./rules/asset-list-rule.ts";
import { attachmentReads, attachmentRule } from "./rules/attachment-rule.ts";
import { draftReads, draftRule } from "./rules/draft-rule.ts";
import { fiscalYearEvents } from "./rules/fiscal-year-events.ts";
import { fiscalYearsReads, fiscalYearsRule } from "./rules/fiscal-years-rule.ts";
import { incomeTaxReads, incomeTaxRule } from "./rules/income-tax-rule.ts";
import { journalTemplateRule, vatNumberRule } from "./rules/item-rules.ts";
import { openingBalanceReads, openingBalanceRule } from "./rules/opening-balance-rule.ts";
import {
  leavingTransactions,
  linkedYears,
  transactionsReads,
  transactionsRule,
} from "./rules/transactions-rule.ts";

/**
 * The second half of the table of kinds: the rules. Apart from it, since a page that reads documents needs to know what
 * they hold, and no rule. Kinds that no page uses yet have none: rule and reads are decided together with the page.
 */
export const DOCUMENT_RULES: {
  readonly [Kind in DocumentKind]: KindRules<HeadOf<Kind>, ItemOf<Kind>>;
} = {
  userSettings: {},
  accountSettings: { rule: fiscalYearsRule, readsFacts: fiscalYearsReads, events: fiscalYearEvents },
  journalTemplates: { rule: journalTemplateRule },
  vatNumbers: { rule: vatNumberRule },
  accountPlan: { rule: accountPlanRule, readsFacts: accountPlanReads },
  accountBalance: {
    rule: openingBalanceRule,
    readsFacts: openingBalanceReads,
    usedAccounts: accountOfBalance,
  },
  transactions: {
    rule: transactionsRule,
    readsFacts: transactionsReads,
    follows: { fields: ["corrects", "correctedBy"], years: linkedYears },
    leaves: leavingTransactions,
    usedAccounts: accountsOfRows,
  },
  transactionDrafts: { rule: draftRule, readsFacts: draftReads, usedAccounts: accountsOfDraft },
  assetManagement: { rule: assetListRule, readsFacts: assetListReads },
  attachmentData: { rule: attachmentRule, readsFacts: attachmentReads },
  incomeTax: { rule: incomeTaxRule, readsFacts: incomeTaxReads },
  sieRecords: {},
  bankStatements: {},
  importMappings: {},
  shopify: {},
  shopifyImport: {},
  featureInfo: {},
};
