import type { AccountPlan } from "@huvudbok/core/account-plan";
import type { NewFiscalYear } from "@huvudbok/core/closing";
import type { DocumentEdit } from "../../data/documents/document-edit.ts";

/** Everything that a new fiscal year starts with, as the changes of one commit; empty documents are not made. */
export function newYearChanges({
  fiscalYear,
  plan,
  balances,
  assetLists,
}: NewFiscalYear): readonly DocumentEdit[] {
  const fiscalYearId = fiscalYear.id;
  return [
    { kind: "accountSettings", put: [fiscalYear] },
    ...(plan === undefined
      ? []
      : [{ kind: "accountPlan", fiscalYearId, head: headOf(plan), put: plan.accounts2 } as const]),
    ...(balances.length === 0 ? [] : [{ kind: "accountBalance", fiscalYearId, put: balances } as const]),
    ...(assetLists.length === 0 ? [] : [{ kind: "assetManagement", fiscalYearId, put: assetLists } as const]),
  ];
}

function headOf({ name, balanceReportStructure, resultReportStructure }: AccountPlan) {
  return {
    name,
    ...(balanceReportStructure === undefined ? {} : { balanceReportStructure }),
    ...(resultReportStructure === undefined ? {} : { resultReportStructure }),
  };
}
