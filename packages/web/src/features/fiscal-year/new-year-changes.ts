import type { AccountPlan } from "@huvudbok/core/account-plan";
import type { NewFiscalYear } from "@huvudbok/core/document";
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

/** What a new year takes over, for the person who is about to create it. */
export function copiedTexts({ plan, balances, assetLists }: NewFiscalYear): readonly string[] {
  return [
    ...(plan === undefined
      ? []
      : [`Kontoplanen ${plan.name} med ${countText(plan.accounts2.length, "konto", "konton")}`]),
    ...(balances.length === 0
      ? []
      : [`Utgående balans på ${countText(balances.length, "konto", "konton")} blir ingående balans`]),
    ...(assetLists.length === 0
      ? []
      : [
          `${countText(assetLists.length, "inventarielista", "inventarielistor")} med avskrivningar uppräknade ett år`,
        ]),
  ];
}

function countText(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
