import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import { formatCounted } from "@huvudbok/core/money";
import { linksAcrossYears, type Transaction, type TransactionLink } from "@huvudbok/core/transaction";
import { useLinkedTransaction } from "../../../ui/link/linked-transaction.ts";
import { Notice } from "../../../ui/page-frame/notice.tsx";

/** The most that are named. */
const NAMED = 5;

interface CorrectionsAcrossYearsProps {
  readonly transactions: Iterable<Transaction>;
  readonly fiscalYearId: FiscalYearId;
}

/** What becomes of corrections that have one end in the year that is deleted and the other in a year that stays. */
export function CorrectionsAcrossYears({ transactions, fiscalYearId }: CorrectionsAcrossYearsProps) {
  const linked = useLinkedTransaction();
  const { corrected, correcting } = linksAcrossYears({ transactions: [...transactions], fiscalYearId });
  if (corrected.length + correcting.length === 0) return null;
  const named = (links: readonly TransactionLink[]) => {
    const names = links.slice(0, NAMED).map((link) => linked(link).name);
    return links.length > NAMED ? `${names.join(", ")} …` : names.join(", ");
  };
  return (
    <Notice kind="warning" title="Rättelser mellan räkenskapsår">
      {corrected.length > 0 && (
        <p>
          {`${formatCounted(corrected.length, "transaktion", "transaktioner")} i andra räkenskapsår ${corrected.length === 1 ? "är rättad i det här, och står sedan som orättad" : "är rättade i det här, och står sedan som orättade"}: ${named(corrected)}.`}
        </p>
      )}
      {correcting.length > 0 && (
        <p>
          {`${formatCounted(correcting.length, "transaktion", "transaktioner")} i andra räkenskapsår rättar det här årets, och säger sedan att det de rättar är raderat: ${named(correcting)}.`}
        </p>
      )}
    </Notice>
  );
}
