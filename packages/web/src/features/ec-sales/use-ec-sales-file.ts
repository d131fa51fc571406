import type { DateRange } from "@huvudbok/core/calendar";
import {
  type EcSalesRefusal,
  ecSalesFigures,
  ecSalesFile,
  ecSalesPeriodCode,
  ecSalesSheet,
} from "@huvudbok/core/ec-sales";
import type { Result } from "@huvudbok/core/shared";
import { IconFileExport } from "@tabler/icons-react";
import { useMemo } from "react";
import { useHandOver } from "../../parts/filing/use-hand-over.ts";
import { useReportFiles } from "../../parts/report/use-report-files.ts";
import { usePageData } from "../../ui/loading/page-data.ts";
import type { PageError } from "../../ui/page-frame/error-level.ts";
import type { ToolbarAction } from "../../ui/page-frame/toolbar-button.tsx";
import type { UsedEcSales } from "./use-ec-sales.ts";

interface UsedFile {
  readonly file: Result<Uint8Array, EcSalesRefusal>;
  /** What it declares. */
  readonly figures: ReturnType<typeof ecSalesFigures>;
  readonly toolbar: readonly ToolbarAction[];
  readonly error: PageError | undefined;
}

/** The list as a file for the authority, and as the files that every report has. `wrong`: rows whose typed number is. */
export function useEcSalesFile(
  used: UsedEcSales,
  period: DateRange,
  wrong: ReadonlyMap<string, string>,
): UsedFile {
  const { recipient } = usePageData("company").config;
  const { handOver, error } = useHandOver();
  const { rows, buyers } = used;
  const missing = rows.filter(({ id, vatNumber }) => vatNumber === undefined || wrong.has(id)).length;
  const file = useMemo(
    () => ecSalesFile({ company: recipient, period, missing, ...used }),
    [recipient, period, missing, used],
  );
  const sheet = useMemo(() => ecSalesSheet(rows, period), [rows, period]);
  const files = useReportFiles("periodisk-sammanstallning", sheet, {
    isReady: rows.length > 0,
    print: () => window.print(),
    isTooLong: false,
  });
  const figures = useMemo(() => ecSalesFigures(buyers), [buyers]);
  function save() {
    if (!file.ok) return;
    const name = `periodisk-sammanstallning-${ecSalesPeriodCode(period)}.csv`;
    const content = new Blob([new Uint8Array(file.value)], { type: "text/csv" });
    handOver({ kind: "ecSales", period, files: [{ name, content }], figures });
  }
  const toolbar: readonly ToolbarAction[] = [
    {
      label: "Hämta filen",
      icon: IconFileExport,
      shortcut: "e",
      primary: true,
      disabled: !file.ok || !used.isDroppedKnown,
      onClick: save,
    },
    ...files.toolbar,
  ];
  return { file, figures, toolbar, error: error ?? files.error ?? used.filingsError };
}
