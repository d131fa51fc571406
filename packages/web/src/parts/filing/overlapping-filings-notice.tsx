import type { DateRange } from "@huvudbok/core/calendar";
import { type FilingKind, overlappingReturnsText } from "@huvudbok/core/filing";
import { useFilings } from "../../data/filings/filings.ts";
import { Notice } from "../../ui/page-frame/notice.tsx";

interface OverlappingFilingsProps {
  readonly kind: FilingKind;
  readonly period: DateRange;
}

/** Warns, before a file is made, of returns that were handed in for other periods with the same days (FI7). */
export function OverlappingFilingsNotice({ kind, period }: OverlappingFilingsProps) {
  const { filings } = useFilings({ kind, period });
  const text = overlappingReturnsText(filings, kind, period);
  if (text === undefined) return null;
  return (
    <div data-print="hidden">
      <Notice kind="warning" title="Perioden överlappar det som är inlämnat">
        {text}
      </Notice>
    </div>
  );
}
