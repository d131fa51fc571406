import { type ReportSheet, sheetCsv } from "@huvudbok/core/report";
import { IconDownload, IconPrinter } from "@tabler/icons-react";
import type { PageError } from "../../ui/page-frame/error-level.ts";
import type { ToolbarAction } from "../../ui/page-frame/toolbar-button.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { MOST_PRINTED } from "./sheet/list-table.tsx";
import { useSpreadsheet } from "./spreadsheet/use-spreadsheet.ts";

interface ReportFiles {
  readonly toolbar: readonly ToolbarAction[];
  /** Why a file could not be made. */
  readonly error: PageError | undefined;
  readonly isTooLongToPrint: boolean;
}

interface ReportPrinting {
  readonly isReady: boolean;
  readonly print: () => void;
  /** True where more than the rows of the sheet makes it too long for paper. */
  readonly isTooLong: boolean;
}

/** The buttons that take a report out of the page: as CSV, as a spreadsheet, on paper. */
export function useReportFiles(
  fileName: string,
  sheet: ReportSheet | undefined,
  { isReady, print, isTooLong }: ReportPrinting,
): ReportFiles {
  const savedName = sheet === undefined ? fileName : datedName(fileName, sheet);
  const spreadsheet = useSpreadsheet(isReady ? sheet : undefined, savedName);
  const isTooLongToPrint = isTooLong || (sheet !== undefined && sheet.page.length > MOST_PRINTED);
  const isEnabled = isReady && sheet !== undefined;
  const toolbar: readonly ToolbarAction[] = [
    {
      label: "Ladda ner CSV",
      leftOutOnPhone: "Ladda ner ",
      icon: IconDownload,
      disabled: !isEnabled,
      onClick: () => {
        if (sheet !== undefined) saveFile(`${savedName}.csv`, csvBlob(sheetCsv(sheet)));
      },
    },
    spreadsheet.action,
    {
      label: "Skriv ut",
      icon: IconPrinter,
      disabled: !isEnabled || isTooLongToPrint,
      ...(isTooLongToPrint
        ? { hint: "För lång för utskrift: välj en kortare period eller ladda ner CSV" }
        : {}),
      onClick: print,
    },
  ];
  return { toolbar, error: spreadsheet.error, isTooLongToPrint };
}

function csvBlob(text: string): Blob {
  return new Blob([text], { type: "text/csv;charset=utf-8" });
}

/** "balansrapport-2026-01-01-2026-09-30" */
function datedName(fileName: string, { range }: ReportSheet): string {
  return `${fileName}-${range.from}-${range.to}`;
}
