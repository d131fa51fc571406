import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import type { NextStep } from "@huvudbok/core/overview";
import {
  IconAlertTriangle,
  IconBuilding,
  IconCalendar,
  IconChecklist,
  IconFileText,
  IconInbox,
  IconReceiptTax,
  IconScale,
} from "@tabler/icons-react";
import { transactionPath } from "../../ui/link/transaction-path.ts";

export const STEP_ICONS = {
  "opening-balance-unbalanced": IconAlertTriangle,
  "vat-return": IconReceiptTax,
  "changed-vat-return": IconReceiptTax,
  "ec-sales": IconReceiptTax,
  "changed-ec-sales": IconReceiptTax,
  drafts: IconInbox,
  "file-missing": IconAlertTriangle,
  "year-end": IconChecklist,
  "income-tax-return": IconFileText,
  "changed-income-tax-return": IconFileText,
  "new-year": IconCalendar,
  "company-details": IconBuilding,
  "opening-balance-empty": IconScale,
} as const;

/** The pages of accounting-plus: a company without it has the step's next place, or no step. */
export const PLUS_PAGES: ReadonlySet<string> = new Set([
  "/accounting/vat/report",
  "/accounting/vat/ecSales",
  "/accounting/closing/helper",
  "/accounting/report/incomeTaxReturn",
  "/accounting/report/ne",
]);

/** The year that a step is taken in; undefined where it is the selected one, or none. */
export function stepYear(step: NextStep): FiscalYear | undefined {
  return "year" in step ? step.year : undefined;
}

/** Tells a step from all others that wait at the same time. */
export function stepKey(step: NextStep): string {
  return [step.code, stepYear(step)?.id, "period" in step ? step.period.from : undefined].join(" ");
}

/** A path of the table of pages, and the address with its parameters filled in. */
interface Place {
  readonly route: string;
  readonly to: string;
}

/**
 * Where a step is carried out: the first of its places that the product has. Undefined while it has none of them, and
 * the step is shown without a link.
 */
export function stepAddress(step: NextStep, hasPage: (route: string) => boolean): string | undefined {
  return placesOf(step).find(({ route }) => hasPage(route))?.to;
}

function placesOf(step: NextStep): readonly Place[] {
  switch (step.code) {
    case "opening-balance-unbalanced":
    case "opening-balance-empty":
      return [place("/accounting/accountBalance")];
    case "vat-return":
    case "changed-vat-return": {
      const { from, to } = step.period;
      return [
        place("/accounting/vat/report", { typ: step.type, from }),
        place("/accounting/report/balance", { from, to }),
      ];
    }
    case "ec-sales":
    case "changed-ec-sales":
      return [place("/accounting/vat/ecSales", { period: step.period.from })];
    case "drafts": {
      const next = `/accounting/draft/${encodeURIComponent(step.next.id)}`;
      return [{ route: "/accounting/draft/$id", to: next }, place("/accounting/draft")];
    }
    case "file-missing": {
      const route = "/accounting/transaction/$series/$id";
      return [{ route, to: transactionPath(step.transaction) }];
    }
    case "year-end":
      return [place("/accounting/closing/helper"), place("/accounting/report/result")];
    case "income-tax-return":
    case "changed-income-tax-return":
      return [place(step.form === "NE" ? "/accounting/report/ne" : "/accounting/report/incomeTaxReturn")];
    case "new-year":
      return [place("/accounting/fiscalYear/create")];
    case "company-details":
      return [place("/settings/company/edit")];
    default:
      return [];
  }
}

function place(route: string, parameters?: Readonly<Record<string, string>>): Place {
  return { route, to: parameters === undefined ? route : `${route}?${new URLSearchParams(parameters)}` };
}
