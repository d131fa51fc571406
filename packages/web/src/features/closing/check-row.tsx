import { bookedDepreciation, depreciationEntry, type PreparedEntry } from "@huvudbok/core/asset";
import {
  type ClosingBooks,
  type ClosingCheck,
  type ClosingFinding,
  closingFindingTexts,
} from "@huvudbok/core/closing";
import { transactionsOf } from "@huvudbok/core/ledger";
import type { ReactNode } from "react";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { useLinkedTransaction } from "../../ui/link/linked-transaction.ts";
import { useHasPage } from "../../ui/link/use-has-page.ts";
import { BookVat } from "./book-vat.tsx";
import { CHECK_LINKS, checkTitle, STATUS_LOOK } from "./check-look.ts";
import classes from "./closing.module.css";
import { openClosingEntry } from "./open-closing-entry.ts";

interface CheckRowProps {
  readonly books: ClosingBooks;
  readonly check: ClosingCheck;
  readonly isNext: boolean;
  /** False for a reader, and in a locked year. */
  readonly mayBook: boolean;
}

/** A check: what it looks at, what it found, and where that is put right. */
export function CheckRow({ books, check, isNext, mayBook }: CheckRowProps) {
  const { id, status, finding } = check;
  const { icon: Icon, text } = STATUS_LOOK[status];
  // Lists that are not what the accounts hold are put right on their page, though the check has not failed.
  const hasAction = status === "Failed" || status === "Incomplete" || finding?.code === "assets-differ";
  return (
    <li className={classes.check} data-status={status} data-next={isNext || undefined}>
      <Icon size={18} stroke={1.5} aria-hidden />
      <div>
        <p className={classes.title}>{checkTitle(id, books)}</p>
        {finding !== undefined &&
          closingFindingTexts(finding).map((line) => (
            <p key={line} className={classes.detail}>
              {line}
            </p>
          ))}
      </div>
      <span className={classes.status}>{text}</span>
      <span className={classes.action} data-print="hidden">
        {finding?.code === "vat-settled-after" && <SettledAfter {...finding} />}
        {hasAction && <Action books={books} check={check} isNext={isNext} mayBook={mayBook} />}
      </span>
    </li>
  );
}

/** Leads to the settlements of the year after. */
function SettledAfter({ fiscalYear, settlements }: Extract<ClosingFinding, { code: "vat-settled-after" }>) {
  const linked = useLinkedTransaction();
  return settlements.map(({ series, number }) => {
    const { name, to } = linked({ fiscalYearId: fiscalYear.id, series, number });
    return to !== undefined && <LinkButton key={name} to={to}>{`Till ${name}`}</LinkButton>;
  });
}

function Action({ books, check, isNext, mayBook }: CheckRowProps): ReactNode {
  const hasPage = useHasPage();
  const variant = isNext ? { variant: "filled" as const } : {};
  if (check.status === "Incomplete") {
    return (
      <LinkButton to="/accounting/accountPlan/edit" {...variant}>
        Lägg till kontot
      </LinkButton>
    );
  }
  const depreciation = check.id === "depreciation" && mayBook ? depreciationLeft(books) : undefined;
  if (depreciation !== undefined) {
    return (
      <Button onClick={() => openClosingEntry(depreciation)} {...variant}>
        Bokför avskrivningen
      </Button>
    );
  }
  if (check.id === "vat" && mayBook)
    return <BookVat ledger={books.ledger} following={books.following} isNext={isNext} />;
  const link = CHECK_LINKS[check.id].find(({ route }) => hasPage(route));
  if (link === undefined || (!mayBook && link.route.startsWith("/accounting/closing/"))) return null;
  return (
    <LinkButton to={link.route.replace("/{-$mode}", "")} {...variant}>
      {link.label}
    </LinkButton>
  );
}

/** What is left to book of the first list that has something left and whose accounts are in the chart. */
function depreciationLeft({ assetLists = [], ledger, plan }: ClosingBooks): PreparedEntry | undefined {
  const known = new Set(plan.accounts2.map(({ id }) => id));
  const transactions = transactionsOf(ledger);
  return assetLists
    .filter((list) => known.has(list.depreciationAccountId) && known.has(list.depreciationCostAccountId))
    .map((list) =>
      depreciationEntry(list, ledger.fiscalYear, bookedDepreciation(list, assetLists, transactions)),
    )
    .find((entry) => entry !== undefined);
}
