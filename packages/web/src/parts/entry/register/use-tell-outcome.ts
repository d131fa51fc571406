import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import { useCompany } from "../../../data/company/selected-company.ts";
import { pushAddress } from "../../../navigation/address.ts";
import { useToast } from "../../../ui/label/toast.tsx";
import { transactionPath } from "../../../ui/link/transaction-path.ts";
import type { SentRegistration } from "../form/entry-rows.ts";
import { givenUpOutcome } from "./given-up-registration.ts";

/**
 * Tells what became of a registration without an answer whose form has been given up, as soon as the server is reached again:
 * nobody else would (UN4). The page may be closed by then.
 */
export function useTellOutcome(fiscalYearId: FiscalYearId): (sent: SentRegistration) => void {
  const companyId = useCompany()?.id;
  const toast = useToast();
  return (sent) => {
    if (companyId === undefined) return;
    void givenUpOutcome(sent, { companyId, fiscalYearId }).then((outcome) => {
      const { text } = sent.transaction;
      if (outcome === "unknown") return;
      if (outcome === undefined) toast({ text: `Det du kastade är inte registrerat: ${text}` });
      else {
        toast({
          text: `Det du kastade är registrerat som ${outcome.series} ${outcome.number}: ${text}`,
          actions: [{ label: "Öppna", onClick: () => pushAddress(transactionPath(outcome)) }],
          isRefusal: true,
        });
      }
    });
  };
}
