import { type AccountBalance, openingFromYearBefore, unbookedResult } from "@huvudbok/core/account-balance";
import type { AccountNo } from "@huvudbok/core/account-plan";
import { fiscalYearName } from "@huvudbok/core/fiscal-year";
import { formatOre } from "@huvudbok/core/money";
import { useEffect } from "react";
import {
  differingAccountsText,
  openingDifferenceText,
} from "../../parts/fiscal-year/opening-difference-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { ConfirmDialog } from "../../ui/form/confirm-dialog.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { type ComparedBalances, useOpeningDifferences } from "./use-opening-differences.ts";

interface PreviousYearBalancesProps extends ComparedBalances {
  readonly isAsking: boolean;
  /** True while the balances are being saved: taking others waits until that is done. */
  readonly isSaving: boolean;
  readonly onAsk: () => void;
  readonly onCancel: () => void;
  /** The opening balances that are stored. */
  readonly saved: ReadonlyMap<string, AccountBalance>;
  /** Given what the year before closed with, and its result where that has been put on the equity (AB5, AB6). */
  readonly onImport: (opening: readonly AccountBalance[]) => void;
  readonly onFail: () => void;
}

/**
 * Says when the year before closed with other balances than this one opens with, and offers to take them over (PG24).
 */
export function PreviousYearBalances(props: PreviousYearBalancesProps) {
  const { year, accounts, saved, isAsking, isSaving, onAsk, onCancel, onImport, onFail } = props;
  const { closing, expected, differences } = useOpeningDifferences(props);
  const opening = openingFromYearBefore(expected, { saved, chart: accounts });
  const isHopeless = isAsking && closing.state === "error";
  useEffect(() => {
    if (isHopeless) onFail();
  }, [isHopeless, onFail]);
  return (
    <>
      {differences.length > 0 && (
        <Notice
          kind="warning"
          title={openingDifferenceText(differences.length)}
          action={
            <Button variant="filled" onClick={onAsk}>
              Importera från föregående år
            </Button>
          }
        >
          {differingAccountsText(differences, accounts)}
        </Notice>
      )}
      <ConfirmDialog
        opened={isAsking}
        title="Importera från föregående år"
        confirmLabel="Importera"
        confirmDisabled={closing.state !== "ready" || isSaving}
        onConfirm={() => onImport(opening.balances)}
        onCancel={onCancel}
      >
        <p>
          {`Alla ingående balanser ersätts med de utgående balanserna från ${fiscalYearName(year)} på konto 1000–2999.`}
        </p>
        {opening.missing.length > 0 && <p>{missingText(opening.missing)}</p>}
        {expected !== closing.balances && (
          <p>{`Årets resultat ${formatOre(unbookedResult(closing.balances))} är inte bokfört i ${fiscalYearName(year)} än, och ligger kvar på eget kapital här.`}</p>
        )}
      </ConfirmDialog>
    </>
  );
}

/** Which accounts the chart lacks, so that their balances are left out. */
function missingText(accounts: readonly AccountNo[]): string {
  const lacks = "finns inte i årets kontoplan och importeras inte.";
  return accounts.length === 1
    ? `Konto ${accounts.join("")} ${lacks} Lägg till det där först om det ska med.`
    : `Kontona ${accounts.join(", ")} ${lacks} Lägg till dem där först om de ska med.`;
}
