import type { TransactionLink } from "@huvudbok/core/transaction";
import { useLinkedTransaction } from "../../../ui/link/linked-transaction.ts";
import { TextLink } from "../../../ui/link/text-link.tsx";

/** That a voucher was corrected, and by which: on paper, too, where its rows alone would say that it stands. */
export function CorrectedBy({ link }: { readonly link: TransactionLink }) {
  const { name, to } = useLinkedTransaction()(link);
  return <span>Rättad av {to === undefined ? name : <TextLink to={to}>{name}</TextLink>}</span>;
}
