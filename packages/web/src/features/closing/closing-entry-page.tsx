import { closingEntry, closingFindingTexts } from "@huvudbok/core/closing";
import type { ClosingStep } from "@huvudbok/core/transaction";
import { useEffect, useMemo } from "react";
import { replaceAddress } from "../../navigation/address.ts";
import { LockedYearNotice } from "../../parts/fiscal-year/locked-year-notice.tsx";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { EmptyState } from "../../ui/loading/empty-state.tsx";
import { useBooks } from "../../ui/loading/page-data.ts";
import { WaitingPage } from "../../ui/loading/waiting-page.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { openClosingEntry } from "./open-closing-entry.ts";
import { useClosingBooks } from "./use-closing-books.ts";

/** /accounting/closing/resetLastYearResult. */
export function ResetLastYearResultPage() {
  return <ClosingEntry step="resetLastYearResult" />;
}

/** /accounting/closing/bookLastYearResult. */
export function BookLastYearResultPage() {
  return <ClosingEntry step="bookLastYearResult" />;
}

/** /accounting/closing/bookThisYearResult. */
export function BookThisYearResultPage() {
  return <ClosingEntry step="bookThisYearResult" />;
}

interface ClosingEntryProps {
  readonly step: ClosingStep;
}

/** Opens the entry form with the prepared entry; says why where there is none. */
function ClosingEntry({ step }: ClosingEntryProps) {
  const { fiscalYear: year } = useBooks();
  const { books, error } = useClosingBooks();
  const prepared = useMemo(
    () => (books === undefined ? undefined : closingEntry(step, books)),
    [books, step],
  );
  const entry = prepared !== undefined && "entry" in prepared && !year.locked ? prepared.entry : undefined;
  useEffect(() => {
    if (entry !== undefined) openClosingEntry({ ...entry, closes: step }, replaceAddress);
  }, [entry, step]);
  if (year.locked) {
    return (
      <PageFrame>
        <LockedYearNotice year={year} />
      </PageFrame>
    );
  }
  if (prepared === undefined || "entry" in prepared) return <WaitingPage error={error} />;
  return (
    <PageFrame>
      <EmptyState
        title={"nothing" in prepared ? "Inget att bokföra" : closingFindingTexts(prepared.finding).join(" ")}
        actions={
          <LinkButton variant="filled" to="/accounting/closing/helper">
            Till Bokslutshjälpen
          </LinkButton>
        }
      >
        Det här steget i bokslutet har ingen bokföring att öppna.
      </EmptyState>
    </PageFrame>
  );
}
