import {
  type Icon,
  IconBook2,
  IconCalendar,
  IconChartBar,
  IconChecklist,
  IconDevicesPc,
  IconFile,
  IconFileExport,
  IconFileImport,
  IconFileText,
  IconHome,
  IconInbox,
  IconList,
  IconListDetails,
  IconListNumbers,
  IconPlus,
  IconReceiptTax,
  IconReport,
  IconScale,
  IconSettings,
  IconTemplate,
  IconWorld,
} from "@tabler/icons-react";
import type { PAGE_TABLE } from "../../routes/page-table.ts";

type Row = (typeof PAGE_TABLE)[number];

/** The pages that the menu or the palette leads to. */
type OfferedPath = Extract<Row, { readonly menu: unknown } | { readonly command: unknown }>["path"];

const ICONS: Readonly<Record<OfferedPath, Icon>> = {
  "/accounting": IconHome,
  "/accounting/draft": IconInbox,
  "/accounting/transaction": IconListDetails,
  "/accounting/transaction/create/{-$mode}": IconPlus,
  "/accounting/convertTransactionsToDrafts": IconInbox,
  "/accounting/accountPlan/edit": IconPlus,
  "/accounting/fiscalYear": IconCalendar,
  "/accounting/fiscalYear/create": IconPlus,
  "/accounting/accountPlan": IconListNumbers,
  "/accounting/accountBalance": IconScale,
  "/accounting/journalTemplates": IconTemplate,
  "/accounting/assetManagement": IconDevicesPc,
  "/accounting/vat/ecSales": IconWorld,
  "/accounting/report/balance": IconReport,
  "/accounting/report/result": IconChartBar,
  "/accounting/report/ledger": IconBook2,
  "/accounting/report/transaction": IconList,
  "/accounting/report/fullTransaction": IconReport,
  "/accounting/report/incomeTaxReturn": IconFileText,
  "/accounting/report/ne": IconFileText,
  "/accounting/report/taxSummary": IconReceiptTax,
  "/accounting/vat/report": IconReceiptTax,
  "/accounting/closing/helper": IconChecklist,
  "/accounting/import/sie": IconFileImport,
  "/accounting/export/sie5": IconFileExport,
  "/settings/company/edit": IconSettings,
  "/settings/company/create": IconPlus,
  "/settings": IconSettings,
};

const BY_PATH: ReadonlyMap<string, Icon> = new Map(Object.entries(ICONS));

/** What the menu and the palette show beside the name of a page. */
export function iconOfPage(path: string): Icon {
  return BY_PATH.get(path) ?? IconFile;
}
