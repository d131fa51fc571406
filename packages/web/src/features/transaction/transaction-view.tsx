import type { Transaction, TransactionLink } from "@huvudbok/core/transaction";
import { IconArrowBackUp, IconArrowLeft, IconArrowRight, IconCopy, IconTrash } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { useRights } from "../../data/rights.ts";
import { ConfirmDialog } from "../../ui/form/confirm-dialog.tsx";
import type { KeyBinding } from "../../ui/keys/key-binding.ts";
import { useKeys } from "../../ui/keys/use-keys.ts";
import { useLinkedTransaction } from "../../ui/link/linked-transaction.ts";
import { PageLink } from "../../ui/link/page-link.tsx";
import { transactionPath } from "../../ui/link/transaction-path.ts";
import { watchPage } from "../../ui/link/watch-page.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import type { ToolbarAction } from "../../ui/page-frame/toolbar-button.tsx";
import { neighbours } from "./neighbours.ts";
import { TransactionFiles } from "./transaction-files.tsx";
import { TransactionNote } from "./transaction-note.tsx";
import { TransactionRows } from "./transaction-rows.tsx";
import classes from "./transaction-view.module.css";
import { useTransactionActions } from "./use-transaction-actions.ts";

interface TransactionViewProps {
  readonly transaction: Transaction;
  readonly all: ReadonlyMap<string, Transaction>;
}

/** A registered transaction: its contents, what it corrects, its notes and files, and its actions. */
export function TransactionView({ transaction, all }: TransactionViewProps) {
  const router = useRouter();
  const { previous, next } = useMemo(() => neighbours(transaction, all), [transaction, all]);
  const { mayWrite } = useRights();
  const [isDeleting, setIsDeleting] = useState(false);
  const actions = useTransactionActions(transaction, all);
  const name = `${transaction.series} ${transaction.number}`;
  const step = (label: string, to: Transaction | undefined, icon: typeof IconArrowLeft): ToolbarAction => ({
    label,
    icon,
    disabled: to === undefined,
    ...(to === undefined ? {} : { to: transactionPath(to) }),
  });
  const goTo = (key: string, label: string, to: Transaction | undefined): readonly KeyBinding[] =>
    to === undefined
      ? []
      : [
          {
            keys: key,
            label,
            group: "På den här sidan",
            run: () => router.history.push(transactionPath(to)),
          },
        ];
  useKeys([
    ...goTo("ArrowLeft", "Föregående transaktion", previous),
    ...goTo("ArrowRight", "Nästa transaktion", next),
  ]);
  return (
    <PageFrame
      title={`Transaktion ${name}`}
      error={actions.error}
      toolbar={[
        step("Föregående", previous, IconArrowLeft),
        step("Nästa", next, IconArrowRight),
        { label: "Kopiera", access: "write", shortcut: "d", icon: IconCopy, onClick: actions.copy },
        {
          label: "Vänd",
          access: "write",
          shortcut: "b",
          icon: IconArrowBackUp,
          disabled: actions.reversalHindrance !== undefined,
          onClick: actions.reverse,
        },
        {
          label: "Radera",
          access: "write",
          shortcut: "Delete",
          icon: IconTrash,
          disabled: actions.hindrance !== undefined,
          onClick: () => setIsDeleting(true),
        },
      ]}
    >
      <Links transaction={transaction} />
      <p className={classes.text}>{transaction.text}</p>
      <dl className={classes.facts}>
        <Fact term="Datum" value={transaction.date} />
        <Fact term="Registrerad" value={transaction.regDate} />
        <Fact term="Signatur" value={transaction.sign} />
        <Fact term="Låst" value={transaction.locked ? "Ja" : undefined} />
      </dl>
      <TransactionRows transaction={transaction} here={transactionPath(transaction)} />
      {mayWrite && actions.reversalHindrance !== undefined && (
        <p className={classes.why} data-print="hidden">{`Kan inte vändas: ${actions.reversalHindrance}`}</p>
      )}
      {mayWrite && actions.hindrance !== undefined && (
        <p className={classes.why} data-print="hidden">{`Kan inte raderas: ${actions.hindrance}`}</p>
      )}
      <TransactionNote transaction={transaction} />
      <TransactionFiles transaction={transaction} />
      <ConfirmDialog
        opened={isDeleting}
        title={`Radera ${name}?`}
        confirmLabel="Radera"
        destructive
        onCancel={() => setIsDeleting(false)}
        onConfirm={() => {
          setIsDeleting(false);
          const isHere = watchPage();
          void actions
            .remove()
            .then((isGone) => isGone && isHere() && router.history.push("/accounting/transaction"));
        }}
      >
        <p>
          Transaktionen tas bort ur böckerna och numret används av nästa. Den finns kvar i
          behandlingshistoriken. Är perioden redan redovisad ska felet i stället rättas med Vänd.
        </p>
      </ConfirmDialog>
    </PageFrame>
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

/** 'Rättar' and 'Rättad av', as links to the other one. */
function Links({ transaction: { corrects, correctedBy } }: { readonly transaction: Transaction }) {
  if (corrects === undefined && correctedBy === undefined) return null;
  return (
    <p className={classes.links}>
      {corrects !== undefined && (
        <>
          Rättar <LinkTo link={corrects} />{" "}
        </>
      )}
      {correctedBy !== undefined && (
        <>
          Rättad av <LinkTo link={correctedBy} />
        </>
      )}
    </p>
  );
}

function LinkTo({ link }: { readonly link: TransactionLink }) {
  const { name, to } = useLinkedTransaction()(link);
  return <PageLink to={to}>{name}</PageLink>;
}
