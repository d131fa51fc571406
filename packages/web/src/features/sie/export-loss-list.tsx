import type { Recipient } from "@huvudbok/core/company";
import { exportLosses, exportLossTexts } from "@huvudbok/core/import";
import { useMemo } from "react";
import classes from "../../parts/import/import.module.css";
import { NoticeList } from "../../parts/import/notice-list.tsx";
import type { BooksToExport } from "./use-books-to-export.ts";

interface ExportLossListProps {
  readonly company: Recipient;
  readonly books: Pick<BooksToExport, "accounts" | "transactions" | "draftCount">;
}

/** What the file does not hold of the year, or not as it is: shown before it is made and beside it. */
export function ExportLossList({ company, books }: ExportLossListProps) {
  const { accounts, transactions, draftCount } = books;
  const texts = useMemo(
    () =>
      exportLossTexts(
        exportLosses({ company, accounts, transactions: [...transactions.values()], draftCount }),
      ),
    [company, accounts, transactions, draftCount],
  );
  return (
    <section className={classes.part}>
      <h2>Följer inte med eller skrivs om</h2>
      <NoticeList notices={texts} />
    </section>
  );
}
