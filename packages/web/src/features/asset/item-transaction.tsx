import type { TransactionLink } from "@huvudbok/core/transaction";
import { useLinkedTransaction } from "../../ui/link/linked-transaction.ts";
import { TextLink } from "../../ui/link/text-link.tsx";

interface ItemTransactionProps {
  readonly link: TransactionLink;
  readonly tabIndex?: number | undefined;
  /** True within a sentence. */
  readonly isUnderlined?: boolean;
}

/** A link to a transaction of an item; words alone where its year has been deleted (TR16). */
export function ItemTransaction({ link, ...rest }: ItemTransactionProps) {
  const { name, to } = useLinkedTransaction()(link);
  return to === undefined ? (
    name
  ) : (
    <TextLink to={to} {...rest}>
      {name}
    </TextLink>
  );
}
