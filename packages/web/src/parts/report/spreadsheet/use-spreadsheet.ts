import type { ReportSheet } from "@huvudbok/core/report";
import { IconTableDown } from "@tabler/icons-react";
import { useState } from "react";
import type { PageError } from "../../../ui/page-frame/error-level.ts";
import type { ToolbarAction } from "../../../ui/page-frame/toolbar-button.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { writeSpreadsheet } from "./write-spreadsheet.ts";

/**
 * About half a minute of a slow computer, and half a gigabyte of its memory; spreadsheet programs hold ten times as
 * many rows.
 */
const MOST_ROWS = 100_000;
const NOT_WRITTEN: PageError = {
  message: "Excelfilen kunde inte skapas. Inget i bokföringen är ändrat. Försök igen, eller ladda ner CSV.",
  level: "warning",
};

/** The button that saves a report as a spreadsheet file, and what went wrong with it. */
export function useSpreadsheet(
  sheet: ReportSheet | undefined,
  fileName: string,
): { readonly action: ToolbarAction; readonly error: PageError | undefined } {
  const [state, setState] = useState<"idle" | "writing" | "failed">("idle");
  const isTooLong = sheet !== undefined && sheet.page.length > MOST_ROWS;
  const save = async (shown: ReportSheet) => {
    setState("writing");
    try {
      saveFile(`${fileName}.xlsx`, await writeSpreadsheet(shown));
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return {
    action: {
      label: state === "writing" ? "Skapar Excelfil …" : "Ladda ner Excel",
      leftOutOnPhone: "Ladda ner ",
      icon: IconTableDown,
      disabled: sheet === undefined || isTooLong,
      ...(isTooLong ? { hint: "För lång för Excel: välj en kortare period eller ladda ner CSV" } : {}),
      onClick: () => {
        // It stays enabled meanwhile: a disabled button would lose the focus.
        if (sheet !== undefined && state !== "writing") void save(sheet);
      },
    },
    error: state === "failed" ? NOT_WRITTEN : undefined,
  };
}
