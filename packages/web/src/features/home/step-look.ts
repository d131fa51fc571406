import type { NextStep } from "@huvudbok/core/overview";
import {
  IconAlertTriangle,
  IconBuilding,
  IconCalendar,
  IconChecklist,
  IconInbox,
  IconPaperclip,
  IconReceiptTax,
  IconScale,
} from "@tabler/icons-react";
import { transactionPath } from "../../ui/link/transaction-path.ts";

export const STEP_ICONS = {
  "opening-balance-unbalanced": IconAlertTriangle,
  "vat-return": IconReceiptTax,
  drafts: IconInbox,
  receipts: IconPaperclip,
  "file-missing": IconAlertTriangle,
  "year-end": IconChecklist,
  "new-year": IconCalendar,
  "company-details": IconBuilding,
  "opening-balance-empty": IconScale,
} as const;

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
    case "vat-return": {
      const { from, to } = step.vat.period;
      const report = "/accounting/report/balance";
      return [
        place("/accounting/vat/report"),
        { route: report, to: `${report}?${new URLSearchParams({ from, to })}` },
      ];
    }
    case "drafts": {
      const next = `/accounting/draft/${encodeURIComponent(step.next.id)}`;
      return [{ route: "/accounting/draft/$id", to: next }, place("/accounting/draft")];
    }
    case "receipts":
      return [place("/accounting/draft")];
    case "file-missing": {
      const route = "/accounting/transaction/$series/$id";
      return [{ route, to: transactionPath(step.transaction) }];
    }
    case "year-end":
      return [place("/accounting/closing/helper"), place("/accounting/report/result")];
    case "new-year":
      return [place("/accounting/fiscalYear/create")];
    case "company-details":
      return [place("/settings/company/edit")];
    default:
      return [];
  }
}

function place(route: string): Place {
  return { route, to: route };
}
