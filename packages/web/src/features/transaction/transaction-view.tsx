import {
  attachedFileIds,
  correctingLinks,
  correctingSiblings,
  type Transaction,
  type TransactionLink,
} from "@huvudbok/core/transaction";
import { IconArrowBackUp, IconCopy, IconPencil, IconTrash } from "@tabler/icons-react";
import { Fragment, useState } from "react";
import { useFiscalYear } from "../../data/fiscal-years.ts";
import { useRights } from "../../data/rights.ts";
import { useFilePanelSize } from "../../ui/files/use-file-panel-size.tsx";
import { useLinkedTransaction } from "../../ui/link/linked-transaction.ts";
import { PageLink } from "../../ui/link/page-link.tsx";
import { transactionPath } from "../../ui/link/transaction-path.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { DeleteTransaction } from "./delete-transaction.tsx";
import { TransactionFiles } from "./transaction-files.tsx";
import { TransactionNote } from "./transaction-note.tsx";
import { TransactionRows } from "./transaction-rows.tsx";
import classes from "./transaction-view.module.css";
import { useMakeTemplate } from "./use-make-template.ts";
import { useNeighbourSteps } from "./use-neighbour-steps.ts";
import { useTransactionActions } from "./use-transaction-actions.ts";

interface TransactionViewProps {
  readonly transaction: Transaction;
  readonly all: ReadonlyMap<string, Transaction>;
}

/** A registered transaction: its contents, what it corrects, its notes and files, and its actions. */
export function TransactionView({ transaction, all }: TransactionViewProps) {
  const steps = useNeighbourSteps(transaction, all);
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
      <Links transaction={transaction} all={all} />
      <p className={classes.text}>{transaction.text}</p>
      <dl className={classes.facts}>
        <Fact term="Datum" value={transaction.date} />
        <Fact term="Registrerad" value={transaction.regDate} />
        <Fact term="Signatur" value={transaction.sign} />
        <Fact term="Låst" value={transaction.locked ? "Ja" : undefined} />
      </dl>
      <TransactionRows transaction={transaction} here={transactionPath(transaction)} />
      {mayWrite && <WhyNot what="rättas eller vändas" hindrance={actions.reversalHindrance} />}
      {mayWrite && <WhyNot what="raderas" hindrance={actions.hindrance} />}
      <TransactionNote transaction={transaction} />
      <DeleteTransaction
        name={name}
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

function Fact({ term, value }: { readonly term: string; readonly value: string | undefined }) {
  if (value === undefined || value === "") return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** 'Rättar' and 'Rättad av', as links to the others. */
function Links({ transaction, all }: TransactionViewProps) {
  const year = useFiscalYear();
  const { corrects, correctedBy } = transaction;
  if (year === undefined || (corrects === undefined && correctedBy === undefined)) return null;
  const inYear = { transactions: [...all.values()], fiscalYearId: year.id };
  const correcting = correctedBy === undefined ? [] : correctingLinks(transaction, inYear);
  const others = corrects === undefined ? [] : correctingSiblings(transaction, inYear);
  return (
    <p className={classes.links}>
      {corrects !== undefined && (
        <>
          Rättar <LinkTo link={corrects} />
          {others.length > 0 && " tillsammans med "}
          <LinksTo links={others} />{" "}
        </>
      )}
      {correctedBy !== undefined && (
        <>
          Rättad av <LinksTo links={correcting} />
        </>
      )}
    </p>
  );
}

function LinksTo({ links }: { readonly links: readonly TransactionLink[] }) {
  return links.map((link, index) => (
    <Fragment key={`${link.fiscalYearId}-${link.series}-${link.number}`}>
      {index > 0 && " och "}
      <LinkTo link={link} />
    </Fragment>
  ));
}

function LinkTo({ link }: { readonly link: TransactionLink }) {
  const { name, to } = useLinkedTransaction()(link);
  return <PageLink to={to}>{name}</PageLink>;
}
