import type { Transaction } from "@huvudbok/core/transaction";
import { useDocument } from "../../data/use-document.ts";
import classes from "./transaction-view.module.css";

/** The files (verifikat) of a registered transaction. */
export function TransactionFiles({ transaction }: { readonly transaction: Transaction }) {
  const attachments = useDocument("attachmentData");
  return (
    <section className={classes.section}>
      <h2>Verifikat</h2>
      <ul>
        {transaction.attachmentIds?.map((id) => (
          <li key={id}>{attachments.items.get(id)?.name ?? id}</li>
        ))}
      </ul>
    </section>
  );
}
