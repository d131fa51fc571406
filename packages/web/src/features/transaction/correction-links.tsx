import {
  correctingLinks,
  correctingSiblings,
  type Transaction,
  type TransactionLink,
} from "@huvudbok/core/transaction";
import { Fragment } from "react";
import { useCompany } from "../../data/company/selected-company.ts";
import { useFiscalYear } from "../../data/fiscal-years.ts";
import { useDocumentAt } from "../../data/use-document-at.ts";
import { useLinkedTransaction } from "../../ui/link/linked-transaction.ts";
import { PageLink } from "../../ui/link/page-link.tsx";
import classes from "./transaction-view.module.css";

interface CorrectionLinksProps {
  readonly transaction: Transaction;
  readonly all: ReadonlyMap<string, Transaction>;
}

/** 'Rättar' and 'Rättad av', as links to the others. */
export function CorrectionLinks({ transaction, all }: CorrectionLinksProps) {
  const year = useFiscalYear();
  const { corrects, correctedBy } = transaction;
  const elsewhere = correctedBy?.fiscalYearId === year?.id ? undefined : correctedBy?.fiscalYearId;
  const company = useCompany();
  const others = useDocumentAt("transactions", company?.id, elsewhere);
  if (year === undefined || (corrects === undefined && correctedBy === undefined)) return null;
  const inYear = { transactions: [...all.values()], fiscalYearId: year.id };
  // Until the other year is here, the mark says all that is known.
  const years = [
    inYear,
    ...(elsewhere === undefined
      ? []
      : [{ transactions: [...others.items.values()], fiscalYearId: elsewhere }]),
  ];
  const correcting = correctedBy === undefined ? [] : correctingLinks(transaction, year.id, years);
  const siblings = corrects === undefined ? [] : correctingSiblings(transaction, inYear);
  return (
    <p className={classes.links}>
      {corrects !== undefined && (
        <>
          Rättar <LinkTo link={corrects} />
          {siblings.length > 0 && " tillsammans med "}
          <LinksTo links={siblings} />{" "}
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
  return to === undefined ? name : <PageLink to={to}>{name}</PageLink>;
}
