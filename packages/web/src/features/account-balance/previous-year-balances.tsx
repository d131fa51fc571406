import { type AccountBalance, openingDifferences } from "@huvudbok/core/account-balance";
import type { AccountNo } from "@huvudbok/core/account-plan";
import { type FiscalYear, fiscalYearName } from "@huvudbok/core/fiscal-year";
import type { Ore } from "@huvudbok/core/money";
import { Button } from "@mantine/core";
import { useEffect } from "react";
import { useClosingOfYear } from "../../parts/fiscal-year/closing-of-year.ts";
import { openingDifferenceText } from "../../parts/fiscal-year/opening-difference-text.ts";
import { ConfirmDialog } from "../../ui/form/confirm-dialog.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";

interface PreviousYearBalancesProps {
  readonly year: FiscalYear;
  readonly balances: readonly AccountBalance[];
  readonly isAsking: boolean;
  /** True while the balances are being saved: taking others waits until that is done. */
  readonly isSaving: boolean;
  readonly onAsk: () => void;
  readonly onCancel: () => void;
  readonly onImport: (closing: ReadonlyMap<AccountNo, Ore>) => void;
  readonly onFail: () => void;
}

/**
 * Says when the year before closed with other balances than this one opens with, and offers to take them over (PG24).
 */
export function PreviousYearBalances(props: PreviousYearBalancesProps) {
  const { year, balances, isAsking, isSaving, onAsk, onCancel, onImport, onFail } = props;
  const closing = useClosingOfYear(year);
  const differences = closing.state === "ready" ? openingDifferences(balances, closing.balances).length : 0;
  const isHopeless = isAsking && closing.state === "error";
  useEffect(() => {
    if (isHopeless) onFail();
  }, [isHopeless, onFail]);
  return (
    <>
      {differences > 0 && (
        <Notice
          kind="warning"
          title={openingDifferenceText(differences)}
          action={<Button onClick={onAsk}>Importera från föregående år</Button>}
        />
      )}
      <ConfirmDialog
        opened={isAsking}
        title="Importera från föregående år"
        confirmLabel="Importera"
        confirmDisabled={closing.state !== "ready" || isSaving}
        onConfirm={() => onImport(closing.balances)}
        onCancel={onCancel}
      >
        <p>
          {`Alla ingående balanser ersätts med de utgående balanserna från ${fiscalYearName(year)} på konto 1000–2999.`}
        </p>
      </ConfirmDialog>
    </>
  );
}
