import { unbookedResult } from "@huvudbok/core/account-balance";
import type { AccountNo } from "@huvudbok/core/account-plan";
import { fiscalYearName } from "@huvudbok/core/fiscal-year";
import { formatOre, type Ore } from "@huvudbok/core/money";
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
  /** Given what the year before closed with, and its result where that has been put on the equity (AB5). */
  readonly onImport: (opening: ReadonlyMap<AccountNo, Ore>) => void;
  readonly onFail: () => void;
}

/**
 * Says when the year before closed with other balances than this one opens with, and offers to take them over (PG24).
 */
export function PreviousYearBalances(props: PreviousYearBalancesProps) {
  const { year, accounts, isAsking, isSaving, onAsk, onCancel, onImport, onFail } = props;
  const { closing, expected, differences } = useOpeningDifferences(props);
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
        onConfirm={() => onImport(expected)}
        onCancel={onCancel}
      >
        <p>
          {`Alla ingående balanser ersätts med de utgående balanserna från ${fiscalYearName(year)} på konto 1000–2999.`}
        </p>
        {expected !== closing.balances && (
          <p>{`Årets resultat ${formatOre(unbookedResult(closing.balances))} är inte bokfört i ${fiscalYearName(year)} än, och ligger kvar på eget kapital här.`}</p>
        )}
      </ConfirmDialog>
    </>
  );
}
