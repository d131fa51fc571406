import {
  type VatReport,
  vatFigures,
  vatFileRefusalText,
  vatHindranceText,
  vatSettlementEntries,
  vatSettlementRefusalText,
  vatXml,
} from "@huvudbok/core/vat";
import { IconBook2, IconDownload } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useHandOver } from "../../parts/filing/use-hand-over.ts";
import { useYearPage } from "../../parts/fiscal-year/use-year-page.ts";
import { openVatSettlement } from "../../parts/vat/open-vat-settlement.ts";
import { useBooks } from "../../ui/loading/page-data.ts";
import type { PageError } from "../../ui/page-frame/error-level.ts";
import type { ToolbarAction } from "../../ui/page-frame/toolbar-button.tsx";
import type { UsedReturns } from "./use-returns-instead.ts";
import type { FoundReport } from "./use-vat-report.ts";

const FILE_NAME = "momsrapport.xml";
const RETURNS_UNKNOWN = "Det är inte känt vad som är inlämnat";

interface VatActions {
  readonly found: FoundReport | undefined;
  /** Which return has the days. */
  readonly declared: UsedReturns | undefined;
  /** Why it is not known what was handed in. */
  readonly returnsError: PageError | undefined;
  readonly note: string;
  readonly setError: (error: PageError | undefined) => void;
}

interface UsedVatActions {
  readonly toolbar: readonly ToolbarAction[];
  /** Opens the entry that settles the period, or tells why there is none; undefined while what was handed in is loaded. */
  readonly settle: (() => void) | undefined;
  /** Asks before a file is made of days that other returns have (VR23). */
  readonly again: {
    readonly text: string | undefined;
    readonly onConfirm: () => void;
    readonly onCancel: () => void;
  };
  /** Why a file that was saved is missing in the company's log, or why the other year could not be selected. */
  readonly error: PageError | undefined;
}

/** What the page does: the file, and the entry that settles the period. */
export function useVatActions({ found, declared, returnsError, note, setError }: VatActions): UsedVatActions {
  const { company, fiscalYear } = useBooks();
  const { handOver, error } = useHandOver();
  const { open: openInYear, error: yearError } = useYearPage();
  const [asked, setAsked] = useState<VatReport>();
  const nothingText = useMemo(() => textOfNothing(found), [found]);
  const settleHint = nothingText ?? (returnsError && RETURNS_UNKNOWN);
  const hindrance = found && vatHindranceText(found.report.problems);

  function download(report: VatReport) {
    const { organizationNumber } = company.config.recipient;
    const file = vatXml({ report, organizationNumber, note });
    setError(file.ok ? undefined : { message: vatFileRefusalText(file.error) });
    if (!file.ok) return;
    const content = new Blob([new Uint8Array(file.value)], { type: "application/xml" });
    const { period } = report;
    handOver({ kind: "vat", period, files: [{ name: FILE_NAME, content }], figures: vatFigures(report) });
  }

  function settle() {
    if (found?.returns === undefined) return;
    const { years, returns } = found;
    const { period } = found.report;
    setError(openVatSettlement({ years, period, returns, fiscalYear, openInYear, source: "vat" }));
  }

  const toolbar: readonly ToolbarAction[] = [
    {
      label: "Bokför momsen",
      icon: IconBook2,
      shortcut: "b",
      access: "write",
      disabled: found?.returns === undefined || nothingText !== undefined,
      ...(settleHint === undefined ? {} : { hint: settleHint }),
      onClick: settle,
    },
    {
      label: "Ladda ner momsrapport",
      icon: IconDownload,
      shortcut: "m",
      primary: true,
      disabled: found === undefined || hindrance !== undefined,
      ...(hindrance === undefined ? {} : { hint: hindrance }),
      onClick: () => {
        if (declared !== undefined && declared.instead.length > 0) setAsked(found?.report);
        else if (found !== undefined) download(found.report);
      },
    },
  ];
  return {
    toolbar,
    again: {
      text: asked && declared?.text,
      onConfirm: () => {
        setAsked(undefined);
        if (asked !== undefined) download(asked);
      },
      onCancel: () => setAsked(undefined),
    },
    settle: found?.returns === undefined ? undefined : settle,
    error: error ?? yearError,
  };
}

/** Why there is nothing to settle; undefined where there is, or where something else is in the way, which is told then. */
function textOfNothing(found: VatActions["found"]): string | undefined {
  if (found === undefined) return undefined;
  const made = vatSettlementEntries(found.years, found.report.period);
  return made.ok || made.error.code !== "nothing-to-settle"
    ? undefined
    : vatSettlementRefusalText(made.error);
}
