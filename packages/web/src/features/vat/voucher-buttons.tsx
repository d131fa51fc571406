import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import type { Transaction } from "@huvudbok/core/transaction";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { useLinkedTransaction } from "../../ui/link/linked-transaction.ts";

interface VoucherButtonsProps {
  readonly fiscalYear: FiscalYear;
  readonly vouchers: readonly Pick<Transaction, "series" | "number">[];
}

/** Lead to transactions that are told to be put right: 'Till A 4'. */
export function VoucherButtons({ fiscalYear, vouchers }: VoucherButtonsProps) {
  const linked = useLinkedTransaction();
  return vouchers.map(({ series, number }) => {
    const { name, to } = linked({ fiscalYearId: fiscalYear.id, series, number });
    return to !== undefined && <LinkButton key={name} to={to}>{`Till ${name}`}</LinkButton>;
  });
}
