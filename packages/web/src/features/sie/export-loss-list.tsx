import type { Recipient } from "@huvudbok/core/company";
import { exportLosses, exportLossTexts } from "@huvudbok/core/import";
import { formatCounted } from "@huvudbok/core/money";
import { useMemo } from "react";
import classes from "../../parts/import/import.module.css";
import { NoticeList } from "../../parts/import/notice-list.tsx";
import type { BooksToExport } from "../../parts/sie-export/books-to-export.ts";

interface ExportLossListProps {
  readonly company: Recipient;
  readonly books: Pick<BooksToExport, "accounts" | "transactions" | "draftCount">;
}

/**
 * What the file does not hold of the year, or not as it is: shown before it is made and beside it. What changes nothing
 * for who reads the file is there to be opened.
 */
export function ExportLossList({ company, books }: ExportLossListProps) {
  const { accounts, transactions, draftCount } = books;
  const { lost, chart, rewritten } = useMemo(
    () =>
      exportLossTexts(
        exportLosses({ company, accounts, transactions: [...transactions.values()], draftCount }),
      ),
    [company, accounts, transactions, draftCount],
  );
  return (
    <section className={classes.part}>
      <h2>Följer inte med eller skrivs om</h2>
      {lost.length === 0 && chart.length + rewritten.length > 0 ? (
        <p className={classes.quiet}>Allt som är bokfört följer med.</p>
      ) : (
        <NoticeList notices={lost} />
      )}
      <LossDetails title="Tecken som skrivs på annat sätt" losses={rewritten} unit={["text", "texter"]} />
      <LossDetails title="Det som ingen SIE 4-fil säger om konton" losses={chart} />
    </section>
  );
}

interface LossDetailsProps {
  readonly title: string;
  readonly losses: readonly string[];
  /** What is counted after the title, one and many. */
  readonly unit?: readonly [string, string];
}

/** Closed until somebody wants to know. */
function LossDetails({ title, losses, unit }: LossDetailsProps) {
  if (losses.length === 0) return null;
  return (
    <details className={classes.details}>
      <summary>{unit === undefined ? title : `${title}: ${formatCounted(losses.length, ...unit)}`}</summary>
      <NoticeList notices={losses} />
    </details>
  );
}
