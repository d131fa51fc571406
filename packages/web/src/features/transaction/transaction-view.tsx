import { attachedFileIds, type Transaction } from "@huvudbok/core/transaction";
import { IconArrowBackUp, IconCopy, IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useRights } from "../../data/rights.ts";
import { useFilePanelSize } from "../../ui/files/use-file-panel-size.tsx";
import { transactionPath } from "../../ui/link/transaction-path.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { CorrectionLinks } from "./correction-links.tsx";
import { DeleteTransaction } from "./delete-transaction.tsx";
import { useNeighbourSteps } from "./neighbours/use-neighbour-steps.ts";
import { TransactionFiles } from "./transaction-files.tsx";
import { TransactionNote } from "./transaction-note.tsx";
import { TransactionRows } from "./transaction-rows.tsx";
import classes from "./transaction-view.module.css";
import { useMakeTemplate } from "./use-make-template.ts";
import { useTransactionActions } from "./use-transaction-actions.ts";
import { useWayBack } from "./use-way-back.tsx";

interface TransactionViewProps {
  readonly transaction: Transaction;
  readonly all: ReadonlyMap<string, Transaction>;
}

/** A registered transaction: its contents, what it corrects, its notes and files, and its actions. */
export function TransactionView({ transaction, all }: TransactionViewProps) {
  const steps = useNeighbourSteps(transaction, all);
  const wayBack = useWayBack();
  const { mayWrite } = useRights();
  const template = useMakeTemplate(transaction);
  const [isDeleting, setIsDeleting] = useState(false);
  const actions = useTransactionActions(transaction, all);
  const asideSize = useFilePanelSize();
  const name = `${transaction.series} ${transaction.number}`;
  return (
    <PageFrame
      title={`Transaktion ${name}`}
      error={actions.error ?? template.error}
      controls={wayBack}
      toolbar={[
        ...steps,
        {
          label: "Rätta",
          access: "write",
          shortcut: "e",
          icon: IconPencil,
          disabled: actions.reversalHindrance !== undefined,
          onClick: actions.correct,
        },
        { label: "Kopiera", access: "write", shortcut: "d", icon: IconCopy, onClick: actions.copy },
        {
          label: "Vänd",
          access: "write",
          shortcut: "b",
          isSecondary: true,
          icon: IconArrowBackUp,
          disabled: actions.reversalHindrance !== undefined,
          onClick: actions.reverse,
        },
        ...template.toolbar,
        {
          label: "Radera",
          access: "write",
          shortcut: "Delete",
          isSecondary: true,
          icon: IconTrash,
          disabled: actions.hindrance !== undefined,
          onClick: () => setIsDeleting(true),
        },
      ]}
      asideTitle="Underlag"
      aside={<TransactionFiles transaction={transaction} />}
      {...(attachedFileIds(transaction).length > 0 && { asideSize })}
      printsAside
    >
      <CorrectionLinks transaction={transaction} all={all} />
      <p className={classes.text}>{transaction.text}</p>
      <Facts transaction={transaction} />
      <TransactionRows transaction={transaction} here={transactionPath(transaction)} />
      {mayWrite && <WhyNot what="rättas eller vändas" hindrance={actions.reversalHindrance} />}
      {mayWrite && <WhyNot what="raderas" hindrance={actions.hindrance} />}
      <TransactionNote transaction={transaction} />
      <DeleteTransaction
        name={name}
        date={transaction.date}
        opened={isDeleting}
        onClose={() => setIsDeleting(false)}
        remove={actions.remove}
      />
    </PageFrame>
  );
}

interface WhyNotProps {
  readonly what: string;
  /** In one sentence; undefined when it can be done. */
  readonly hindrance: string | undefined;
}

/** Why something cannot be done with the transaction. */
function WhyNot({ what, hindrance }: WhyNotProps) {
  if (hindrance === undefined) return null;
  return <p className={classes.why} data-print="hidden">{`Kan inte ${what}: ${hindrance}`}</p>;
}

function Facts({ transaction }: Pick<TransactionViewProps, "transaction">) {
  return (
    <dl className={classes.facts}>
      <Fact term="Datum" value={transaction.date} />
      <Fact term="Registrerad" value={transaction.regDate} />
      <Fact term="Signatur" value={transaction.sign} />
      <Fact term="Låst" value={transaction.locked ? "Ja" : undefined} />
    </dl>
  );
}

function Fact({ term, value }: { readonly term: string; readonly value: string | undefined }) {
  if (value === undefined || value === "") return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
