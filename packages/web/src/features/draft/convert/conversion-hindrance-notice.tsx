import { type ConversionHindrance, conversionHindranceText } from "@huvudbok/core/draft";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { LOCKED_TRANSACTION_TEXT } from "@huvudbok/core/transaction";
import { LockedYearNotice } from "../../../parts/fiscal-year/locked-year-notice.tsx";
import { LinkButton } from "../../../ui/link/link-button.tsx";
import { Notice } from "../../../ui/page-frame/notice.tsx";

interface ConversionHindranceProps {
  readonly year: FiscalYear;
  readonly hindrance: ConversionHindrance | undefined;
}

/** Why nothing can be converted, and where that can be changed; nothing when it can. */
export function ConversionHindranceNotice({ year, hindrance }: ConversionHindranceProps) {
  if (hindrance === undefined) return null;
  if (hindrance.code === "year-locked") return <LockedYearNotice year={year} />;
  const isLocked = hindrance.code === "only-locked";
  return (
    <Notice
      kind={hindrance.code === "nothing" ? "info" : "locked"}
      title={conversionHindranceText(hindrance)}
      action={<WayOn code={hindrance.code} />}
    >
      {isLocked ? LOCKED_TRANSACTION_TEXT : undefined}
    </Notice>
  );
}

function WayOn({ code }: { readonly code: ConversionHindrance["code"] }) {
  if (code === "edit-not-allowed") return <LinkButton to="/settings">Till inställningen</LinkButton>;
  return <LinkButton to="/accounting/transaction">Till transaktionerna</LinkButton>;
}
