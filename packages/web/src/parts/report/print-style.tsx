import type { ReportHeading } from "@huvudbok/core/report";
import { useMantineStyleNonce } from "@mantine/core";
import { useToday } from "../../ui/date/use-today.ts";
import { pageStyle } from "./page-style.ts";
import type { PaperSize } from "./paper-size.ts";
import { includedText, rangeText } from "./report-texts.ts";

interface PrintStyleProps {
  readonly heading: ReportHeading;
  readonly paper: PaperSize;
}

/** The paper of a printed report, and the foot of each of its pages. */
export function PrintStyle({ heading, paper }: PrintStyleProps) {
  const today = useToday();
  const nonce = useMantineStyleNonce();
  return (
    <style nonce={nonce?.()}>
      {pageStyle(
        {
          left: `Räkenskapsår ${rangeText(heading.fiscalYear)}`,
          center: includedText(heading),
          right: `Utskrivet ${today}`,
        },
        paper,
      )}
    </style>
  );
}
